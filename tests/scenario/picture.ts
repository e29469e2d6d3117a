// Reads a situation written as text and lays the table by it; writes the table back as lines. One line a place:
//   turn: A                      whose turn it is (main phase), first seat when absent
//   draw: kevin, nay             top first; a default of plain weapons when absent
//   discard, monsters, traits, treasures, cathulhu, bazaar: top (left) first
//   world: end-of-days < capitalism | boon-of-brains     piles, oldest first, each from bottom to top
//   idols: 3                     foes: neckbeard-the-pure, kevin
//   A: nay, banish               hand; `A litterbox:` its Litterbox; `A out:` eliminated
//   A florence: magus+ bruiser-; useless-stick, courtneys-boomstick(1 2 n)     a Hero: Traits; weapons
// Cards not written are out of the game, so that nothing else can interfere.

import type { BrahConfig } from '../../src/core/brah/config.ts';
import { defaultConfig } from '../../src/core/brah/config.ts';
import { copiesOf, FAMILIES, kindsOf } from '../../src/core/brah/cards/catalog.ts';
import type { BrahState, HeroInPlay, Player, WeaponInPlay } from '../../src/core/brah/state.ts';
import { boxFaces, setUp } from '../../src/core/brah/rules/setup.ts';
import { freshTurn } from '../../src/core/brah/rules/turn.ts';
import type { CardId, Cards, Face, Mask } from '../../src/core/kernel/knowledge.ts';
import { cardsFrom, heldFace, maskOf, TABLE } from '../../src/core/kernel/knowledge.ts';

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const HEROES = [
  ['florence', 'brad-the-well-endowed'],
  ['deadlift-deirdre', 'wandrew-the-extra'],
  ['ambi-dexter', 'becky-the-basic'],
  ['handyman-andy', 'dame-drama'],
  ['chad-brisket', 'sister-mary-sparkles'],
  ['bodge-roberts', 'moody-judy'],
] as const;
const DRAW = [
  'stale-baguette',
  'rusty-spork',
  'wand-of-almost',
  'foam-finger-of-fury',
  'stale-baguette',
  'rusty-spork',
  'wand-of-almost',
  'foam-finger-of-fury',
];
const BAZAAR = ['bog-blade', 'bog-blade', 'bog-blade', 'pick-pocket', 'nay'];

export type Laid = { readonly state: BrahState; readonly hidden: ReadonlyMap<CardId, Face> };

export type Table = Partial<BrahConfig> & { readonly players?: number };

/** The state of this picture in the main phase of the active player, and the faces nobody has seen. */
export function lay(picture: string, settings: Table = {}): Laid {
  const lines = parse(picture);
  const players =
    settings.players ?? Math.max(2, ...[...lines.keys()].map((key) => SEATS.indexOf(key.slice(0, 1) as 'A') + 1));
  const config = { ...defaultConfig(players), ...settings, players };
  const deal = dealer(config);
  const base = setUp(config);
  const seats = Array.from({ length: players }, (_, seat) => player(lines, seat, deal));
  const bazaar = deal.all(list(lines, 'bazaar', BAZAAR), TABLE);
  const piles = {
    ...base.piles,
    draw: deal.all(list(lines, 'draw', DRAW), 0),
    discard: deal.all(list(lines, 'discard', []), TABLE),
    monsterDiscard: deal.all(list(lines, 'monsters', []), TABLE),
    bazaar,
    idols: deal.all(
      Array.from({ length: Number(lines.get('idols') ?? 0) }, () => 'cursed-idol'),
      TABLE,
    ),
    enchantments: (lines.get('world') ?? '')
      .split('|')
      .map((p) => p.trim())
      .filter((p) => p !== '' && p !== '-')
      .map((pile) =>
        deal.all(
          pile.split('<').map((c) => c.trim()),
          TABLE,
        ),
      ),
    box: {},
  };
  const foes = list(lines, 'foes', []).map((kind) => ({ card: deal.one(kind, TABLE), kind, lastStand: false }));
  const traits = deal.all(lines.has('traits') ? list(lines, 'traits', []) : deal.rest(copiesOf(kindsOf('trait'))), 0);
  const treasures = base.piles.treasures.map(({ pile }) => {
    const name = pile === 'main' ? 'treasures' : 'cathulhu';
    const all = copiesOf(kindsOf('treasure').filter((c) => c.type === 'treasure' && c.pile === pile));
    return { pile, cards: deal.all(lines.has(name) ? list(lines, name, []) : deal.rest(all), 0) };
  });
  const active = SEATS.indexOf((lines.get('turn') ?? 'A').trim().slice(0, 1) as 'A');
  const removed = deal.leftovers();
  const state: BrahState = {
    ...base,
    cards: deal.cards(),
    players: seats.map((s) => s.player),
    piles: { ...piles, traits, treasures, removed },
    foes,
    turn: freshTurn(7, active),
    phase: 'main',
    nextWeapon: deal.weapons() + 1,
    outOrder: seats.flatMap(({ player: p }, seat) => (p.out ? [seat] : [])),
  };
  return { state, hidden: deal.hidden() };
}

