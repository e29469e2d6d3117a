// From what happened to what is seen to happen: one cue or a few for each event, naming things of the picture before or
// after it. Pure; a cue whose things lie nowhere in either picture is left out, for there is nothing to see.

import type { BrahEvent, CardId, Seat } from '../../../core/brah/public.ts';
import type { Picture, ThingKey } from './picture.ts';
import type { Cue, Gesture } from './stage.ts';

type Scene = {
  readonly before: ReadonlySet<ThingKey>;
  readonly after: Picture;
  readonly own: Seat | null;
  readonly isKnown: (boss: string) => boolean;
};

/**
 * What a viewer sees of these events, in their order. The events are the viewer's own; `earlier` are those seen before,
 * for what is made more of the first time.
 */
export function cuesOf(
  events: readonly BrahEvent[],
  before: Picture | null,
  after: Picture,
  earlier: readonly BrahEvent[] = [],
): readonly Cue[] {
  const known = new Set([...keysOf(before), ...keysOf(after)]);
  const isKnown = (boss: string) => earlier.some((event) => event.type === 'foe-revealed' && event.foe.face === boss);
  const scene: Scene = { before: new Set(keysOf(before)), after, own: ownSeat(after), isKnown };
  return events.flatMap((event) => cuesFor(event, scene)).filter((cue) => isSeen(cue, known));
}

function keysOf(picture: Picture | null): readonly ThingKey[] {
  return picture?.things.map((thing) => thing.key) ?? [];
}

/** Whose table it is: the seat of the Litterbox that lies in the own space. */
function ownSeat(picture: Picture): Seat | null {
  const box = picture.things.find((thing) => thing.zone === 'own' && thing.key.startsWith('box:'));
  return box === undefined ? null : Number(box.key.slice('box:'.length));
}

function isSeen(cue: Cue, known: ReadonlySet<ThingKey>): boolean {
  switch (cue.cue) {
    case 'move':
      return known.has(cue.to) && (known.has(cue.from) || known.has(cue.thing));
    case 'flip':
      return known.has(cue.thing);
    case 'stamp':
      return known.has(cue.at);
    case 'monster':
    case 'kevin':
    case 'won-fight':
      return known.has(cue.foe);
    case 'idol':
      return known.has(cue.idol);
    case 'attack':
      return known.has(cue.foe) && cue.weapons.length > 0;
    case 'shuffle':
      return known.has(cue.pile);
    case 'lost-fight':
    case 'turn':
    case 'out':
    case 'victory':
      return true;
  }
}

function move(thing: ThingKey, from: ThingKey, to: ThingKey, how: Gesture): Cue {
  return { cue: 'move', thing, from, to, how };
}

const DISCARD = 'pile:discard';

/** A card by its own key; of somebody else's hand only the player's strip can be seen. */
function cardKey(card: CardId): ThingKey {
  return `card:${card}`;
}

