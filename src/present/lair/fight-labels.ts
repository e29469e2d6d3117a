// The words of buttons that aim: monsters with chance and damage, tiles with everybody on them, heroes with what hangs
// over them.

import type { Cell, HeroView, LairView, MonsterNo, OddsView, Pick } from '../../core/lair/public.ts';
import { chanceWords, damageRange, percent } from './numbers.ts';
import type { Speech } from './words.ts';
import { capital, heroName, inPlace, joined, monsterName, placeName } from './words.ts';

type Aiming = { readonly view: LairView; readonly speech: Speech; readonly picks: readonly Pick[] };
type Aimed = { readonly short: string; readonly rest: string; readonly brief?: string };

function oddsOf(first: Pick | undefined, view: LairView): readonly OddsView[] {
  if (first?.pick !== 'attack' && first?.pick !== 'ability') return [];
  const ability = first.pick === 'ability' ? first.ability : null;
  const hero = view.heroes.find(({ id }) => id === first.hero);
  return hero?.attacks.filter((odds) => odds.ability === ability) ?? [];
}

export function monsterLabel(monster: MonsterNo, { view, speech, picks }: Aiming): Aimed {
  const short = capital(monsterName(monster, speech));
  const odds = oddsOf(picks[0], view).find((one) => one.monster === monster);
  const shown = view.monsters.find(({ no }) => no === monster);
  const left = shown === undefined ? '' : `, ${shown.hp} HP left`;
  if (odds === undefined) return { short, rest: shown === undefined ? '' : `${left}, ${inPlace(shown.at, speech)}` };
  const deals = damageRange(odds);
  return {
    short,
    rest: `: ${chanceWords(odds.leastThrow, odds.hits)} for ${deals} damage${left}`,
    brief: `${odds.leastThrow}+ (${percent(odds.hits)}) for ${deals}`,
  };
}

/** ` Here: Goblin 2, hits with 6 or more (72 %) for 3 damage.` for an ability that takes its own tile. */
export function ownTileWords(pick: Extract<Pick, { readonly pick: 'ability' }>, { view, speech }: Aiming): string {
  const hero = view.heroes.find(({ id }) => id === pick.hero);
  const isAimless = hero?.abilities.find(({ id }) => id === pick.ability)?.aims[0]?.at === 'none';
  if (hero === undefined || !isAimless) return '';
  const words = targetsAt(hero.at, oddsOf(pick, view), view, speech);
  return words.length === 0 ? '' : ` Here: ${words.join('; ')}`;
}

function targetsAt(cell: Cell, odds: readonly OddsView[], view: LairView, speech: Speech): readonly string[] {
  return view.monsters
    .filter(({ hp, at }) => hp > 0 && at.x === cell.x && at.y === cell.y)
    .flatMap(({ no }) => {
      const one = odds.find(({ monster }) => monster === no);
      if (one === undefined) return [];
      return [`${monsterName(no, speech)}, ${chanceWords(one.leastThrow, one.hits)} for ${damageRange(one)} damage`];
    });
}

export function cellLabel(cell: Cell, { view, speech, picks }: Aiming): Aimed {
  const short = capital(placeName(cell, speech));
  const targets = targetsAt(cell, oddsOf(picks[0], view), view, speech);
  if (targets.length > 0) return { short, rest: `: ${targets.join('; ')}` };
  const isHere = ({ at }: { readonly at: Cell }): boolean => at.x === cell.x && at.y === cell.y;
  const there = [
    ...view.heroes.filter(isHere).map(({ id }) => heroName(id)),
    ...view.monsters.filter((m) => m.hp > 0 && isHere(m)).map(({ no }) => monsterName(no, speech)),
  ];
  return { short, rest: there.length === 0 ? ': nobody is there' : `: ${joined(there)}` };
}

/** HP and place; when a monster's attack hangs over the hero, the chance that it hits. */
export function heroInFight(hero: HeroView, { view, speech }: Aiming): string {
  const hp = `: ${hero.hp} of ${hero.maxHp.total} HP`;
  const question = view.asked?.question;
  if (question?.kind !== 'decision' || question.what !== 'monster-target') return `${hp}, ${inPlace(hero.at, speech)}`;
  const monster = view.monsters.find(({ no }) => no === question.monster);
  const threat = monster?.threats.find((one) => one.hero === hero.id);
  if (threat === undefined) return hp;
  return `${hp}, ${monsterName(question.monster ?? 0, speech)} ${chanceWords(threat.needed.total, threat.hits)}`;
}

/** What throwing again promises. */
export function rerollWords({ asked }: LairView): string {
  const what = asked?.question.kind === 'window' ? asked.question.what : null;
  if (asked === null || asked.hits === null || what === null) return '';
  const chance = `${asked.hits} of 36 throws (${percent(asked.hits)})`;
  return what === 'hit' ? `; it would hit again with ${chance}` : `; it would hit with ${chance}`;
}
