// Why something cannot be done now: the rules' own words, or none where it can be done.

import { expect, test } from 'vitest';
import { LAIR } from '../../../src/core/lair/index.ts';
import type { ClassId } from '../../../src/core/lair/public.ts';
import { whyNot, whyNotAbility, whyNotTarget, whyNotWay } from '../../../src/present/lair/reasons.ts';
import { speechOf } from '../../../src/present/lair/words.ts';
import type { Scenario } from '../../scenario/lair-scenario.ts';
import { situation } from '../../scenario/lair-scenario.ts';
import { campaigns, faultsIn } from './campaigns.ts';

function asking(g: Scenario, hero: ClassId) {
  const view = g.view();
  const { seat } = g.hero(hero);
  return {
    view,
    speech: speechOf(view, ['Ann', 'Bo']),
    check: (action: Parameters<typeof LAIR.check>[2]) => LAIR.check(g.state, seat, action),
  };
}

const ROOMS = `
  map:
    [ENT  ]=[T13  ]=[T01r1]
  A rogue: at ENT; knows ROG1(2) ROG2 ROG5 ROG6(used) ROG3
  B druid: at T01; hp 9; acted attack drink; knows DRU2 DRU6
`;

test('R52 an action that is possible has no reason, one that is not has the rules own words', () => {
  const g = situation(`${ROOMS}
    rat: at T13
  `);
  const of = (kind: Parameters<typeof whyNot>[0], hero: ClassId) => whyNot(kind, hero, asking(g, hero));
  expect(of('move', 'rogue')).toBeNull();
  expect(of('attack', 'rogue')).toBe('No monster is within reach.');
  expect(of('drink', 'rogue')).toBe('This hero is at full HP.');
  expect(of('interact', 'rogue')).toBe('There is nothing to use here.');
  expect(of('move', 'druid')).toBe('This hero has no action left.');
});

test('R52 without monsters there is nothing to attack', () => {
  const g = situation(ROOMS);
  expect(whyNot('attack', 'rogue', asking(g, 'rogue'))).toBe('There is no monster.');
});

test('R52 a way that is closed and a target that is too far say so', () => {
  const g = situation(`
    map:
      [ENT  ]=[T01r1]=[T13  ]
    A rogue: at T01
    rat: at T13
    goblin: at T01
  `);
  expect(whyNotWay('rogue', 'N', asking(g, 'rogue'))).toBe('Look for a hidden door only when no open door remains.');
  expect(whyNotWay('rogue', 'E', asking(g, 'rogue'))).toBeNull();
  expect(whyNotTarget('rogue', g.no('rat'), asking(g, 'rogue'))).toBe('Rat 1: That target is out of range.');
  expect(whyNotTarget('rogue', g.no('goblin'), asking(g, 'rogue'))).toBeNull();
});

test('R52 an ability says whether it rests, is used up, waits for its moment or has nothing to do', () => {
  const g = situation(`${ROOMS}
    rat: at T13
  `);
  const hero = g.hero('rogue');
  const of = (ability: Parameters<typeof whyNotAbility>[1]) => whyNotAbility(hero, ability, asking(g, 'rogue'));
  expect(of('ROG1')).toBe('That ability is not ready: 2 markers left.');
  expect(of('ROG2')).toBe('It is offered by itself when it fits.');
  expect(of('ROG5')).toBe('It is always on.');
  expect(of('ROG6')).toBe('That ability is used up for this fight.');
  expect(of('ROG3')).toBeNull();
  expect(of('ROG4')).toBe('It has not been learned.');
  expect(of('DRU1')).toBe('Only the Druid can learn it.');
  const druid = g.hero('druid');
  expect(whyNotAbility(druid, 'DRU2', asking(g, 'druid'))).toBe('This hero has no action left.');
});

test('R52 an ability for a fight says so outside one', () => {
  const g = situation('A druid: at ENT; hp 9; knows DRU6 DRU1');
  const druid = g.hero('druid');
  expect(whyNotAbility(druid, 'DRU6', asking(g, 'druid'))).toBe('Usable only during a fight.');
  expect(whyNotAbility(druid, 'DRU1', asking(g, 'druid'))).toBe('There is nothing within reach to use it on.');
});

test('R52 while something is asked everything else waits for who answers', () => {
  const g = situation(`
    A rogue: at ENT; hp 9
    B druid: at ENT; hp 9
    rat: at ENT; summoned
  `);
  g.allDone().waits('AB monster-target');
  expect(whyNot('move', 'rogue', asking(g, 'rogue'))).toBe('First Ann or Bo has to answer.');
});

test('R52 in whole campaigns what is on offer has no reason, and all else a sentence', () => {
  const texts: string[] = [];
  for (const { state, view, speech } of campaigns().flatMap((campaign) => campaign.moments)) {
    if (view.phase !== 'hero' || view.asked !== null) continue;
    for (const hero of view.heroes) {
      const ask = {
        view,
        speech,
        check: (action: Parameters<typeof LAIR.check>[2]) => LAIR.check(state, hero.seat, action),
      };
      const reasons = (['move', 'attack', 'interact', 'drink'] as const).map((kind) => whyNot(kind, hero.id, ask));
      expect(reasons.slice(0, 2).map((why) => why === null)).toEqual([
        hero.ways.length > 0,
        hero.attacks.some(({ ability }) => ability === null),
      ]);
      const abilities = hero.abilities.map(({ id, aims }) => ({ aims, why: whyNotAbility(hero, id, ask) }));
      expect(abilities.filter(({ aims, why }) => aims.length > 0 !== (why === null))).toEqual([]);
      texts.push(...[...reasons, ...abilities.map(({ why }) => why)].filter((why) => why !== null));
    }
  }
  expect(faultsIn(texts)).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(9);
}, 120_000);
