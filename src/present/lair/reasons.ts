// Why something cannot be done now, in a sentence. It builds the plainest attempt and lets the rules refuse it: the words
// are the refusal's, with a name where one helps. Decides nothing.

import type {
  AbilityId,
  Action,
  ActionKind,
  Aim,
  ClassId,
  Dir,
  HeroView,
  LairView,
  MonsterNo,
  Refusal,
} from '../../core/lair/public.ts';
import { abilityOf, DIRS } from '../../core/lair/public.ts';
import { readiness } from './abilities.ts';
import type { Speech } from './words.ts';
import { capital, heroName, monsterName, playersWords } from './words.ts';

/** Asks the rules about an action of whoever leads the hero, without doing it. */
export type Check = (action: Action) => Refusal | null;
type Asking = { readonly view: LairView; readonly speech: Speech; readonly check: Check };

/** Why nobody can act freely now: the campaign is over, or something is asked first. Null in a free phase. */
export function waitingWords(view: LairView, speech: Speech): string | null {
  if (view.outcome !== null) return 'The campaign is over.';
  const seats = view.asked?.seats ?? [];
  if (view.asked === null) return null;
  return seats.length === 0
    ? 'The dungeon answers first.'
    : `First ${playersWords(seats, speech, 'or')} has to answer.`;
}

/** Why this hero cannot do this kind of action at all; null when it can. */
export function whyNot(kind: Exclude<ActionKind, 'ability'>, hero: ClassId, asking: Asking): string | null {
  const { view, speech, check } = asking;
  const waits = waitingWords(view, speech);
  if (waits !== null) return waits;
  const attempts = attemptsOf(kind, hero, view);
  if (attempts.length === 0) return kind === 'attack' ? 'There is no monster.' : 'That is not possible now.';
  const refusals = attempts.map(check);
  if (refusals.includes(null)) return null;
  const [first] = refusals.flatMap((refusal) => refusal ?? []);
  // Where each attempt fails by itself, the way or the target is to blame and not the hero.
  const isOfTarget = first !== undefined && OF_TARGET.has(first.code);
  if (kind === 'attack' && isOfTarget) return 'No monster is within reach.';
  return kind === 'move' && isOfTarget ? 'No way leads out of here.' : (first?.text ?? null);
}

const OF_TARGET: ReadonlySet<string> = new Set(['range', 'line', 'dead', 'no-door', 'no-tile', 'hidden']);

function attemptsOf(kind: Exclude<ActionKind, 'ability'>, hero: ClassId, view: LairView): readonly Action[] {
  switch (kind) {
    case 'move':
      return DIRS.map((dir): Action => ({ type: 'move', hero, dir }));
    case 'attack':
      return living(view).map((monster): Action => ({ type: 'attack', hero, monster }));
    case 'interact':
      return [{ type: 'interact', hero, object: 'shrine' }];
    case 'drink':
      return [{ type: 'drink', hero }];
  }
}

function living({ monsters }: LairView): readonly MonsterNo[] {
  return monsters.filter(({ hp }) => hp > 0).map(({ no }) => no);
}

/** Why this hero cannot go that way. */
export function whyNotWay(hero: ClassId, dir: Dir, { view, speech, check }: Asking): string | null {
  return waitingWords(view, speech) ?? check({ type: 'move', hero, dir })?.text ?? null;
}

/** Why this hero cannot attack that monster. */
export function whyNotTarget(hero: ClassId, monster: MonsterNo, { view, speech, check }: Asking): string | null {
  const waits = waitingWords(view, speech);
  if (waits !== null) return waits;
  const refusal = check({ type: 'attack', hero, monster });
  if (refusal === null) return null;
  return OF_TARGET.has(refusal.code) ? `${capital(monsterName(monster, speech))}: ${refusal.text}` : refusal.text;
}

// --- abilities -----------------------------------------------------------------------------------------------------

/** Why this hero cannot use the ability now; null when it can. */
export function whyNotAbility(hero: HeroView, ability: AbilityId, { view, speech, check }: Asking): string | null {
  const { class: deck, type } = abilityOf(ability);
  if (deck !== hero.id) return `Only ${heroName(deck)} can learn it.`;
  const owned = hero.abilities.find(({ id }) => id === ability);
  if (owned === undefined) return 'It has not been learned.';
  if (type === 'passive') return 'It is always on.';
  if (type === 'reaction') return reactionWords(readiness(owned));
  const waits = waitingWords(view, speech);
  if (waits !== null) return waits;
  if (owned.aims.length > 0) return null;
  const [first] = aimsAt(view, hero).flatMap((aim) => {
    const refusal = check({ type: 'use-ability', hero: hero.id, ability, aim });
    // An aim of another kind than the card's is no attempt.
    return refusal === null || refusal.code === 'option' ? [] : [refusal];
  });
  return first === undefined || OF_TARGET.has(first.code) ? 'There is nothing within reach to use it on.' : first.text;
}

function reactionWords(state: string): string {
  return state === 'ready' ? 'It is offered by itself when it fits.' : `A reaction: ${state}.`;
}

/** One aim of each kind there is. */
function aimsAt(view: LairView, hero: HeroView): readonly Aim[] {
  return [
    { at: 'none' },
    ...view.heroes.map(({ id }): Aim => ({ at: 'hero', hero: id })),
    ...living(view).map((monster): Aim => ({ at: 'monster', monster })),
    { at: 'cell', cell: hero.at },
  ];
}
