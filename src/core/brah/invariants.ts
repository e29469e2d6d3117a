// What must hold after every step of a game, as sentences about what does not.

import type { CardId } from '../kernel/knowledge.ts';
import { audienceOf, cardCount, heldFace, isIn, isPublic, slotOf } from '../kernel/knowledge.ts';
import { cardOf } from './cards/catalog.ts';
import { freeSlots, isDrawingOff } from './rules/derived.ts';
import { familyCard, weaponFacts } from './rules/in-play.ts';
import { isHazard, survivorsFrom } from './rules/table.ts';
import type { BrahState } from './state.ts';

export function invariants(s: BrahState): string[] {
  const all = places(s);
  return [...conservation(s, all), ...knowledge(s, all), ...weapons(s), ...flow(s)];
}

/** Every place a card can be, with its name. */
function places(s: BrahState): [string, readonly CardId[]][] {
  const { piles } = s;
  const out: [string, readonly CardId[]][] = [
    ['draw', piles.draw],
    ['discard', piles.discard],
    ['monster discard', piles.monsterDiscard],
    ['traits', piles.traits],
    ['bazaar', piles.bazaar],
    ['idols', piles.idols],
    ['removed', piles.removed],
    ['foes', s.foes.filter((f) => !f.lastStand).map((f) => f.card)],
    ...piles.treasures.map(({ pile, cards }): [string, readonly CardId[]] => [`treasure ${pile}`, cards]),
    ...piles.enchantments.map((pile, i): [string, readonly CardId[]] => [`enchantments ${i}`, pile]),
    ...Object.entries(piles.box),
  ];
  s.players.forEach((player, seat) => {
    out.push([`hand ${seat}`, player.hand], [`litterbox ${seat}`, player.litterbox], [`dealt ${seat}`, player.dealt]);
    for (const hero of player.heroes) {
      out.push([`hero ${seat}`, [hero.card]], [`traits ${seat}`, hero.traits.map((x) => x.card)]);
      for (const weapon of hero.weapons) out.push([`weapon ${weapon.no}`, weapon.cards]);
    }
  });
  for (const f of s.agenda) {
    if (f.frame === 'action' || f.frame === 'resolve') out.push([f.frame, [f.card]]);
    if (f.frame === 'trait' && f.card !== null) out.push(['trait to place', [f.card]]);
    if (f.frame === 'effect' && f.card !== null && (f.discards || isIdolOnItsWay(s, f.card)))
      out.push(['effect', [f.card]]);
    // VIP Lanyard: cards looked at, on their way under the pile.
    if (f.frame === 'effect' && f.step === 2 && f.cards.length > 0 && f.notes.length > 0)
      out.push(['looked at', f.cards]);
  }
  return out;
}

function isIdolOnItsWay(s: BrahState, card: CardId): boolean {
  return heldFace(s.cards, card) === 'cursed-idol' && !s.piles.idols.includes(card) && !s.piles.removed.includes(card);
}

type Places = readonly (readonly [string, readonly CardId[]])[];

// Each card is in exactly one place.
function conservation(s: BrahState, all: Places): string[] {
  const seen: (string | undefined)[] = [];
  const faults: string[] = [];
  let count = 0;
  for (const [place, cards] of all) {
    for (const card of cards) {
      const before = seen[slotOf(card)];
      if (before !== undefined) faults.push(`card ${card} lies in ${before} and in ${place}`);
      else count += 1;
      seen[slotOf(card)] = place;
    }
  }
  if (count !== cardCount(s.cards)) faults.push(`${count} of ${cardCount(s.cards)} cards are on the table`);
  return faults;
}

const OPEN: readonly string[] = ['discard', 'bazaar', 'idols', 'foes', 'monster discard'];

// Faces are held by whoever was shown them and by nobody else; hands and piles hold what may lie there.
function knowledge(s: BrahState, all: Places): string[] {
  const faults: string[] = [];
  for (const [place, cards] of all) {
    const isHand = place.startsWith('hand');
    const isOpen = OPEN.includes(place);
    for (const card of cards) {
      const held = heldFace(s.cards, card);
      const mask = audienceOf(s.cards, card);
      const should = s.holds === 'all' ? mask !== 0 : isIn(mask, s.holds);
      if (should !== (held !== null))
        faults.push(`card ${card} in ${place}: known to ${mask}, its face is ${held === null ? 'missing' : 'there'}`);
      if (isHand && held !== null && isHazard(held)) faults.push(`${held} lies in ${place}`);
      if (isOpen && !isPublic(s.cards, card)) faults.push(`a card in ${place} is not known to all`);
    }
  }
  return faults;
}

function weapons(s: BrahState): string[] {
  const faults: string[] = [];
  for (const seat of survivorsFrom(s, 0)) {
    s.players[seat]?.heroes.forEach((hero, at) => {
      const asked = s.agenda.some((f) => f.frame === 'over-slots' || f.frame === 'leave');
      if (freeSlots(s, seat, at) < 0 && !asked) faults.push(`${hero.kind} holds more weapons than slots`);
      for (const weapon of hero.weapons) {
        const parts = weapon.parts.filter((k) => k > 0);
        const facts = weaponFacts(familyCard(weapon.family));
        if (facts === null || weapon.cards.length !== facts.parts || parts.length === 0)
          faults.push(`${weapon.family} is not whole`);
        if (new Set(parts).size !== parts.length) faults.push(`${weapon.family} holds a part twice`);
      }
    });
  }
  return faults;
}

function flow(s: BrahState): string[] {
  const faults: string[] = [];
  if (s.awaiting === null) faults.push('the game waits for nothing');
  if (s.awaiting?.kind === 'decision' && s.awaiting.seats.some((seat) => s.players[seat]?.out === true))
    faults.push('an eliminated player is asked');
  if (s.awaiting?.kind === 'decision' && s.awaiting.seats.length === 0) faults.push('nobody is asked');
  if (s.turn.number > 1000) faults.push('the game has gone on for more than 1000 turns');
  const bazaar = s.turn.number > 0 ? 5 : s.piles.bazaar.length;
  if (s.piles.bazaar.length !== bazaar) faults.push('the Bazaar does not hold five cards');
  if (s.piles.enchantments.length > 3) faults.push('there are more than three World Enchantment piles');
  if (s.lastStand && s.outcome === null && s.piles.draw.length === 0) faults.push('the last stand has no Kevin');
  if (s.foes.some((foe) => !['monster', 'boss'].includes(cardOf(foe.kind).type)))
    faults.push('something that is no foe is faced');
  if (s.awaiting?.kind === 'decision' && s.awaiting.prompt === 'extra-draws' && isDrawingOff(s))
    faults.push('extra draws are asked while none is possible');
  return faults;
}
