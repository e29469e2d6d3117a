// The greedy bot's answers to everything but its first pick of the main phase: targets, what to take, give and discard,
// reactions. Each is a score for one pick, given the picks before; `done`, `none` and `pass` count 0.

import type { Face, Pick, PlayerView, Prompt } from '../../core/brah/public.ts';
import { cardOf } from '../../core/brah/public.ts';
import type { Insight, Path } from './insight.ts';
import {
  bonusOf,
  findTrait,
  findWeapon,
  freeSlots,
  isBoss,
  isBrave,
  isUnbuffable,
  powerOf,
  weaponFacts,
} from './insight.ts';
import { bazaarWorth, heroGain } from './main-phase.ts';
import { gainOf, playerGain } from './traits.ts';
import { worthOf } from './worth.ts';

/** Prompts that take cards from the hand: the cheapest go. */
const GIVING: readonly Prompt[] = ['choose-discard', 'choose-give', 'discard-to-limit', 'choose-discard-redraw'];

export function pickScore(insight: Insight, prompt: Prompt, path: Path, pick: Pick): number {
  switch (pick.pick) {
    case 'card':
    case 'rescue':
      return cardScore(insight, prompt, path, insight.faceOf(pick.card));
    case 'seat':
      return seatScore(insight, prompt, path, pick.seat);
    case 'hero':
      return heroScore(insight, prompt, path, pick.hero);
    case 'weapon':
      return weaponScore(insight, prompt, path, pick.weapon);
    case 'trait': {
      const found = findTrait(insight.view, pick.trait);
      return found === null ? 0 : gainOf(insight, found.player, found.trait);
    }
    case 'bazaar':
      return bazaarWorth(insight, insight.view.bazaar[pick.index]?.face ?? 'useless-stick');
    case 'name':
      return nameScore(insight, pick.name);
    case 'count':
      return isBrave(insight) ? pick.count : -pick.count;
    case 'treasure-pile':
      return pick.pile === 'main' ? 1 : 0.5;
    case 'new-pile':
      return 2;
    case 'yes':
      return isBrave(insight) ? 1 : -1;
    case 'nay':
      return nayScore(insight);
    case 'banish':
      return banishScore(insight);
    case 'accept-defeat':
      return -100;
    case 'concede':
      return -1000;
    default:
      return 0;
  }
}

// --- cards -----------------------------------------------------------------------------------------------------

function cardScore(insight: Insight, prompt: Prompt, path: Path, face: Face | null): number {
  if (face === null) return 0.1;
  if (prompt === 'choose-heroes') return heroWorth(face);
  const [first] = path;
  // The parts of a weapon: genuine ones first. What a bribe costs: the cheapest.
  if (first?.pick === 'equip') return face === 'non-genuine-part' ? 1 : 2;
  const worth = worthOf(face, insight);
  if (first?.pick === 'bribe') return 100 - worth;
  if (prompt === 'choose-discard-redraw') return 7 - worth;
  if (GIVING.includes(prompt)) return 100 - worth;
  if (prompt === 'choose-revive') return 10 - (cardOf(face).type === 'monster' ? statGuess(face) : 10);
  return worth + 40;
}

function statGuess(face: Face): number {
  return cardOf(face).statics.reduce((n, s) => (s.number === 'stat' ? n + s.amount.base + (s.amount.per ?? 0) : n), 0);
}

function heroWorth(face: Face): number {
  const card = cardOf(face);
  if (card.type !== 'hero') return 0;
  const bonus = card.statics.reduce((n, s) => (s.number === 'bonus' ? n + s.n : n), 0);
  return card.slots * (1.5 + bonus) + 1.5 * card.hand + card.abilities.length + card.statics.length;
}

/** What to ask for: the missing part of a weapon, a fourth Loot, the Banish that everybody began with. */
function nameScore({ hand }: Insight, name: Face): number {
  if (name === 'the-loot') return hand.filter((f) => f === 'the-loot').length >= 2 ? 9 : 3;
  if (name === 'banish') return 3;
  if (name === 'nay') return 4;
  if (name === 'cursed-shank') return 5;
  const facts = hand.map(weaponFacts).find((f) => f !== null && f.parts > 1 && f.family === name) ?? null;
  return facts === null ? 0 : 5 + facts.damage / 4;
}

// --- players, Heroes, weapons ----------------------------------------------------------------------------------

