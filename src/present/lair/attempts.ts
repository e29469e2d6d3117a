// The chronicle of a campaign: one line for each attempt, how far it came and what ended it.

import type { LairEvent } from '../../core/lair/public.ts';
import { bossName } from './sentences.ts';
import { capital, count, heroName } from './words.ts';

export type Chronicle = { readonly attempt: number; readonly text: string };

export function chronicleOf(heard: readonly { readonly events: readonly LairEvent[] }[]): readonly Chronicle[] {
  const lines: Chronicle[] = [];
  let now = { attempt: 0, dungeon: 0, round: 0, beaten: 0, fallen: '' };
  const close = (text: string) => {
    if (now.attempt > 0) lines.push({ attempt: now.attempt, text });
  };
  for (const event of heard.flatMap(({ events }) => events)) {
    switch (event.type) {
      case 'dungeon-started':
        // An attempt begins at the first dungeon.
        now = {
          ...now,
          attempt: event.attempt,
          dungeon: event.dungeon,
          round: 0,
          ...(event.dungeon === 1 ? { beaten: 0 } : {}),
        };
        break;
      case 'round-started':
        now = { ...now, round: event.round };
        break;
      case 'boss-defeated':
        now = { ...now, beaten: now.beaten + 1 };
        break;
      case 'hero-fell':
        now = { ...now, fallen: capital(heroName(event.hero)) };
        break;
      case 'party-wiped':
        close(
          `${beaten(now.beaten)} ${event.cause === 'death' ? `${now.fallen} fell` : 'Given up'} in dungeon ${now.dungeon}, round ${now.round}.`,
        );
        break;
      case 'campaign-won':
        close(`${capital(bossName(5))} fell in round ${now.round}: the campaign is won.`);
        break;
      default:
        break;
    }
  }
  return lines;
}

function beaten(n: number): string {
  return n === 0 ? 'No boss beaten.' : `${count(n, 'boss', 'bosses')} beaten.`;
}
