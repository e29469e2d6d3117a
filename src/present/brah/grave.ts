// Actions that cannot be taken back and hurt whoever does them: what is asked once before they are sent, and never
// twice in a row. Pure; reads only what the view says.

import type { Action, BrahView } from '../../core/brah/public.ts';
import { playerAt, viewerSeat } from './seek.ts';
import { cardName, cards } from './words.ts';

export type GraveWords = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
};

/** The question before this action; null when it may go at once. */
export function graveWords(action: Action, view: BrahView): GraveWords | null {
  switch (action.type) {
    case 'concede':
      return leaving('You give up and are out of the game for good.', 'Concede');
    case 'accept-defeat':
      return leaving('If no card of yours can save you, you are out of the game for good.', 'Accept defeat');
    case 'declare-combat':
      return hopeless(view);
    default:
      return null;
  }
}

function leaving(text: string, yes: string): GraveWords {
  return { title: 'Leave the game?', text, yes, no: 'Play on' };
}

/** A fight that all weapons together do not win, while the foe could still be bribed: once declared, it cannot be. */
function hopeless(view: BrahView): GraveWords | null {
  const [foe] = view.foes;
  const seat = viewerSeat(view);
  const hand = seat === null ? 0 : (playerAt(view, seat)?.hand.length ?? 0);
  if (foe === undefined || foe.bribe === null || foe.bribe.total > hand || foe.most >= foe.stat.total) return null;
  return {
    title: 'Fight and lose?',
    text: `${cardName(foe.kind)} needs ${foe.stat.total} damage and your weapons deal ${foe.most} at most. Now ${cards(foe.bribe.total)} would still send it away; once the fight is declared, no bribe will.`,
    yes: 'Fight anyway',
    no: 'Not yet',
  };
}
