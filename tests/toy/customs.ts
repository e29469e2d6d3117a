// How a session plays Lanterns: only disclosing answers itself; a table that says so lets seats without a 1 pass unasked.

import type { Customs } from '../../src/session/customs.ts';
import type { ToyConfig, ToyOutcome, ToyPick } from './toy-state.ts';

export const TOY_CUSTOMS: Customs<ToyConfig, ToyPick, ToyOutcome> = {
  isConcession: (pick) => pick.pick === 'concede',
  answersItself: (_config, prompt) => prompt === 'bid-shown' || prompt === 'window-shown',
  asksPeopleFirst: () => false,
  rematch: (config, { winner }) => ({ ...config, turns: config.turns + winner }),
};

/** The same for a table that asks only who can block. */
export const ASK_HOLDERS: typeof TOY_CUSTOMS = {
  ...TOY_CUSTOMS,
  answersItself: (config, prompt) => prompt === 'window' || TOY_CUSTOMS.answersItself(config, prompt),
};
