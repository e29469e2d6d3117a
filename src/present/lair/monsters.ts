// A monster in words: one line for a list, and the sheet with its threats to each hero and the effects on it.

import type { LairView, MonsterNo, MonsterView } from '../../core/lair/public.ts';
import { monsterCard } from '../../core/lair/public.ts';
import { describeMonster } from './cards.ts';
import { chanceWords } from './numbers.ts';
import type { Sheet } from './sheets.ts';
import { plainSheet } from './sheets.ts';
import type { Speech } from './words.ts';
import { capital, count, heroName, inPlace, monsterName } from './words.ts';

/** The effects on it, in short: `asleep for 2 Monster phases`. */
export function stateWords({ sleep, pin, weaken, summoned }: MonsterView): readonly string[] {
  const phases = (n: number): string => count(n, 'Monster phase', 'Monster phases');
  return [
    ...(sleep > 0 ? [`asleep for ${phases(sleep)}, or until it is hurt`] : []),
    ...(pin > 0 ? [`pinned for ${phases(pin)}`] : []),
    ...(weaken > 0 ? [`${weaken} less on its attack rolls`] : []),
    ...(summoned ? ['raised: one attack and no reward'] : []),
  ];
}

/** The monster in a list, in the order of the Monster phase. */
export function monsterLine(monster: MonsterView, speech: Speech): string {
  const { damage, defense } = monsterCard(monster.kind);
  const attacks = count(monster.strikes, 'attack', 'attacks');
  return [
    `${capital(monsterName(monster.no, speech))}: ${monster.hp} of ${monster.maxHp} HP, ${inPlace(monster.at, speech)}.`,
    `Defense ${defense}, ${attacks} a round for ${damage} damage.`,
    ...stateWords(monster).map((word) => `${capital(word)}.`),
  ].join(' ');
}

/** The monsters that live, as the Monster phase will take them. */
export function monstersInOrder(view: LairView): readonly MonsterView[] {
  return view.monsters.filter(({ hp }) => hp > 0).toSorted((a, b) => a.order - b.order);
}

export function monsterSheet(no: MonsterNo, view: LairView, speech: Speech): Sheet | null {
  const monster = view.monsters.find((m) => m.no === no);
  if (monster === undefined) return null;
  const threats = monster.threats.map(
    ({ hero, needed, hits }) => `Against ${heroName(hero)} it ${chanceWords(needed.total, hits)}.`,
  );
  return {
    ...plainSheet(describeMonster(monster.kind)),
    name: capital(monsterName(no, speech)),
    now: [
      `${monster.hp} of ${monster.maxHp} HP, ${inPlace(monster.at, speech)}.`,
      `${capital(count(monster.strikes, 'attack', 'attacks'))} in each Monster phase; number ${monster.order} in its order.`,
      ...stateWords(monster).map((word) => `${capital(word)}.`),
      ...threats,
    ],
    numbers: monster.threats.map(({ hero, needed }) => ({ label: `To hit ${heroName(hero)}`, number: needed })),
  };
}
