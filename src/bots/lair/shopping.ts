// At camp: what gear and abilities are worth to whom, and who buys, learns and wears what.

import { luckOf } from '../../core/kernel/luck.ts';
import type { Action, GearCard, HeroView, LairView } from '../../core/lair/public.ts';
import { ABILITIES, gearOf, SETS, setOf, SLOTS } from '../../core/lair/public.ts';

type Clauses = ReturnType<typeof gearOf>['clauses'];
type Verb = Clauses[number]['verb'];

/** Worth of a verb to this hero, in points of which a price of 5 gold buys about one. */
function verbWorth(h: HeroView, verb: Verb): number {
  switch (verb.verb) {
    case 'stat':
      return verb.n * statWorth(h, verb.stat);
    case 'precise':
      return 2;
    case 'splash':
    case 'haste':
    case 'fightHeal':
      return 1.5;
    case 'reroll':
      return 2;
    default:
      return 0.8;
  }
}

function statWorth(h: HeroView, stat: Extract<Verb, { readonly verb: 'stat' }>['stat']): number {
  switch (stat) {
    case 'dmg':
      return 5;
    case 'hit':
      return 2.5;
    case 'def':
      return 3;
    case 'hp':
      return 0.7;
    case 'range':
      return h.range.total === 0 ? 1.2 : 2;
    case 'potion':
      return 0.2;
  }
}

function sumOf(h: HeroView, clauses: Clauses): number {
  return clauses.reduce((sum, { verb }) => sum + verbWorth(h, verb), 0);
}

/** What a card is worth on this hero, with what its set gives beside the pieces already worn. */
function cardWorth(h: HeroView, card: GearCard | null): number {
  if (card === null) return 0;
  const { clauses, set } = gearOf(card);
  if (set === null) return sumOf(h, clauses);
  const worn = SETS.find((s) => s.id === set)?.pieces.filter((piece) => wears(h, piece) && piece !== gearOf(card).id);
  return sumOf(h, clauses) + ((worn?.length ?? 0) * sumOf(h, setOf(set).clauses)) / 4;
}

function wears(h: HeroView, piece: string): boolean {
  return SLOTS.some((slot) => h.worn[slot]?.startsWith(`${piece}.`));
}

function mayWear(h: HeroView, card: GearCard): boolean {
  return gearOf(card).who?.includes(h.id) ?? true;
}

/** How much better this hero would be with the card: a second hand taken costs the shield. */
function gainOf(h: HeroView, card: GearCard): number {
  if (!mayWear(h, card)) return 0;
  const gear = gearOf(card);
  const { accessory, weapon } = h.worn;
  const shield = gear.hands === 2 && accessory !== null && gearOf(accessory).shield ? cardWorth(h, accessory) : 0;
  const twoHanded = gear.shield && weapon !== null && gearOf(weapon).hands === 2 ? FORBIDDEN : 0;
  return cardWorth(h, card) - cardWorth(h, h.worn[gear.slot]) - shield - twoHanded;
}

const FORBIDDEN = 100;

// --- buying --------------------------------------------------------------------------------------------------------

/** Purchases by what they gain for their price, the best first; gold does not outlast a wipe, so none is saved. */
export function buyWishes(v: LairView, mine: readonly HeroView[], seed: number): readonly Action[] {
  const luck = luckOf(`store/${seed}`);
  const wishes = v.store.flatMap(({ card, price, slot }) =>
    mine.map((h) => {
      const waiting = v.stash.filter((other) => gearOf(other).slot === slot && mayWear(h, other));
      const already = Math.max(0, ...waiting.map((other) => gainOf(h, other)));
      const gain = gainOf(h, card) - already;
      const worth = gain <= 0.3 ? 0 : gain * 3 + luck.below(20) / 10 - price / 20;
      return { worth, action: { type: 'buy-gear', hero: h.id, card } satisfies Action };
    }),
  );
  const wanted = wishes
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ action }) => action);
  // A store that holds nothing for anybody is moved on by its cheapest card, when there is gold to spare.
  const spare = v.store.toSorted((a, b) => a.price - b.price).slice(0, 1);
  const moved = spare.flatMap(({ card, price }) =>
    mine
      .filter((h) => h.gold >= 2 * price && v.attempt > PATIENCE)
      .map((h): Action => ({ type: 'buy-gear', hero: h.id, card })),
  );
  return [...wanted, ...moved];
}

/** Attempts after which a store that does not help is moved on. */
const PATIENCE = 3;

/** Abilities that can be paid, the dearest first with a little whim; experience does not outlast a wipe either. */
export function learnWishes(mine: readonly HeroView[], seed: number): readonly Action[] {
  const luck = luckOf(`abilities/${seed}`);
  return mine.flatMap((h) =>
    ABILITIES.filter((card) => card.class === h.id && card.cost <= h.xp && !h.abilities.some((a) => a.id === card.id))
      .map((card) => ({ card, worth: card.cost + luck.below(9) + (card.type === 'attack' ? 3 : 0) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ card }): Action => ({ type: 'buy-ability', hero: h.id, ability: card.id })),
  );
}

/** What lies in the Stash goes to whoever gains most by it; a shield comes off before a weapon for two hands. */
export function wearWishes(v: LairView, mine: readonly HeroView[]): readonly Action[] {
  const wishes = v.stash.flatMap((card) => mine.map((h) => ({ gain: gainOf(h, card), actions: wearing(h, card) })));
  return wishes
    .filter(({ gain }) => gain > 0.05)
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ actions }) => actions);
}

function wearing(h: HeroView, card: GearCard): readonly Action[] {
  const { accessory } = h.worn;
  const isInTheWay = gearOf(card).hands === 2 && accessory !== null && gearOf(accessory).shield;
  const equip: Action = { type: 'equip', hero: h.id, card };
  return isInTheWay ? [{ type: 'unequip', hero: h.id, slot: 'accessory' }] : [equip];
}
