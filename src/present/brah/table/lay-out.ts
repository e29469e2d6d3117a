// From a view to the picture of the table: zone by zone onto one sheet, then the picks on offer handed to the things that
// answer them. Pure: the same input gives the same picture, whatever was shown before.

import type { Seat } from '../../../core/brah/public.ts';
import { findTrait, findWeapon, viewerSeat } from '../seek.ts';
import { layBazaar, layIdols, layPiles, layWorld } from './common-space.ts';
import { layHand } from './fan.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frame.ts';
import { handedOut } from './homes.ts';
import { layLane } from './lane.ts';
import { layOwn } from './own-board.ts';
import type { Box, Picture, Thing } from './picture.ts';
import { layRivals } from './rivals.ts';
import type { Laying, TableInput } from './sheet.ts';
import { Sheet } from './sheet.ts';

export type { TableInput } from './sheet.ts';

/** The table as this viewer sees it now, for a screen of this size. */
export function layOut(input: TableInput): Picture {
  const own = viewerSeat(input.view) ?? 0;
  const frame = frameOf(input.width, input.height, input.view.players.length - 1);
  const sheet = new Sheet();
  const laying: Laying = { input, frame, sheet, own, unfolded: unfoldedOf(input, own) };
  layRivals(laying);
  layIdols(laying);
  layWorld(laying);
  layBazaar(laying);
  layPiles(laying);
  layLane(laying);
  layOwn(laying);
  layHand(laying);
  const { things, rest } = handedOut(uniquely(sheet.things), input);
  const picture: Picture = {
    layout: frame.layout,
    width: input.width,
    height: input.height,
    zones: sheet.zones,
    things,
    labels: sheet.labels,
    decor: sheet.decor,
    panels: panelsOf(frame),
    rest,
  };
  return frame.scale === 1 ? picture : enlarged(picture, frame.scale);
}

/** A thing that is laid down twice is shown where it was laid last: an unfolded board empties its strip. */
function uniquely(things: readonly Thing[]): readonly Thing[] {
  const last = new Map(things.map((thing, i) => [thing.key, i] as const));
  return things.filter((thing, i) => last.get(thing.key) === i);
}

/** The rival to unfold: the one selected, or the one on whose board the armed pick lies. */
function unfoldedOf({ selected, armed, view }: TableInput, own: Seat): Seat | null {
  const isRival = (seat: Seat | undefined): seat is Seat =>
    seat !== undefined &&
    seat !== own &&
    view.players.some((player) => player.seat === seat && player.heroes.length > 0);
  // Whoever chooses on one of the rival's Heroes still looks at that rival.
  const named = /^(?:player|hero):(\d+)/.exec(selected ?? '')?.[1];
  if (named !== undefined) return isRival(Number(named)) ? Number(named) : null;
  const spot =
    armed?.pick === 'weapon'
      ? findWeapon(view, armed.weapon)
      : armed?.pick === 'trait'
        ? findTrait(view, armed.trait)
        : null;
  return isRival(spot?.owner) ? spot.owner : null;
}

function panelsOf({ lane, log, buttons, tools, bazaar, piles, isUpright }: Frame): Picture['panels'] {
  const above = isUpright ? Math.max(bazaar.y + bazaar.h, piles.y + piles.h) : 0;
  return {
    ribbon: whole({ x: lane.x + 12, y: Math.max(lane.y - 14, above), w: lane.w - 24, h: 36 }),
    log: whole(log),
    buttons: whole(buttons),
    tools: whole(tools),
  };
}

function whole({ x, y, w, h }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) };
}

/** The whole picture larger, type and all. */
function enlarged(picture: Picture, k: number): Picture {
  const by = ({ x, y, w, h }: Box): Box => whole({ x: x * k, y: y * k, w: w * k, h: h * k });
  const { ribbon, log, buttons, tools } = picture.panels;
  return {
    ...picture,
    zones: picture.zones.map((zone) => ({ ...zone, box: by(zone.box) })),
    things: picture.things.map((thing) => ({
      ...thing,
      place: { ...thing.place, box: by(thing.place.box) },
      ...(thing.hit === undefined ? {} : { hit: by(thing.hit) }),
    })),
    labels: picture.labels.map((label) => ({
      ...label,
      box: by(label.box),
      size: label.size * k,
      least: label.least * k,
    })),
    decor: picture.decor.map((decor) => ({ ...decor, box: by(decor.box) })),
    panels: { ribbon: by(ribbon), log: by(log), buttons: by(buttons), tools: by(tools) },
  };
}
