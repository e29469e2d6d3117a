// The mason of Lairbreakers: `npm run mason` bakes every picture into printed/; `npm run mason -- tiles` only one kind;
// `npm run mason -- --sheet x.png [kind or id ...]` puts pictures onto one sheet to look at, and nothing else.

import { bakeAll } from './press/bake.ts';
import { contactSheet } from './press/sheet.ts';

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const sheet = option('--sheet');
const scale = Number(option('--scale') ?? '1');
if (sheet === undefined) await bakeAll(words);
else await contactSheet(sheet, words, scale);
