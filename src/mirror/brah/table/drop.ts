// What dropping a card of the hand on the table does: the picks that the place answers, one after the other, as far as
// the draft offers them. What a place does not answer is asked afterwards. Pure.

import type { BrahView, Pick } from '../../../core/brah/public.ts';
import { keyOf } from '../../../core/brah/public.ts';
import type { Box, Picture, Thing, ThingKey, ZoneId } from '../../../present/brah/table/picture.ts';
import type { Ask } from '../draft.ts';
import { holdersOf, thingOf } from './answers.ts';

export type Place = { readonly thing: ThingKey | null; readonly zone: ZoneId | null };

export type Drafting = { readonly made: readonly Pick[]; readonly ask: Ask; readonly view: BrahView };

/** No chain of picks from one card is longer: equip, two parts, Hero, weapon to replace. */
const DEPTH = 5;

/** The picks that this drop makes; empty when the card goes back. */
export function dropped(picks: readonly Pick[], place: Place, at: Drafting): readonly Pick[] {
  if (place.zone === null || place.zone === 'hand') return [];
  const answers = place.thing === null ? [] : holdersOf(place.thing, at.view);
  const ways = picks.map((pick) => follow([pick], answers, at));
  const best = ways.reduce<Way>((a, b) => (b.met > a.met ? b : a), { picks: [], met: 0 });
  if (best.met > 0) return best.picks;
  const plain = plainPick(picks, place.zone);
  return plain === null ? [] : [plain];
}

type Way = { readonly picks: readonly Pick[]; readonly met: number };

function follow(path: readonly Pick[], answers: readonly ThingKey[], at: Drafting, met = 0): Way {
  const next = at.ask([...at.made, ...path]);
  if (next.kind === 'action' || path.length >= DEPTH) return { picks: path, met };
  const hit = next.picks.find((pick) => answers.includes(thingOf(pick, at.view) ?? ''));
  if (hit !== undefined) return follow([...path, hit], answers, at, met + 1);
  // One part that fits needs no question.
  const [only, ...others] = next.picks;
  if (only?.pick === 'card' && others.length === 0) return follow([...path, only], answers, at, met);
  return { picks: path, met };
}

/** Where the place names no target: what one does with a card there. */
function plainPick(picks: readonly Pick[], zone: ZoneId): Pick | null {
  const [only, ...others] = picks;
  if (only === undefined) return null;
  const first = (...kinds: readonly Pick['pick'][]) => picks.find((pick) => kinds.includes(pick.pick)) ?? null;
  if (zone === 'bazaar') return first('trade');
  if (zone === 'own') return first('equip', 'swap', 'card') ?? first('play');
  const played = first('card', 'nay', 'rescue', 'banish', 'play', 'equip');
  return played ?? (others.length === 0 && only.pick !== 'trade' ? only : null);
}

/** Everything the card could be dropped on: what any of its picks leads to. */
export function reachable(picks: readonly Pick[], at: Drafting): readonly Pick[] {
  const found = new Map<string, Pick>();
  const look = (path: readonly Pick[]) => {
    const next = at.ask([...at.made, ...path]);
    if (next.kind === 'action' || path.length >= 3) return;
    for (const pick of next.picks.filter((one) => thingOf(one, at.view) !== null)) {
      const isNew = !found.has(keyOf(pick));
      found.set(keyOf(pick), pick);
      if (isNew && pick.pick === 'hero') look([...path, pick]);
    }
  };
  for (const pick of picks) look([pick]);
  return [...found.values()];
}

/** What lies under a point: the uppermost thing that is not held, and its zone. */
export function placeAt(picture: Picture, x: number, y: number, held: ThingKey): Place {
  let top: Thing | null = null;
  for (const thing of picture.things) {
    if (thing.key === held || thing.zone === 'hand' || !isInside(thing, x, y)) continue;
    if (top === null || thing.place.depth >= top.place.depth) top = thing;
  }
  if (top !== null) return { thing: top.key, zone: top.zone };
  const zone = picture.zones.find(({ box }) => holds(box, x, y));
  if (zone === undefined) return { thing: null, zone: y < handTop(picture) ? 'lane' : 'hand' };
  return { thing: null, zone: zone.id.startsWith('rival') ? 'rivals' : (zone.id as ZoneId) };
}

function handTop(picture: Picture): number {
  return picture.zones.find((zone) => zone.id === 'hand')?.box.y ?? picture.height;
}

function holds(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** Turned back about the box's middle, where the box lies straight. */
function isInside({ place: { box, angle } }: Thing, x: number, y: number): boolean {
  if (angle === 0) return holds(box, x, y);
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const turn = (-angle * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return holds(box, cx + dx * Math.cos(turn) - dy * Math.sin(turn), cy + dx * Math.sin(turn) + dy * Math.cos(turn));
}
