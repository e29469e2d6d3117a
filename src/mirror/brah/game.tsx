// The whole game of Dungeon Brah as a list to read and buttons to press: the regions in reading order, the keys,
// the voices, and what lies on top. It shows what the match offers to one viewer and decides nothing.

import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../core/brah/public.ts';
import type { LogLine } from '../../present/brah/log.ts';
import type { Verbosity } from '../../present/told.ts';
import { logLines } from '../../present/brah/log.ts';
import { promptOf } from '../../present/brah/prompts.ts';
import { playerAt } from '../../present/brah/seek.ts';
import { stopsOf } from '../focus.ts';
import { Market, World } from './common.tsx';
import { Foes, TraitInHand } from './foes.tsx';
import { GraveQuestion } from './grave-question.tsx';
import { Hand } from './hand.tsx';
import { TURN_STEPS } from '../../present/brah/turn-steps.ts';
import { Help } from '../help.tsx';
import { Inspector } from './inspector.tsx';
import { Log } from '../log.tsx';
import type { BrahMatch } from './match.ts';
import { News } from '../news.tsx';
import { Party } from './party.tsx';
import { PromptPanel, Recent } from './prompt.tsx';
import { Rivals } from './rivals.tsx';
import { TableContext } from './table-context.ts';
import { useKeyboard } from '../use-keyboard.ts';
import { logNumbers } from './pieces.tsx';
import { draftingOf, useTableState } from './use-table.ts';

export type GameProps = {
  readonly match: BrahMatch;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly verbosity: Verbosity;
  /** Buttons of the shell for the header: menu, pause. */
  readonly tools: ComponentChildren;
  /** What the shell asks inside the prompt: whose reaction, hand the device over. */
  readonly children?: ComponentChildren;
};

export function Game({ match, viewer, names, verbosity, tools, children }: GameProps) {
  const table = useTableState(match, viewer, names);
  const { state } = table;
  const { view, speech, seat } = state;
  const [help, setHelp] = useState(false);
  const lines = useMemo(() => logLines(match.eventsFor(viewer), speech), [match, viewer, speech]);
  const words = promptOf(view, speech);
  const undo = seat !== null && match.mayUndo(seat) ? () => void match.undo(seat) : null;
  const redo = seat !== null && match.mayRedo(seat) ? () => void match.redo(seat) : null;
  const root = useRef<HTMLDivElement>(null);
  useKeyboard(root, draftingOf(table), { help: () => setHelp(true), undo, redo });
  const fighting = view.foes.length > 0;
  // There is room beside the prompt when only the turn itself is asked.
  const idle = words.mine && !fighting && view.asked?.prompt === 'main' && state.making.picks.length === 0;
  // Before the parties are chosen there is no board and no hand to show.
  const own = seat === null ? null : playerAt(view, seat);
  const settled = own !== null && own.heroes.length > 0;
  return (
    <TableContext.Provider value={state}>
      <div
        class={`game ${seat === null ? 'shared' : settled ? '' : 'unsettled'}`}
        ref={root}
        data-decision={table.decision}
      >
        <header class="bar">
          <h1 class="bar-title">
            Dungeon Brah <span class="for-ears">, turn {view.turn.number}</span>
          </h1>
          <p class="bar-turn">{view.turn.number === 0 ? 'Setting up' : `Turn ${view.turn.number}`}</p>
          <div class="bar-tools">
            <button type="button" class="button icon on-dark" onClick={() => setHelp(true)} aria-label="Keys and help">
              <span aria-hidden="true" class="question">
                ?
              </span>
            </button>
            {tools}
          </div>
        </header>
        <main class="table">
          <div class={`lane ${fighting ? 'combat' : ''}`}>
            <PromptPanel
              onBack={table.back}
              onCancel={table.cancel}
              onWithout={table.without}
              refusal={table.refusal}
              recent={recentOf(lines)}
              mayConcede={table.mayConcede}
              undo={undo}
              redo={redo}
            >
              {children}
            </PromptPanel>
            <Foes />
            <TraitInHand />
            {idle ? <JustNow lines={recentOf(lines)} /> : null}
          </div>
          {settled ? <Party /> : null}
          {settled ? <Hand /> : null}
          <Market />
          <World />
          <Rivals />
          <Log lines={lines} numbers={logNumbers} />
        </main>
        <RegionTabs root={root} />
        {table.inspected === null ? null : <Inspector subject={table.inspected} onClose={() => table.inspect(null)} />}
        {help ? <Help ask={words.ask} steps={TURN_STEPS} onClose={() => setHelp(false)} /> : null}
        <GraveQuestion table={table} />
        <News
          lines={lines}
          verbosity={verbosity}
          viewer={viewer}
          urgent={words.mine ? `${words.title}: ${words.ask}` : ''}
        />
      </div>
    </TableContext.Provider>
  );
}

/** Beside a quiet prompt: what the others did meanwhile. The log says the same, so ears are spared it here. */
function JustNow({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <div class="just-now" aria-hidden="true">
      <b>Just now</b>
      <Recent lines={lines} />
    </div>
  );
}

/** The last lines worth a glance. */
export function recentOf(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.filter((line) => line.weight !== 'detail').slice(-5);
}

/** On a narrow screen: one press to each region. */
function RegionTabs({ root }: { readonly root: { readonly current: HTMLDivElement | null } }) {
  const leap = (name: string) => {
    const region = root.current?.querySelector<HTMLElement>(`[data-region="${name}"]`);
    region?.scrollIntoView({ block: 'start' });
    const target =
      name === 'prompt'
        ? region?.querySelector<HTMLElement>('[data-prompt]')
        : region === null || region === undefined
          ? null
          : stopsOf(region)[0];
    target?.focus({ preventScroll: true });
  };
  const tabs = [
    ['prompt', 'Now'],
    ['party', 'Party'],
    ['hand', 'Hand'],
    ['table', 'Table'],
    ['world', 'World'],
    ['rivals', 'Rivals'],
    ['log', 'Log'],
  ] as const;
  return (
    <nav class="region-tabs" aria-label="Regions">
      {tabs.map(([name, word]) => (
        <button key={name} type="button" class={`region-tab for-${name}`} onClick={() => leap(name)}>
          {word}
        </button>
      ))}
    </nav>
  );
}
