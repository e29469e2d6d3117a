// A Trait's face: two sides on one card, the positive one upright on turquoise, the negative one upside down on dark.

import type { CardModel } from '../../../../src/present/brah/cards.ts';
import { artWindow } from './art-window.ts';
import { badge, CARD, type Sheet, sheet } from './card.ts';
import { luckOf, path, type Point, polygon, roughBox, roughLine } from './cut.ts';
import { closeUp } from './card.ts';
import { sceneOf } from './drawings.ts';
import { typeGlyph } from './outlines.ts';
import { ART, BONE, INK, NEGATIVE, NEGATIVE_TEXT, PAPER_EDGE, TURQUOISE } from './palette.ts';
import { effectWords, fitLine, fitText, heightOf, type Measure, oneLine, setLines, typeset } from './type.ts';

const HALF = 175;
const NEGATIVE_INKS = { flat: '#3A2440', ray: '#52305A', light: '#8A5A8E' } as const;

export function printTrait(model: CardModel, measure: Measure): Sheet {
  const [up, down] = model.sides;
  if (up === undefined || down === undefined) throw new RangeError(`${model.face} has no two sides`);
  const luck = luckOf(`${model.face}:tear`);
  const across = roughLine(
    [
      [2, HALF + 3],
      [248, HALF - 3],
    ],
    luck,
    2.4,
    11,
  );
  const tear = (off: number): Point[] => across.map(([x, y]) => [x, y + off]);
  const below = polygon([...tear(0), [248, 346], [2, 346]]);
  const seam = polygon([...tear(-2.6), ...tear(2.6).reverse()]);
  const seamInk = polygon([...tear(-4.4), ...tear(4.4).reverse()]);
  return sheet(
    CARD.w,
    CARD.h,
    `<rect x="0.75" y="0.75" width="248.5" height="348.5" rx="13.5" fill="${BONE}" stroke="${PAPER_EDGE}" stroke-width="1.5"/>` +
      '<clipPath id="inner"><rect x="4.5" y="4.5" width="241" height="341" rx="10"/></clipPath><g clip-path="url(#inner)">' +
      path('M4 4H246V346H4Z', TURQUOISE) +
      path(below, NEGATIVE) +
      '</g>' +
      half(model, 'positive', measure) +
      `<g transform="rotate(180 125 ${HALF})">${half(model, 'negative', measure)}</g>` +
      path(seamInk, INK) +
      path(seam, BONE) +
      `<rect x="3.5" y="3.5" width="243" height="343" rx="11" fill="none" stroke="${INK}" stroke-width="3"/>`,
  );
}

function half(model: CardModel, side: 'positive' | 'negative', measure: Measure): string {
  const shown = model.sides.find((one) => one.side === side);
  if (shown === undefined) return '';
  const good = side === 'positive';
  const luck = luckOf(`${model.face}:${side}`);
  const scene = sceneOf(model.face);
  const close = closeUp(scene);
  const scale = close.scale(92, 98);
  const art = artWindow({
    scene: good ? scene : { ...scene, backdrop: 'rays' },
    inks: good ? { ...ART.trait, flat: '#2A9D90', ray: '#1C7F75' } : NEGATIVE_INKS,
    seed: `${model.face}:${side}`,
    id: `art-${side}`,
    x: 10,
    y: 50,
    w: 98,
    h: 114,
    scale,
    middle: [59 + (117 - close.x) * scale, 106 + (85 - close.y) * scale],
    ridge: false,
    rough: 1.6,
    screen: 5,
  });
  const name = typeset(shown.name);
  const size = fitLine(name, 'display', 178, 25, 14, measure);
  const color = good ? INK : NEGATIVE_TEXT;
  const setting = fitText({
    words: effectWords(shown.text),
    height: 114,
    sizes: [21.5, 12],
    leading: 1.1,
    room: () => 124,
    even: false,
    measure,
  });
  if (setting === null) throw new RangeError(`the text of ${model.face} does not fit its card`);
  return (
    art +
    path(roughBox(4, 5.5, 242, 38, luck, 1.4, 10), INK) +
    oneLine({ text: name, font: 'display', x: 58, y: 25 + size * 0.335, size, fill: good ? BONE : NEGATIVE_TEXT }) +
    badge(27, 27, typeGlyph('trait'), good ? TURQUOISE : NEGATIVE_TEXT, luck) +
    setLines(setting, 115, 49 + (114 - heightOf(setting)) / 2, 'start', {
      fill: color,
      ...(good ? {} : { keyword: '#FFFFFF' }),
    })
  );
}
