// Where the committed prints are, by Vite's addresses.

import type { Index, PrintShop } from './prints.ts';

const FOLDER = '../../../assets/art/brah/printed/';
const FILES = import.meta.glob<string>('../../../assets/art/brah/printed/**/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const FRAMES = new URL('../../../assets/art/brah/printed/frames.json', import.meta.url);

/** Where everything lies on the prints; without it every card stays plain paper with its name. */
export async function openPrintShop(): Promise<PrintShop> {
  const index = await fetch(FRAMES)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Index>) : null))
    .catch(() => null);
  return { index, url: (file) => FILES[`${FOLDER}${file}`] ?? null };
}
