// What is wrong with a picture: buttons that overlap, are too small or lie off the screen, words that do not fit.

import { fittingSize } from '../../../src/present/brah/table/measure.ts';
import type { Box, Picture, Thing } from '../../../src/present/brah/table/picture.ts';

type Point = readonly [x: number, y: number];

function corners({ x, y, w, h }: Box, angle: number): readonly Point[] {
  const turn = (angle * Math.PI) / 180;
  const [cx, cy] = [x + w / 2, y + h / 2];
  return [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ].map(([dx = 0, dy = 0]) => [
    cx + dx * Math.cos(turn) - dy * Math.sin(turn),
    cy + dx * Math.sin(turn) + dy * Math.cos(turn),
  ]);
}

function spanOn(points: readonly Point[], [ax, ay]: Point): readonly [number, number] {
  const at = points.map(([x, y]) => x * ax + y * ay);
  return [Math.min(...at), Math.max(...at)];
}

/** How deep two turned boxes reach into each other; zero or less when they are apart. */
export function overlap(a: readonly [Box, number], b: readonly [Box, number]): number {
  const [p, q] = [corners(...a), corners(...b)];
  const axes = [a[1], a[1] + 90, b[1], b[1] + 90].map((angle): Point => {
    const turn = (angle * Math.PI) / 180;
    return [Math.cos(turn), Math.sin(turn)];
  });
  return Math.min(
    ...axes.map((axis) => {
      const [[a0, a1], [b0, b1]] = [spanOn(p, axis), spanOn(q, axis)];
      return Math.min(a1, b1) - Math.max(a0, b0);
    }),
  );
}

/** Where a thing is pressed, and how that is turned. */
export function targetOf({ hit, place }: Thing): readonly [Box, number] {
  return [hit ?? place.box, place.angle];
}

const isButton = (thing: Thing): boolean => thing.subject !== null || thing.picks.length > 0;
/** A long hand is pushed along; what is beyond the edge is not on the screen. */
const isSeen = ({ width }: Picture, { place: { box } }: Thing): boolean => box.x < width && box.x + box.w > 0;

/** Rounding to whole pixels may let two boxes touch. */
const TOUCH = 1.6;

export function faultsOf(picture: Picture): readonly string[] {
  const { labels, things, panels } = picture;
  const buttons = things.filter((thing) => isButton(thing) && isSeen(picture, thing));
  const clipped = labels
    .filter((label) => fittingSize(label) === null)
    .map(({ key, text }) => `clipped: ${key} "${text}"`);
  const small = buttons.flatMap((thing) => {
    const [{ w, h }] = targetOf(thing);
    return w < 44 || h < 44 ? [`small: ${thing.key} ${w}x${h}`] : [];
  });
  const off = buttons.flatMap((thing) => {
    const [{ x, y, w }] = targetOf(thing);
    const isInside = x > -12 && y >= -1 && x + w < picture.width + 12 && y < picture.height - 43;
    return isInside ? [] : [`off the screen: ${thing.key}`];
  });
  const over = buttons.flatMap((a, i) =>
    buttons
      .slice(i + 1)
      .filter((b) => overlap(targetOf(a), targetOf(b)) > TOUCH && !isRaisedOver(a, b))
      .map((b) => `overlap: ${a.key} and ${b.key} by ${overlap(targetOf(a), targetOf(b)).toFixed(1)}`),
  );
  const under = (['log', 'buttons', 'tools'] as const).flatMap((panel) =>
    buttons
      .filter((thing) => overlap([panels[panel], 0], targetOf(thing)) > 18)
      .map((thing) => `under ${panel}: ${thing.key}`),
  );
  const twice = things.filter((thing, i) => things.findIndex(({ key }) => key === thing.key) !== i);
  return [...clipped, ...small, ...off, ...over, ...under, ...twice.map(({ key }) => `twice: ${key}`)];
}

/** The raised card of the hand stands over the own board, which is dimmed meanwhile: that is meant. */
function isRaisedOver(a: Thing, b: Thing): boolean {
  const hand = a.zone === 'hand' ? a : b.zone === 'hand' ? b : null;
  const other = hand === a ? b : a;
  return hand !== null && hand.place.depth >= 90 && other.zone === 'own' && other.mark === 'dim';
}
