// The camp on one screen: the store, the abilities of the selected hero, what it wears, the Stash, and two marks.

import type { AbilityId, GearCard, HeroView } from '../../core/lair/public.ts';
import { ABILITIES, abilityOf, classOf, gearOf, SLOTS } from '../../core/lair/public.ts';
import { gearKind, limitWords, slotWord } from '../../present/lair/cards.ts';
import { capital } from '../../present/lair/words.ts';
import { HeroToken, HpBar, Sign, SlotSign } from './art.tsx';
import { useDelve } from './context.ts';
import type { Option } from './options.ts';
import { QuietDeed } from './prompt.tsx';

export function Camp() {
  const { view, selected, options } = useDelve();
  const hero = view.heroes.find(({ id }) => id === selected) ?? view.heroes[0];
  if (hero === undefined) return null;
  const marks = options.filter(({ group }) => group === 'mark');
  return (
    <div class="camp">
      {view.phase === 'regroup' ? null : <Store hero={hero} />}
      {view.phase === 'regroup' ? null : <Abilities hero={hero} />}
      <Doll hero={hero} />
      <Stash hero={hero} />
      <div class="camp-marks" data-region="marks">
        <Fire />
        {marks.map((option) => (
          <QuietDeed key={option.key} option={option} main={!option.key.includes('not')} />
        ))}
        <p>
          {view.marks.length === 0
            ? 'Nobody is done yet.'
            : `${view.marks.length} of ${new Set(view.heroes.map((h) => h.seat)).size} players are done.`}
        </p>
      </div>
    </div>
  );
}

function Fire() {
  return (
    <span class="fire" aria-hidden="true">
      <Sign sign="camp" />
    </span>
  );
}

// --- the store -----------------------------------------------------------------------------------------------------