function parse(picture: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const raw of picture.split('\n')) {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '') continue;
    const at = line.indexOf(':');
    if (at < 0) throw new Error(`no "place:" in the line "${line}"`);
    lines.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  const known =
    /^(turn|draw|discard|monsters|traits|treasures|cathulhu|bazaar|world|idols|foes|[A-F]( litterbox| out| [a-z-]+)?)$/;
  for (const key of lines.keys()) if (!known.test(key)) throw new Error(`"${key}" is no place on the table`);
  return lines;
}

function list(lines: Map<string, string>, key: string, fallback: readonly string[]): readonly string[] {
  const text = lines.get(key);
  if (text === undefined) return fallback;
  return text
    .split(',')
    .map((c) => c.trim())
    .filter((c) => c !== '' && c !== '-');
}

type Dealer = ReturnType<typeof dealer>;

/** Takes named cards out of the box and remembers who knows them. */
function dealer(config: BrahConfig) {
  const faces = boxFaces(config);
  const left = new Map<string, number[]>();
  for (const [slot, face] of faces.entries()) left.set(face, [...(left.get(face) ?? []), slot]);
  const know: Mask[] = faces.map(() => 0);
  let weapons = 0;
  const id = (slot: number): CardId => (512 + slot) as CardId;
  const one = (face: string, mask: Mask): CardId => {
    const slot = left.get(face)?.shift();
    if (slot === undefined) throw new Error(`no ${face} left in the box`);
    know[slot] = mask;
    return id(slot);
  };
  const held = (slot: number): boolean => know[slot] !== 0;
  return {
    one,
    all: (names: readonly string[], mask: Mask): CardId[] => names.map((face) => one(face, mask)),
    rest: (names: readonly string[]): string[] => {
      const open = new Map([...left].map(([face, slots]) => [face, slots.length]));
      return names.filter((face) => {
        const n = open.get(face) ?? 0;
        open.set(face, n - 1);
        return n > 0;
      });
    },
    leftovers: (): CardId[] =>
      [...left.values()]
        .flat()
        .sort((a, b) => a - b)
        .map(id),
    cards: (): Cards =>
      cardsFrom(
        know,
        faces.map((face, slot) => (held(slot) ? face : '')),
      ),
    hidden: (): Map<CardId, Face> =>
      new Map(faces.flatMap((face, slot) => (held(slot) ? [] : [[id(slot), face] as const]))),
    nextWeapon: (): number => ++weapons,
    weapons: (): number => weapons,
  };
}

function player(lines: Map<string, string>, seat: number, deal: Dealer): { player: Player } {
  const name = SEATS[seat] ?? '?';
  const named = [...lines.keys()]
    .filter((key) => key.startsWith(`${name} `) && !/ (litterbox|out)$/.test(key))
    .map((key) => key.slice(2));
  const kinds = [...named, ...(HEROES[seat] ?? []).filter((h) => !named.includes(h))].slice(0, 2);
  const heroes = kinds.map((kind): HeroInPlay => hero(kind, lines.get(`${name} ${kind}`) ?? '', deal));
  const hand = deal.all(list(lines, name, []), maskOf(seat));
  const litterbox = deal.all(list(lines, `${name} litterbox`, []), 0);
  const out = lines.has(`${name} out`);
  return {
    player: { out, hand, litterbox, heroes, dealt: [], traitOrder: heroes.flatMap((h) => h.traits.map((t) => t.card)) },
  };
}

