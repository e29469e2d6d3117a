// The five bosses, one a dungeon, Vharzul last.

import { hash } from '../noise.ts';
import { band, bar, blob, dome, ellipse, groove, octagon, plate, stain, star } from '../words.ts';
import {
  both,
  cloth,
  cutsIn,
  eyes,
  horn,
  INK,
  locks,
  lump,
  mass,
  maw,
  type Part,
  scales,
  steel,
  swell,
  wash,
} from './kit.ts';

const leg = (text: string, wide: number): Part => [
  lump('#4E4A52', band(text, wide, wide * 0.3, wide * 0.8), {
    round: wide * 0.5,
    rise: wide * 0.6,
    lift: 6,
    line: 4,
    grain: 0.4,
    grainSize: 5,
  }),
];

const joints = (list: readonly (readonly [number, number, number])[]): Part => [
  dome(
    '#8A7A68',
    list.map(([x, y, r]) => ellipse(x, y, r)),
    { round: 10, rise: 8, lift: 3, line: 3, grain: 0.3, grainSize: 5 },
  ),
];

const SPIDER: Part = [
  // Its web.
  stain(
    '#9AA0B0',
    [
      ...Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * 6.283;
        return bar(256, 256, 256 + Math.cos(a) * 290, 256 + Math.sin(a) * 290, 2.4);
      }),
      ...[110, 170, 230].flatMap((r) =>
        Array.from({ length: 12 }, (_, i) => {
          const [a, b] = [(i / 12) * 6.283, ((i + 1) / 12) * 6.283];
          const m = (a + b) / 2;
          return band(
            `${256 + Math.cos(a) * r},${256 + Math.sin(a) * r} ${256 + Math.cos(m) * r * 0.9},${256 + Math.sin(m) * r * 0.9} ${256 + Math.cos(b) * r},${256 + Math.sin(b) * r}`,
            2.4,
          );
        }),
      ),
    ],
    { opaque: 0.5, lift: 1 },
  ),
  // Hind body with the mark of the skull.
  mass('#2E2A32', '256,24 170,50 128,124 150,196 210,236 302,236 362,196 384,124 342,50', {
    rise: 60,
    grain: 0.4,
    grainSize: 6,
  }),
  locks('#5A525A', '170,90 256,60 342,90', '150,180 256,226 362,180', 17, 9),
  dome('#A8281C', blob('256,70 218,88 210,124 226,142 230,160! 282,160! 286,142 302,124 294,88'), {
    round: 14,
    rise: 8,
    lift: 1,
    glow: 0.12,
    line: 3,
  }),
  groove(
    '#2A0A08',
    [
      ellipse(238, 116, 12, 14),
      ellipse(274, 116, 12, 14),
      bar(246, 148, 246, 162, 4),
      bar(256, 148, 256, 162, 4),
      bar(266, 148, 266, 162, 4),
    ],
    { round: 6, rise: 6 },
  ),
  ...both(
    ...leg('220,250 130,190 62,60 30,40', 30),
    ...leg('210,290 100,250 24,190 4,240', 30),
    ...leg('210,330 90,340 20,400 24,470', 32),
    ...leg('224,360 140,410 96,500 110,560', 32),
  ),
  ...both(
    ...joints([
      [128, 188, 16],
      [62, 62, 12],
      [98, 252, 16],
      [26, 194, 12],
      [90, 342, 17],
      [24, 402, 12],
      [138, 412, 17],
    ]),
  ),
  // Head.
  mass('#3E3840', '256,188 184,206 152,270 164,340 210,396 256,410 302,396 348,340 360,270 328,206', {
    rise: 58,
    grain: 0.4,
    grainSize: 6,
  }),
  locks('#6E646A', '190,230 256,206 322,230', '200,300 256,276 312,300', 15, 8),
  locks('#6E646A', '176,300 190,350 220,384', '150,320 166,380 206,420', 7, 9),
  locks('#6E646A', '336,300 322,350 292,384', '362,320 346,380 306,420', 7, 9),
  groove(
    '#120E12',
    [
      ellipse(228, 284, 27),
      ellipse(284, 284, 27),
      ellipse(180, 272, 17),
      ellipse(332, 272, 17),
      ellipse(212, 240, 14),
      ellipse(300, 240, 14),
      ellipse(196, 316, 12),
      ellipse(316, 316, 12),
    ],
    { round: 8, rise: 8 },
  ),
  dome(
    '#C2271A',
    [
      ellipse(228, 284, 23),
      ellipse(284, 284, 23),
      ellipse(180, 272, 14),
      ellipse(332, 272, 14),
      ellipse(212, 240, 11),
      ellipse(300, 240, 11),
      ellipse(196, 316, 9),
      ellipse(316, 316, 9),
    ],
    { round: 18, rise: 16, lift: 6, shine: 1, glow: 0.5 },
  ),
  stain(
    '#FFE8D8',
    [
      ellipse(220, 275, 6),
      ellipse(276, 275, 6),
      ellipse(176, 267, 4),
      ellipse(328, 267, 4),
      ellipse(209, 237, 3),
      ellipse(297, 237, 3),
    ],
    { glow: 0.5 },
  ),
  // Fangs.
  ...both(
    lump('#5A4E52', '240,340 206,346 192,392 214,420 246,404', { round: 22, rise: 22, grain: 0.3 }),
    ...horn('#1E1618', '220,404 212,450 240,494', 32, 0),
    stain('#A8E05A', ellipse(241, 496, 5, 8), { glow: 0.5 }),
  ),
];

