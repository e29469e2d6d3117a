// The greedy bot in its own main phase: what each first pick is worth to it now. The highest is done; 0 or less never,
// as long as there is anything better. Equip, then fight what can be beaten, then draw, steal and trade, then end.

import type { BrahView, Face, Pick } from '../../core/brah/public.ts';
import { cardOf } from '../../core/brah/public.ts';
import type { Insight } from './insight.ts';
import {
  countIn,
  damageOn,
  freeSlots,
  isBoss,
  isBrave,
  isUnbuffable,
  kevinStat,
  mostAgainst,
  nextFoe,
  weaponFacts,
  weaponsOf,
  wayOuts,
} from './insight.ts';
import { flipGain, tableGain } from './traits.ts';
import { junkIn, worthOf } from './worth.ts';

const WIN = 1000;
const NEVER = -10;

export function mainScore(insight: Insight, pick: Pick): number {
  const next = nextFoe(insight);
  const isStuck = next !== null && !next.canWin;
  switch (pick.pick) {
    case 'play':
      return playScore(insight, insight.faceOf(pick.card) ?? '', isStuck);
    case 'equip':
      return equipScore(insight, insight.faceOf(pick.card) ?? '');
    case 'swap':
      return swapScore(insight, insight.faceOf(pick.card) ?? '');
    case 'trade':
      return tradeScore(insight, insight.faceOf(pick.card) ?? '', isStuck);
    case 'banish':
      return isStuck ? (isBoss(next.foe.kind) ? 60 : 30) : NEVER;
    case 'bribe':
      return isStuck ? 58 - 2 * (next.foe.bribe?.total ?? 0) : NEVER;
    case 'loot':
      return pick.count === 4 ? WIN : NEVER;
    case 'rule':
      return 9;
    case 'declare-combat':
      return isStuck ? 0.5 : 40;
    case 'end-turn':
      return 1;
    default:
      return NEVER;
  }
}

// --- weapons ---------------------------------------------------------------------------------------------------

/** How much damage equipping this card's weapon adds, at best; the weakest weapon goes where no slot is free. */
function equipScore(insight: Insight, face: Face): number {
  const facts = weaponFacts(face);
  if (facts === null) return NEVER;
  const genuine = new Set(insight.hand.filter((f) => weaponFacts(f)?.family === facts.family)).size;
  const missing = facts.parts === 1 ? 0 : Math.max(0, facts.parts - genuine);
  const gain = Math.max(...[0, 1].map((hero) => heroGain(insight, hero, facts.family, missing)));
  return gain > 0 ? 70 + gain : NEVER;
}

/** Damage won by putting a weapon of this family on this Hero. */
export function heroGain(insight: Insight, hero: number, family: string, missing: number): number {
  const view = insight.me.heroes[hero];
  if (view === undefined || view.slots.total < 1) return NEVER;
  const damage = damageOn(view, family, missing);
  if (freeSlots(view) > 0) return damage + 0.5;
  // A swap costs a weapon that works already.
  return damage - Math.min(...view.weapons.map((w) => w.damage.total)) - 1.5;
}

function swapScore(insight: Insight, face: Face): number {
  const family = weaponFacts(face)?.family;
  return insight.weapons.some(({ weapon }) => weapon.family === family && weapon.nonGenuine > 0) ? 72 : NEVER;
}

// --- Bazaar ----------------------------------------------------------------------------------------------------

function tradeScore(insight: Insight, face: Face, isStuck: boolean): number {
  const best = Math.max(...insight.view.bazaar.map((b) => (b.face === null ? 0 : bazaarWorth(insight, b.face))));
  const gain = best - worthOf(face, insight);
  if (isStuck && insight.me.heroes.some((h) => freeSlots(h) > 0)) return 45 + Math.min(10, gain) / 2;
  return gain >= 3 ? 10 + Math.min(15, gain) : NEVER;
}

