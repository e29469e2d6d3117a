// Where the committed prints are, by Vite's addresses.

import type { Index, PrintShop } from './prints.ts';

const FOLDER = '../../../assets/art/brah/printed/';
const FILES = import.meta.glob<string>('../../../assets/art/brah/printed/**/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const INDEX = import.meta.glob<Index>('../../../assets/art/brah/printed/frames.json', {
  import: 'default',
  eager: true,
});

export const printShop: PrintShop = {
  index: INDEX[`${FOLDER}frames.json`] ?? null,
  url: (file) => FILES[`${FOLDER}${file}`] ?? null,
};