function hero(kind: string, text: string, deal: Dealer): HeroInPlay {
  const [first = '', second] = text.split(';');
  const hasTraits = second !== undefined || /[+-](\s|$)/.test(first.trim());
  const traits = (hasTraits ? first : '')
    .split(/\s+/)
    .filter((t) => /[+-]$/.test(t) && t.length > 1)
    .map((t) => {
      const trait = t.slice(0, -1);
      return {
        card: deal.one(trait, TABLE),
        kind: trait,
        up: t.endsWith('+') ? ('positive' as const) : ('negative' as const),
      };
    });
  const weapons = (second ?? (hasTraits ? '' : first))
    .split(',')
    .map((w) => w.trim())
    .filter((w) => w !== '' && w !== '-')
    .map((w) => weapon(w, deal));
  return { card: deal.one(kind, TABLE), kind, traits, weapons };
}

function weapon(text: string, deal: Dealer): WeaponInPlay {
  const [, family = '', inner = ''] = /^([a-z0-9-]+)(?:\(([^)]*)\))?$/.exec(text) ?? [];
  const made = FAMILIES[family];
  if (made === undefined) throw new Error(`"${text}" is no weapon`);
  const numbers =
    made.facts.parts === 1
      ? [1]
      : (inner === '' ? made.kinds.map((_, i) => String(i + 1)) : inner.split(/\s+/)).map((k) =>
          k === 'n' ? 0 : Number(k),
        );
  const parts = [...numbers.filter((k) => k > 0).sort((a, b) => a - b), ...numbers.filter((k) => k === 0)];
  const cards = parts.map((k) => deal.one(k === 0 ? 'non-genuine-part' : (made.kinds[k - 1] ?? family), TABLE));
  return { no: deal.nextWeapon(), family, cards, parts };
}

/** The table as lines, place by place, in the words that `lay` reads. */
export function written(s: BrahState, hidden: ReadonlyMap<CardId, Face>): Map<string, string> {
  const face = (card: CardId): string => heldFace(s.cards, card) ?? hidden.get(card) ?? '?';
  const names = (cards: readonly CardId[]): string => cards.map(face).join(', ') || '-';
  const out = new Map<string, string>([
    ['turn', SEATS[s.turn.active] ?? '?'],
    ['draw', names(s.piles.draw)],
    ['discard', names(s.piles.discard)],
    ['monsters', names(s.piles.monsterDiscard)],
    ['bazaar', names(s.piles.bazaar)],
    ['traits', names(s.piles.traits)],
    ...s.piles.treasures.map(({ pile, cards }): [string, string] => [
      pile === 'main' ? 'treasures' : pile,
      names(cards),
    ]),
    ['world', s.piles.enchantments.map((pile) => pile.map(face).join(' < ')).join(' | ') || '-'],
    ['idols', String(s.piles.idols.length)],
    ['foes', s.foes.map((f) => f.kind + (f.lastStand ? ' (last stand)' : '')).join(', ') || '-'],
  ]);
  s.players.forEach((p, seat) => {
    const name = SEATS[seat] ?? '?';
    out.set(name, names(p.hand));
    out.set(`${name} litterbox`, names(p.litterbox));
    if (p.out) out.set(`${name} out`, 'yes');
    for (const h of p.heroes) {
      const traits = h.traits.map((t) => t.kind + (t.up === 'positive' ? '+' : '-')).join(' ');
      const weapons = h.weapons
        .map((w) => w.family + (w.parts.length > 1 ? `(${w.parts.map((k) => (k === 0 ? 'n' : k)).join(' ')})` : ''))
        .join(', ');
      out.set(`${name} ${h.kind}`, `${traits}; ${weapons}`.trim());
    }
  });
  return out;
}
