// Verbs on Idols, foes and World Enchantments.

import type { CardId, Seat } from '../../kernel/knowledge.ts';
import { isPublic, maskOf, TABLE } from '../../kernel/knowledge.ts';
import { cardOf } from '../cards/catalog.ts';
import type { EffectFrame } from '../frames.ts';
import { publicKind } from './derived.ts';
import { reveal, revealFoe, shuffling } from './draw.ts';
import type { Do } from './flow.ts';
import { done, doneAfter, goOn } from './flow.ts';
import { orderUnseen } from './secrets.ts';
import { pushSlotChecks } from './weapons.ts';
import { sealedCards } from './verbs-piles.ts';
import type { Table } from './table.ts';
import {
  ask,
  cardPicks,
  opponentsOf,
  pickedCards,
  playerAt,
  say,
  sayTo,
  setPiles,
  shownCard,
  toLitterbox,
  without,
  put,
} from './table.ts';

// --- Idols, foes -----------------------------------------------------------------------------------------------

export function removeIdol(t: Table, f: EffectFrame, verb: Do<'remove-idol'>): void {
  const gone = t.s.piles.idols.slice(-verb.n);
  setPiles(t, { idols: without(t.s.piles.idols, gone), removed: [...t.s.piles.removed, ...gone] });
  if (gone.length > 0) say(t, { type: 'idol-removed', idolsInPlay: t.s.piles.idols.length });
  done(t, f, { moved: gone.length, failed: gone.length === 0 });
}

export function putIdolIntoPlay(t: Table, f: EffectFrame): void {
  if (f.card !== null) {
    setPiles(t, { idols: [...t.s.piles.idols, f.card] });
    say(t, { type: 'idol-played', seat: f.by, idolsInPlay: t.s.piles.idols.length });
  }
  done(t, f);
}

/** Monsters (no Bosses) that face the active player. */
export function passableFoes(t: Table): CardId[] {
  return t.s.foes.filter((foe) => cardOf(foe.kind).type === 'monster').map((foe) => foe.card);
}

// Not My Problem announces; Laser Pointer from Beyond asks: first the Monster, then the opponent.
export function passFoe(t: Table, f: EffectFrame): void {
  const foes = passableFoes(t);
  const foe = f.choices.foe ?? f.cards[0];
  if (foe === undefined) {
    if (foes.length === 0) return done(t, f, { failed: true });
    const [pick] = f.answer ?? [];
    if (pick?.pick === 'foe') return goOn(t, f, { cards: [pick.foe] });
    return ask(t, {
      prompt: 'choose-foe',
      seat: f.by,
      options: foes.map((card) => ({ pick: 'foe', foe: card })),
      min: 1,
      max: 1,
      source: f.line.kind,
    });
  }
  const to = f.choices.opponent ?? chosenSeat(f);
  if (to === null) {
    const n = t.s.players.length;
    const seats = opponentsOf(t.s, f.by).sort((a, b) => ((a - f.by + n) % n) - ((b - f.by + n) % n));
    return ask(t, {
      prompt: 'choose-opponent',
      seat: f.by,
      options: seats.map((seat) => ({ pick: 'seat', seat })),
      min: 1,
      max: 1,
      source: f.line.kind,
    });
  }
  if (!foes.includes(foe) || playerAt(t.s, to).out) return done(t, f, { failed: true });
  put(t, { foes: t.s.foes.filter((x) => x.card !== foe) });
  toLitterbox(t, to, [foe]);
  // B-RULE-86: it lies face down; the table remembers what it was.
  say(t, { type: 'foe-returned', foe: shownCard(t, foe), where: 'litterbox', seat: to });
  done(t, f, { moved: 1 });
}

function chosenSeat(f: EffectFrame): Seat | null {
  const [pick] = f.answer ?? [];
  return pick?.pick === 'seat' ? pick.seat : null;
}

