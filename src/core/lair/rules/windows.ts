// Which reactions would fit now (17.4), and what using one up does. A window opens only if there is one.

import { isAbility } from '../abilities/catalog.ts';
import type { ReactSource } from '../actions.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Hero, LairState, MonsterNo, Usable } from '../state.ts';
import { reactionVerb, useAbility } from './cards.ts';
import { rerollCards } from './derived.ts';
import type { Table } from './table.ts';
import { heroesAt, heroOf, monsterOf, say, setHero } from './table.ts';

/** L-RULE-05, L-RULE-07: what may reroll a roll of this hero: the token, then worn cards. */
function rerolls(s: LairState, id: ClassId): Usable[] {
  const hero = heroOf(s, id);
  const token: Usable[] = hero.blessing ? [{ hero: id, source: 'blessing' }] : [];
  return [...token, ...rerollCards(hero).map((source) => ({ hero: id, source }))];
}

/** Ready reactions of a hero whose verb is one of these. */
function reactions(hero: Hero, verbs: readonly string[]): Usable[] {
  return hero.abilities
    .filter((a) => {
      const verb = reactionVerb(a.id);
      return verb !== null && verbs.includes(verb) && isReady(a);
    })
    .map((a) => ({ hero: hero.id, source: a.id }));
}

// L-RULE-92
export function isReady(ability: { readonly markers: number; readonly used: boolean }): boolean {
  return ability.markers === 0 && !ability.used;
}

export function onMiss(s: LairState, hero: ClassId): Usable[] {
  return rerolls(s, hero);
}

// L-RULE-05: of the Trap roll only by the token; a card's reroll names attacks.
export function onTrap(s: LairState, hero: ClassId): Usable[] {
  return heroOf(s, hero).blessing ? [{ hero, source: 'blessing' }] : [];
}

export function onEnter(s: LairState, monster: MonsterNo): Usable[] {
  return heroesAt(s, monsterOf(s, monster).at).flatMap((h) => reactions(h, ['entering']));
}

/** The hero who was hit, then by slot who could take the hit over (once a hit). */
export function onHit(s: LairState, target: ClassId, redirected: boolean, monster: MonsterNo): Usable[] {
  const own = [...rerolls(s, target), ...reactions(heroOf(s, target), ['negate', 'prevent'])];
  if (redirected) return own;
  const others = heroesAt(s, monsterOf(s, monster).at).filter((h) => h.id !== target);
  return [...own, ...others.flatMap((h) => reactions(h, ['redirect']))];
}

export function onDrop(s: LairState, target: ClassId): Usable[] {
  return [
    ...reactions(heroOf(s, target), ['survive-self']),
    ...s.heroes.flatMap((h) => reactions(h, ['survive-hero'])),
  ];
}

/** The token is turned, the card is turned or gets its markers. */
export function useUp(t: Table, id: ClassId, source: ReactSource): void {
  const hero = heroOf(t.s, id);
  if (source === 'blessing') {
    setHero(t, id, { blessing: false });
    say(t, { type: 'token-used', hero: id, token: 'blessing' });
  } else if (isAbility(source)) useAbility(t, id, source, 'reaction-used');
  else {
    setHero(t, id, { gearUsed: [...hero.gearUsed, source] });
    say(t, { type: 'reaction-used', hero: id, card: source, markers: 0, paid: 0 });
  }
}
