// Puts what lies straight onto whole device pixels, so that words and edges are sharp. Moves nothing by more than half
// of one; what is pressed stays where the picture says.

import type { Box, Picture } from '../../src/present/brah/table/picture.ts';

export function snapped(picture: Picture, dpr: number): Picture {
  const whole = (value: number) => Math.round(value * dpr) / dpr;
  const box = ({ x, y, w, h }: Box): Box => ({ x: whole(x), y: whole(y), w: whole(w), h: whole(h) });
  // What is turned keeps its middle: it has no straight edge to be sharp.
  const turned = ({ x, y, w, h }: Box): Box => ({ x, y, w: whole(w), h: whole(h) });
  const placed = (at: Box, angle: number) => (angle === 0 ? box(at) : turned(at));
  return {
    ...picture,
    things: picture.things.map((thing) => ({
      ...thing,
      place: { ...thing.place, box: placed(thing.place.box, thing.place.angle) },
    })),
    labels: picture.labels.map((label) => ({ ...label, box: placed(label.box, label.angle) })),
    decor: picture.decor.map((piece) => ({ ...piece, box: placed(piece.box, piece.angle) })),
  };
}
