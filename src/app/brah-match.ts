// Makes and resumes matches of Dungeon Brah: session, bots at a pace, and the autosave. One match at a time.

import { pageRunner } from '../bots/worker-client.ts';
import { BRAH } from '../core/brah/index.ts';
import type { Action, BrahConfig, BrahEvent, BrahView, Outcome, Pick } from '../core/brah/public.ts';
import type { BrahState } from '../core/brah/index.ts';
import { parseLogText } from '../core/kernel/log.ts';
import { BRAH_CUSTOMS } from '../session/brah.ts';
import type { SeatHolder } from '../session/port.ts';
import type { NewMatch, Session, SessionParts } from '../session/session.ts';
import { createSession, resumeSession } from '../session/session.ts';
import type { Save, Saver } from '../storage/saves.ts';
import { dropSave, saver } from '../storage/saves.ts';
import type { Pace } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';
import { paced } from './pace.ts';

export type BrahSession = Session<BrahConfig, BrahState, Action, Pick, BrahEvent, BrahView, Outcome>;
type Parts = SessionParts<BrahConfig, BrahState, Action, Pick, BrahEvent, BrahView, Outcome>;

export type Running = {
  readonly session: BrahSession;
  /** Resolves when everything so far is saved. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
};

export type MatchMaker = {
  readonly store: Store;
  readonly pace: () => Pace;
  readonly onTrouble: (sentence: string) => void;
};

/** The name under which a game is saved. */
export const BRAH_SAVE = 'brah';

function partsFor(maker: MatchMaker, onEntry: () => void): Parts {
  return {
    game: BRAH,
    customs: BRAH_CUSTOMS,
    bots: paced(pageRunner<BrahState, Action>(), maker.pace),
    journal: onEntry,
    prints: false,
  };
}

/** A new match; its seed is drawn here, once. */
export function newMatch(
  maker: MatchMaker,
  config: BrahConfig,
  seats: readonly SeatHolder[],
  seed: string,
  after: number,
): Running {
  const match: NewMatch<BrahConfig> = { config, seats, seed };
  return running(maker, after, (parts) => createSession(parts, match));
}

export type Opened =
  | { readonly ok: true; readonly running: Running }
  | { readonly ok: false; readonly trouble: string };

/** Goes on from a save; a save that does not open is said in a sentence. */
export function openMatch(maker: MatchMaker, save: Save): Opened {
  const parsed = parseLogText(BRAH, save.body);
  if (!parsed.ok) return { ok: false, trouble: parsed.refusal.text };
  try {
    const log = parsed.log as Parameters<
      typeof resumeSession<BrahConfig, BrahState, Action, Pick, BrahEvent, BrahView, Outcome>
    >[1];
    let trouble = '';
    const opened = running(maker, save.number, (parts) => {
      const resumed = resumeSession(parts, log);
      if (resumed.ok) return resumed.session;
      trouble = resumed.fault.text;
      return null;
    });
    return opened === null ? { ok: false, trouble } : { ok: true, running: opened };
  } catch {
    return { ok: false, trouble: 'This saved game could not be opened.' };
  }
}

function running(maker: MatchMaker, after: number, make: (parts: Parts) => BrahSession): Running;
function running(maker: MatchMaker, after: number, make: (parts: Parts) => BrahSession | null): Running | null;
function running(maker: MatchMaker, after: number, make: (parts: Parts) => BrahSession | null): Running | null {
  let saving: Saver | null = null;
  const session = make(partsFor(maker, () => saving?.note()));
  if (session === null) return null;
  saving = saver({
    store: maker.store,
    game: BRAH_SAVE,
    after,
    draw: () => ({ body: JSON.stringify(session.toLog()), title: titleOf(session) }),
    now: () => new Date().toISOString(),
    onTrouble: maker.onTrouble,
  });
  const kept = saving;
  kept.note();
  session.onChange(() => {
    if (session.pending().kind !== 'over') return;
    kept.stop();
    void kept.settled().then(() => dropSave(maker.store, BRAH_SAVE));
  });
  return {
    session,
    settled: kept.settled,
    stop: () => {
      kept.stop();
      session.stop();
    },
  };
}

function titleOf(session: BrahSession): string {
  const { turn } = session.view('table');
  const names = session.holders().map((holder) => holder.name);
  return `${turn.number === 0 ? 'Setting up' : `Turn ${turn.number}`}, ${names.join(', ')}`;
}
