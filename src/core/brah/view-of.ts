// Builds what one viewer may see. A face goes out only by zone and audience: own hand, open cards, and what an effect
// lets the viewer look at just now.

import type { CardId, Seat, Viewer } from '../kernel/knowledge.ts';
import { heldFace, isKnownTo } from '../kernel/knowledge.ts';
import { cardOf } from './cards/catalog.ts';
import type { BrahState } from './state.ts';
import {
  bribeOf,
  countOf,
  damageOf,
  drawBaseOf,
  extraDrawsOf,
  handLimitOf,
  rewardOf,
  slotsOf,
  statOf,
  tradesOf,
  weaponCapOf,
} from './rules/derived.ts';
import { armsAgainst, mostDamage, usedWeapons } from './rules/combat.ts';
import { activeRules, familyCard, inForce, weaponFacts, weaponsOf } from './rules/in-play.ts';
import { playerAt, topFrame } from './rules/table.ts';
import { mayNameNow } from './rules/turn.ts';
import { stillAsked } from './rules/windows.ts';
import type { BrahView, CardView, FoeView, PlayerView, StackView, WouldDeal } from './view.ts';

export function viewOf(s: BrahState, viewer: Viewer): BrahView {
  const { piles, turn } = s;
  const looks = looksOf(s, viewer);
  const open = (card: CardId): CardView => ({ card, face: heldFace(s.cards, card) });
  const topOf = (pile: readonly CardId[]): { count: number; top: CardView | null } => {
    const [top] = pile;
    return { count: pile.length, top: top === undefined ? null : open(top) };
  };
  const { active } = turn;
  const weapons = weaponsOf(playerAt(s, active)).map((weapon) => weapon.no);
  return {
    viewer,
    config: s.config,
    phase: s.phase,
    turn: {
      number: turn.number,
      active,
      trades: tradesOf(s, active),
      traded: turn.traded,
      drawBase: drawBaseOf(s, active),
      extraDraws: extraDrawsOf(s, active),
      kevinDefeated: turn.kevinDefeated,
      facedKevin: turn.facedKevin,
      rulesUsed: turn.rulesUsed,
      buffs: turn.buffs,
    },
    players: s.players.map((_, seat) => playerView(s, seat, viewer, looks)),
    draw: { count: piles.draw.length, kevinUp: s.lastStand },
    discard: topOf(piles.discard),
    monsterDiscard: topOf(piles.monsterDiscard),
    traitPile: piles.traits.length,
    treasures: piles.treasures.map(({ pile, cards }) => ({ pile, count: cards.length })),
    bazaar: piles.bazaar.map(open),
    idols: piles.idols.map(open),
    enchantments: activeRules(s).map((card, at) => ({
      top: open(card),
      covered: (piles.enchantments[at]?.length ?? 1) - 1,
      used: turn.rulesUsed.includes(card),
    })),
    foes: s.foes.map(
      (foe): FoeView => ({
        card: foe.card,
        kind: foe.kind,
        lastStand: foe.lastStand,
        stat: statOf(s, active, foe.kind),
        bribe: bribeOf(s, active, foe.kind),
        reward: rewardOf(s, active, foe.kind),
        arms: usedWeapons(s, active, weapons, foe.kind).map(({ weapon, damage }) => ({ weapon, damage })),
        most: mostDamage(armsAgainst(s, active, foe.kind)),
      }),
    ),
    stack: stackOf(s),
    asked: askedOf(s, viewer, looks),
    wouldDeal: viewer === 'table' ? [] : wouldDeal(s, viewer),
    traitToPlace: traitToPlace(s),
    weaponCap: weaponCapOf(s, active)?.n ?? null,
    mayDraw: Math.max(0, mayNameNow({ s })),
    outOrder: s.outOrder,
    outcome: s.outcome,
  };
}

