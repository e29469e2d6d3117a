// Numbers of a table in few words, for tests of cards that change them: damage weapon by weapon, slots Hero by Hero,
// hand limits and stats as everybody sees them; and what is printed on a card, as one line.

import { cardOf } from '../../src/core/brah/public.ts';
import type { Scenario } from './scenario.ts';
import { SEATS } from './picture.ts';

/** `{ 'A florence': 'wand-of-almost 3, bog-blade 2' }`: every Hero that holds weapons. */
export function damages(g: Scenario): Record<string, string> {
  const out: Record<string, string> = {};
  for (const player of g.view('table').players) {
    for (const hero of player.heroes) {
      const weapons = hero.weapons.map((w) => `${w.family} ${w.damage.total}`);
      if (weapons.length > 0) out[`${SEATS[player.seat]} ${hero.kind}`] = weapons.join(', ');
    }
  }
  return out;
}

/** Weapon slots, Hero by Hero. */
export function slots(g: Scenario): Record<string, number> {
  return Object.fromEntries(
    g
      .view('table')
      .players.flatMap(({ seat, heroes }) => heroes.map((hero) => [`${SEATS[seat]} ${hero.kind}`, hero.slots.total])),
  );
}

/** Hand limits from seat A on. */
export function handLimits(g: Scenario): number[] {
  return g.view('table').players.map((p) => p.handLimit.total);
}

/** `smorc-trooper: stat 2, bribe 2, reward 1`, foe by foe; a Boss has no bribe. */
export function foes(g: Scenario): string[] {
  return g
    .view('table')
    .foes.map(
      ({ kind, stat, bribe, reward }) =>
        `${kind}: stat ${stat.total}, bribe ${bribe?.total ?? '-'}, reward ${reward.total}`,
    );
}

/** What is printed on a Hero, Trait, weapon, part or plain card, as one line. */
export function printed(id: string): string {
  const card = cardOf(id);
  const copies = `${card.copies} in the box`;
  switch (card.type) {
    case 'hero':
      return `${card.name}; ${card.classes.join(' and ')}; ${card.slots} slots; hand ${card.hand}; ${copies}`;
    case 'trait':
      return `${card.positive.name}, ${card.negative.name} on the back; ${copies}`;
    case 'weapon':
      return `${card.name}; ${card.weapon.classes.join(' and ')}; ${card.weapon.staff ? 'Staff, ' : ''}damage ${card.weapon.damage}; 1/${card.weapon.parts}; ${copies}`;
    case 'part':
      return `${card.name}; ${card.weapon.classes.join(' and ')}; ${card.weapon.staff ? 'Staff, ' : ''}damage ${card.weapon.damage}; ${card.part}/${card.weapon.parts}; ${copies}`;
    default:
      return `${card.name}; ${copies}`;
  }
}
