// The greedy bot of Dungeon Brah: a sensible player that takes what looks best now and plans nothing. It walks the draft
// by the highest score, so it can only do what is on offer.

import type { Action, BrahView, Pick, Prompt } from '../../core/brah/public.ts';
import { keyOf } from '../../core/brah/public.ts';
import type { Asked, Bot } from '../bot.ts';
import { weaponsFor } from './fighting.ts';
import type { Insight, Path } from './insight.ts';
import { insightOf } from './insight.ts';
import { mainScore } from './main-phase.ts';
import { pickScore } from './questions.ts';

type Score = (path: Path, pick: Pick) => number;

export const greedyBot: Bot<BrahView, Pick, Action> = (asked) => {
  const insight = insightOf(asked.view, asked.seat);
  const prompt = asked.view.asked?.prompt;
  if (insight === null || prompt === undefined) return null;
  if (prompt === 'fight') return fight(asked, insight);
  return walkBest(asked, scoreFor(insight, prompt));
};

function scoreFor(insight: Insight, prompt: Prompt): Score {
  return (path, pick) =>
    prompt === 'main' && path.length === 0 ? mainScore(insight, pick) : pickScore(insight, prompt, path, pick);
}

/** Follows the best pick of each offer; what leads nowhere is left out the next time. */
function walkBest(asked: Asked<BrahView, Pick, Action>, score: Score): Action | null {
  const dead: string[] = [];
  for (;;) {
    const path: Pick[] = [];
    for (;;) {
      const next = asked.draft(path);
      if (next.kind === 'action') return next.action;
      const pick = best(
        next.picks.filter((p) => path.length > 0 || !dead.includes(keyOf(p))),
        (p) => score(path, p),
      );
      if (pick === null) break;
      path.push(pick);
    }
    const [first] = path;
    if (first === undefined) return null;
    dead.push(keyOf(first));
  }
}

/** The pick with the highest score, the first of equals. */
function best(picks: readonly Pick[], score: (pick: Pick) => number): Pick | null {
  let found: { readonly pick: Pick; readonly points: number } | null = null;
  for (const pick of picks) {
    const points = score(pick);
    if (found === null || points > found.points) found = { pick, points };
  }
  return found?.pick ?? null;
}

function fight(asked: Asked<BrahView, Pick, Action>, insight: Insight): Action | null {
  const top = asked.view.stack.at(-1);
  const foe = top?.kind === 'combat' ? asked.view.foes.find((f) => f.card === top.foe) : undefined;
  const chosen = foe === undefined ? null : weaponsFor(insight, foe.kind, foe.stat.total);
  if (chosen === null) return walkBest(asked, () => 0);
  const wanted = chosen.map((no): Pick => ({ pick: 'weapon', weapon: no }));
  const isNext: Score = (path, pick) => {
    const next = wanted[path.length];
    if (next === undefined) return pick.pick === 'done' ? 1 : 0;
    return pick.pick === 'weapon' && next.pick === 'weapon' && pick.weapon === next.weapon
      ? 1
      : pick.pick === 'weapon'
        ? 0
        : -1;
  };
  return walkBest(asked, isNext);
}
