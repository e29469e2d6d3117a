// The log: a config and the entries that followed it. Everything else about a match is computed from these two.
// Here is what an entry can be and how a log from outside (a save, a peer, a file) is read: total, and with limits.

import { answerFault } from './chance.ts';
import type { ChanceAnswer } from './chance.ts';
import { encode } from './codec.ts';
import type { Seat } from './knowledge.ts';
import type { Refusal } from './pending.ts';

/** Raised when the shape of a log changes. */
export const LOG_FORMAT = 1;

/**
 * The state after an entry, in short: `all` is the hash over the public sections (`hashSections(...).all`), `marks` four
 * digits of each section's own hash, in order, so that a mismatch names its section.
 */
export type Print = { readonly all: string; readonly marks: string };

/**
 * - `act`: a seat's action, made for decision `no`.
 * - `chance`: the answer of the dealer.
 * - `default`: the seat did not answer in time; the action that was taken for it.
 * - `undo`: the last `count` entries that changed the state are taken back; `redo` brings back what the last undo took.
 * - `holder`: who plays the seat from now on; the data is the session's, the game does not read it.
 */
export type Entry<Action> =
  | {
      readonly kind: 'act';
      readonly by: Seat;
      readonly no: number;
      readonly action: Action;
      readonly print: Print | null;
    }
  | { readonly kind: 'chance'; readonly answer: ChanceAnswer; readonly print: Print | null }
  | {
      readonly kind: 'default';
      readonly by: Seat;
      readonly no: number;
      readonly action: Action;
      readonly print: Print | null;
    }
  | { readonly kind: 'undo'; readonly by: Seat; readonly count: number; readonly print: Print | null }
  | { readonly kind: 'redo'; readonly by: Seat; readonly print: Print | null }
  | { readonly kind: 'holder'; readonly seat: Seat; readonly holder: unknown };

export type Log<Config, Action> = {
  readonly format: typeof LOG_FORMAT;
  readonly game: string;
  readonly config: Config;
  /** The dealer's, where one place knows it; null where luck came from elsewhere. Secret while the game runs. */
  readonly seed: string | null;
  /** Who sat where at the beginning; the session's, the game does not read it. */
  readonly seats: readonly unknown[];
  readonly entries: readonly Entry<Action>[];
};

export const LIMITS = {
  /** Ten times the longest game that random play found, so that undo and redo have room. */
  entries: 200_000,
  /** Characters of a whole log as text: such a log is still read in a few seconds. */
  text: 64_000_000,
  /** Values inside one entry: a shuffle of every card of the larger game is a tenth of it. */
  parts: 5_000,
  depth: 24,
  seed: 200,
} as const;

export type ParsedLog<Config, Action> =
  | { readonly ok: true; readonly log: Log<Config, Action> }
  | { readonly ok: false; readonly refusal: Refusal };

type Reader<Config> = {
  readonly name: string;
  readonly parseConfig: (
    raw: unknown,
  ) => { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly refusal: Refusal };
};

/** A log as text, the same for equal logs. */
export function logText<Config, Action>(log: Log<Config, Action>): string {
  return encode(log);
}

/** Reads text that should be a log of the game. Never throws. */
export function parseLogText<Config, Action>(game: Reader<Config>, text: string): ParsedLog<Config, Action> {
  if (text.length > LIMITS.text) return refused('too-large', 'This file is too large to be a game.');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('no-log', 'This file is not a saved game.');
  }
  return parseLog(game, raw);
}

/**
 * Reads data that should be a log of the game. Never throws. Shape and size are judged here; whether the actions were
 * possible shows when the log is replayed, where the game refuses what is not.
 */
