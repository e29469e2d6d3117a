// A new game: who sits at the table, and the settings with their reasons. Hands over a config and seats; deals nothing.

import { useState } from 'preact/hooks';
import { SETTING_TEXTS } from '../../assets/texts/brah-settings.ts';
import type { BrahConfig } from '../core/brah/public.ts';
import { defaultConfig, shortGame } from '../core/brah/public.ts';
import { Glyph } from '../mirror/art/glyph.tsx';
import { minutesWords } from './minutes.ts';
import { Choice, Page } from './page.tsx';
import type { SeatPlan } from './seat-plan.tsx';
import { defaultSeats, SeatRow } from './seat-plan.tsx';

type Draft = {
  readonly players: number;
  readonly seats: readonly SeatPlan[];
  readonly first: number | 'random';
  readonly spread: BrahConfig['spread'];
  readonly bosses: readonly BrahConfig['extraBosses'][number][];
  readonly expansion: boolean;
  readonly short: boolean;
  readonly prompts: 'auto' | BrahConfig['responsePrompts'];
};

type SetupProps = {
  readonly names: readonly string[];
  readonly onStart: (config: BrahConfig, seats: readonly SeatPlan[]) => void;
  /** A save that a new game would replace. */
  readonly replaces: string | null;
};

const BOSSES: readonly Draft['bosses'][number][] = ['brenda-from-accounts', 'the-landlord'];

export function Setup({ names, onStart, replaces }: SetupProps) {
  const [draft, setDraft] = useState<Draft>(() => ({
    players: 4,
    seats: defaultSeats(names),
    first: 'random',
    spread: 'plain',
    bosses: [],
    expansion: true,
    short: false,
    prompts: 'auto',
  }));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const seats = draft.seats.slice(0, draft.players);
  const trouble = troubleOf(seats);
  return (
    <Page title="New game">
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (trouble === '')
            onStart(
              configOf(draft),
              seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
            );
        }}
      >
        <section class="paper setup-part">
          <Choice
            legend="How many players?"
            name="players"
            value={draft.players}
            options={[2, 3, 4, 5, 6].map((n) => ({ value: n, name: String(n) }))}
            onPick={(players) => change({ players, first: 'random' })}
          />
          <h2>Who plays?</h2>
          <ul class="seat-rows">
            {seats.map((seat, i) => (
              <SeatRow
                key={i}
                seat={i}
                plan={seat}
                onChange={(plan) => change({ seats: draft.seats.map((old, at) => (at === i ? plan : old)) })}
              />
            ))}
          </ul>
          <p class="hint">
            Several people share this screen: it is covered until each has taken it. Careful bots play to win; wild ones
            do whatever comes to mind.
          </p>
        </section>
        <Settings draft={draft} change={change} seats={seats} />
        <div class="setup-go">
          <p>
            <Glyph sign="hourglass" /> {minutesWords(seats, draft.short)}
          </p>
          {replaces === null ? null : <p class="hint">This replaces the saved game ({replaces}).</p>}
          {trouble === '' ? null : <p role="alert">{trouble}</p>}
          <button type="submit" class="button main big" disabled={trouble !== ''}>
            <Glyph sign="sword" /> Deal the cards
          </button>
        </div>
      </form>
    </Page>
  );
}

function Settings({
  draft,
  change,
  seats,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly seats: readonly SeatPlan[];
}) {
  const t = SETTING_TEXTS;
  const toggleBoss = (boss: Draft['bosses'][number]) =>
    change({ bosses: BOSSES.filter((b) => (b === boss ? !draft.bosses.includes(b) : draft.bosses.includes(b))) });
  return (
    <section class="paper setup-part">
      <h2>Settings</h2>
      <label class="tick">
        <input
          type="checkbox"
          checked={draft.short}
          onChange={(event) => change({ short: event.currentTarget.checked })}
        />
        <span>
          <b>{t.short.name}</b> {t.short.text}
        </span>
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={draft.expansion}
          onChange={(event) => change({ expansion: event.currentTarget.checked })}
        />
        <span>
          <b>{t.expansion.name}</b> {t.expansion.text}
        </span>
      </label>
      {BOSSES.map((boss) => (
        <label key={boss} class="tick">
          <input type="checkbox" checked={draft.bosses.includes(boss)} onChange={() => toggleBoss(boss)} />
          <span>
            <b>{t.bosses[boss].name}</b> {t.bosses[boss].text}
          </span>
        </label>
      ))}
      {draft.short ? null : (
        <Choice
          legend={t.spread.title}
          name="spread"
          value={draft.spread}
          options={(['plain', 'even'] as const).map((value) => ({
            value,
            name: t.spread[value].name,
            hint: t.spread[value].text,
          }))}
          onPick={(spread) => change({ spread })}
        />
      )}
      <Choice
        legend={t.prompts.title}
        name="prompts"
        value={draft.prompts}
        options={(['auto', 'everyone', 'holders'] as const).map((value) => ({
          value,
          name: t.prompts[value].name,
          hint: t.prompts[value].text,
        }))}
        onPick={(prompts) => change({ prompts })}
      />
      <label class="field">
        <span>{t.first.title}</span>
        <select
          value={String(draft.first)}
          onChange={(event) =>
            change({ first: event.currentTarget.value === 'random' ? 'random' : Number(event.currentTarget.value) })
          }
        >
          <option value="random">{t.first.random}</option>
          {seats.map((seat, i) => (
            <option key={i} value={String(i)}>
              {seat.name.trim() === '' ? `Player ${i + 1}` : seat.name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

function configOf(draft: Draft): BrahConfig {
  const people = draft.seats.slice(0, draft.players).filter((seat) => seat.plays === 'person').length;
  const config: BrahConfig = {
    ...defaultConfig(draft.players),
    firstPlayer: draft.first === 'random' ? { how: 'random' } : { how: 'seat', seat: draft.first },
    spread: draft.spread,
    extraBosses: draft.bosses,
    expansions: draft.expansion ? ['cathulhu'] : [],
    responsePrompts: draft.prompts === 'auto' ? (people > 1 ? 'everyone' : 'holders') : draft.prompts,
    responseSeconds: 0,
  };
  return draft.short ? shortGame(config) : config;
}

function troubleOf(seats: readonly SeatPlan[]): string {
  const names = seats.map((seat) => seat.name.trim().toLowerCase());
  if (names.some((name) => name === '')) return 'Every player needs a name.';
  if (new Set(names).size < names.length) return 'Two players have the same name.';
  return '';
}
