// Who may sit at a table, read from data of the outside (a save, a peer): exact, with limits on what a name can be.

import type { SeatHolder } from './port.ts';

const NAME = 40;
const BOTS: readonly string[] = ['random', 'greedy'];

/** A seat's holder, or null when it cannot be read. */
export function parseHolder(raw: unknown): SeatHolder | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, name, bot, seed } = raw as Record<string, unknown>;
  if (typeof name !== 'string' || name.length > NAME) return null;
  if (kind === 'person') return { kind, name };
  if (kind !== 'bot' || typeof bot !== 'string' || !BOTS.includes(bot)) return null;
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) return null;
  return { kind, name, bot: bot === 'greedy' ? 'greedy' : 'random', seed };
}
