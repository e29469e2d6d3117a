// What comes with the second game: the campaign's setup page and the dungeon, in a chunk of their own.

import { useEffect, useRef, useState } from 'preact/hooks';
import '../mirror/styles/lair.css';
import type { LairConfig } from '../core/lair/public.ts';
import { GlyphFile } from '../mirror/art/glyph.tsx';
import { LAIR_GLYPHS } from '../mirror/lair/art.tsx';
import type { SeatHolder } from '../session/port.ts';
import { DelveRoom } from '../shell/delve-room.tsx';
import { LairSetup } from '../shell/lair-setup.tsx';
import type { SeatPlan } from '../shell/seat-plan.tsx';
import { findSave, putAside } from '../storage/saves.ts';
import type { LairSession } from './lair-match.ts';
import { LAIR_SAVE, newMatch, openMatch } from './lair-match.ts';
import type { MatchMaker, Running } from './matches.ts';
import { Notice } from './notice.tsx';
import type { RoomsProps } from './rooms.ts';
import { freshSeed, NEXT_GAME } from './rooms.ts';
import { loadLairRules } from './rules-text.ts';
import { go } from './routes.ts';
import { seatPlanHolders } from './seats.ts';

/** The campaign of this page; it outlives a visit to the menu. */
let current: Running<LairSession> | null = null;

export function LairRooms(props: RoomsProps) {
  return (
    <>
      <GlyphFile address={LAIR_GLYPHS} />
      {props.route === 'lair-new' ? <SetupRoom {...props} /> : <CampaignRoom {...props} />}
    </>
  );
}

function useMaker(props: RoomsProps): MatchMaker {
  const settings = useRef(props.settings);
  settings.current = props.settings;
  return { store: props.store, onTrouble: props.onTrouble, pace: () => settings.current.pace };
}

function start(maker: MatchMaker, config: LairConfig, seats: readonly SeatHolder[], after: number): void {
  current?.stop();
  current = newMatch(maker, config, seats, freshSeed(), after);
}

function SetupRoom(props: RoomsProps) {
  const maker = useMaker(props);
  const onStart = (config: LairConfig, seats: readonly SeatPlan[]) => {
    const typed = seats.filter((seat) => seat.plays === 'person').map((seat) => seat.name);
    props.onSettings({ ...props.settings, names: typed });
    start(maker, config, seatPlanHolders(seats, freshSeed()), (props.save?.number ?? 0) + NEXT_GAME);
    go('lair');
  };
  return <LairSetup names={props.settings.names} replaces={props.save?.title ?? null} onStart={onStart} />;
}

function CampaignRoom(props: RoomsProps) {
  const maker = useMaker(props);
  const [running, setRunning] = useState(current);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (running !== null) return;
    void findSave(props.store, LAIR_SAVE).then(async ({ save }) => {
      if (save === null) return go('menu');
      const opened = openMatch(maker, save);
      if (!opened.ok) {
        await putAside(props.store, LAIR_SAVE, save);
        return setTrouble(opened.trouble);
      }
      current = opened.running;
      setRunning(current);
    });
  }, []);
  if (trouble !== '') {
    return (
      <Notice title="This campaign does not open">
        <p>{trouble} It is kept, and you can start a new one.</p>
        <a class="button main big" href="#/lair/new">
          New campaign
        </a>
      </Notice>
    );
  }
  if (running === null) return <Notice title="Lighting the torches">One moment.</Notice>;
  return (
    <DelveRoom
      match={running.session}
      preferences={props.settings}
      onPreferences={(preferences) =>
        props.onSettings({ ...props.settings, ...preferences, names: [...preferences.names] })
      }
      loadRules={loadLairRules}
      banner={props.banner}
    />
  );
}
