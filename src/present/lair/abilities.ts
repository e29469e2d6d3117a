// An ability as it stands: ready, resting, used up, or never to be used because it is always on.

import type { AbilityId, AbilityView, LairView } from '../../core/lair/public.ts';
import { abilityOf } from '../../core/lair/public.ts';
import { describeAbility } from './cards.ts';
import type { Sheet } from './sheets.ts';
import { plainSheet } from './sheets.ts';
import type { Speech } from './words.ts';
import { capital, count, heroName, monsterName, placeName } from './words.ts';

/** `ready`, `always on`, `rests, 2 markers left`, `used in this fight`. */
export function readiness({ id, markers, used }: AbilityView): string {
  const { limit, type } = abilityOf(id);
  if (type === 'passive') return 'always on';
  if (used) return limit === 'dungeon' ? 'used in this dungeon' : 'used in this fight';
  return markers === 0 ? 'ready' : `rests, ${count(markers, 'marker', 'markers')} left`;
}

export function abilitySheet(ability: AbilityId, view: LairView, speech: Speech): Sheet {
  const plain = plainSheet(describeAbility(ability));
  const hero = view.heroes.find((h) => h.id === abilityOf(ability).class);
  const owned = hero?.abilities.find(({ id }) => id === ability);
  if (hero === undefined) return plain;
  if (owned === undefined) return { ...plain, now: [`${capital(heroName(hero.id))} has not learned it.`] };
  const aims = owned.aims.flatMap((aim) => {
    if (aim.at === 'monster') return [monsterName(aim.monster, speech)];
    if (aim.at === 'hero') return [heroName(aim.hero)];
    return aim.at === 'cell' ? [placeName(aim.cell, speech)] : [];
  });
  const now = [
    `${capital(heroName(hero.id))} has it: ${readiness(owned)}.`,
    ...(aims.length === 0 ? [] : [`It could be aimed at: ${aims.join('; ')}.`]),
  ];
  return { ...plain, now, numbers: damageOf(hero, ability, speech) };
}

/** What a hit of it would deal, where it can be aimed now. */
function damageOf(hero: LairView['heroes'][number], ability: AbilityId, speech: Speech): Sheet['numbers'] {
  return hero.attacks
    .filter((odds) => odds.ability === ability)
    .map(({ monster, damage }) => ({ label: `Damage to ${monsterName(monster, speech)}`, number: damage }));
}