const HIDE = '#A23A24';
const WARCHIEF: Part = [
  // Crest of feathers and a necklace of teeth.
  ...[-60, -36, -12, 12, 36, 60].flatMap((a) => {
    const [s, c] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)];
    const at = (r: number, o: number): string => `${256 + s * r - c * o},${196 + c * r + s * o}`;
    return [
      lump(
        a % 24 === 0 ? '#C8962C' : '#8E1F1A',
        blob(`${at(90, -14)} ${at(150, -24)} ${at(206, 0)}! ${at(150, 24)} ${at(90, 14)}`),
        { round: 14, rise: 11, line: 3.5, grain: 0.3 },
      ),
      cutsIn(`${256 + s * 92},${196 + c * 92},${256 + s * 200},${196 + c * 200}`, 5),
    ];
  }),
  cloth('#3E2A1C', '256,410 150,410 74,452 44,540! 468,540! 438,452 362,410', { grain: 0.4, grainSize: 7 }),
  locks('#6E553C', '70,470 150,424 256,416 362,424 442,470', '56,520 150,480 256,470 362,480 456,520', 19, 14),
  plate(
    '#DCCFA8',
    Array.from({ length: 9 }, (_, i) => {
      const [x, y] = [128 + i * 32, 470 + 26 * Math.sin((Math.PI * i) / 8)];
      return blob(`${x - 10},${y}! ${x + 10},${y}! ${x},${y + 44}!`);
    }),
    { form: 'dome', round: 8, rise: 10, lift: 8, line: 3 },
  ),
  ...both(
    ...horn('#D3C6A0', '190,150 120,130 60,70 40,10', 50, 6),
    mass(HIDE, '170,236 100,206 24,236! 84,280 140,330', { round: 22, rise: 14 }),
    cutsIn('156,254,66,238 150,276,90,262', 7),
    plate('#C9A24E', blob('60,252 76,250 80,278 64,282'), {
      form: 'dome',
      round: 7,
      rise: 9,
      lift: 6,
      line: 3,
      shine: 1.8,
    }),
  ),
  mass(HIDE, '256,112 176,134 140,208 146,286 180,334 256,350 332,334 366,286 372,208 336,134', { rise: 48 }),
  ...scales('#AE4630', 122, 222, 30, (y) => [256 - 72 - (y - 120) * 0.26, 256 + 72 + (y - 120) * 0.26]),
  wash('#E8DFC4', blob('150,250! 214,276 210,290 152,270!'), 0.85, 3),
  wash('#E8DFC4', blob('362,250! 298,276 302,290 360,270!'), 0.85, 3),
  wash('#E8DFC4', blob('248,124! 264,124! 268,214 256,230! 244,214'), 0.8, 3),
  // Snout and roar.
  mass('#B4502E', '196,282 168,340 178,400 216,444 256,452 296,444 334,400 344,340 316,282 256,262', {
    rise: 52,
    round: 60,
  }),
  swell('#C0603A', '224,250 288,250 292,330 220,330', 18, 22),
  ...scales('#BC5834', 256, 326, 22, () => [226, 286], { rise: 5 }),
  groove(INK, [ellipse(230, 330, 11, 8, 30), ellipse(282, 330, 11, 8, -30)], { round: 7, rise: 12 }),
  ...maw(256, 394, 150, 84, { teeth: 7, sharp: true, bow: 0.2, tooth: '#EFE4C2', throat: '#3A0A08' }),
  dome('#A83A3A', blob('226,418 256,408 286,418 278,436 234,436'), { round: 10, rise: 8, lift: 2 }),
  ...both(...horn('#EFE4C2', '184,376 176,420', 20, 0)),
  ...eyes(256, 242, 66, {
    r: 25,
    iris: '#FFB62E',
    white: '#E07A14',
    lid: 0.3,
    lean: 0.8,
    skin: '#7E2414',
    slit: true,
    glow: 0.4,
  }),
  lump('#7E2414', '240,232 196,196 136,204 148,222 196,222 232,250', { round: 13, rise: 17 }),
  lump('#7E2414', '272,232 316,196 376,204 364,222 316,222 280,250', { round: 13, rise: 17 }),
  // A crown beaten from a dead king's.
  steel(
    '#C9A24E',
    '160,176! 150,112! 188,142 204,92! 232,136 256,76! 280,136 308,92! 324,142 362,112! 352,176! 304,158 256,152 208,158',
    { form: 'bevel', round: 14, rise: 14, shine: 1.8, grain: 0.25 },
  ),
  dome('#2F8F6A', [ellipse(256, 140, 12, 15)], { round: 11, rise: 10, lift: 4, line: 3, shine: 0.95, glow: 0.15 }),
  dome('#B5281F', [ellipse(204, 146, 9), ellipse(308, 146, 9)], {
    round: 9,
    rise: 8,
    lift: 4,
    line: 2.5,
    shine: 0.95,
    glow: 0.12,
  }),
  cutsIn('318,270,350,318 330,268,362,308', 6),
];

