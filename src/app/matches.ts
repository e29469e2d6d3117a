// Makes and resumes matches of a game: session, bots at a pace, and the autosave. One match at a time.

import type { BotRunner } from '../bots/bot.ts';
import type { Game } from '../core/kernel/game.ts';
import { parseLogText } from '../core/kernel/log.ts';
import type { Customs } from '../session/customs.ts';
import type { SeatHolder } from '../session/port.ts';
import type { NewMatch, Session, SessionParts } from '../session/session.ts';
import { createSession, resumeSession } from '../session/session.ts';
import type { Save, Saver } from '../storage/saves.ts';
import { dropSave, saver } from '../storage/saves.ts';
import type { Pace } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';
import { paced } from './pace.ts';

export type Running<S> = {
  readonly session: S;
  /** Resolves when everything so far is saved. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
};

export type MatchMaker = {
  readonly store: Store;
  readonly pace: () => Pace;
  readonly onTrouble: (sentence: string) => void;
};

export type Opened<S> =
  | { readonly ok: true; readonly running: Running<S> }
  | { readonly ok: false; readonly trouble: string };

type Kind<Config, State, Action, Pick, Event, View, Outcome> = {
  readonly game: Game<Config, State, Action, Pick, Event, View, Outcome>;
  readonly customs: Customs<Config, Pick, Outcome>;
  readonly bots: () => BotRunner<State, Action>;
  /** The name under which the game is saved. */
  readonly save: string;
  /** What the menu calls a saved game. */
  readonly titleOf: (session: Session<Config, State, Action, Pick, Event, View, Outcome>) => string;
};

/** How matches of one game are made and opened. */
export function matchesOf<Config, State, Action, Pick, Event, View, Outcome>(
  kind: Kind<Config, State, Action, Pick, Event, View, Outcome>,
) {
  type S = Session<Config, State, Action, Pick, Event, View, Outcome>;
  type Parts = SessionParts<Config, State, Action, Pick, Event, View, Outcome>;

  function running(maker: MatchMaker, after: number, make: (parts: Parts) => S | null): Running<S> | null {
    let saving: Saver | null = null;
    const session = make({
      game: kind.game,
      customs: kind.customs,
      bots: paced(kind.bots(), maker.pace),
      journal: () => saving?.note(),
      prints: false,
    });
    if (session === null) return null;
    saving = saver({
      store: maker.store,
      game: kind.save,
      after,
      draw: () => ({ body: JSON.stringify(session.toLog()), title: kind.titleOf(session) }),
      now: () => new Date().toISOString(),
      onTrouble: maker.onTrouble,
    });
    const kept = saving;
    kept.note();
    session.onChange(() => {
      if (session.pending().kind !== 'over') return;
      kept.stop();
      void kept.settled().then(() => dropSave(maker.store, kind.save));
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

  return {
    /** A new match; its seed is drawn by whoever asks, once. */
    newMatch(maker: MatchMaker, config: Config, seats: readonly SeatHolder[], seed: string, after: number): Running<S> {
      const match: NewMatch<Config> = { config, seats, seed };
      const made = running(maker, after, (parts) => createSession(parts, match));
      if (made === null) throw new Error('violated assumption: a new match is always made');
      return made;
    },
    /** Goes on from a save; a save that does not open is said in a sentence. */
    openMatch(maker: MatchMaker, save: Save): Opened<S> {
      const parsed = parseLogText(kind.game, save.body);
      if (!parsed.ok) return { ok: false, trouble: parsed.refusal.text };
      try {
        const log = parsed.log as Parameters<
          typeof resumeSession<Config, State, Action, Pick, Event, View, Outcome>
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
    },
  };
}
