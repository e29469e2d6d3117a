// The cuts of the lino knife: rough edges, gouges, spiked stars, dots; each as the text of an SVG path.
// The same seed always cuts the same edge.

export type Point = readonly [x: number, y: number];
/** Numbers from 0 to 1, the same row for the same seed. */
export type Luck = () => number;

export function luckOf(seed: string): Luck {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i += 1) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  let state = h >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two others. */
export const between = (luck: Luck, from: number, to: number): number => from + (to - from) * luck();

/** A number as SVG writes it: two places, no zeros at the end. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A closed outline with hand-cut edges: each edge split every 8 to 12 units, each point moved by up to `amp`. */
export function roughly(points: readonly Point[], luck: Luck, amp = 1.6, step = 10): string {
  return polygon(roughPoints(points, luck, amp, step));
}

function roughPoints(points: readonly Point[], luck: Luck, amp: number, step: number): Point[] {
  return points.flatMap((from, i) => roughEdge(from, points[(i + 1) % points.length] ?? from, luck, amp, step));
}

/** A line from point to point with hand-cut edges, open at both ends. */
export function roughLine(points: readonly Point[], luck: Luck, amp: number, step: number): Point[] {
  return points.flatMap((from, i): Point[] => {
    const to = points[i + 1];
    return to === undefined ? [from] : roughEdge(from, to, luck, amp, step);
  });
}

function roughEdge([x1, y1]: Point, [x2, y2]: Point, luck: Luck, amp: number, step: number): Point[] {
  const pieces = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / (step * between(luck, 0.8, 1.2))));
  return Array.from({ length: pieces }, (_, k): Point => {
    const t = k === 0 ? 0 : (k + between(luck, -0.25, 0.25)) / pieces;
    return [x1 + (x2 - x1) * t + between(luck, -amp, amp), y1 + (y2 - y1) * t + between(luck, -amp, amp)];
  });
}

/** A rough rectangle. */
export function roughBox(x: number, y: number, w: number, h: number, luck: Luck, amp = 1.6, step = 10): string {
  return roughly(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    luck,
    amp,
    step,
  );
}

/** A lens of two curves from one point to another: the basic mark. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${n(x1)} ${n(y1)}Q${n(mx + nx)} ${n(my + ny)} ${n(x2)} ${n(y2)}Q${n(mx - nx)} ${n(my - ny)} ${n(x1)} ${n(y1)}Z`;
}

/** A spiked star; with luck its spikes are uneven. */
export function star(cx: number, cy: number, outer: number, inner: number, spikes: number, luck?: Luck): string {
  const wobble = (r: number) => (luck === undefined ? r : r * between(luck, 0.955, 1.03));
  return polygon(
    Array.from({ length: spikes * 2 }, (_, i): Point => {
      const r = wobble(i % 2 === 0 ? outer : inner);
      const angle = (Math.PI * i) / spikes - Math.PI / 2;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

export function disc(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** Where dots are printed: a turned grid over a rectangle; `radius` says how large each is, 0 for none. */
export type Screen = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly step: number;
  /** Degrees. */
  readonly angle: number;
  readonly radius: (x: number, y: number) => number;
};

/** Halftone dots. */
export function dots(screen: Screen): string {
  const { x, y, w, h, step } = screen;
  const angle = (screen.angle * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(Math.hypot(w, h) / 2 / step) + 1;
  const [mx, my] = [x + w / 2, y + h / 2];
  let d = '';
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const px = mx + (column * c - row * s) * step;
      const py = my + (column * s + row * c) * step;
      if (px < x - step || px > x + w + step || py < y - step || py > y + h + step) continue;
      const r = screen.radius(px, py);
      if (r > 0.18) d += disc(px, py, r);
    }
  }
  return d;
}

/** An SVG path. */
export const path = (d: string, fill: string, more = ''): string =>
  d === '' ? '' : `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
