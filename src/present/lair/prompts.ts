// What the game waits for, in words: a short title, and a sentence that asks and says why; where more than one player
// leads heroes, who may answer. Pure.

import type { Decision, LairView, ReactionWindow } from '../../core/lair/public.ts';
import { bossOf, monsterCard, tileOf } from '../../core/lair/public.ts';
import { victoryWords } from './endings.ts';
import { percent } from './numbers.ts';
import type { Speech } from './words.ts';
import { capital, count, heroName, joined, monsterName, playerName, playersWords } from './words.ts';

export type Prompt = { readonly title: string; readonly ask: string };

export function promptOf(view: LairView, speech: Speech): Prompt {
  if (view.outcome !== null) return victoryWords(view.outcome);
  const question = view.asked?.question;
  switch (question?.kind) {
    case 'placing': {
      const ask = `${capital(heroName(question.hero))} has found the ${tileOf(question.tile).name}: how does it lie?`;
      return { title: 'A new tile', ask: `${ask}${answering(view, speech)}` };
    }
    case 'window':
      return withAnswer(windowPrompt(question, view, speech), view, speech);
    case 'decision':
      return withAnswer(decisionPrompt(question, view, speech), view, speech);
    default:
      return phasePrompt(view, speech);
  }
}

function withAnswer({ title, ask }: Prompt, view: LairView, speech: Speech): Prompt {
  return { title, ask: `${ask}${answering(view, speech)}` };
}

function isShared(view: LairView): boolean {
  return new Set(view.heroes.map(({ seat }) => seat)).size > 1;
}

/** ` Ann or Bo answers.` where the party has more than one player. */
function answering(view: LairView, speech: Speech): string {
  const seats = view.asked?.seats ?? [];
  return seats.length === 0 || !isShared(view) ? '' : ` ${playersWords(seats, speech, 'or')} answers.`;
}

// --- phases --------------------------------------------------------------------------------------------------------

function phasePrompt(view: LairView, speech: Speech): Prompt {
  switch (view.phase) {
    case 'party':
      return { title: 'The party', ask: 'Choose up to four heroes, no class twice.' };
    case 'hero':
      return { title: view.inFight ? 'Fight: your heroes' : 'Explore', ask: heroesAsk(view, speech) };
    case 'store':
      return {
        title: 'Camp: the store',
        ask: `Buy gear with gold. What is bought lies in the Stash until it is put on.${waitingFor(view, speech)}`,
      };
    case 'camp':
      return {
        title: 'Camp: learn and equip',
        ask: `Buy abilities with XP, put on what you like, then say that you are ready.${waitingFor(view, speech)}`,
      };
    case 'regroup':
      return {
        title: 'Regroup',
        ask: `Gold and XP are lost; gear and abilities are kept. Put on what you like and try again.${waitingFor(view, speech)}`,
      };
    default:
      return { title: 'One moment', ask: 'The dungeon answers.' };
  }
}

function heroesAsk(view: LairView, speech: Speech): string {
  const able = view.heroes.filter((h) => !h.done && h.actionsLeft > 0);
  if (able.length === 0) return 'Everybody is done.';
  const whose = (seat: number) => (isShared(view) ? ` (${playerName(seat, speech)})` : '');
  const names = able.map((h) => `${heroName(h.id)}${whose(h.seat)}`);
  return `Two different actions each, in any order. Still to act: ${joined(names)}.`;
}

/** ` Still waited for: Bo.` once somebody is done. */
function waitingFor(view: LairView, speech: Speech): string {
  const seats = [...new Set(view.heroes.map(({ seat }) => seat))].filter((seat) => !view.marks.includes(seat));
  return view.marks.length === 0 || seats.length === 0
    ? ''
    : ` Still waited for: ${playersWords(seats, speech, 'and')}.`;
}

// --- windows -------------------------------------------------------------------------------------------------------

function windowPrompt(question: ReactionWindow, view: LairView, speech: Speech): Prompt {
  const hero = question.hero === null ? 'the hero' : heroName(question.hero);
  const monster = question.monster === null ? 'the monster' : monsterName(question.monster, speech);
  const dice = joined(question.dice.map(String));
  switch (question.what) {
    case 'miss': {
      const chance = view.asked?.hits ?? null;
      const again = chance === null ? '' : ` Thrown again it hits at ${percent(chance)}.`;
      const needed = `${view.asked?.needed ?? 0} was needed, the bonus included`;
      return {
        title: 'A miss',
        ask: `${capital(hero)} threw ${dice} against ${monster}; ${needed}.${again} React?`,
      };
    }
    case 'hit':
      return {
        title: 'Struck',
        ask: `${capital(monster)} threw ${dice}, ${view.asked?.needed ?? 0} needed, and hits ${hero} for ${question.amount} damage. React?`,
      };
    case 'trap':
      return {
        title: 'A trap',
        ask: `${capital(hero)} threw ${dice}: the trap deals ${question.amount} damage. React?`,
      };
    case 'enter':
      return { title: 'It comes', ask: `${capital(monster)} comes onto the tile. React?` };
    case 'drop':
      return {
        title: 'About to fall',
        ask: `${question.amount} damage would bring ${hero} down to 0 HP and end the attempt. React?`,
      };
  }
}

// --- decisions -----------------------------------------------------------------------------------------------------

function decisionPrompt(question: Decision, view: LairView, speech: Speech): Prompt {
  const monster = question.monster === null ? 'the monster' : monsterName(question.monster, speech);
  const actor = question.who[0] === undefined ? 'the hero' : heroName(question.who[0]);
  switch (question.what) {
    case 'monster-target': {
      const heroes = question.options.flatMap((option) => (option.pick === 'hero' ? [option.hero] : []));
      const hp = view.heroes.find(({ id }) => id === heroes[0])?.hp ?? 0;
      return {
        title: 'A tie',
        ask: `${capital(joined(heroes.map(heroName)))} have ${hp} HP each, the most on the tile: whom does ${monster} attack?`,
      };
    }
    case 'monster-step':
      return {
        title: 'Two ways',
        ask: `${count(question.options.length, 'way', 'ways')} to a nearest hero are equally short: which does ${monster} take?`,
      };
    case 'next-target':
      return { title: 'Next attack', ask: `Which monster does ${actor} attack next?` };
    case 'push':
      return { title: 'Push', ask: `The hit lets ${actor} push ${monster}: where to, if anywhere?` };
    case 'step':
      return { title: 'Step', ask: `${capital(actor)} may step away: where to, if anywhere?` };
    case 'choose-hero':
      return { title: 'Which hero', ask: `The hit lets ${actor} heal one hero: whom?` };
    case 'place-tile':
      return { title: 'A new tile', ask: 'How does it lie?' };
  }
}

// --- the banner ----------------------------------------------------------------------------------------------------

/** What stands above the map: the dungeon and its boss. */
export function dungeonTitle(view: LairView): string {
  if (view.dungeon === null) return view.outcome === null ? 'Camp' : 'Victory';
  return `Dungeon ${view.dungeon.number}: ${bossOf(view.dungeon.number).name}`;
}

/** The HP of the boss when it is there, else how far it is. */
export function bossLine(view: LairView): string {
  const boss = view.monsters.find((m) => m.boss && m.hp > 0);
  if (boss !== undefined) return `${monsterCard(boss.kind).name}: ${boss.hp} of ${boss.maxHp} HP.`;
  const left = view.dungeon?.tilesLeft ?? 0;
  if (left === 0) return '';
  return left === 1 ? 'The next tile is the Boss Gate.' : `${left} tiles are left, the Boss Gate last.`;
}
