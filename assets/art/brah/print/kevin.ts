// Kevin: a bored black cat, crown askew, torn right ear, half-lidded yellow eyes. He exists once, as these shapes:
// on the title, on his card, on the back of the Draw pile and at the end of the game. Says nothing of where he is shown.

export type KevinMood = 'bored' | 'wide' | 'pleased';

/** One shape, back to front; `width` is that of its line. */
export type KevinShape = {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly turn?: string;
};

/** The part of the plane that the head fills. */
export const KEVIN_BOX = '0 20 400 350';
export const KEVIN_CAPE_BOX = '0 0 400 200';

const INK = '#17110F';
const BONE = '#F4E7CC';
const YELLOW = '#FFCB1F';
const ORANGE = '#FF7A2B';
const TURQUOISE = '#1FC6B4';

/** A gouge: a lens of two curves from one point to another. */
function gouge(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * width;
  const ny = ((x2 - x1) / length) * width;
  return `M${x1} ${y1}Q${mx + nx} ${my + ny} ${x2} ${y2}Q${mx - nx} ${my - ny} ${x1} ${y1}Z`;
}

/** Strokes of fur on a ring round a cheek, from one angle to another (degrees). */
function fur(cx: number, cy: number, from: number, to: number, n: number, inner: number, outer: number): string {
  return Array.from({ length: n }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180;
    const reach = i % 2 === 0 ? outer : outer - 14;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return gouge(
      Math.round(cx + inner * c),
      Math.round(cy + inner * s),
      Math.round(cx + reach * c),
      Math.round(cy + reach * s),
      3,
    );
  }).join('');
}

/** A circle or an ellipse as a path. */
function round(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

const HEAD =
  'M96 66 L142 132 Q200 108 258 132 L300 70 L306 104 L318 96 L316 128 L326 126 L318 178 L368 204 L336 216 L384 250 L340 254 L372 296 L326 290 L336 326 L290 316 Q250 356 200 358 Q150 356 110 316 L64 326 L74 290 L28 296 L60 254 L16 250 L64 216 L32 204 L82 178 Z';
const GOUGES =
  fur(128, 262, 112, 238, 11, 58, 92) +
  fur(272, 262, 68, -58, 11, 58, 92) +
  gouge(186, 136, 190, 172, 4) +
  gouge(200, 132, 200, 178, 5) +
  gouge(214, 136, 210, 172, 4) +
  gouge(160, 142, 168, 168, 3) +
  gouge(240, 142, 232, 168, 3) +
  gouge(150, 336, 162, 348, 3) +
  gouge(176, 344, 182, 354, 3) +
  gouge(224, 344, 218, 354, 3) +
  gouge(250, 336, 238, 348, 3);

const crown = (d: string, fill: string, width = 7): KevinShape => ({
  d,
  fill,
  stroke: INK,
  width,
  turn: 'rotate(-7 200 96)',
});

const CROWN: readonly KevinShape[] = [
  crown('M130 122 L112 50 L150 84 L172 30 L200 80 L228 30 L250 84 L288 50 L270 122 Q200 102 130 122 Z', YELLOW),
  crown('M130 122 Q200 102 270 122 L266 138 Q200 118 134 138 Z', ORANGE),
  crown(round(112, 48, 9), TURQUOISE),
  crown(round(172, 30, 9), TURQUOISE),
  crown(round(228, 30, 9), TURQUOISE),
  crown(round(288, 48, 9), TURQUOISE),
  crown('M192 112 L200 102 L208 112 L200 122 Z', TURQUOISE, 4),
];

function eyes(mood: KevinMood): readonly KevinShape[] {
  if (mood === 'pleased') {
    return [{ d: 'M96 214 Q132 186 168 216 M232 216 Q268 186 304 214', fill: 'none', stroke: YELLOW, width: 9 }];
  }
  const lid = mood === 'wide' ? 186 : 202;
  return [
    { d: `M92 ${lid} Q132 ${lid - 6} 172 ${lid + 12} Q160 242 130 240 Q104 236 92 ${lid} Z`, fill: YELLOW },
    { d: `M308 ${lid} Q268 ${lid - 6} 228 ${lid + 12} Q240 242 270 240 Q296 236 308 ${lid} Z`, fill: YELLOW },
    { d: round(136, 222, 9, 18), fill: INK },
    { d: round(264, 222, 9, 18), fill: INK },
    { d: round(131, 214, 4), fill: BONE },
    { d: round(259, 214, 4), fill: BONE },
    { d: 'M86 184 Q130 166 174 192 Q130 178 86 184 Z', fill: BONE },
    { d: 'M314 176 Q270 156 226 188 Q270 170 314 176 Z', fill: BONE },
  ];
}

/** The head with its bone rim. */
export function kevinHead(mood: KevinMood): readonly KevinShape[] {
  return [
    { d: HEAD, fill: BONE, stroke: BONE, width: 26 },
    { d: HEAD, fill: INK, stroke: INK, width: 8 },
    {
      d: 'M108 96 L138 138 L112 160 Z M294 98 L262 138 L288 160 L292 132 L302 130 Z',
      fill: ORANGE,
    },
    ...CROWN,
    { d: GOUGES, fill: BONE },
    ...eyes(mood),
    { d: 'M186 252 L214 252 L205 270 Q200 276 195 270 Z', fill: ORANGE },
    { d: 'M200 274 Q200 294 176 292 M200 274 Q202 298 236 284', fill: 'none', stroke: BONE, width: 5 },
    { d: 'M178 292 L184 310 L190 293 Z M216 292 L222 308 L228 288 Z', fill: BONE },
    {
      d: 'M152 268h5v5h-5z M140 278h5v5h-5z M156 284h5v5h-5z M244 268h5v5h-5z M256 278h5v5h-5z M240 284h5v5h-5z',
      fill: BONE,
    },
  ];
}

/** Shoulders in a purple cape with a white bib, to stand behind the head on the title. */
export const KEVIN_CAPE: readonly KevinShape[] = [
  { d: 'M40 210 Q52 70 150 30 L250 30 Q348 70 360 210 Z', fill: '#6E3DB0', stroke: INK, width: 9 },
  {
    d: 'M84 200 Q92 120 120 84 M120 205 Q124 140 146 104 M316 200 Q308 120 280 84 M280 205 Q276 140 254 104',
    fill: 'none',
    stroke: '#47236F',
    width: 7,
  },
  {
    d: 'M128 30 L150 88 L168 66 L182 112 L200 84 L218 112 L232 66 L250 88 L272 30 Z',
    fill: BONE,
    stroke: INK,
    width: 7,
  },
];