function seatScore(insight: Insight, prompt: Prompt, path: Path, seat: number): number {
  const player = insight.view.players[seat];
  if (player === undefined) return 0;
  const first = path[0];
  const source = first?.pick === 'play' ? insight.faceOf(first.card) : (insight.view.asked?.question?.source ?? null);
  if (prompt === 'choose-player') return playerGain(insight, player);
  // A foe goes to whoever it hurts most: the strongest rival.
  if (source === 'not-my-problem' || source === 'laser-pointer-from-beyond') return 1 + powerOf(player);
  return 1 + player.hand.length + powerOf(player) / 20;
}

function heroScore(insight: Insight, prompt: Prompt, path: Path, hero: number): number {
  const view = insight.me.heroes[hero];
  if (view === undefined) return 0;
  if (prompt === 'place-trait') return traitFit(insight, hero);
  const first = path[0];
  const facts = first?.pick === 'equip' ? weaponFacts(insight.faceOf(first.card) ?? '') : null;
  if (facts === null) return 1 + freeSlots(view);
  const spare = path.filter((p) => p.pick === 'card' && insight.faceOf(p.card) === 'non-genuine-part').length;
  return 50 + heroGain(insight, hero, facts.family, spare);
}

/** A class bonus goes to the Hero of that class, everything else to the one with more slots. */
function traitFit(insight: Insight, hero: number): number {
  const { me, view } = insight;
  const face = view.traitToPlace?.face ?? me.dealt[0]?.face ?? null;
  const heroView = me.heroes[hero];
  if (heroView === undefined) return 0;
  const card = face === null ? null : cardOf(face);
  const statics = card?.type === 'trait' ? card.positive.statics : [];
  const fit = statics.reduce(
    (n, s) => (s.number === 'bonus' && s.class !== 'any' ? n + bonusOf(heroView, [s.class]) : n),
    0,
  );
  return 3 * fit + heroView.slots.total;
}

function weaponScore(insight: Insight, prompt: Prompt, path: Path, no: number): number {
  const found = findWeapon(insight.view, no);
  if (found === null) return 0;
  const { weapon, seat } = found;
  const damage = weapon.damage.total;
  const first = path[0];
  const isOwn = seat === insight.me.seat;
  if (first?.pick === 'swap') return isOwn ? 10 + damage : 0;
  if (first?.pick === 'equip' || prompt === 'choose-over-slots') return 50 - damage;
  if (prompt === 'choose-buff') return isUnbuffable(weapon.family) ? 0.1 : 1 + damage;
  return isOwn ? -damage : 1 + damage;
}

// --- reactions -------------------------------------------------------------------------------------------------

/** Big plays are worth a Nay! when there is more than one, attacks on itself always. */
const BIG: readonly Face[] = ['its-go-time', 'grabby-hands', 'bin-day', 'mood-swing'];

function nayScore(insight: Insight): number {
  const top = insight.view.stack.at(-1);
  if (top?.kind !== 'action') return -1;
  const { me, hand, view } = insight;
  const spare = hand.filter((f) => f === 'nay').length - 1;
  if (top.face === 'nay') {
    const below = view.stack.at(-2);
    // Its own card is worth defending if it did more than draw.
    return below?.kind === 'action' && below.by === me.seat && (spare > 0 || !BIG.includes(below.face)) ? 1 : -1;
  }
  const weapon = top.choices.weapon === undefined ? null : findWeapon(view, top.choices.weapon);
  if (top.choices.opponent === me.seat) return hand.length >= 3 || spare > 0 ? 5 : -1;
  if (weapon?.seat === me.seat && weapon.weapon.damage.total >= 3) return 6;
  return spare > 0 && BIG.includes(top.face) ? 2 : -1;
}

/** In another's window: a Boss is taken from whoever would win by beating it, or when there is a Banish to spare. */
function banishScore(insight: Insight): number {
  const top = insight.view.stack.at(-1);
  if (top?.kind !== 'combat' || !isBoss(top.face)) return -1;
  const foe = insight.view.foes.find((f) => f.card === top.foe);
  const fighter = insight.view.players[top.by];
  if (foe === undefined || fighter === undefined || foe.lastStand || powerOf(fighter) < foe.stat.total) return -1;
  if (isAboutToWin(fighter)) return 10;
  return insight.hand.filter((f) => f === 'banish' || f === 'bouncers-clipboard').length > 1 ? 2 : -1;
}

function isAboutToWin(player: PlayerView): boolean {
  const shanks = player.heroes.flatMap((h) => h.weapons).filter((w) => w.family === 'cursed-shank').length;
  return shanks >= 3 || player.positiveTraits >= 4 || player.negativeTraits >= 4;
}
