// The room round a running campaign: pause and menu, and the end. Nothing is secret, so nothing is covered.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Outcome } from '../core/lair/public.ts';
import { Glyph } from '../mirror/art/glyph.tsx';
import { MonsterToken } from '../mirror/lair/art.tsx';
import { DelveGame } from '../mirror/lair/game.tsx';
import type { LairMatch } from '../mirror/lair/match.ts';
import { useMatch } from '../mirror/use-match.ts';
import type { Chronicle } from '../present/lair/attempts.ts';
import { chronicleOf } from '../present/lair/attempts.ts';
import { GameMenu } from './game-menu.tsx';
import type { Preferences } from './preferences.ts';

export type DelveRoomProps = {
  readonly match: LairMatch;
  readonly preferences: Preferences;
  readonly onPreferences: (preferences: Preferences) => void;
  readonly loadRules: () => Promise<string>;
  readonly banner: string;
};

export function DelveRoom({ match, preferences, onPreferences, loadRules, banner }: DelveRoomProps) {
  useMatch(match);
  const [menu, setMenu] = useState(false);
  const [paused, setPaused] = useState(false);
  const [looking, setLooking] = useState(false);
  const holders = match.holders();
  const seats = useRef<readonly number[]>([]);
  const people = holders.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  if (people.join() !== seats.current.join()) seats.current = people;
  const halted = paused || menu;
  useEffect(() => {
    if (halted) match.pause();
    else if (match.isPaused()) match.resume();
  }, [match, halted]);
  const pending = match.pending();
  if (pending.kind === 'over' && !looking) {
    return (
      <CampaignEnd
        outcome={pending.outcome}
        chronicle={chronicleOf(match.eventsFor('table'))}
        onLook={() => setLooking(true)}
      />
    );
  }
  return (
    <>
      {banner === '' ? null : <p class="banner">{banner}</p>}
      <DelveGame
        match={match}
        seats={seats.current}
        names={holders.map((holder) => holder.name)}
        verbosity={preferences.verbosity}
        tools={
          <>
            {people.length === holders.length ? null : (
              <button
                type="button"
                class="button icon on-dark"
                aria-pressed={paused}
                onClick={() => setPaused(!paused)}
              >
                <Glyph sign={paused ? 'play' : 'pause'} /> <span class="tool-word">{paused ? 'Go on' : 'Pause'}</span>
              </button>
            )}
            <button type="button" class="button icon on-dark" onClick={() => setMenu(true)}>
              <Glyph sign="menu" /> <span class="tool-word">Menu</span>
            </button>
          </>
        }
      />
      {menu ? (
        <GameMenu
          preferences={preferences}
          onPreferences={onPreferences}
          onClose={() => setMenu(false)}
          loadRules={loadRules}
          paints={false}
        />
      ) : null}
    </>
  );
}

/** Victory, and the tale of the attempts that led there. */
function CampaignEnd({
  outcome,
  chronicle,
  onLook,
}: {
  readonly outcome: Outcome;
  readonly chronicle: readonly Chronicle[];
  readonly onLook: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <main class="end delve-end">
      <MonsterToken kind="vharzul" />
      <h1 class="end-plate" tabIndex={-1} ref={heading}>
        The Wyrmhold is yours
      </h1>
      <p class="end-reason">
        Vharzul fell at attempt {outcome.attempts}, after {outcome.rounds} rounds.
      </p>
      <ol class="chronicle slab">
        {chronicle.map(({ attempt, text }) => (
          <li key={attempt}>
            <b>Attempt {attempt}</b> {text}
          </li>
        ))}
      </ol>
      <div class="end-acts">
        <a class="button main big" href="#/lair/new">
          New campaign
        </a>
        <a class="button big quiet" href="#/">
          Menu
        </a>
        <button type="button" class="button on-dark" onClick={onLook}>
          <Glyph sign="eye" /> Look at the dungeon
        </button>
      </div>
    </main>
  );
}
