// The small print of a card, 80 by 112 units: art, a bar in the class colour, the short name on an ink strip.
// Numbers are left to whoever lays it on the table, because they change.

import type { CardModel } from '../../../../src/present/brah/cards.ts';
import { artWindow } from './art-window.ts';
import { closeUp, type Sheet, sheet } from './card.ts';
import { disc, luckOf, path, roughBox } from './cut.ts';
import { sceneOf } from './drawings.ts';
import { ART, BONE, CLASS, INK, PAPER_EDGE } from './palette.ts';
import { type Measure, oneLine, typeset } from './type.ts';

const W = 80;
const H = 112;
const ROOM = 68;
const SMALL_WORDS = new Set(['the', 'of', 'a', 'an', 'from', 'and', 'to', 'on']);

export function printMini(model: CardModel, measure: Measure): Sheet {
  const scene = sceneOf(model);
  const name = shortName(scene.short ?? model.name, scene.short !== undefined, measure);
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
      oneLine({ text, font: 'strong', x: 7, y: stripTop + 15.5 + i * 15.5, size: name.size, fill: BONE }),
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

type Short = { readonly lines: readonly string[]; readonly size: number };

/** 17.5 units are 14 px where a small print is 64 wide; only a given short name that is still too long is set smaller. */
function shortName(name: string, given: boolean, measure: Measure): Short {
  const size = 17.5;
  const text = typeset(name);
  const words = text.replace(/[,!]$/, '').split(' ');
  const wide = (line: string) => measure(line, 'strong') * size;
  const split = (of: readonly string[]): string[] | null => {
    if (wide(of.join(' ')) <= ROOM) return [of.join(' ')];
    const cuts = of.slice(1).map((_, i) => [of.slice(0, i + 1).join(' '), of.slice(i + 1).join(' ')]);
    const fitting = cuts.filter((lines) => lines.every((line) => wide(line) <= ROOM));
    return fitting.toSorted((a, b) => Math.max(...a.map(wide)) - Math.max(...b.map(wide)))[0] ?? null;
  };
  const whole = split(words);
  if (whole !== null) return { lines: whole, size };
  if (!given) {
    const main = words.filter((word, i) => i === 0 || !SMALL_WORDS.has(word.toLowerCase()));
    const fitting = [main, main.slice(0, 2), main.slice(0, 1), main.slice(-2), main.slice(-1)]
      .map(split)
      .find((lines) => lines !== null);
    if (fitting !== undefined && fitting !== null) return { lines: fitting, size };
  }
  const lines = [
    words.slice(0, Math.ceil(words.length / 2)).join(' '),
    words.slice(Math.ceil(words.length / 2)).join(' '),
  ].filter((line) => line !== '');
  const most = Math.max(...lines.map((line) => measure(line, 'strong')));
  return { lines, size: Math.min(size, ROOM / most) };
}
