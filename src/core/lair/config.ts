// The settings of a campaign of Lairbreakers: plain data, part of every log, made whole or refused here.

import { encode } from '../kernel/codec.ts';
import { hashText } from '../kernel/hash.ts';
import type { Seat } from '../kernel/knowledge.ts';
import type { Refusal } from '../kernel/pending.ts';
import { ABILITIES } from './abilities/catalog.ts';
import { GEAR, SETS } from './gear/catalog.ts';
import type { ClassId } from './heroes/classes.ts';
import { CLASSES, isClass } from './heroes/classes.ts';
import { MONSTERS } from './monsters/monsters.ts';
import { TILES } from './tiles/tiles.ts';

/** Raised when an old log would mean something else. */
export const RULES_VERSION = 1;
/** Hash of the whole catalogue: two copies with different cards must not play together. */
export const CONTENT_HASH = hashText(encode([TILES, GEAR, SETS, ABILITIES, CLASSES, MONSTERS]));

/** A hero of a party agreed on beforehand; the place in the list is the slot. */
export type PartyHero = { readonly hero: ClassId; readonly seat: Seat };

export type LairConfig = {
  readonly game: 'lair';
  readonly rules: number;
  readonly content: string;
  /** Players at the table, 1 to 4 (L-WIN-01). */
  readonly players: number;
  /** The seat that opened the table. */
  readonly host: Seat;
  /** The party, when it was agreed on beforehand: the campaign starts with it. Empty: the phase P-PARTY asks. */
  readonly party: readonly PartyHero[];
  /** Seconds a window or a decision stays open; 0 = no limit. Read by whoever keeps the clock, never by the rules. */
  readonly responseSeconds: number;
  readonly decisionSeconds: number;
};

export function defaultConfig(players: number): LairConfig {
  return {
    game: 'lair',
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    players,
    host: 0,
    party: [],
    responseSeconds: 20,
    decisionSeconds: 0,
  };
}

type Parsed = { readonly ok: true; readonly config: LairConfig } | { readonly ok: false; readonly refusal: Refusal };

/** A config from outside: missing settings take their defaults, wrong ones are refused in a sentence. */
export function parseConfig(raw: unknown): Parsed {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refused('These are not settings of a game.');
  const given = raw as Record<string, unknown>;
  const { players } = given;
  if (!isWhole(players, 1, 4)) return refused('Lairbreakers is for 1 to 4 players.');
  const base = defaultConfig(players);
  if (given.game !== undefined && given.game !== 'lair') return refused('These are settings of another game.');
  if (given.rules !== undefined && given.rules !== RULES_VERSION)
    return refused('This game was made with another version of the rules.');
  if (given.content !== undefined && given.content !== CONTENT_HASH)
    return refused('This game was made with other cards.');
  const host = given.host ?? 0;
  if (!isWhole(host, 0, players - 1)) return refused('The table must be opened by somebody who sits at it.');
  const party = parseParty(given.party ?? [], players);
  if (party === null) return refused('A party is up to 4 heroes of different classes, each with a seat at this table.');
  const responseSeconds = given.responseSeconds ?? base.responseSeconds;
  const decisionSeconds = given.decisionSeconds ?? base.decisionSeconds;
  if (!isWhole(responseSeconds, 0, 600) || !isWhole(decisionSeconds, 0, 3600))
    return refused('A time limit of these settings is out of range.');
  return { ok: true, config: { ...base, host, party, responseSeconds, decisionSeconds } };
}

function refused(text: string): Parsed {
  return { ok: false, refusal: { code: 'bad-config', rule: 'L-RULE-01', text } };
}

function isWhole(n: unknown, low: number, high: number): n is number {
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= low && n <= high;
}

// L-RULE-01, L-RULE-02
function parseParty(raw: unknown, players: number): PartyHero[] | null {
  if (!Array.isArray(raw) || raw.length > 4) return null;
  const out: PartyHero[] = [];
  for (const item of raw as readonly unknown[]) {
    if (typeof item !== 'object' || item === null) return null;
    const { hero, seat } = item as Record<string, unknown>;
    if (typeof hero !== 'string' || !isClass(hero) || !isWhole(seat, 0, players - 1)) return null;
    if (out.some((other) => other.hero === hero)) return null;
    out.push({ hero, seat });
  }
  return out;
}
