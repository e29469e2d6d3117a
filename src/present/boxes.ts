// Places on a screen or a map: what every painted game lays its things out with.

/** A rectangle, origin top left. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Point = { readonly x: number; readonly y: number };

export function middleOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** The least box round all of these; null round none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