function Store({ hero }: { readonly hero: HeroView }) {
  const { view } = useDelve();
  const isOpen = view.phase === 'store';
  return (
    <section class="slab store" data-region="store" aria-labelledby="store-title">
      <h2 id="store-title">
        Gear store <small>{isOpen ? 'paid with your own gold' : 'closed until the next camp'}</small>
        <span class="purse">
          <Sign sign="gold" /> {classOf(hero.id).name} has {hero.gold}
        </span>
      </h2>
      <ul class="gear-cards">
        {view.store.map(({ card }) => (
          <li key={card}>
            <GearTile card={card} hero={hero} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function buying(options: readonly Option[], card: GearCard, hero: HeroView): Option | null {
  return (
    options.find(
      ({ picks: [first, second] }) =>
        first?.pick === 'buy-gear' && first.card === card && second?.pick === 'hero' && second.hero === hero.id,
    ) ?? null
  );
}

function GearTile({ card, hero }: { readonly card: GearCard; readonly hero: HeroView }) {
  const { view, options, act, inspect } = useDelve();
  const gear = gearOf(card);
  const option = buying(options, card, hero);
  const why = option !== null ? '' : view.phase !== 'store' ? 'closed' : hero.gold < gear.cost ? 'too dear' : 'not now';
  const useless = gear.who !== null && !gear.who.includes(hero.id) ? `not for the ${classOf(hero.id).name}` : '';
  const old = hero.worn[gear.slot];
  return (
    <article class={`gear-card slot-${gear.slot} ${option === null ? 'is-off' : ''}`}>
      <button type="button" class="gear-face" data-key={`gear-${card}`} onClick={() => inspect({ of: 'gear', card })}>
        <span class="gear-art" aria-hidden="true">
          <SlotSign slot={gear.slot} />
        </span>
        <b>{gear.name}</b> <small>{useless === '' ? capital(gearKind(card)) : capital(useless)}</small>
        <span class="gear-text"> {gear.text} </span>
        <small class="gear-old">{old === null ? 'nothing worn there' : `now: ${gearOf(old).name}`}</small>
      </button>
      <button
        type="button"
        class="gear-price"
        data-key={`buy-${card}`}
        disabled={option === null}
        onClick={() => (option === null ? undefined : act(option))}
      >
        <Sign sign="gold" /> {gear.cost} <span class="for-ears">gold for {gear.name}: </span>
        <span>{why === '' ? 'Buy' : why}</span>
      </button>
    </article>
  );
}

// --- abilities -----------------------------------------------------------------------------------------------------

function Abilities({ hero }: { readonly hero: HeroView }) {
  return (
    <section class="slab learn" data-region="learn" aria-labelledby="learn-title">
      <h2 id="learn-title">
        {classOf(hero.id).name} abilities
        <span class="purse xp">
          <Sign sign="xp" /> {hero.xp} XP
        </span>
      </h2>
      <ul>
        {ABILITIES.filter((card) => card.class === hero.id).map(({ id }) => (
          <li key={id}>
            <AbilityRow ability={id} hero={hero} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AbilityRow({ ability, hero }: { readonly ability: AbilityId; readonly hero: HeroView }) {
  const { view, options, act, inspect } = useDelve();
  const card = abilityOf(ability);
  const owned = hero.abilities.some(({ id }) => id === ability);
  const option = options.find(
    ({ picks: [first] }) => first?.pick === 'buy-ability' && first.ability === ability && first.hero === hero.id,
  );
  const why = owned
    ? 'Owned'
    : view.phase === 'store'
      ? 'after the store'
      : hero.xp < card.cost
        ? 'too dear'
        : 'not now';
  return (
    <div class={`ability-row ${owned ? 'is-owned' : option === undefined ? 'is-off' : ''}`}>
      <button
        type="button"
        class="ability-face"
        data-key={`ability-${ability}`}
        onClick={() => inspect({ of: 'ability', ability })}
      >
        <b>{card.name}</b> <span>{card.text}</span> <small>{limitWords(ability)}</small>
      </button>
      {option === undefined ? (
        <span class="ability-price">
          {owned ? '' : `${card.cost} XP`} <small>{why}</small>
        </span>
      ) : (
        <button
          type="button"
          class="stone-button main"
          data-key={`learn-${ability}`}
          aria-label={option.full}
          onClick={() => act(option)}
        >
          {card.cost} XP
        </button>
      )}
    </div>
  );
}

// --- what is worn --------------------------------------------------------------------------------------------------

function Doll({ hero }: { readonly hero: HeroView }) {
  const { options, act, inspect, view, select } = useDelve();
  return (
    <section class="slab doll" data-region="doll" aria-labelledby="doll-title">
      <h2 id="doll-title">
        <HeroToken hero={hero.id} /> {classOf(hero.id).name}
      </h2>
      <ul class="doll-who">
        {view.heroes.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              class="who"
              data-key={`who-${id}`}
              aria-pressed={id === hero.id}
              aria-label={`Show the ${classOf(id).name}`}
              onClick={() => select(id)}
            >
              <HeroToken hero={id} />
            </button>
          </li>
        ))}
      </ul>
      <HpBar hp={hero.hp} most={hero.maxHp.total} of="hero" />
      <ul class="doll-slots">
        {SLOTS.map((slot) => {
          const card = hero.worn[slot];
          const off = options.find(
            ({ picks: [first] }) => first?.pick === 'unequip' && first.hero === hero.id && first.slot === slot,
          );
          return (
            <li key={slot} class={card === null ? 'is-empty' : ''}>
              <button
                type="button"
                class="slot-face"
                data-key={`slot-${slot}`}
                disabled={card === null}
                onClick={() => (card === null ? undefined : inspect({ of: 'gear', card }))}
              >
                <SlotSign slot={slot} />
                <span>{card === null ? capital(slotWord(slot)) : gearOf(card).name}</span>
              </button>
              {off === undefined ? null : (
                <button
                  type="button"
                  class="slot-off"
                  data-key={`off-${slot}`}
                  aria-label={off.full}
                  onClick={() => act(off)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p class="doll-facts">
        <Sign sign="defense" /> {hero.defense.total} <Sign sign="damage" /> {hero.damage.total} <Sign sign="hit" /> +
        {hero.hit.total} <Sign sign="range" /> {hero.range.total}
      </p>
    </section>
  );
}

function Stash({ hero }: { readonly hero: HeroView }) {
  const { view, options, act, inspect } = useDelve();
  return (
    <section class="slab stash" data-region="stash" aria-labelledby="stash-title">
      <h2 id="stash-title">
        Shared stash <Sign sign="stash" />
      </h2>
      {view.stash.length === 0 ? <p class="nothing">Nothing lies here. What is bought or taken off does.</p> : null}
      <ul>
        {view.stash.map((card) => {
          const gear = gearOf(card);
          const on = options.find(
            ({ picks: [first, second] }) =>
              first?.pick === 'equip' && first.card === card && second?.pick === 'hero' && second.hero === hero.id,
          );
          return (
            <li key={card}>
              <button
                type="button"
                class="stash-face"
                data-key={`stash-${card}`}
                onClick={() => inspect({ of: 'gear', card })}
              >
                <SlotSign slot={gear.slot} />
                <span>
                  {gear.name}
                  <small>{gear.text}</small>
                </span>
              </button>
              {on === undefined ? (
                <span class="why">{whyNot(card, hero, view.phase)}</span>
              ) : (
                <button
                  type="button"
                  class="stone-button"
                  data-key={`wear-${card}`}
                  aria-label={`Put on. ${on.full}`}
                  onClick={() => act(on)}
                >
                  Put on
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Why the selected hero cannot put it on; the store comes before equipping. */
function whyNot(card: GearCard, hero: HeroView, phase: string): string {
  const gear = gearOf(card);
  if (phase === 'store') return 'after the store';
  if (gear.who !== null && !gear.who.includes(hero.id)) return `not for the ${classOf(hero.id).name}`;
  if (gear.shield) return 'no shield beside a two-handed weapon';
  return gear.hands === 2 ? 'take the shield off first' : 'not now';
}
