// A hero in words: one line for a list, and the sheet with numbers and their parts, what it wears, knows and may still do.

import type { ActionKind, ClassId, HeroView, LairView } from '../../core/lair/public.ts';
import { abilityOf, classOf, gearOf, setOf, SLOTS } from '../../core/lair/public.ts';
import { readiness } from './abilities.ts';
import { describeClass, slotWord } from './cards.ts';
import { NUMBERS } from './numbers.ts';
import type { Sheet } from './sheets.ts';
import { plainSheet } from './sheets.ts';
import type { Speech } from './words.ts';
import { capital, cardName, count, inPlace, joined, playerName } from './words.ts';

const DID: Readonly<Record<ActionKind, string>> = {
  move: 'moved',
  attack: 'attacked',
  ability: 'used an ability',
  interact: 'prayed',
  drink: 'drunk the Potion',
};

/** `2 actions left`, `1 action left; has moved`, `done for this round`; empty outside the Hero phase. */
export function actionWords(hero: HeroView, view: LairView): string {
  if (view.phase !== 'hero') return '';
  const did = hero.acted.length === 0 ? '' : `; has ${joined(hero.acted.map((kind) => DID[kind]))}`;
  if (hero.done) return `done for this round${did}`;
  return `${count(hero.actionsLeft, 'action', 'actions')} left${did}`;
}

/** What the hero has ready: tokens. */
function tokenWords({ potion, blessing }: HeroView): string {
  const word = (name: string, ready: boolean): string => `${name} ${ready ? 'ready' : 'used'}`;
  return `${word('Potion', potion)}, ${word('Blessing', blessing)}`;
}

/** The hero in a list: who plays it, HP, numbers, purse, tokens, actions. */
export function heroLine(hero: HeroView, view: LairView, speech: Speech): string {
  const shield = hero.shield > 0 ? ` and a shield of ${hero.shield}` : '';
  const actions = actionWords(hero, view);
  return [
    `${classOf(hero.id).name}, led by ${playerName(hero.seat, speech)}: ${hero.hp} of ${hero.maxHp.total} HP${shield}.`,
    `Defense ${hero.defense.total}, Damage ${hero.damage.total}, ${hero.hit.total} to hit, Range ${hero.range.total}.`,
    `${hero.gold} gold, ${hero.xp} XP. ${tokenWords(hero)}.`,
    ...(actions === '' ? [] : [`${capital(actions)}.`]),
  ].join(' ');
}

export function heroSheet(id: ClassId, view: LairView, speech: Speech): Sheet {
  const plain = plainSheet(describeClass(id));
  const hero = view.heroes.find((h) => h.id === id);
  if (hero === undefined) return plain;
  const actions = actionWords(hero, view);
  const now = [
    `${hero.hp} of ${hero.maxHp.total} HP${hero.shield > 0 ? `, and a shield of ${hero.shield} in front of them` : ''}.`,
    ...(view.dungeon === null ? [] : [`${capital(inPlace(hero.at, speech))}.`]),
    ...(actions === '' ? [] : [`${capital(actions)}.`]),
    `${tokenWords(hero)}${view.dungeon === null ? '' : `, Shrine ${hero.shrineUsed ? 'used' : 'not used'} in this dungeon`}.`,
    ...hero.buffs.map(({ source }) => `${cardName(source)} lasts until the fight ends.`),
    ...wornLines(hero),
    ...hero.abilities.map((card) => `${abilityOf(card.id).name}: ${readiness(card)}.`),
  ];
  const numbers = NUMBERS.map(({ of, name }) => ({ label: capital(name), number: hero[of] }));
  return { ...plain, kind: `Hero, led by ${playerName(hero.seat, speech)}`, now, numbers };
}

function wornLines(hero: HeroView): readonly string[] {
  const worn = SLOTS.map((slot) => {
    const card = hero.worn[slot];
    const what = card === null ? 'nothing' : `${cardName(card)}, ${gearOf(card).text.replace(/\.$/, '')}`;
    return `${capital(slotWord(slot))}: ${what}.`;
  });
  return [...worn, ...hero.sets.map((set) => `The ${setOf(set).name} set is complete: ${setOf(set).text}`)];
}