export function parseLog<Config, Action>(game: Reader<Config>, raw: unknown): ParsedLog<Config, Action> {
  if (!isRecord(raw)) return refused('no-log', 'This is not a saved game.');
  if (raw.format !== LOG_FORMAT)
    return refused('other-format', 'This game was saved by another version of the program.');
  if (raw.game !== game.name) return refused('other-game', 'This is a save of another game.');
  const { seed, seats, entries } = raw;
  if (seed !== null && (typeof seed !== 'string' || seed.length > LIMITS.seed))
    return refused('bad-seed', 'The seed of this save cannot be read.');
  if (!Array.isArray(seats) || seats.length > 16 || !isPlain(seats))
    return refused('bad-seats', 'The seats of this save cannot be read.');
  if (!Array.isArray(entries)) return refused('no-log', 'This save has no moves.');
  if (entries.length > LIMITS.entries) return refused('too-large', 'This save has more moves than any game can have.');
  if (!isPlain(raw.config)) return refused('bad-config', 'The settings of this save cannot be read.');
  const config = game.parseConfig(raw.config);
  if (!config.ok) return config;
  const at = entries.findIndex((entry) => !isEntry(entry));
  if (at >= 0) return refused('bad-entry', `Move ${at} of this save cannot be read.`);
  return {
    ok: true,
    log: {
      format: LOG_FORMAT,
      game: game.name,
      config: config.config,
      seed,
      seats,
      entries: entries as Entry<Action>[],
    },
  };
}

/** Is this data an entry, as far as that can be told without the game? */
export function isEntry(raw: unknown): raw is Entry<unknown> {
  if (!isRecord(raw) || !isPlain(raw)) return false;
  const printed = raw.print === null || isPrint(raw.print);
  switch (raw.kind) {
    case 'act':
    case 'default':
      return printed && isSeat(raw.by) && isCount(raw.no) && isRecord(raw.action) && keys(raw) === 5;
    case 'chance':
      return printed && isAnswer(raw.answer) && keys(raw) === 3;
    case 'undo':
      return printed && isSeat(raw.by) && isCount(raw.count) && raw.count > 0 && keys(raw) === 4;
    case 'redo':
      return printed && isSeat(raw.by) && keys(raw) === 3;
    case 'holder':
      return isSeat(raw.seat) && raw.holder !== undefined && keys(raw) === 3;
    default:
      return false;
  }
}

function isPrint(raw: unknown): raw is Print {
  return isRecord(raw) && keys(raw) === 2 && isHex(raw.all, 16, 16) && isHex(raw.marks, 0, 256);
}

function isHex(raw: unknown, least: number, most: number): boolean {
  return typeof raw === 'string' && raw.length >= least && raw.length <= most && /^[0-9a-f]*$/.test(raw);
}

/** What each part of an answer must be, whatever was asked. */
const ANSWER_PARTS: Readonly<Record<string, (part: unknown) => boolean>> = {
  kind: (part) => ['roll', 'pick', 'shuffle', 'reveal', 'count'].includes(part as ChanceAnswer['kind']),
  dice: (part) => Array.isArray(part) && part.every(isCount),
  value: isCount,
  faces: (part) =>
    part === null || (Array.isArray(part) && part.every((face) => face === null || typeof face === 'string')),
  shown: (part) => Array.isArray(part) && part.every((mark) => typeof mark === 'boolean'),
  n: isCount,
};

// Whether it answers what was asked is told by `answerFault` when the spec is known.
function isAnswer(raw: unknown): raw is ChanceAnswer {
  if (!isRecord(raw) || raw.kind === undefined) return false;
  return Object.entries(raw).every(
    ([name, part]) => Object.hasOwn(ANSWER_PARTS, name) && ANSWER_PARTS[name]?.(part) === true,
  );
}

/** Data of the outside that is to become an answer of chance: does it fit the spec in every detail? */
export function fitsSpec(spec: Parameters<typeof answerFault>[0], raw: unknown): raw is ChanceAnswer {
  return isAnswer(raw) && answerFault(spec, raw) === null;
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function keys(raw: Record<string, unknown>): number {
  return Object.keys(raw).length;
}

function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
}

function isSeat(raw: unknown): raw is Seat {
  return isCount(raw) && raw < 16;
}

/** Plain data of bounded size and depth: what `encode` takes. */
export function isPlain(raw: unknown): boolean {
  let left: number = LIMITS.parts;
  const visit = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > LIMITS.depth) return false;
    if (value === null || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
    if (typeof value === 'string') {
      left -= value.length >> 4;
      return left >= 0;
    }
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) if (!visit(value[i], depth + 1)) return false;
      return true;
    }
    if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
    // A field of this name would change the object it is copied into.
    if (Object.hasOwn(value, '__proto__')) return false;
    return Object.values(value).every((part) => visit(part, depth + 1));
  };
  return visit(raw, 0);
}

function refused(code: string, text: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, rule: 'log', text } };
}