const goldHeap = (seed: number, count: number, place: (i: number) => readonly [number, number], r: number): Part =>
  Array.from({ length: count }, (_, i): Part => {
    const [x, y] = place(i);
    const flat = 0.5 + 0.5 * hash(i, 2, seed);
    const turn = (hash(i, 3, seed) - 0.5) * 80;
    return [
      plate(hash(i, 4, seed) > 0.5 ? '#C4922E' : '#DDB04A', ellipse(x, y, r, r * flat, turn), {
        form: 'bevel',
        round: r * 0.2,
        rise: r * 0.2,
        lift: r * 0.22,
        line: 2.4,
        shine: 1.8,
      }),
      groove(null, ellipse(x, y, r * 0.66, r * 0.66 * flat, turn), { round: 3, rise: 2.4 }),
    ];
  }).flat();

const GOLEM: Part = [
  mass('#57534E', '256,330 120,340 40,400 10,540! 502,540! 472,400 392,340', { rise: 40, grain: 0.4 }),
  ...both(
    mass('#6A655E', octagon(10, 340, 150, 150, 44), { form: 'bevel', round: 24, rise: 26, grain: 0.5, grainSize: 12 }),
    cutsIn('40,370,90,420 90,420,70,470 110,360,130,400', 8, '#1A1614'),
  ),
  ...goldHeap(3, 26, (i) => [70 + hash(i, 1, 3) * 372, 424 + hash(i, 5, 3) * 100], 25),
  // The head: blocks that found each other.
  mass('#7C766C', octagon(136, 96, 240, 262, 54), { form: 'bevel', round: 40, rise: 46, grain: 0.5, grainSize: 14 }),
  plate('#8C867A', [octagon(150, 112, 104, 92, 18), octagon(262, 112, 100, 92, 18)], {
    form: 'bevel',
    round: 12,
    rise: 14,
    lift: 3,
    line: 5,
    grain: 0.5,
    grainSize: 12,
  }),
  plate('#7E786C', [octagon(144, 250, 70, 96, 16), octagon(298, 250, 70, 96, 16)], {
    form: 'bevel',
    round: 12,
    rise: 14,
    lift: 3,
    line: 5,
    grain: 0.5,
    grainSize: 12,
  }),
  plate('#938C7E', octagon(224, 196, 64, 100, 18), {
    form: 'bevel',
    round: 20,
    rise: 26,
    lift: 3,
    line: 5,
    grain: 0.5,
    grainSize: 12,
  }),
  plate('#6E685E', octagon(150, 186, 212, 34, 12), {
    form: 'bevel',
    round: 12,
    rise: 22,
    lift: 6,
    line: 5,
    grain: 0.5,
    grainSize: 12,
  }),
  // Eyes of emerald, cut.
  groove('#0A0806', [octagon(158, 220, 60, 40, 12), octagon(294, 220, 60, 40, 12)], { round: 8, rise: 26 }),
  plate('#1FC28A', [octagon(168, 226, 40, 28, 9), octagon(304, 226, 40, 28, 9)], {
    form: 'bevel',
    round: 9,
    rise: 10,
    lift: 3,
    shine: 1,
    glow: 0.85,
  }),
  stain('#D8FFE8', [bar(176, 234, 192, 230, 4), bar(312, 234, 328, 230, 4)], { glow: 0.7 }),
  // A mouth of ingots.
  groove('#0E0A08', octagon(184, 310, 144, 54, 12), { round: 8, rise: 22 }),
  plate(
    '#DDB04A',
    Array.from({ length: 5 }, (_, i) =>
      blob(`${190 + i * 27},318! ${212 + i * 27},318! ${209 + i * 27},338! ${193 + i * 27},338!`),
    ),
    { form: 'bevel', round: 6, rise: 9, lift: 8, line: 3, shine: 1.8 },
  ),
  plate(
    '#C4922E',
    Array.from({ length: 4 }, (_, i) =>
      blob(`${204 + i * 27},358! ${226 + i * 27},358! ${223 + i * 27},340! ${207 + i * 27},340!`),
    ),
    { form: 'bevel', round: 6, rise: 9, lift: 8, line: 3, shine: 1.8 },
  ),
  cutsIn('150,130,176,190 176,190,164,214 340,268,322,312 322,312,344,340 262,120,276,150', 8, '#1A1614'),
  ...goldHeap(
    5,
    9,
    (i) =>
      [
        [150, 108],
        [196, 92],
        [234, 100],
        [290, 90],
        [336, 104],
        [364, 128],
        [140, 150],
        [374, 330],
        [134, 310],
      ][i] as unknown as readonly [number, number],
    22,
  ),
  // Swords and a goblet stuck in its crown.
  steel('#AEB5C0', '228,96! 214,10! 226,-4! 240,8! 248,94!', { form: 'bevel', round: 9, rise: 9 }),
  steel('#C9A24E', band('196,64 262,58', 12), { round: 6, rise: 8, shine: 1.8 }),
  steel('#D9B65A', '292,96! 296,66! 280,40 280,14! 330,14! 330,40 314,66! 318,96!', {
    round: 16,
    rise: 14,
    shine: 1.85,
  }),
  dome('#B5281F', ellipse(305, 34, 9), { round: 8, rise: 7, lift: 3, line: 2, shine: 0.95, glow: 0.15 }),
];