/** Cards that the viewer may look at for the question asked of them (section 24, "at that moment"). */
function looksOf(s: BrahState, viewer: Viewer): readonly CardId[] {
  const { awaiting } = s;
  if (awaiting?.kind !== 'decision' || awaiting.question === null || awaiting.question.seat !== viewer) return [];
  return awaiting.question.looks;
}

function playerView(s: BrahState, seat: Seat, viewer: Viewer, looks: readonly CardId[]): PlayerView {
  const player = playerAt(s, seat);
  const seen = (card: CardId, isOwn: boolean): CardView => ({
    card,
    face: (isOwn || looks.includes(card)) && isKnownTo(s.cards, card, viewer) ? heldFace(s.cards, card) : null,
  });
  const isOwn = viewer === seat;
  return {
    seat,
    out: player.out,
    hand: player.hand.map((card) => seen(card, isOwn)),
    // B-LITTER-01: face down, its owner included.
    litterbox: player.litterbox.map((card) => seen(card, false)),
    dealt: player.dealt.map((card) => seen(card, isOwn)),
    heroes: player.heroes.map((hero, at) => ({
      card: hero.card,
      kind: hero.kind,
      slots: slotsOf(s, seat, at),
      traits: hero.traits.map(({ card, kind, up }) => ({ card, kind, up })),
      weapons: hero.weapons.map((w) => ({
        no: w.no,
        family: w.family,
        cards: w.cards,
        parts: w.parts,
        nonGenuine: w.parts.filter((k) => k === 0).length,
        damage: damageOf(s, seat, at, w),
      })),
    })),
    handLimit: handLimitOf(s, seat),
    positiveTraits: countOf(s, seat, 'own-positive-traits'),
    negativeTraits: countOf(s, seat, 'own-negative-traits'),
  };
}

function stackOf(s: BrahState): StackView[] {
  return s.agenda.flatMap((f): StackView[] => {
    if (f.frame !== 'action' && f.frame !== 'combat') return [];
    const waitsFor = stillAsked({ s, events: [] }, f.unasked).filter((seat) => !f.kept.some((k) => k.seat === seat));
    if (f.frame === 'action')
      return [{ kind: 'action', card: f.card, face: f.kind, by: f.by, choices: f.choices, waitsFor }];
    return [{ kind: 'combat', foe: f.foe, face: f.kind, by: f.by, begun: f.step !== 'window', waitsFor }];
  });
}

function askedOf(s: BrahState, viewer: Viewer, looks: readonly CardId[]): BrahView['asked'] {
  const { awaiting } = s;
  if (awaiting?.kind !== 'decision') return null;
  return {
    prompt: awaiting.prompt,
    seats: awaiting.seats,
    question: awaiting.question?.seat === viewer ? awaiting.question : null,
    looks: looks.map((card) => ({ card, face: isKnownTo(s.cards, card, viewer) ? heldFace(s.cards, card) : null })),
  };
}

// B-HERO-09: the damage on each Hero before equipping; what the weapon itself adds while in play counts already.
function wouldDeal(s: BrahState, seat: Seat): WouldDeal[] {
  const { hand, heroes } = playerAt(s, seat);
  const families = hand.flatMap((card) => {
    const face = isKnownTo(s.cards, card, seat) ? heldFace(s.cards, card) : null;
    const facts = face === null ? null : weaponFacts(face);
    return facts === null ? [] : [facts.family];
  });
  return [...new Set(families)].map((family) => {
    const kind = familyCard(family);
    const weapon = { no: 0, family, cards: [], parts: [1] };
    return {
      family,
      damage: heroes.map((_, hero) => {
        const own = cardOf(kind).statics.map((is) => ({ is, source: kind, hero, weapon: null }));
        return damageOf(s, seat, hero, weapon, [...inForce(s, seat), ...own]);
      }),
    };
  });
}

function traitToPlace(s: BrahState): CardView | null {
  const top = topFrame(s);
  return top?.frame === 'trait' && top.card !== null ? { card: top.card, face: heldFace(s.cards, top.card) } : null;
}
