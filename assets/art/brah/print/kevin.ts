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

type Ring = {
  readonly cx: number;
  readonly cy: number;
  /** Degrees, clockwise from the right. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly inner: number;
  readonly outer: number;
  readonly width: number;
};

/** Strokes of fur that stand off a ring, long and short in turn. */
function fur({ cx, cy, from, to, count, inner, outer, width }: Ring): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    const reach = i % 2 === 0 ? outer : outer - (outer - inner) * 0.34;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return gouge(
      Math.round(cx + inner * c),
      Math.round(cy + inner * s),
      Math.round(cx + reach * c),
      Math.round(cy + reach * s),
      width,
    );
  }).join('');
}

/** A circle or an ellipse as a path. */
function round(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

const HEAD =
  'M96 66 L142 132 Q200 108 258 132 L300 70 L306 104 L318 96 L316 128 L326 126 L318 178 L368 204 L336 216 L384 250 L340 254 L372 296 L326 290 L336 326 L290 316 Q250 356 200 358 Q150 356 110 316 L64 326 L74 290 L28 296 L60 254 L16 250 L64 216 L32 204 L82 178 Z';
/** Cheeks, brow, chin, under the eyes, bridge of the nose. */
const GOUGES =
  fur({ cx: 132, cy: 258, from: 108, to: 216, count: 15, inner: 50, outer: 92, width: 6 }) +
  fur({ cx: 268, cy: 258, from: 72, to: -36, count: 15, inner: 50, outer: 92, width: 6 }) +
  fur({ cx: 200, cy: 236, from: -128, to: -52, count: 11, inner: 66, outer: 102, width: 6 }) +
  fur({ cx: 200, cy: 290, from: 32, to: 148, count: 13, inner: 40, outer: 62, width: 5 }) +
  [104, 118, 132, 146, 160]
    .flatMap((x) => [gouge(x, 250, x - 3, 268, 4), gouge(400 - x, 250, 403 - x, 268, 4)])
    .join('') +
  gouge(189, 194, 192, 244, 5) +
  gouge(211, 194, 208, 244, 5);
const WHISKERS =
  gouge(150, 276, 22, 258, 4) +
  gouge(150, 284, 30, 292, 4) +
  gouge(250, 276, 378, 258, 4) +
  gouge(250, 284, 370, 292, 4);

const crown = (d: string, fill: string, width = 7): KevinShape => ({
  d,
  fill,
  stroke: INK,
  width,
  turn: 'rotate(-7 200 96)',
});

const CROWN: readonly KevinShape[] = [
  crown('M130 122 L112 50 L150 84 L172 30 L200 80 L228 30 L250 84 L288 50 L270 122 Q200 102 130 122 Z', YELLOW),
  {
    d: 'M128 104 L122 76 L146 102 Z M164 98 L172 58 L186 94 Z M216 94 L228 58 L238 98 Z M256 102 L278 76 L270 104 Z',
    fill: '#C99A14',
    turn: 'rotate(-7 200 96)',
  },
  crown('M130 122 Q200 102 270 122 L266 138 Q200 118 134 138 Z', ORANGE),
  crown(round(112, 48, 9), TURQUOISE),
  crown(round(172, 30, 9), TURQUOISE),
  crown(round(228, 30, 9), TURQUOISE),
  crown(round(288, 48, 9), TURQUOISE),
  crown('M192 112 L200 102 L208 112 L200 122 Z', TURQUOISE, 4),
];

const BROWS: KevinShape = {
  d: 'M80 192 Q120 164 174 198 Q124 182 80 192 Z M320 182 Q276 150 224 190 Q270 168 320 182 Z',
  fill: BONE,
};

function eyes(mood: KevinMood): readonly KevinShape[] {
  if (mood === 'pleased') {
    return [
      { d: 'M94 222 Q132 190 172 224 M228 224 Q268 190 306 222', fill: 'none', stroke: YELLOW, width: 10 },
      BROWS,
    ];
  }
  // The lid is the upper edge of the yellow: flat when he is bored.
  const lid = mood === 'wide' ? 180 : 200;
  const ball = (off: number) =>
    `M88 ${212 + off} Q108 ${lid + off} 150 ${lid + 8 + off} Q170 ${lid + 14 + off} 182 ${230 + off} Q156 ${248 + off} 126 ${243 + off} Q98 ${236 + off} 88 ${212 + off} Z`;
  const other = (off: number) =>
    `M312 ${212 + off} Q292 ${lid + off} 250 ${lid + 8 + off} Q230 ${lid + 14 + off} 218 ${230 + off} Q244 ${248 + off} 274 ${243 + off} Q302 ${236 + off} 312 ${212 + off} Z`;
  return [
    { d: ball(4) + other(4), fill: ORANGE },
    { d: ball(0) + other(0), fill: YELLOW },
    { d: round(138, 224, 9, 20) + round(262, 224, 9, 20), fill: INK },
    { d: round(129, 216, 5) + round(253, 216, 5), fill: BONE },
    {
      d: `M82 208 Q108 ${lid - 8} 150 ${lid + 1} Q174 ${lid + 6} 190 230 Q168 ${lid + 22} 150 ${lid + 13} Q110 ${lid + 5} 82 208 Z M318 208 Q292 ${lid - 8} 250 ${lid + 1} Q226 ${lid + 6} 210 230 Q232 ${lid + 22} 250 ${lid + 13} Q290 ${lid + 5} 318 208 Z`,
      fill: INK,
    },
    BROWS,
  ];
}

/** The head with its bone rim. */
export function kevinHead(mood: KevinMood): readonly KevinShape[] {
  return [
    { d: HEAD, fill: BONE, stroke: BONE, width: 26 },
    { d: HEAD, fill: INK, stroke: INK, width: 8 },
    {
      d: 'M106 90 L152 138 L140 150 L133 143 L127 162 L118 150 L110 172 L100 148 Z M296 94 L250 138 L260 150 L268 142 L274 160 L283 148 L292 168 L300 142 L288 132 L304 122 Z',
      fill: ORANGE,
    },
    ...CROWN,
    { d: WHISKERS, fill: BONE },
    { d: GOUGES, fill: BONE },
    ...eyes(mood),
    { d: 'M180 250 Q200 244 220 250 L208 270 Q200 277 192 270 Z', fill: ORANGE, stroke: INK, width: 3 },
    {
      d: 'M200 274 L200 288 Q184 304 156 294 M200 288 Q224 306 258 274',
      fill: 'none',
      stroke: BONE,
      width: 7,
    },
    { d: 'M168 296 L176 318 L188 296 Z M220 297 L230 314 L239 290 Z', fill: BONE },
    {
      d: [
        [168, 276],
        [156, 282],
        [170, 288],
        [232, 276],
        [244, 282],
        [230, 288],
      ]
        .map(([x = 0, y = 0]) => round(x, y, 3))
        .join(''),
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
