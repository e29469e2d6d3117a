// The colours and sizes that the painted dungeon and its HTML share.

import type { ClassId, MonsterKind } from '../../../core/lair/public.ts';

export const COLOUR = {
  abyss: '#0B0E16',
  slate: '#171D2B',
  line: '#3A4459',
  vellum: '#EFE4CB',
  vellumDim: '#BDB29A',
  brass: '#C9A24E',
  brassHigh: '#F3DA92',
  brassDeep: '#8A6526',
  ember: '#FF8A3D',
  blood: '#D2463A',
  heal: '#62C98F',
  arcane: '#3FD0C9',
  danger: '#FF9C8A',
  leather: '#43171B',
  pip: '#7A1B18',
} as const;

/** The smallest side of anything that can be pressed, in CSS pixels. */
export const TARGET = 44;

/** Radii in units of the world. */
export const HERO_R = 28;
export const BOSS_R = 44;
const MONSTER_R: { readonly [K in MonsterKind]?: number } = {
  rat: 21,
  'giant-bat': 21,
  slime: 21,
  goblin: 23,
};

export function monsterR(kind: MonsterKind): number {
  return MONSTER_R[kind] ?? 27;
}

/** The ground of a hero's token: enamel. */
export const ENAMEL: Readonly<Record<ClassId, string>> = {
  barbarian: '#A8361F',
  cleric: '#8A6A1C',
  druid: '#3F7A2F',
  ranger: '#1B6B65',
  rogue: '#5F4A99',
  wizard: '#2B57B0',
};
