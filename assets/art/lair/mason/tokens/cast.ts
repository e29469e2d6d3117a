// Who there is: figure, rim and enamel of every hero, monster and boss. Colours are those of the design's tokens.

import { BOSSES as BOSS_CARDS, MONSTERS as CARDS } from '../../../../../src/core/lair/public.ts';
import { BOSSES } from './bosses.ts';
import { HEROES } from './heroes.ts';
import type { Medal } from './medal.ts';
import { MONSTERS } from './monsters.ts';

/** Enamel above and below, and the light behind a portrait. */
const ENAMEL: Readonly<Record<string, readonly [above: string, below: string]>> = {
  barbarian: ['#A8361F', '#5E170E'],
  cleric: ['#8A6A1C', '#4A360A'],
  druid: ['#3F7A2F', '#1C3F16'],
  ranger: ['#1B6B65', '#0B3634'],
  rogue: ['#5F4A99', '#2C1F52'],
  wizard: ['#2B57B0', '#12296A'],
  rat: ['#6A4A38', '#38241A'],
  'giant-bat': ['#4A3A66', '#241A36'],
  goblin: ['#6E7A2F', '#363E12'],
  slime: ['#2F6A4A', '#123222'],
  skeleton: ['#5C6470', '#2A303A'],
  zombie: ['#46583A', '#1E2A18'],
  kobold: ['#8A3F22', '#431A0C'],
  'giant-spider': ['#3B3F4C', '#16181F'],
  'kobold-warchief': ['#7A1F18', '#360A08'],
  'hoard-golem': ['#6A5520', '#30240A'],
  'wyrm-cultist': ['#4A1F5C', '#200A2A'],
  vharzul: ['#7A1F18', '#2E0806'],
};

export type Person = Medal & { readonly id: string; readonly portrait: boolean };

function person(id: string): Person {
  const figure = HEROES[id] ?? MONSTERS[id] ?? BOSSES[id];
  const [enamel, deep] = ENAMEL[id] ?? [];
  if (figure === undefined || enamel === undefined || deep === undefined) throw new Error(`nobody has drawn "${id}"`);
  const rim = HEROES[id] !== undefined ? 'hero' : BOSSES[id] !== undefined ? 'boss' : 'monster';
  return { id, figure, rim, enamel, deep, teeth: rim === 'boss' ? 18 : 12, portrait: rim !== 'monster' };
}

const deck = CARDS.filter((card) => !BOSS_CARDS.includes(card)).map(({ id }) => id);

export const CAST: readonly Person[] = [...Object.keys(HEROES), ...deck, ...BOSS_CARDS.map(({ id }) => id)].map(person);
