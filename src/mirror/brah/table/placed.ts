// Where HTML lies over the painted table: a box of the picture as a style.

import type { Box } from '../../../present/brah/table/picture.ts';

export function placed({ x, y, w, h }: Box) {
  return { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` };
}
