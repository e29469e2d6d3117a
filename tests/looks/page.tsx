// A page with the whole painted table in a position that no match is played to: canvas, buttons, words and panels.
// The position is handed in by `window.lay`; what is offered stays offered, and nothing is ever sent.

import '../../src/mirror/styles/theme.css';
import '../../src/mirror/styles/controls.css';
import '../../src/mirror/styles/cards.css';
import '../../src/mirror/styles/table.css';
import '../../src/mirror/styles/painted.css';
import '../../src/mirror/styles/painted-panels.css';
import { render } from 'preact';
import type { Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import type { BrahMatch } from '../../src/mirror/brah/match.ts';
import { PaintedRoom } from '../../src/mirror/brah/table/painted-room.tsx';
import { PaintedTable } from '../../src/mirror/brah/table/painted-table.tsx';
import { openStage } from '../../scenes/table/open-stage.ts';
import type { Laid } from './laid.ts';

function matchOf({ view, offered }: Laid): BrahMatch {
  const asked = view.asked ?? { prompt: 'main', seats: [0] };
  const left = (picks: readonly Pick[]) => {
    const made = new Set(picks.map(keyOf));
    return offered.filter((pick) => !made.has(keyOf(pick)));
  };
  return {
    holders: () => view.players.map(() => ({ kind: 'person' as const, name: '' })),
    view: () => view,
    pending: () => ({
      kind: 'decide',
      no: 1,
      seats: asked.seats,
      may: [],
      prompt: asked.prompt,
      simultaneous: false,
    }),
    legal: () => offered,
    draft: (_seat, picks) => ({ kind: 'offer', picks: left(picks) }),
    propose: () => null,
    check: () => null,
    eventsFor: () => [],
    onChange: () => () => {},
    mayUndo: () => false,
    undo: () => false,
    mayRedo: () => false,
    redo: () => false,
    pause: () => {},
    resume: () => {},
    isPaused: () => false,
  };
}

const opening = async () => openStage;
const app = document.querySelector('#app') ?? document.body;

function lay(position: Laid): void {
  render(
    <PaintedRoom openStage={opening} motion="less" onFailed={() => {}}>
      {(stage) => (
        <PaintedTable
          key={position.name}
          match={matchOf(position)}
          viewer={0}
          names={position.names}
          verbosity="all"
          tools={null}
          stage={stage}
        />
      )}
    </PaintedRoom>,
    app,
  );
}

Object.assign(window, { lay });