/** A weapon of the Bazaar is worth more to whoever must fight now. */
export function bazaarWorth(insight: Insight, face: Face): number {
  const next = nextFoe(insight);
  const isStuck = next !== null && !next.canWin;
  return worthOf(face, insight) + (isStuck && weaponFacts(face)?.parts === 1 ? 20 : 0);
}

// --- playing cards ---------------------------------------------------------------------------------------------

function playScore(insight: Insight, face: Face, isStuck: boolean): number {
  const card = cardOf(face);
  if (card.abilities.some((a) => a.when.on === 'play' && a.do.some((v) => v.verb === 'win'))) return WIN;
  const { view, me, opponents } = insight;
  // With its back to the wall it draws for a way out.
  const drawing = isStuck ? 46 : isBrave(insight) ? 20 : NEVER;
  if (card.type === 'enchantment') return drawing - 2;
  switch (face) {
    case 'its-go-time':
    case 'all-you-can-draw-buffet':
    case 'tuna-of-insight':
    case 'team-huddle':
      return drawing;
    case 'not-my-problem':
    case 'laser-pointer-from-beyond':
      return isStuck ? 62 : NEVER;
    case 'hold-my-mead':
    case 'absolute-unit':
    case 'double-espresso-of-destiny':
      return buffScore(insight, face, isStuck);
    case 'grave-robber':
    case 'skip-diving':
    case 'hairball-of-prophecy':
    case 'spare-parts':
      return view.discard.count >= 3 ? 24 : NEVER;
    case 'mood-swing':
    case 'parallel-universe':
      return flipGain(insight) > 0 ? 16 : NEVER;
    case 'karma-cannon':
      return tableGain(insight) > 0 ? 15 : NEVER;
    case 'therapy-voucher':
      return me.negativeTraits > 0 ? 17 : NEVER;
    case 'some-assembly-reversed':
    case 'knocked-off-the-shelf':
      return strongestOf(opponents) >= 4 ? 18 : NEVER;
    case 'grabby-hands':
    case 'borrowed-forever':
      return strongestOf(opponents) >= 2 ? 32 : NEVER;
    case 'spring-clean':
      return junkIn(insight) >= 2 ? 14 : NEVER;
    case 'wheel-and-deal':
      return NEVER;
    case 'identity-theft':
      return Math.max(...opponents.map((o) => o.hand.length)) >= me.hand.length + 3 ? 21 : NEVER;
    case 'idol-smasher-3000':
      return view.idols.length >= 2 && insight.power < kevinStat(insight) ? 10 : NEVER;
    case 'kevins-phone-number':
      return kevinScore(insight, view);
    case 'bell-of-purrgatory':
      return insight.power >= 4 ? 17 : NEVER;
    default:
      return 22;
  }
}

/** Buffs are for a foe that they let it beat. */
function buffScore(insight: Insight, face: Face, isStuck: boolean): number {
  const next = nextFoe(insight);
  if (!isStuck || next === null) return NEVER;
  const lacking = next.foe.stat.total - mostAgainst(insight, next.foe.kind);
  const able = insight.weapons.filter(({ weapon }) => !isUnbuffable(weapon.family));
  const best = Math.max(0, ...able.map(({ weapon }) => weapon.damage.total));
  const won = face === 'hold-my-mead' ? able.length : able.length === 0 ? 0 : face === 'absolute-unit' ? 5 : best;
  return won >= lacking ? 64 : NEVER;
}

/** Kevin is called when he can be beaten: his Treasures win games. */
function kevinScore(insight: Insight, view: BrahView): number {
  const isReady = insight.power >= kevinStat(insight) + 1 && view.foes.length === 0 && view.draw.count >= 2;
  const isPlanned = countIn(insight.hand, 'armed-to-the-teeth') > 0 || wayOuts(insight.hand) > 0;
  return isReady && isPlanned ? 35 : NEVER;
}

function strongestOf(players: Insight['opponents']): number {
  return Math.max(0, ...players.flatMap((p) => weaponsOf(p).map(({ weapon }) => weapon.damage.total)));
}
