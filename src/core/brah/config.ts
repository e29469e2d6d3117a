// The settings of a game of Dungeon Brah (20.0): plain data, part of every log, made whole or refused here.

import type { Refusal } from '../kernel/pending.ts';
import type { Seat } from '../kernel/knowledge.ts';
import { CARDS, KINDS } from './cards/catalog.ts';
import { encode } from '../kernel/codec.ts';
import { hashText } from '../kernel/hash.ts';

/** Raised when an old log would mean something else. */
export const RULES_VERSION = 1;
/** Hash of the whole catalogue: two copies with different cards must not play together. */
export const CONTENT_HASH = hashText(encode(KINDS.map((id) => CARDS[id] ?? null)));

/** `random`: a chance event; `seat`: whoever the table agreed on, or the one who was out first last time (B-RULE-06). */
export type FirstPlayer = { readonly how: 'random' } | { readonly how: 'seat' | 'first-out'; readonly seat: Seat };

export type BrahConfig = {
  readonly game: 'brah';
  readonly rules: number;
  readonly content: string;
  /** 2 to 6 (B-RULE-01). */
  readonly players: number;
  readonly firstPlayer: FirstPlayer;
  readonly spread: 'plain' | 'even';
  readonly extraBosses: readonly ('brenda-from-accounts' | 'the-landlord')[];
  readonly expansions: readonly 'cathulhu'[];
  /** Who is asked in a reaction window: everybody with a hand, or (knowingly giving that much away) only who can react. */
  readonly responsePrompts: 'everyone' | 'holders';
  /** Seconds a reaction window stays open; 0 = no limit. Read by whoever keeps the clock, never by the rules. */
  readonly responseSeconds: number;
  readonly decisionSeconds: number;
  /** House setting, not of the printed game: only this many ordinary cards stay in the Draw pile; null = all of them. */
  readonly shortDeck: number | null;
};

/** The printed game for a number of players. */
export function defaultConfig(players: number): BrahConfig {
  return {
    game: 'brah',
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    players,
    firstPlayer: { how: 'random' },
    spread: 'plain',
    extraBosses: [],
    expansions: ['cathulhu'],
    responsePrompts: 'everyone',
    responseSeconds: 20,
    decisionSeconds: 0,
    shortDeck: null,
  };
}

/** The house preset of a short game: half the Draw pile, the hazards spread evenly. */
export function shortGame(config: BrahConfig): BrahConfig {
  return { ...config, shortDeck: 60, spread: 'even' };
}

type Parsed = { readonly ok: true; readonly config: BrahConfig } | { readonly ok: false; readonly refusal: Refusal };

/** A config from outside: missing settings take their defaults, wrong ones are refused in a sentence. */
export function parseConfig(raw: unknown): Parsed {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refused('These are not settings of a game.');
  const given = raw as Record<string, unknown>;
  const players = given.players;
  if (!isWhole(players, 2, 6)) return refused('Dungeon Brah is for 2 to 6 players.');
  const base = defaultConfig(players);
  if (given.game !== undefined && given.game !== 'brah') return refused('These are settings of another game.');
  if (given.rules !== undefined && given.rules !== RULES_VERSION)
    return refused('This game was made with another version of the rules.');
  if (given.content !== undefined && given.content !== CONTENT_HASH)
    return refused('This game was made with other cards.');
  const firstPlayer = parseFirst(given.firstPlayer ?? base.firstPlayer, players);
  if (firstPlayer === null) return refused('The first player must be a seat at this table.');
  const spread = given.spread ?? base.spread;
  if (spread !== 'plain' && spread !== 'even') return refused('Hazards are spread plainly or evenly.');
  const extraBosses = listOf(given.extraBosses ?? [], ['brenda-from-accounts', 'the-landlord'] as const);
  const expansions = listOf(given.expansions ?? base.expansions, ['cathulhu'] as const);
  if (extraBosses === null || expansions === null)
    return refused('A Boss or expansion of these settings is not known here.');
  const responsePrompts = given.responsePrompts ?? base.responsePrompts;
  if (responsePrompts !== 'everyone' && responsePrompts !== 'holders')
    return refused('Reactions are asked of everyone or of holders.');
  const responseSeconds = given.responseSeconds ?? base.responseSeconds;
  const decisionSeconds = given.decisionSeconds ?? base.decisionSeconds;
  if (!isWhole(responseSeconds, 0, 600) || !isWhole(decisionSeconds, 0, 3600))
    return refused('A time limit of these settings is out of range.');
  const shortDeck = given.shortDeck ?? null;
  if (shortDeck !== null && !isWhole(shortDeck, 20, 150))
    return refused('A short game keeps 20 to 150 ordinary cards.');
  const settings = {
    firstPlayer,
    spread,
    extraBosses,
    expansions,
    responsePrompts,
    responseSeconds,
    decisionSeconds,
    shortDeck,
  } as const;
  return { ok: true, config: { ...base, ...settings } };
}

function refused(text: string): Parsed {
  return { ok: false, refusal: { code: 'bad-config', rule: 'B-RULE-01', text } };
}

function isWhole(n: unknown, low: number, high: number): n is number {
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= low && n <= high;
}

function parseFirst(raw: unknown, players: number): FirstPlayer | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { how, seat } = raw as Record<string, unknown>;
  if (how === 'random') return { how };
  return (how === 'seat' || how === 'first-out') && isWhole(seat, 0, players - 1) ? { how, seat } : null;
}

function listOf<T extends string>(raw: unknown, known: readonly T[]): T[] | null {
  if (!Array.isArray(raw)) return null;
  const out = known.filter((k) => raw.includes(k));
  return out.length === raw.length ? out : null;
}
