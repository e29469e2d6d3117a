// Where `npm run mutants` changes a source, and which rule or card it holds the change against.

import { expect, test } from 'vitest';
import { mutantsIn, sampled } from '../../src/cli/mutations.ts';

/** `what it was -> what it becomes [ids]` for each change of a source. */
function changes(file: string, source: string): string[] {
  return mutantsIn(file, source).map((m) => `${source.slice(m.from, m.to)} -> ${m.text} [${m.ids.join(' ')}]`);
}

test('a rule is changed by conditions and numbers, under the ids of the comment above it', () => {
  const rule = '// B-DRAW-02: two\nexport function f(n: number) { return n > 2; }';
  expect(changes('src/core/brah/rules/x.ts', rule)).toEqual(['> -> >= [B-DRAW-02]', '2 -> 3 [B-DRAW-02]']);
  const lair = '// L-MOVE-04, L-RULE-09 to L-RULE-11\nexport const POTION = 6;';
  expect(changes('src/core/lair/rules/x.ts', lair)).toEqual(['6 -> 7 [L-MOVE-04 L-RULE-09 L-RULE-11 L-RULE-10]']);
});

test('a card of Lairbreakers is changed in its numbers, its effect data and its words', () => {
  const gear = "export const W = [weapon('W01', 'Bone Hatchet', 1, 'near', 10, 'dmg+1', '+1 Damage.', null, 2)];";
  expect(changes('src/core/lair/gear/weapons.ts', gear)).toEqual([
    '1 -> 2 [W01]',
    "'near' -> 'ranged' [W01]",
    '10 -> 11 [W01]',
    "'dmg+1' -> 'dmg+2' [W01]",
    '2 -> 3 [W01]',
  ]);
  const ability =
    "export const A = [ability('BAR6', 'Blood Price', 13, 'attack', 4, 'R', 'cost(1); attack(x2)', 'x')];";
  expect(changes('src/core/lair/abilities/barbarian.ts', ability)).toContain(
    "'cost(1); attack(x2)' -> 'cost(1); attack(x3)' [BAR6]",
  );
  const tile =
    "const P = [room('T04', 'Crooked Stair', 'corridor', 'NE', 0, 0), room('T09', 'x', 'chamber', 'N', 1, 0)];";
  expect(changes('src/core/lair/tiles/tiles.ts', tile)).toEqual([
    "'corridor' -> 'chamber' [T04]",
    "'NE' -> 'N' [T04]",
    '0 -> 1 [T04]',
    '0 -> 1 [T04]',
    "'chamber' -> 'treasure' [T09]",
    "'N' -> 'E' [T09]",
    '1 -> 2 [T09]',
    '0 -> 1 [T09]',
  ]);
});

test('words of the other game are left alone', () => {
  expect(changes('src/core/brah/cards/x.ts', "card({ id: 'a-b', draw: look('trap', 'fight') });")).toEqual([]);
});

test('the same seed chooses the same changes', () => {
  const all = Array.from({ length: 50 }, (_, n) => n);
  expect(sampled(all, 5, '1')).toEqual(sampled(all, 5, '1'));
  expect(sampled(all, 5, '1')).not.toEqual(sampled(all, 5, '2'));
});