// Kevin's Phone Number: the player looks through the Draw pile; Kevin, if there, becomes the last of their foes.
export function summonKevin(t: Table, f: EffectFrame): void {
  const { draw } = t.s.piles;
  if (f.step === 0) {
    if (draw.length < 2) return done(t, f, { failed: true });
    return goOn(t, f, { step: 1 }, reveal('look-draw', draw, maskOf(f.by), 'kevin'));
  }
  if (f.step === 1) {
    const kevin = draw.find((card) => isPublic(t.s.cards, card) && publicKind(t.s, card) === 'kevin');
    sayTo(t, maskOf(f.by), {
      type: 'cards-searched',
      seat: f.by,
      zone: 'draw',
      taken: kevin === undefined ? [] : [shownCard(t, kevin)],
    });
    if (kevin !== undefined) setPiles(t, { draw: without(draw, [kevin]) });
    doneAfter(t, f, [shuffling({ zone: 'draw' })], { moved: kevin === undefined ? 0 : 1, failed: kevin === undefined });
    if (kevin !== undefined) revealFoe(t, f.by, kevin);
  }
}

// --- World Enchantments ----------------------------------------------------------------------------------------

// Parallel Universe (B-ACT-03, B-RULE-115): pile by pile, first the new top, which all see, then the order beneath,
// which only the player knows. Cards do not change piles; nothing counts as played.
export function reorderEnchantments(t: Table, f: EffectFrame): void {
  const at = f.notes[0] ?? 0;
  const pile = t.s.piles.enchantments[at];
  if (pile === undefined) {
    const tops = t.s.piles.enchantments.flatMap((p) => p.slice(-1)).map((card) => shownCard(t, card));
    say(t, { type: 'enchantments-reordered', seat: f.by, tops });
    return done(t, f);
  }
  if (pile.length < 2) return goOn(t, f, { step: 0, notes: [at + 1] });
  if (f.step === 0)
    return goOn(
      t,
      f,
      { step: 1 },
      reveal(
        'look',
        pile.filter((c) => !isPublic(t.s.cards, c)),
        maskOf(f.by),
        null,
      ),
    );
  if (f.step === 1) {
    if (f.answer === null) {
      return ask(t, {
        prompt: 'choose-top',
        seat: f.by,
        options: cardPicks(pile.toReversed()),
        min: 1,
        max: 1,
        looks: pile,
        source: f.line.kind,
      });
    }
    // The new top lies open before everybody, then it lies on top.
    const tops = pickedCards(f.answer);
    const unseenTop = tops.filter((card) => !isPublic(t.s.cards, card));
    return goOn(t, f, { step: 3, cards: tops }, reveal('top', unseenTop, TABLE, null));
  }
  if (f.step === 3) {
    setPile(t, at, [...without(pile, f.cards), ...f.cards]);
    // B-WORLD-09, B-RULE-44: a rule that vanishes does so at once.
    goOn(t, f, { step: 4, cards: [] });
    return pushSlotChecks(t);
  }
  const covered = pile.slice(0, -1);
  if (covered.length < 2) return goOn(t, f, { step: 0, notes: [at + 1] });
  if (f.answer === null) {
    const n = covered.length;
    return ask(t, {
      prompt: 'choose-order',
      seat: f.by,
      options: cardPicks(covered.toReversed()),
      min: n,
      max: n,
      looks: covered,
      secret: maskOf(f.by),
      source: f.line.kind,
    });
  }
  // Named from the top down.
  const order = orderUnseen(t, covered, sealedCards(f.answer), maskOf(f.by));
  setPile(t, at, [...order.toReversed(), ...pile.slice(-1)]);
  goOn(t, f, { step: 0, notes: [at + 1] });
}

function setPile(t: Table, at: number, pile: readonly CardId[]): void {
  setPiles(t, { enchantments: t.s.piles.enchantments.map((p, i) => (i === at ? pile : p)) });
}
