// What comes with the first game: the setup page, the table and the pictures of the cards, in a chunk of their own.

import { useEffect, useRef, useState } from 'preact/hooks';
import '../mirror/styles/cards.css';
import '../mirror/styles/table.css';
import '../mirror/styles/painted.css';
import '../mirror/styles/painted-panels.css';
import type { BrahConfig, Outcome } from '../core/brah/public.ts';
import { GlyphFile } from '../mirror/art/glyph.tsx';
import type { SeatHolder } from '../session/port.ts';
import { seatPlanHolders } from './seats.ts';
import type { SeatPlan } from '../shell/seat-plan.tsx';
import { Setup } from '../shell/setup.tsx';
import { TableRoom } from '../shell/table-room.tsx';
import { findSave, putAside } from '../storage/saves.ts';
import type { BrahSession } from './brah-match.ts';
import { BRAH_SAVE, newMatch, openMatch } from './brah-match.ts';
import type { MatchMaker, Running } from './matches.ts';
import { Notice } from './notice.tsx';
import type { RoomsProps } from './rooms.ts';
import { freshSeed, NEXT_GAME } from './rooms.ts';
import { loadBrahRules } from './rules-text.ts';
import { go } from './routes.ts';

/** The painted table comes with the first game that shows it. */
const openStage = async () => (await import('../../scenes/table/open-stage.ts')).openStage;

/** The pictures of the list's cards. */
const OUTLINES = new URL('../../assets/art/brah/card-glyphs.json', import.meta.url);

/** The match of this page; it outlives a visit to the menu. */
let current: Running<BrahSession> | null = null;

export function BrahRooms(props: RoomsProps) {
  return (
    <>
      <GlyphFile address={OUTLINES} />
      {props.route === 'new' ? <SetupRoom {...props} /> : <GameRoom {...props} />}
    </>
  );
}

function useMaker(props: RoomsProps, hurried: { readonly current: boolean }): MatchMaker {
  const settings = useRef(props.settings);
  settings.current = props.settings;
  return {
    store: props.store,
    onTrouble: props.onTrouble,
    pace: () => (hurried.current ? 'instant' : settings.current.pace),
  };
}

/** Bots of the running match hurry. Module wide, like the match. */
const hurried = { current: false };

function start(maker: MatchMaker, config: BrahConfig, seats: readonly SeatHolder[], after: number): void {
  current?.stop();
  hurried.current = false;
  current = newMatch(maker, config, seats, freshSeed(), after);
}

function SetupRoom(props: RoomsProps) {
  const maker = useMaker(props, hurried);
  const onStart = (config: BrahConfig, seats: readonly SeatPlan[]) => {
    props.onSettings({
      ...props.settings,
      names: seats.filter((seat) => seat.plays === 'person').map((seat) => seat.name),
    });
    start(maker, config, seatPlanHolders(seats, freshSeed()), (props.save?.number ?? 0) + NEXT_GAME);
    go('game');
  };
  return <Setup names={props.settings.names} replaces={props.save?.title ?? null} onStart={onStart} />;
}

function GameRoom(props: RoomsProps) {
  const maker = useMaker(props, hurried);
  const [running, setRunning] = useState(current);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (running !== null) return;
    void findSave(props.store, BRAH_SAVE).then(async ({ save }) => {
      if (save === null) return go('menu');
      const opened = openMatch(maker, save);
      if (!opened.ok) {
        await putAside(props.store, BRAH_SAVE, save);
        return setTrouble(opened.trouble);
      }
      current = opened.running;
      setRunning(current);
    });
  }, []);
  if (trouble !== '') {
    return (
      <Notice title="This game does not open">
        <p>{trouble} It is kept, and you can start a new one.</p>
        <a class="button main big" href="#/new">
          New game
        </a>
      </Notice>
    );
  }
  if (running === null) return <Notice title="Dealing">One moment.</Notice>;
  const rematch = (outcome: Outcome) => {
    const config = running.session.rematch();
    if (config === null) return;
    void outcome;
    start(maker, config, running.session.holders(), 0);
    setRunning(current);
  };
  return (
    <TableRoom
      match={running.session}
      preferences={props.settings}
      onPreferences={(preferences) =>
        props.onSettings({ ...props.settings, ...preferences, names: [...preferences.names] })
      }
      onRematch={rematch}
      onHurry={() => {
        hurried.current = true;
      }}
      loadRules={loadBrahRules}
      openStage={openStage}
      banner={props.banner}
    />
  );
}
