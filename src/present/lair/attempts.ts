// Attempts: what is at stake while one goes on, what a defeat cost, and the chronicle of all of them. Pure.

import type { ClassId, LairEvent, LairView } from '../../core/lair/public.ts';
import { SLOTS } from '../../core/lair/public.ts';
import { capital, count, heroName, joined } from './words.ts';

export type Chronicle = { readonly attempt: number; readonly text: string };

type Running = {
  readonly attempt: number;
  readonly dungeon: number;
  readonly round: number;
  readonly beaten: number;
  readonly fallen: string;
};

/** One line for each attempt that has ended: how far it came and what ended it. */
export function chronicleOf(heard: readonly { readonly events: readonly LairEvent[] }[]): readonly Chronicle[] {
  const lines: Chronicle[] = [];
  let now: Running = { attempt: 0, dungeon: 0, round: 0, beaten: 0, fallen: '' };
  for (const event of heard.flatMap(({ events }) => events)) {
    const text = endWords(event, now);
    if (text !== null && now.attempt > 0) lines.push({ attempt: now.attempt, text });
    now = after(event, now);
  }
  return lines;
}

function after(event: LairEvent, now: Running): Running {
  switch (event.type) {
    case 'dungeon-started':
      // An attempt begins at the first dungeon.
      return {
        ...now,
        attempt: event.attempt,
        dungeon: event.dungeon,
        round: 0,
        beaten: event.dungeon === 1 ? 0 : now.beaten,
      };
    case 'round-started':
      return { ...now, round: event.round };
    case 'boss-defeated':
      return { ...now, beaten: now.beaten + 1 };
    case 'hero-fell':
      return { ...now, fallen: capital(heroName(event.hero)) };
    default:
      return now;
  }
}

function endWords(event: LairEvent, now: Running): string | null {
  if (event.type === 'campaign-won') return `Vharzul fell in round ${now.round}: the campaign is won.`;
  if (event.type !== 'party-wiped') return null;
  const beaten = now.beaten === 0 ? 'No boss beaten.' : `${count(now.beaten, 'boss', 'bosses')} beaten.`;
  const how = event.cause === 'death' ? `${now.fallen} fell` : 'Given up';
  return `${beaten} ${how} in dungeon ${now.dungeon}, round ${now.round}.`;
}

/** What a defeat would take and leave, as things stand. */
export type Stake = {
  readonly lost: readonly { readonly hero: ClassId; readonly gold: number; readonly xp: number }[];
  /** Cards that are kept, worn or in the Stash, and abilities. */
  readonly gear: number;
  readonly abilities: number;
};

export function stakeOf({ heroes, stash }: LairView): Stake {
  const worn = heroes.flatMap((h) => SLOTS.filter((slot) => h.worn[slot] !== null));
  return {
    lost: heroes.map(({ id, gold, xp }) => ({ hero: id, gold, xp })),
    gear: worn.length + stash.length,
    abilities: heroes.flatMap((h) => h.abilities).length,
  };
}

/** `the party starts again at dungeon 1; lost: the Rogue 5 gold and 2 XP; kept: 3 gear cards and 2 abilities`. */
export function costWords(view: LairView): string {
  const { lost, gear, abilities } = stakeOf(view);
  const kept = `${count(gear, 'gear card', 'gear cards')} and ${count(abilities, 'ability', 'abilities')}`;
  return `the party starts again at dungeon 1; ${lostWords(lost)}; kept: ${kept}`;
}

/** `lost: the Rogue 5 gold and 2 XP`. */
export function lostWords(lost: Stake['lost']): string {
  const went = lost
    .filter(({ gold, xp }) => gold > 0 || xp > 0)
    .map(({ hero, gold, xp }) => `${heroName(hero)} ${gold} gold and ${xp} XP`);
  return went.length === 0 ? 'there is no gold or XP to lose' : `lost: ${joined(went)}`;
}

/** Said while an attempt goes on, before a risk is taken (R75). */
export function riskWords(view: LairView): string {
  return `One fallen hero ends attempt ${view.attempt}: ${costWords(view)}.`;
}
