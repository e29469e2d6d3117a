// How a session plays Dungeon Brah: what answers itself, what is asked of a person in any case, how a rematch begins.

import type { BrahConfig, Outcome, Pick } from '../core/brah/index.ts';
import type { Customs } from './customs.ts';

/** Asked though there is one answer only: the person should see where things stand, and what comes. */
const ASKED: readonly string[] = ['main', 'fight', 'choose-heroes', 'place-trait', 'extra-draws'];
/** Reaction windows: who passes at once there has shown that they could do nothing else (B-RULE-59). */
const WINDOWS: readonly string[] = ['respond', 'banish-window'];

export const BRAH_CUSTOMS: Customs<BrahConfig, Pick, Outcome> = {
  isConcession: (pick) => pick.pick === 'concede',
  answersItself: (config, prompt) =>
    WINDOWS.includes(prompt) ? config.responsePrompts === 'holders' : !ASKED.includes(prompt),
  asksPeopleFirst: () => false,
  // B-SETUP-21: whoever was out first begins the next game.
  rematch: (config, { outOrder }) => {
    const [first] = outOrder;
    return first === undefined ? config : { ...config, firstPlayer: { how: 'first-out', seat: first } };
  },
};
