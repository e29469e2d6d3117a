// A new campaign: up to four heroes, no class twice, and who plays each. Hands over a config and seats; begins nothing.

import { useState } from 'preact/hooks';
import type { ClassId, LairConfig } from '../core/lair/public.ts';
import { CLASSES, classOf, defaultConfig } from '../core/lair/public.ts';
import { HeroToken } from '../mirror/lair/art.tsx';
import { describeClass } from '../present/lair/cards.ts';
import { Choice, Page } from './page.tsx';
import type { SeatPlan } from './seat-plan.tsx';

type HeroPlan = { readonly hero: ClassId; readonly name: string; readonly plays: 'person' | 'greedy' };

type SetupProps = {
  readonly names: readonly string[];
  readonly onStart: (config: LairConfig, seats: readonly SeatPlan[]) => void;
  /** A save that a new campaign would replace. */
  readonly replaces: string | null;
};

const FIRST: readonly ClassId[] = ['barbarian', 'cleric', 'ranger', 'wizard'];
const BOTS = ['Mittens', 'Biscuit', 'Gizmo', 'Tiddles'];

export function LairSetup({ names, onStart, replaces }: SetupProps) {
  const [size, setSize] = useState(4);
  const [plans, setPlans] = useState<readonly HeroPlan[]>(() =>
    FIRST.map((hero, i) => ({
      hero,
      name: i === 0 ? (names[0] ?? 'Brah') : (BOTS[i] ?? ''),
      plays: i === 0 ? 'person' : 'greedy',
    })),
  );
  const party = plans.slice(0, size);
  const trouble = troubleOf(party);
  const change = (at: number, part: Partial<HeroPlan>) =>
    setPlans((before) => before.map((plan, i) => (i === at ? { ...plan, ...part } : plan)));
  return (
    <Page title="New campaign">
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (trouble === '') onStart(...campaignOf(party));
        }}
      >
        <section class="paper setup-part">
          <Choice
            legend="How many heroes?"
            name="heroes"
            value={size}
            options={[1, 2, 3, 4].map((n) => ({ value: n, name: String(n) }))}
            onPick={setSize}
          />
          <h2>Who goes down?</h2>
          <ul class="hero-rows">
            {party.map((plan, i) => (
              <HeroRow key={i} at={i} plan={plan} onChange={(part) => change(i, part)} />
            ))}
          </ul>
          <p class="hint">
            Several people share this screen: nothing is secret in the Wyrmhold. One person may play several heroes:
            give them the same name. Companions are bots that fight beside you.
          </p>
        </section>
        <section class="paper setup-part">
          <h2>The classes</h2>
          <dl class="class-list">
            {CLASSES.map(({ id, name }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{describeClass(id).lines.join(' ')}</dd>
              </div>
            ))}
          </dl>
          <p class="hint">
            Five bosses, met in order. When a hero falls the party starts again at the first dungeon: gold and
            experience are lost, gear and abilities are kept. Most parties need four to eight attempts.
          </p>
        </section>
        <div class="setup-go">
          <p>{minutes(party)}</p>
          {replaces === null ? null : <p class="hint">This replaces the saved campaign ({replaces}).</p>}
          {trouble === '' ? null : <p role="alert">{trouble}</p>}
          <button type="submit" class="button main big" disabled={trouble !== ''}>
            Into the Wyrmhold
          </button>
        </div>
      </form>
    </Page>
  );
}

function HeroRow({
  at,
  plan,
  onChange,
}: {
  readonly at: number;
  readonly plan: HeroPlan;
  readonly onChange: (part: Partial<HeroPlan>) => void;
}) {
  return (
    <li class="hero-row">
      <HeroToken hero={plan.hero} />
      <label class="field">
        <span class="for-ears">Class of hero {at + 1}</span>
        <select
          value={plan.hero}
          onChange={(event) => {
            const found = CLASSES.find(({ id }) => id === event.currentTarget.value);
            if (found !== undefined) onChange({ hero: found.id });
          }}
        >
          {CLASSES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="for-ears">Name for hero {at + 1}</span>
        <input
          type="text"
          value={plan.name}
          maxLength={16}
          autocomplete="off"
          onInput={(event) => onChange({ name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span class="for-ears">Who plays hero {at + 1}</span>
        <select
          value={plan.plays}
          onChange={(event) => onChange({ plays: event.currentTarget.value === 'person' ? 'person' : 'greedy' })}
        >
          <option value="person">Person here</option>
          <option value="greedy">Companion (bot)</option>
        </select>
      </label>
    </li>
  );
}

/** Heroes of the same person share a seat; each companion has one of its own. */
function campaignOf(party: readonly HeroPlan[]): [LairConfig, readonly SeatPlan[]] {
  const seats: SeatPlan[] = [];
  const heroes = party.map(({ hero, name, plays }) => {
    const wanted = { name: name.trim(), plays };
    const known =
      plays === 'person' ? seats.findIndex((seat) => seat.plays === 'person' && seat.name === wanted.name) : -1;
    if (known >= 0) return { hero, seat: known };
    seats.push(wanted);
    return { hero, seat: seats.length - 1 };
  });
  return [{ ...defaultConfig(seats.length), party: heroes, responseSeconds: 0 }, seats];
}

function troubleOf(party: readonly HeroPlan[]): string {
  const twice = party.find(({ hero }, i) => party.some((other, at) => at < i && other.hero === hero));
  if (twice !== undefined) return `Two heroes are a ${classOf(twice.hero).name}: each class goes down once.`;
  if (party.some(({ name }) => name.trim() === '')) return 'Every hero needs a name.';
  if (party.every(({ plays }) => plays !== 'person')) return 'At least one hero is played by a person.';
  return '';
}

/** From simulated campaigns: rounds of a won dungeon, times what a person takes for a hero's round. */
function minutes(party: readonly HeroPlan[]): string {
  const people = party.filter(({ plays }) => plays === 'person').length;
  const each = Math.round((30 * (people * 0.35 + (party.length - people) * 0.1)) / 5) * 5;
  return `About ${Math.max(10, each)} minutes for each dungeon; the campaign is kept between them.`;
}
