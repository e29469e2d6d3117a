// What the game waits for, in words: a short title and a sentence that asks.

import type { LairView } from '../../core/lair/public.ts';
import { bossOf, monsterCard, tileOf } from '../../core/lair/public.ts';
import type { Speech } from './words.ts';
import { capital, heroName, joined, monsterName } from './words.ts';

export type Prompt = { readonly title: string; readonly ask: string };

export function promptOf(view: LairView, speech: Speech): Prompt {
  if (view.outcome !== null) return { title: 'Victory', ask: 'Vharzul is dead and the Wyrmhold is yours.' };
  const question = view.asked?.question;
  switch (question?.kind) {
    case 'placing':
      return { title: 'A new tile', ask: `${tileOf(question.tile).name}: how does it lie?` };
    case 'window':
      return windowPrompt(view, speech);
    case 'decision':
      return decisionPrompt(view, speech);
    default:
      return phasePrompt(view);
  }
}

function phasePrompt(view: LairView): Prompt {
  switch (view.phase) {
    case 'party':
      return { title: 'The party', ask: 'Choose up to four heroes, no class twice.' };
    case 'hero': {
      const able = view.heroes.filter((h) => !h.done && h.actionsLeft > 0).map((h) => heroName(h.id));
      const ask =
        able.length === 0
          ? 'Everybody is done.'
          : `Two different actions each, in any order. Still to act: ${joined(able)}.`;
      return { title: view.inFight ? 'Fight: your heroes' : 'Explore', ask };
    }
    case 'store':
      return {
        title: 'Camp: the store',
        ask: 'Buy gear with gold. What is bought lies in the Stash until it is put on.',
      };
    case 'camp':
      return {
        title: 'Camp: learn and equip',
        ask: 'Buy abilities with experience, put on what you like, then say that you are ready.',
      };
    case 'regroup':
      return {
        title: 'Regroup',
        ask: 'Gold and experience are lost; gear and abilities are kept. Put on what you like and try again.',
      };
    default:
      return { title: 'One moment', ask: 'The dungeon answers.' };
  }
}

function windowPrompt(view: LairView, speech: Speech): Prompt {
  const question = view.asked?.question;
  if (question?.kind !== 'window') return { title: '', ask: '' };
  const hero = question.hero === null ? '' : capital(heroName(question.hero));
  const monster = question.monster === null ? '' : monsterName(question.monster, speech);
  const dice = question.dice.join(' and ');
  const needed = view.asked?.needed;
  switch (question.what) {
    case 'miss':
      return { title: 'A miss', ask: `${hero} rolled ${dice} at ${monster}; ${needed} was needed. Roll again?` };
    case 'hit':
      return {
        title: 'Struck',
        ask: `${capital(monster)} rolled ${dice} and hits ${hero.toLowerCase()} for ${question.amount}. React?`,
      };
    case 'trap':
      return { title: 'A trap', ask: `${hero} rolled ${dice}: the trap deals ${question.amount} damage. React?` };
    case 'enter':
      return { title: 'It comes', ask: `${capital(monster)} comes onto the tile of ${hero.toLowerCase()}. React?` };
    case 'drop':
      return { title: 'About to fall', ask: `${hero} would drop to 0 HP, and the attempt would be over. React?` };
  }
}

function decisionPrompt(view: LairView, speech: Speech): Prompt {
  const question = view.asked?.question;
  if (question?.kind !== 'decision') return { title: '', ask: '' };
  const monster = question.monster === null ? 'the monster' : monsterName(question.monster, speech);
  switch (question.what) {
    case 'monster-target':
      return { title: 'A tie', ask: `Several heroes have the same HP: whom does ${monster} attack?` };
    case 'monster-step':
      return { title: 'Two ways', ask: `Which way does ${monster} take?` };
    case 'next-target':
      return { title: 'Next attack', ask: 'Which monster next?' };
    case 'push':
      return { title: 'Push', ask: `Where is ${monster} pushed?` };
    case 'step':
      return { title: 'Step', ask: 'Where to, if anywhere?' };
    case 'choose-hero':
      return { title: 'Which hero', ask: 'Who gets it?' };
    case 'place-tile':
      return { title: 'A new tile', ask: 'How does it lie?' };
  }
}

/** What stands above the map: the dungeon, its boss, the round. */
export function dungeonTitle(view: LairView): string {
  if (view.dungeon === null) return view.outcome === null ? 'Camp' : 'Victory';
  return `Dungeon ${view.dungeon.number}: ${bossOf(view.dungeon.number).name}`;
}

/** The HP of the boss when it is there. */
export function bossLine(view: LairView): string {
  const boss = view.monsters.find((m) => m.boss && m.hp > 0);
  if (boss === undefined) {
    const left = view.dungeon?.tilesLeft ?? 0;
    return left === 0
      ? ''
      : left === 1
        ? 'The next tile is the Boss Gate.'
        : `${left} tiles are left, the Boss Gate last.`;
  }
  return `${monsterCard(boss.kind).name}: ${boss.hp} of ${boss.maxHp} HP.`;
}
