// The room round a running game: whose eyes the screen is for, the curtain, the shared questions, pause and menu,
// what happens when no person is left, and the end.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Outcome, Seat } from '../core/brah/public.ts';
import { Glyph } from '../mirror/art/glyph.tsx';
import type { GameProps } from '../mirror/brah/game.tsx';
import type { BrahMatch } from '../mirror/brah/match.ts';
import { NOT_FETCHED, useChunk } from '../mirror/use-chunk.ts';
import { useMatch } from '../mirror/use-match.ts';
import { PaintedRoom } from '../mirror/brah/table/painted-room.tsx';
import { PaintedTable } from '../mirror/brah/table/painted-table.tsx';
import type { Stage as PaintedStage } from '../present/brah/table/stage.ts';
import type { Opening } from '../mirror/brah/table/use-stage.ts';
import { Curtain } from './curtain.tsx';
import { EndPage } from './end.tsx';
import { GameMenu } from './game-menu.tsx';
import type { Stage } from './handover.ts';
import { stageOf } from './handover.ts';
import { ListNote, useShownAs } from './shown-as.tsx';
import type { Preferences } from './preferences.ts';
import { Interrupts, NobodyLeft } from './side-asks.tsx';
import { WindowAsk } from './window-ask.tsx';

export type RoomProps = {
  readonly match: BrahMatch;
  readonly preferences: Preferences;
  readonly onPreferences: (preferences: Preferences) => void;
  readonly onRematch: (outcome: Outcome) => void;
  /** Bots need not be watched any more. */
  readonly onHurry: () => void;
  readonly loadRules: () => Promise<string>;
  /** Fetches what paints the table. */
  readonly openStage: Opening;
  readonly banner: string;
};

