// Setting type: which words are heavy, where lines break, how large the type may be. Knows the width of words only by
// the measure it is given, and draws SVG text in fonts that the press has loaded.

import { n } from './cut.ts';

export type Font = 'display' | 'body' | 'heavy' | 'strong' | 'italic' | 'label';

/** How wide a text runs in a font, in ems. */
export type Measure = (text: string, font: Font) => number;

/** Family, weight and style of each font, as its file names them: every weight is a family of its own. */
const FACE: Readonly<Record<Font, string>> = {
  display: 'font-family="New Rocker"',
  body: 'font-family="Alegreya Sans Medium" font-weight="500"',
  strong: 'font-family="Alegreya Sans ExtraBold" font-weight="800"',
  heavy: 'font-family="Alegreya Sans Black" font-weight="900"',
  italic: 'font-family="Alegreya Sans Medium" font-weight="500" font-style="italic"',
  label: 'font-family="Alegreya Sans SC ExtraBold" font-weight="800"',
};

export const fontOf = (font: Font): string => FACE[font];

/** `line`: the word starts a line of its own. */
export type Word = { readonly text: string; readonly font: Font; readonly line?: true };
export type Line = { readonly words: readonly Word[]; readonly width: number };
/** A set text: its lines, the size they are set in and the height of all. */
export type Setting = { readonly lines: readonly Line[]; readonly size: number; readonly leading: number };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A typographer's minus and quotes in place of the keyboard's. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<![A-Za-z])-(?=\d)/g, '\u2212')
    .replaceAll(/(\w)'/g, '$1\u2019')
    .replaceAll(/'(\w)/g, '\u2018$1')
    .replaceAll('...', '\u2026');
}

/** What stands out in an effect: lead-ins, signed numbers with their noun, and the names of things. */
const KEYWORD =
  /(?:Pure Assembly|When (?:drawn|equipped|revealed|defeated)|When flipped to this side|Spend \d|While in play)[:,]?|[+\u2212]\d+(?: damage| stat)?|wins? the game|double damage|Cursed (?:Idol|Shank)s?|Treasures?|TRAITS?|Banish|Nay!|Hand size(?: [+\u2212]\d)?|Cannot be buffed|no bonuses|no effect/g;

/** The words of an effect, the keywords among them heavy. */
export function effectWords(text: string): Word[] {
  const words: Word[] = [];
  const plain = (part: string, font: Font) => {
    for (const word of part.split(' ')) if (word !== '') words.push({ text: word, font, ...starts(word, words) });
  };
  const set = typeset(text);
  let from = 0;
  for (const found of set.matchAll(KEYWORD)) {
    plain(set.slice(from, found.index), 'body');
    plain(found[0], 'heavy');
    from = found.index + found[0].length;
  }
  plain(set.slice(from), 'body');
  return joined(words, set);
}

/** What a card can be spent on is a list: each price starts a line. */
const starts = (word: string, before: readonly Word[]): { readonly line?: true } =>
  word === 'Spend' && before.length > 0 ? { line: true } : {};

/** Signs that follow a keyword without a space stay with it: the words are joined as they stood in the text. */
function joined(words: readonly Word[], text: string): Word[] {
  const out: Word[] = [];
  let at = 0;
  for (const word of words) {
    const found = text.indexOf(word.text, at);
    const last = out.at(-1);
    if (last !== undefined && found === at && at > 0 && text[at - 1] !== ' ') {
      out[out.length - 1] = { text: last.text + word.text, font: last.font };
    } else out.push(word);
    at = found + word.text.length;
  }
  return out;
}

const SPACE = 0.235;

/** Breaks words into lines; `room` is the width of the line of that number. */
function breakLines(words: readonly Word[], size: number, measure: Measure, room: (line: number) => number): Line[] {
  const lines: Line[] = [];
  let now: Word[] = [];
  let width = 0;
  for (const word of words) {
    const w = measure(word.text, word.font) * size;
    if (now.length > 0 && (word.line === true || width + SPACE * size + w > room(lines.length))) {
      lines.push({ words: now, width });
      now = [];
      width = 0;
    }
    width += (now.length > 0 ? SPACE * size : 0) + w;
    now.push(word);
  }
  if (now.length > 0) lines.push({ words: now, width });
  return lines;
}

export type Fit = {
  readonly words: readonly Word[];
  readonly height: number;
  readonly sizes: readonly [most: number, least: number];
  /** Lines as a share of the size. */
  readonly leading: number;
  /** The width of a line whose baseline lies so far below the top of the block. */
  readonly room: (baseline: number) => number;
  /** Lines of about the same length, where the room allows it. */
  readonly even: boolean;
  readonly measure: Measure;
};

/** The largest setting that fits, else null. */
export function fitText(fit: Fit): Setting | null {
  const { words, measure } = fit;
  for (let size = fit.sizes[0]; size >= fit.sizes[1]; size -= 0.25) {
    const leading = size * fit.leading;
    const room = (line: number) => fit.room(size * 0.8 + line * leading);
    const lines = breakLines(words, size, measure, room);
    if (lines.length * leading > fit.height + 0.01) continue;
    if (lines.some((line, i) => line.width > room(i) + 0.01)) continue;
    return { lines: fit.even ? evened(words, lines, size, measure, room) : lines, size, leading };
  }
  return null;
}

function evened(
  words: readonly Word[],
  lines: Line[],
  size: number,
  measure: Measure,
  room: (line: number) => number,
): Line[] {
  let best = lines;
  for (let less = 4; less < 80; less += 4) {
    const tried = breakLines(words, size, measure, (line) => room(line) - less);
    if (tried.length > lines.length || tried.some((line, i) => line.width > room(i))) break;
    best = tried;
  }
  return best;
}

export type Ink = { readonly fill: string; readonly keyword?: string };

/** The set lines as SVG; `x` is the left edge or the middle, `top` the upper edge of the block. */
export function setLines(setting: Setting, x: number, top: number, align: 'start' | 'middle', ink: Ink): string {
  return setting.lines
    .map((line, i) => {
      const y = top + setting.size * 0.82 + i * setting.leading;
      const runs = line.words
        .map((word, k) => {
          const gap = k < line.words.length - 1 ? ' ' : '';
          const fill = word.font === 'heavy' && ink.keyword !== undefined ? ` fill="${ink.keyword}"` : '';
          return `<tspan ${FACE[word.font]}${fill}>${escaped(word.text)}${gap}</tspan>`;
        })
        .join('');
      return `<text x="${n(x)}" y="${n(y)}" font-size="${n(setting.size)}" fill="${ink.fill}" text-anchor="${align}" xml:space="preserve">${runs}</text>`;
    })
    .join('');
}

export const heightOf = (setting: Setting): number => setting.lines.length * setting.leading;

export type OneLine = {
  readonly text: string;
  readonly font: Font;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly align?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly more?: string;
};

export function oneLine(line: OneLine): string {
  const spacing = line.spacing === undefined ? '' : ` letter-spacing="${n(line.spacing)}"`;
  return `<text x="${n(line.x)}" y="${n(line.y)}" ${FACE[line.font]} font-size="${n(line.size)}" fill="${line.fill}" text-anchor="${line.align ?? 'start'}"${spacing} ${line.more ?? ''}>${escaped(line.text)}</text>`;
}

/** The largest size, from `most` down to `least`, at which a text is no wider than `width`. */
export function fitLine(
  text: string,
  font: Font,
  width: number,
  most: number,
  least: number,
  measure: Measure,
): number {
  return Math.max(least, Math.min(most, width / measure(text, font)));
}
