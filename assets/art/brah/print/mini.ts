// The small print of a card, 80 by 112 units: art, a bar in the class colour, the short name on an ink strip.
// Numbers are left to whoever lays it on the table, because they change.

import type { CardModel } from '../../../../src/present/brah/cards.ts';
import { artWindow } from './art-window.ts';
import { closeUp, type Sheet, sheet } from './card.ts';
import { disc, luckOf, n, path, roughBox } from './cut.ts';
import { sceneOf } from './drawings.ts';
import { ART, BONE, CLASS, INK, PAPER_EDGE } from './palette.ts';
import { type Measure, oneLine, typeset } from './type.ts';

const W = 80;
const H = 112;
const ROOM = 69;
/** Of the last line, where the star with the number covers its end. */
const STARRED = 54;
/** 14 px where a small print is shown 64 wide. */
const SIZE = 17.5;
const SMALL_WORDS = new Set(['the', 'of', 'a', 'an', 'from', 'and', 'to', 'on']);

export function printMini(model: CardModel, measure: Measure): Sheet {
  const scene = sceneOf(model.face);
  const name = shortName(
    scene.short ?? model.name,
    scene.short !== undefined,
    model.burst === null ? ROOM : STARRED,
    measure,
  );
  const stripTop = name.lines.length > 1 ? 73 : 88;
  const close = closeUp(scene);
  const top = 9.5;
  const [w, h] = [71, stripTop - top + 4];
  const scale = close.scale(70, h - 4);
  const luck = luckOf(`${model.face}:mini`);
  const art = artWindow({
    scene,
    inks: ART[model.ground],
    seed: `${model.face}:mini`,
    id: 'art',
    x: 4.5,
    y: top,
    w,
    h,
    scale,
    middle: [W / 2 + (117 - close.x) * scale, top + (h - 4) / 2 + (85 - close.y) * scale],
    ridge: false,
    rough: 0.8,
    screen: 3.6,
  });
  const lines = name.lines
    .map((text, i) =>
      oneLine({
        text,
        font: 'strong',
        x: 0,
        y: 0,
        size: SIZE,
        fill: BONE,
        more: `transform="translate(6.2 ${n(stripTop + 15.5 + i * 15.5)}) scale(${name.squeeze.toFixed(3)} 1)"`,
      }),
    )
    .join('');
  return sheet(
    W,
    H,
    `<rect x="0.5" y="0.5" width="79" height="111" rx="5" fill="${BONE}" stroke="${PAPER_EDGE}"/>` +
      art +
      path(roughBox(4, 4, 72, 7.5, luck, 0.7, 8), INK) +
      path(roughBox(4, 4, 72, 6, luck, 0.5, 8), CLASS[model.ground]) +
      pegs(model) +
      path(roughBox(4, stripTop, 72, 108 - stripTop, luck, 0.9, 8), INK) +
      `<rect x="3.2" y="3.2" width="73.6" height="105.6" rx="3.6" fill="none" stroke="${INK}" stroke-width="1.8"/>` +
      lines,
  );
}

/** Which part of how many: dots on the bar, the part's own filled. */
function pegs(model: CardModel): string {
  const part = model.part;
  if (part === null || part.n === 1) return '';
  const all = Array.from({ length: part.n }, (_, i) => 70 - (part.n - 1 - i) * 8);
  return (
    path(all.map((x) => disc(x, 7.2, 2.9)).join(''), INK) +
    path(
      all
        .filter((_, i) => i !== part.k - 1)
        .map((x) => disc(x, 7.2, 1.7))
        .join(''),
      BONE,
    )
  );
}

/** The lines, and how much narrower their letters must be to fit. */
type Short = { readonly lines: readonly string[]; readonly squeeze: number };

/** The name on one or two lines: whole if it fits, else without its small words, else its first word. */
function shortName(name: string, given: boolean, last: number, measure: Measure): Short {
  const words = typeset(name)
    .replace(/[,!]$/, '')
    .split(/ |(?<=-)/);
  const wide = (line: string) => measure(line, 'strong') * SIZE;
  const said = (of: readonly string[]) => of.join(' ').replaceAll('- ', '-');
  const cuts = (of: readonly string[]): string[][] => [
    [said(of)],
    ...of.slice(1).map((_, i) => [said(of.slice(0, i + 1)), said(of.slice(i + 1))]),
  ];
  // How much of its room the fullest line takes.
  const fullest = (lines: readonly string[]) =>
    Math.max(...lines.map((line, i) => wide(line) / (i === lines.length - 1 ? last : ROOM)));
  const main = words.filter((word, i) => i === 0 || !SMALL_WORDS.has(word.toLowerCase()));
  const tries = given ? [words] : [words, main, main.slice(0, 2), main.slice(0, 1)];
  const fitting = tries
    .filter((of) => of.at(-1)?.endsWith('-') !== true)
    .flatMap((of) => {
      const [whole = [], ...split] = cuts(of);
      const best = split.toSorted((a, b) => fullest(a) - fullest(b))[0];
      return best === undefined ? [whole] : [whole, best];
    });
  const lines =
    fitting.find((of) => fullest(of) <= 1.04) ?? fitting.toSorted((a, b) => fullest(a) - fullest(b))[0] ?? [];
  return { lines, squeeze: Math.min(1, 1 / fullest(lines)) };
}