const ROBE = '#43225A';
const CULTIST: Part = [
  mass('#2E1640', '256,20 160,64 104,172 96,310 50,430 20,540! 492,540! 462,430 416,310 408,172 352,64', {
    rise: 46,
    grain: 0.2,
    grainSize: 8,
  }),
  cutsIn('120,290,92,430 150,440,90,530 392,290,420,430 362,440,422,530 178,94,134,200 334,94,378,200', 14),
  groove('#050208', blob('256,92 172,132 142,230 158,340 206,410 256,430 306,410 354,340 370,230 340,132'), {
    round: 24,
    rise: 44,
  }),
  // Runes on the hood's hem.
  lump(ROBE, band('176,118 128,214 130,326 166,414', 34, 20, 38), { round: 17, rise: 17, line: 3.5 }),
  lump(ROBE, band('336,118 384,214 382,326 346,414', 34, 20, 38), { round: 17, rise: 17, line: 3.5 }),
  lump(ROBE, band('176,122 212,76 256,62 300,76 336,122', 34, 34, 40), { round: 17, rise: 17, line: 3.5 }),
  ...both(
    groove(
      '#FF8A3D',
      [
        bar(140, 190, 150, 214, 5),
        bar(150, 190, 140, 204, 5),
        bar(132, 244, 148, 244, 5),
        bar(140, 236, 140, 266, 5),
        bar(136, 296, 150, 306, 5),
        bar(150, 290, 138, 316, 5),
        bar(152, 350, 164, 366, 5),
        bar(168, 344, 154, 374, 5),
        bar(190, 102, 206, 112, 5),
        bar(204, 92, 196, 118, 5),
      ],
      { round: 2.5, rise: 5, glow: 0.9 },
    ),
  ),
  // The mask: a young wyrm's skull.
  ...both(...horn('#B9A982', '206,150 158,100 140,40', 30, 5)),
  mass(
    '#D3C6A0',
    '256,120 200,138 172,196 184,252 206,290 212,350 232,404 256,420 280,404 300,350 306,290 328,252 340,196 312,138',
    { rise: 48, round: 60, grain: 0.25 },
  ),
  swell('#DACDA8', '236,150 276,150 274,370 238,370', 16, 18),
  swell('#DACDA8', ellipse(196, 244, 22, 16, 40), 12, 14),
  swell('#DACDA8', ellipse(316, 244, 22, 16, -40), 12, 14),
  groove(
    '#080308',
    [blob('186,210 226,222 238,250 220,262 192,244'), blob('326,210 286,222 274,250 292,262 320,244')],
    { round: 14, rise: 26 },
  ),
  dome('#D85AFF', [ellipse(214, 240, 10, 7, 20), ellipse(298, 240, 10, 7, -20)], { round: 7, rise: 4, glow: 1.3 }),
  stain('#FFE6FF', [ellipse(214, 240, 4, 3), ellipse(298, 240, 4, 3)], { glow: 1.2 }),
  groove('#080308', [ellipse(242, 338, 7, 15, 12), ellipse(270, 338, 7, 15, -12)], { round: 5, rise: 12 }),
  plate(
    '#E8DEBC',
    [
      blob('214,352! 226,360! 216,386!'),
      blob('228,380! 240,392! 232,412!'),
      blob('298,352! 286,360! 296,386!'),
      blob('284,380! 272,392! 280,412!'),
    ],
    { form: 'dome', round: 5, rise: 7, lift: 5, line: 2.4 },
  ),
  cutsIn('256,130,256,190 240,170,228,200 272,170,284,200 300,300,312,270 212,300,200,270', 5),
  stain('#8E1F1A', blob('256,146! 270,176 256,214! 242,176'), { opaque: 0.85, soft: 2 }),
  // The knife, and the hands that hold it.
  cloth('#2E1640', '256,420 150,424 80,480 70,540! 442,540! 432,480 362,424', { grain: 0.2, grainSize: 8 }),
  cutsIn('140,460,110,530 372,460,402,530 200,440,190,530 312,440,322,530', 11),
  lump(ROBE, band('80,520 150,490 226,486', 60, 46), { round: 20, rise: 18 }),
  lump(ROBE, band('432,520 362,490 286,486', 60, 46), { round: 20, rise: 18 }),
  steel('#AEB5C0', '256,372! 270,404 268,462! 244,462! 242,404', {
    form: 'bevel',
    round: 12,
    rise: 14,
    lift: 14,
    shine: 1.75,
  }),
  cutsIn('256,384,256,456', 4),
  groove('#D85AFF', [blob('256,396! 260,404 256,412! 252,404'), blob('256,420! 260,428 256,436! 252,428')], {
    round: 2,
    rise: 3,
    glow: 0.9,
  }),
  steel('#8E7440', blob('222,458 256,452 290,458 290,470 256,464 222,470'), { round: 7, rise: 9, shine: 1.7 }),
  lump('#9A8A86', '226,470 250,462 258,484 252,510 228,512 218,492', { round: 16, rise: 16 }),
  lump('#9A8A86', '286,470 262,462 254,484 260,510 284,512 294,492', { round: 16, rise: 16 }),
  cutsIn('226,480,250,478 224,492,252,492 228,504,250,504 286,480,262,478 288,492,260,492 284,504,262,504', 4),
];

