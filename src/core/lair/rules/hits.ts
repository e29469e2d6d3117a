// Damage to monsters: by a hit, or automatic beside one. Who dies of it is taken away when the attack is over.

import type { AttackFrame } from '../frames.ts';
import type { ClassId } from '../heroes/classes.ts';
import { isSameCell } from '../map/grid.ts';
import type { Explained } from '../numbers.ts';
import type { MonsterNo } from '../state.ts';
import type { Table } from './table.ts';
import { isAlive, living, monsterOf, replaceTop, say, setMonster, topFrame } from './table.ts';

/** L-COMBAT-03, L-RULE-59: HP go down, not below 0; a sleeper wakes at once. */
export function strikeMonster(
  t: Table,
  no: MonsterNo,
  amount: number,
  how: { readonly source: ClassId; readonly automatic: boolean; readonly parts: Explained | null },
): void {
  const monster = monsterOf(t.s, no);
  const left = Math.max(0, monster.hp - amount);
  const wakes = amount > 0 && monster.sleep > 0;
  setMonster(t, no, { hp: left, sleep: wakes ? 0 : monster.sleep });
  say(t, { type: 'damage-dealt', target: no, amount, absorbed: 0, left, ...how });
  if (wakes && left > 0) say(t, { type: 'effect-ended', kind: 'sleep', target: no, value: 0 });
}

/** `splash`: every other living monster on the tile where the target was hit; who dies of it waits for step 7. */
export function splash(t: Table, f: AttackFrame, n: number): void {
  const { cell } = f;
  if (cell === null) return;
  const others = living(t.s).filter((m) => m.no !== f.target && isSameCell(m.at, cell));
  for (const m of others) strikeMonster(t, m.no, n, { source: f.hero, automatic: true, parts: null });
  const killed = others.filter((m) => !isAlive(t.s, m.no)).map((m) => m.no);
  const top = topFrame(t.s);
  if (top?.frame === 'attack') replaceTop(t, { ...top, splashed: [...top.splashed, ...killed] });
}