export function TableRoom({
  match,
  preferences,
  onPreferences,
  onRematch,
  onHurry,
  loadRules,
  openStage,
  banner,
}: RoomProps) {
  useMatch(match);
  const [revealed, setRevealed] = useState<Seat | null>(null);
  const [claimed, setClaimed] = useState<Seat | null>(null);
  const [menu, setMenu] = useState(false);
  const [paused, setPaused] = useState(false);
  const [looking, setLooking] = useState(false);
  const [watching, setWatching] = useState(false);
  const shown = useShownAs(preferences.table);

  const holders = match.holders();
  const names = holders.map((holder) => holder.name);
  const people = holders.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  const table = match.view('table');
  const out = table.players.flatMap((player) => (player.out ? [player.seat] : []));
  const pending = match.pending();
  const active = table.turn.number === 0 ? null : table.turn.active;
  const stage = stageOf({ waiting: pending, people, out, active, revealed, claimed });
  const shows = stage.kind === 'own' ? stage.seat : null;

  // What is not shown any more must be revealed anew.
  useEffect(() => {
    if (revealed !== null && shows !== revealed) setRevealed(null);
    if (claimed !== null && !isAsked(stage, claimed)) setClaimed(null);
  });
  useCover(() => {
    setRevealed(null);
    setClaimed(null);
  });
  const halted = paused || menu;
  useEffect(() => {
    if (halted) match.pause();
    else if (match.isPaused()) match.resume();
  }, [match, halted]);

  const gameMenu = menu ? (
    <GameMenu
      preferences={preferences}
      onPreferences={onPreferences}
      onClose={() => setMenu(false)}
      loadRules={loadRules}
    />
  ) : null;

  if (pending.kind === 'over' && !looking) {
    return (
      <EndPage
        outcome={pending.outcome}
        names={names}
        turns={table.turn.number}
        mine={people}
        onRematch={() => onRematch(pending.outcome)}
        onLook={() => setLooking(true)}
      />
    );
  }
  /** On the painted table the canvas stays where it is, whatever is shown over it. */
  const room = (inside: (painted: PaintedStage | null) => ComponentChildren) => (
    <>
      {banner === '' ? null : <p class="banner">{banner}</p>}
      {shown.as === 'painted' ? (
        <PaintedRoom openStage={openStage} motion={preferences.motion} onFailed={shown.fail}>
          {inside}
        </PaintedRoom>
      ) : (
        inside(null)
      )}
      {gameMenu}
    </>
  );
  if (stage.kind === 'curtain') {
    return room(() => (
      <Curtain
        key={`curtain ${stage.seat}`}
        name={names[stage.seat] ?? ''}
        seat={stage.seat}
        what={
          claimed === stage.seat
            ? 'You want to react.'
            : active === stage.seat
              ? 'It is your turn.'
              : 'Something is asked of you.'
        }
        onReveal={() => setRevealed(stage.seat)}
        onMenu={() => setMenu(true)}
      />
    ));
  }
  const nobodyLeft = pending.kind !== 'over' && people.length > 0 && people.every((seat) => out.includes(seat));
  const others =
    pending.kind === 'decide'
      ? people.filter((seat) => seat !== shows && pending.may.includes(seat) && !out.includes(seat))
      : [];
  const tools = (
    <>
      {people.length === holders.length ? null : (
        <button type="button" class="button icon on-dark" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          <Glyph sign={paused ? 'play' : 'pause'} /> <span class="tool-word">{paused ? 'Go on' : 'Pause'}</span>
        </button>
      )}
      <button type="button" class="button icon on-dark" onClick={() => setMenu(true)}>
        <Glyph sign="menu" /> <span class="tool-word">Menu</span>
      </button>
    </>
  );
  const asides = (
    <>
      {stage.kind === 'window' ? (
        <WindowAsk
          prompt={stage.prompt}
          people={stage.seats.map((seat) => ({ seat, name: names[seat] ?? '' }))}
          onNobody={() => passAll(match, stage.seats)}
          onClaim={setClaimed}
        />
      ) : null}
      {stage.kind === 'own' && people.length > 1 ? (
        <Interrupts
          others={claimed === null ? others.map((seat) => ({ seat, name: names[seat] ?? '' })) : []}
          onClaim={setClaimed}
          onReturn={
            claimed === shows && pending.kind === 'decide' && !pending.seats.includes(stage.seat)
              ? () => setClaimed(null)
              : null
          }
        />
      ) : null}
      {nobodyLeft && !watching ? <NobodyLeft onHurry={onHurry} onWatch={() => setWatching(true)} /> : null}
      {pending.kind === 'over' ? (
        <button type="button" class="button main" data-key="back-to-end" onClick={() => setLooking(false)}>
          Back to the end
        </button>
      ) : null}
    </>
  );
  const game = { match, viewer: shows ?? ('table' as const), names, verbosity: preferences.verbosity, tools };
  return room((painted) =>
    shown.as === 'painted' ? (
      <PaintedTable key={shows ?? 'table'} {...game} stage={painted}>
        {asides}
      </PaintedTable>
    ) : (
      <>
        <ListNote why={shown.why} />
        <ListGame key={shows ?? 'table'} {...game}>
          {asides}
        </ListGame>
      </>
    ),
  );
}

const loadList = async () => (await import('../mirror/brah/game.tsx')).Game;

/** The list view, fetched by whoever wants it. */
function ListGame(props: GameProps) {
  const chunk = useChunk(loadList);
  if (chunk.state === 'failed') return <p role="alert">{NOT_FETCHED}</p>;
  return chunk.state === 'here' ? <chunk.part {...props} /> : null;
}

/** Does this stage still have a use for a claim? A window that has closed does not. */
function isAsked(stage: Stage, claimed: Seat): boolean {
  return (stage.kind === 'own' || stage.kind === 'curtain') && stage.seat === claimed;
}

/** One press of "nobody" passes for everybody at this device who is asked in this window, and in no other. */
function passAll(match: BrahMatch, seats: readonly Seat[]): void {
  const window = topOf(match);
  for (const seat of seats) {
    const pending = match.pending();
    if (pending.kind !== 'decide' || !pending.seats.includes(seat) || topOf(match) !== window) return;
    match.propose(seat, pending.no, { type: 'pass' });
  }
}

function topOf(match: BrahMatch): string {
  const { stack } = match.view('table');
  const top = stack[stack.length - 1];
  return top === undefined ? '' : `${top.kind}-${top.kind === 'action' ? top.card : top.foe}`;
}

/** When the page goes out of sight, whoever comes back may be somebody else. */
function useCover(cover: () => void): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') cover();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', cover);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', cover);
    };
  });
}