const DRAKE = '#5A3C3A';
const VHARZUL: Part = [
  // Smoke-dark neck and wing joints.
  mass('#3C2828', '256,250 110,300 30,420 10,540! 502,540! 482,420 402,300', { grain: 0.3 }),
  ...scales('#684240', 400, 540, 50, (y) => [256 - 120 - (y - 400) * 0.6, 256 + 120 + (y - 400) * 0.6]),
  ...both(
    ...horn('#8E7E66', '178,150 96,120 34,40 50,-30', 66, 7),
    ...horn('#7A6A56', '160,226 84,230 20,180', 44, 5),
    ...horn('#6E5E4C', '164,290 96,320 40,310', 36, 4),
    ...horn('#6E5E4C', '190,350 140,396 86,404', 30, 3),
    mass(DRAKE, '190,190 130,216 96,290! 150,300 190,330', { round: 20, rise: 14 }),
  ),
  mass(DRAKE, '256,96 184,120 148,196 152,270 184,318 256,330 328,318 360,270 364,196 328,120', { rise: 52 }),
  ...scales('#744A44', 104, 216, 32, (y) => [256 - 62 - (y - 104) * 0.32, 256 + 62 + (y - 104) * 0.32]),
  // Crest.
  ...[96, 132, 168].flatMap((y, i) => horn('#A8977A', `256,${y + 46} 256,${y - 26 - i * 4}`, 40 - i * 3, 2)),
  // Muzzle.
  mass('#684240', '190,270 160,334 170,396 212,430 256,438 300,430 342,396 352,334 322,270 256,244', {
    rise: 60,
    round: 66,
  }),
  swell('#7C504A', '222,230 290,230 296,330 216,330', 22, 26),
  ...scales('#845650', 240, 340, 24, (y) => [256 - 32 - (y - 240) * 0.1, 256 + 32 + (y - 240) * 0.1], { rise: 6 }),
  lump('#7C504A', '214,336 236,320 254,340 240,372 212,366', { round: 18, rise: 18 }),
  lump('#7C504A', '298,336 276,320 258,340 272,372 300,366', { round: 18, rise: 18 }),
  groove('#FF6A1A', [ellipse(232, 350, 10, 7, 30), ellipse(280, 350, 10, 7, -30)], { round: 6, rise: 14, glow: 0.6 }),
  // Fire behind the teeth.
  groove('#FF7A1E', blob('172,430 190,398 256,386 322,398 340,430 334,462 304,486 256,494 208,486 178,462'), {
    round: 16,
    rise: 26,
    glow: 0.9,
  }),
  dome('#FFD05A', blob('206,440 220,420 256,412 292,420 306,440 292,462 256,470 220,462'), {
    round: 16,
    rise: 4,
    lift: 0,
    glow: 1.2,
    soft: 14,
  }),
  mass('#5A3836', '150,404 170,470 214,512 256,522 298,512 342,470 362,404! 336,462 300,492 256,500 212,492 176,462', {
    round: 16,
    rise: 18,
  }),
  plate(
    '#EADFBE',
    [
      blob('180,470! 198,484! 192,440!'),
      blob('222,494! 238,498! 230,460!'),
      blob('332,470! 314,484! 320,440!'),
      blob('290,494! 274,498! 282,460!'),
    ],
    { form: 'dome', round: 7, rise: 10, lift: 8, line: 3, shine: 0.5 },
  ),
  mass('#7C504A', '150,416 156,380 206,362 256,384 306,362 356,380 362,416 322,396 290,404 256,392 222,404 190,396', {
    round: 18,
    rise: 18,
    lift: 6,
  }),
  plate(
    '#EADFBE',
    [
      blob('164,404! 188,398! 178,462!'),
      blob('198,398! 216,404! 208,440!'),
      blob('224,402! 242,396! 236,430!'),
      blob('348,404! 324,398! 334,462!'),
      blob('314,398! 296,404! 304,440!'),
      blob('288,402! 270,396! 276,430!'),
    ],
    { form: 'dome', round: 8, rise: 11, lift: 8, line: 3, shine: 0.5 },
  ),
  // Eyes like furnace doors.
  ...eyes(256, 234, 70, {
    r: 26,
    iris: '#FFD23A',
    white: '#FF6A12',
    lid: 0.3,
    lean: 0.85,
    skin: '#452A2A',
    slit: true,
    glow: 0.75,
  }),
  lump('#452A2A', '240,228 196,184 126,190 142,212 194,214 230,252', { round: 15, rise: 22 }),
  lump('#452A2A', '272,228 316,184 386,190 370,212 318,214 282,252', { round: 15, rise: 22 }),
  stain(
    '#FF8A2A',
    [
      star(150, 440, 5, 2, 4),
      star(366, 452, 6, 2, 4),
      star(122, 372, 4, 1.6, 4),
      star(396, 380, 4, 1.6, 4),
      ellipse(200, 516, 3),
      ellipse(322, 520, 3),
    ],
    { glow: 1, lift: 8 },
  ),
];

export const BOSSES: Readonly<Record<string, Part>> = {
  'giant-spider': SPIDER,
  'kobold-warchief': WARCHIEF,
  'hoard-golem': GOLEM,
  'wyrm-cultist': CULTIST,
  vharzul: VHARZUL,
};