function cuesFor(event: BrahEvent, scene: Scene): readonly Cue[] {
  const inHand = (seat: Seat, card: CardId): ThingKey => (seat === scene.own ? cardKey(card) : `player:${seat}`);
  const inBox = (seat: Seat): ThingKey => (seat === scene.own ? `box:${seat}` : `player:${seat}`);
  const away = (seat: Seat, cards: readonly { readonly card: CardId }[]): readonly Cue[] =>
    cards.map(({ card }) => move(cardKey(card), inHand(seat, card), DISCARD, 'discard'));
  switch (event.type) {
    case 'hand-dealt':
      return event.cards.map(({ card }) => move(cardKey(card), 'pile:draw', inHand(event.seat, card), 'deal'));
    case 'card-drawn': {
      const from = event.source === 'litterbox' ? inBox(event.seat) : `pile:${event.source}`;
      return [move(cardKey(event.card.card), from, inHand(event.seat, event.card.card), 'draw')];
    }
    case 'card-to-litterbox': {
      const from = event.source === 'foe' ? `foe:${event.card}` : SOURCE[event.source];
      return [move(cardKey(event.card), from, inBox(event.seat), 'draw')];
    }
    case 'treasure-drawn': {
      const from = event.pile === 'main' ? 'pile:treasure' : 'pile:cathulhu';
      const to = event.toLitterbox ? inBox(event.seat) : inHand(event.seat, event.card.card);
      return [move(cardKey(event.card.card), from, to, 'draw')];
    }
    case 'trait-placed':
      return [move(`trait:${event.card.card}`, 'pile:traits', `trait:${event.card.card}`, 'take')];
    case 'trait-flipped':
      return [{ cue: 'flip', thing: `trait:${event.card.card}` }];
    case 'idol-played':
      return freshIdols(scene);
    case 'foe-revealed':
      return [entrance(event.foe.card, event.foe.face, scene)];
    case 'traded':
      return [
        move(cardKey(event.given.card), inHand(event.seat, event.given.card), cardKey(event.given.card), 'give'),
        move(cardKey(event.taken.card), cardKey(event.taken.card), inHand(event.seat, event.taken.card), 'take'),
      ];
    case 'weapon-equipped': {
      const weapon = `weapon:${event.weapon}`;
      return [
        ...event.cards.map(({ card }) => move(cardKey(card), inHand(event.seat, card), weapon, 'equip')),
        ...(event.nonGenuine > 0 ? [{ cue: 'stamp', at: weapon, stamp: 'fake' } as const] : []),
      ];
    }
    case 'pure-assembly':
      return [{ cue: 'stamp', at: `weapon:${event.weapon}`, stamp: 'pure' }];
    case 'part-swapped':
      return [move(cardKey(event.part.card), inHand(event.seat, event.part.card), `weapon:${event.weapon}`, 'equip')];
    case 'weapon-discarded':
      return [move(`weapon:${event.weapon}`, `weapon:${event.weapon}`, DISCARD, 'discard')];
    case 'weapon-taken':
      return [move(`weapon:${event.weapon}`, `weapon:${event.weapon}`, `weapon:${event.weapon}`, 'steal')];
    case 'action-played': {
      const { card } = event.card;
      return [move(`stack:${card}`, inHand(event.seat, card), `stack:${card}`, 'play')];
    }
    case 'action-countered':
      return [{ cue: 'stamp', at: `stack:${event.card.card}`, stamp: 'nay' }];
    case 'action-resolved':
      return [move(`stack:${event.card.card}`, `stack:${event.card.card}`, DISCARD, 'discard')];
    case 'card-stolen': {
      const { card } = event.card;
      const to = event.toLitterbox ? inBox(event.thief) : inHand(event.thief, card);
      return [move(cardKey(card), inHand(event.victim, card), to, 'steal')];
    }
    case 'card-given': {
      const { card } = event.card;
      const to = event.toLitterbox ? inBox(event.receiver) : inHand(event.receiver, card);
      return [move(cardKey(card), inHand(event.from, card), to, 'give')];
    }
    case 'cards-discarded':
    case 'hand-limit-discard':
      return away(event.seat, event.cards);
    case 'cards-searched':
      return event.zone === 'discard'
        ? event.taken.map(({ card }) => move(cardKey(card), DISCARD, inHand(event.seat, card), 'take'))
        : [];
    case 'enchantment-played':
      return [move(cardKey(event.card.card), inHand(event.seat, event.card.card), `world:${event.pile}`, 'play')];
    case 'treasure-played':
      return [move(cardKey(event.card.card), inHand(event.seat, event.card.card), DISCARD, 'play')];
    case 'banish-played':
      return [
        ...away(event.seat, [event.card]),
        move(`foe:${event.foe.card}`, `foe:${event.foe.card}`, 'pile:draw', 'banish'),
      ];
    case 'monster-bribed':
      return away(event.seat, event.cards);
    case 'combat-won': {
      const foe = `foe:${event.foe.card}`;
      const weapons = event.weapons.map((used) => `weapon:${used.weapon}`);
      return [
        { cue: 'attack', weapons, totals: totalsOf(event), foe },
        { cue: 'won-fight', foe },
      ];
    }
    case 'combat-lost':
      return [{ cue: 'lost-fight', seat: event.seat }];
    case 'pile-shuffled':
      return PILES[event.pile] === undefined ? [] : [{ cue: 'shuffle', pile: PILES[event.pile] ?? '' }];
    case 'turn-started':
      return [{ cue: 'turn', seat: event.seat, words: event.seat === scene.own ? 'Your go' : '' }];
    case 'player-eliminated':
      return [{ cue: 'out', seat: event.seat }];
    case 'game-over':
      return [{ cue: 'victory', seat: event.outcome.winner }];
    default:
      return [];
  }
}

/** How the total counts up, weapon by weapon, to what the event says. */
function totalsOf({ weapons, total }: Extract<BrahEvent, { readonly type: 'combat-won' }>): readonly string[] {
  let sum = 0;
  return weapons.map(({ damage }, i) => {
    sum += damage.total;
    return String(i === weapons.length - 1 ? total : sum);
  });
}

const SOURCE = { draw: 'pile:draw', treasure: 'pile:treasure', trait: 'pile:traits' } as const;

/** The piles that can be seen to be shuffled, by the names events give them. */
const PILES: Readonly<Record<string, ThingKey>> = {
  draw: 'pile:draw',
  'treasure:main': 'pile:treasure',
  'treasure:cathulhu': 'pile:cathulhu',
  traits: 'pile:traits',
};

function entrance(card: CardId, face: string | null, { isKnown }: Scene): Cue {
  const foe = `foe:${card}`;
  return face === 'kevin' ? { cue: 'kevin', foe, first: !isKnown(face) } : { cue: 'monster', foe };
}

/** An event names no Idol: it is whichever lies there now and did not before. */
function freshIdols({ before, after }: Scene): readonly Cue[] {
  return after.things
    .filter((thing) => thing.zone === 'idols' && thing.key.startsWith('idol:') && !before.has(thing.key))
    .map((thing) => ({ cue: 'idol', idol: thing.key }));
}
