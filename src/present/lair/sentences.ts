// What happened, as whole sentences for the log and for speech: one for every event type, with its reason where there
// is one. Numbers that explain themselves ride along, so that the log can unfold them. Pure.

import type { Explained, GainCause, LairEvent, MonsterKind, Phase, TileId } from '../../core/lair/public.ts';
import { bossOf, gearOf, monsterCard, tileOf } from '../../core/lair/public.ts';
import { lostWords } from './attempts.ts';
import { slotWord, tileKind } from './cards.ts';
import type { FightEvent } from './fight-sentences.ts';
import { fightWords, isOfFight } from './fight-sentences.ts';
import type { Speech } from './words.ts';
import {
  capital,
  cardName,
  count,
  dirWord,
  heroName,
  joined,
  monsterName,
  placeName,
  playerName,
  playersWords,
  stop,
  withArticle,
} from './words.ts';

/** A number in a sentence that unfolds to its parts. */
export type NumberSaid = { readonly label: string; readonly number: Explained };
export type Sentence = { readonly text: string; readonly numbers: readonly NumberSaid[] };

export function sentenceOf(event: LairEvent, speech: Speech): Sentence {
  const words = isOfFight(event) ? fightWords(event, speech) : otherWords(event, speech);
  return { text: capital(stop(words)), numbers: numbersOf(event) };
}

/** Only a number of more than one part has something to unfold. */
function numbersOf(event: LairEvent): readonly NumberSaid[] {
  if (event.type !== 'damage-dealt' && event.type !== 'attack-rolled') return [];
  const { parts } = event;
  if (parts === null || parts.parts.length < 2) return [];
  const label =
    event.type === 'damage-dealt' ? 'damage' : typeof event.attacker === 'number' ? 'needed' : 'bonus to hit';
  return [{ label, number: parts }];
}

type OtherEvent = Exclude<LairEvent, FightEvent>;

function otherWords(event: OtherEvent, speech: Speech): string {
  switch (event.type) {
    case 'phase-started':
      return PHASES[event.phase];
    case 'hero-moved':
      return `${heroName(event.hero)} ${MOVED[event.how]} ${placeName(event.to, speech)}`;
    case 'door-found':
      return `a hidden door is found to the ${dirWord(event.dir)}`;
    case 'tile-revealed':
      return `${heroName(event.hero)} discovers ${placeName(event.at, speech)}${kindWords(event.tile)}`;
    case 'monster-spawned':
      return spawnWords(event, speech);
    case 'gold-gained':
      return `${heroName(event.hero)} gains ${event.amount} gold ${gainWords(event.cause)}`;
    case 'xp-gained':
      return `${heroName(event.hero)} gains ${event.amount} XP ${gainWords(event.cause)}`;
    case 'trap-sprung':
      return event.damage === 0
        ? `${heroName(event.hero)} rolls ${event.die} and slips past the trap`
        : `${heroName(event.hero)} rolls ${event.die}: the trap deals ${event.damage} damage`;
    case 'shrine-used':
      return `${heroName(event.hero)} prays at the Shrine`;
    case 'tile-turned':
      return `the tile is laid ${TURNS[event.rotation]}`;
    case 'decision-opened':
      return `the party has to choose ${CHOICES[event.kind]}`;
    case 'decision-taken':
      return `chosen ${CHOICES[event.kind]}: ${optionWords(event.option, speech)}`;
    case 'window-opened':
      return `${playersWords(event.seats, speech, 'and')} may react ${WINDOWS[event.kind]}`;
    case 'window-closed':
      return event.result === 'passed' ? 'nobody reacts' : 'a reaction is used';
    default:
      return campaignWords(event, speech);
  }
}

const PHASES: Readonly<Record<Phase, string>> = {
  party: 'the party is chosen',
  deal: 'the gear store is dealt',
  dungeon: 'a dungeon is laid out',
  hero: 'the heroes act',
  monster: 'the monsters act, strongest first',
  end: 'the round ends',
  store: 'the gear store opens',
  camp: 'abilities may be learned and gear put on',
  regroup: 'the party regroups: gear may be put on anew',
  won: 'the campaign is over',
};

const MOVED = { move: 'goes to', step: 'steps to', explore: 'enters' } as const;
const TURNS = ['as it was drawn', 'a quarter turned', 'half turned', 'three quarters turned'] as const;

type ChoiceKind = Extract<LairEvent, { readonly type: 'decision-opened' }>['kind'];
const CHOICES: Readonly<Record<ChoiceKind, string>> = {
  'place-tile': 'how the tile lies',
  'monster-target': 'whom the monster attacks',
  'monster-step': 'which way the monster takes',
  'next-target': 'which monster is attacked next',
  push: 'where the monster is pushed',
  step: 'where the hero steps',
  'choose-hero': 'who is healed',
};

const WINDOWS = {
  miss: 'to the miss',
  hit: 'to the hit',
  trap: 'to the trap',
  enter: 'to the monster that comes in',
  drop: 'before a hero falls',
} as const;

function kindWords(tile: TileId): string {
  const kind = tileKind(tile);
  const { name, gold } = tileOf(tile);
  if (name === kind) return '';
  return `, ${withArticle(kind)}${gold === 0 ? '' : `: ${gold} gold for each hero`}`;
}

function spawnWords(event: Extract<OtherEvent, { readonly type: 'monster-spawned' }>, speech: Speech): string {
  const name = monsterName(event.monster, speech);
  if (event.source === 'raise') return `${name} is raised from the dead, with ${event.hp} HP`;
  return `${name} ${event.source === 'boss' ? 'waits' : 'lurks'} here, with ${event.hp} HP`;
}

function gainWords(cause: GainCause): string {
  switch (cause) {
    case 'treasure':
      return 'from the treasure';
    case 'monster':
      return 'for the kill';
    case 'boss':
      return 'for the boss';
    default:
      return `by ${cardName(cause)}`;
  }
}

function optionWords(option: Extract<OtherEvent, { readonly type: 'decision-taken' }>['option'], speech: Speech) {
  switch (option.pick) {
    case 'hero':
      return heroName(option.hero);
    case 'monster':
      return monsterName(option.monster, speech);
    case 'cell':
      return placeName(option.cell, speech);
    case 'stay':
      return 'nowhere';
  }
}

// --- attempts, dungeons, camp --------------------------------------------------------------------------------------

type MapEvent = Extract<
  OtherEvent,
  {
    readonly type:
      | 'phase-started'
      | 'hero-moved'
      | 'door-found'
      | 'tile-revealed'
      | 'monster-spawned'
      | 'gold-gained'
      | 'xp-gained'
      | 'trap-sprung'
      | 'shrine-used'
      | 'tile-turned'
      | 'decision-opened'
      | 'decision-taken'
      | 'window-opened'
      | 'window-closed';
  }
>;

function campaignWords(event: Exclude<OtherEvent, MapEvent>, speech: Speech): string {
  switch (event.type) {
    case 'hero-chosen':
      return event.hero === null
        ? `place ${event.slot} is free again`
        : `${heroName(event.hero)} joins the party, led by ${playerName(event.seat, speech)}`;
    case 'campaign-started':
      return `${joined(event.heroes.map(({ hero }) => heroName(hero)))} ${event.heroes.length === 1 ? 'sets' : 'set'} out for the Wyrmhold`;
    case 'store-dealt':
      return event.fresh.length === 0
        ? 'nothing new comes into the store'
        : `new in the store: ${joined(event.fresh.map(cardName))}`;
    case 'attempt-started':
      return `attempt ${event.attempt} begins`;
    case 'dungeon-started':
      return `dungeon ${event.dungeon}: somewhere below waits ${bossWords(event.boss)}`;
    case 'round-started':
      return `round ${event.round} begins`;
    case 'boss-defeated':
      return `${bossWords(event.boss)} is defeated and the dungeon is won`;
    case 'camp-started':
      return 'the party makes camp: everybody is at full HP, and every ability and token is ready again';
    case 'gear-bought':
      return `${heroName(event.hero)} buys ${cardName(event.card)} for ${event.price} gold; it lies in the Stash`;
    case 'ability-bought':
      return `${heroName(event.hero)} learns ${cardName(event.card)} for ${event.price} XP`;
    case 'gear-equipped':
      return `${heroName(event.hero)} puts on ${cardName(event.card)} (${slotWord(gearOf(event.card).slot)})`;
    case 'gear-unequipped':
      return `${heroName(event.hero)} takes off ${cardName(event.card)}; it lies in the Stash`;
    case 'party-wiped':
      return wipeWords(event);
    case 'campaign-won':
      return `Vharzul is dead and the campaign is won, in attempt ${event.outcome.attempts}, after ${count(event.outcome.rounds, 'round', 'rounds')}`;
    case 'mark-changed':
      return markWords(event, speech);
    case 'control-changed':
      return `${playerName(event.seat, speech)} leads ${heroName(event.hero)} from now on`;
  }
}

function wipeWords({ cause, lost }: Extract<LairEvent, { readonly type: 'party-wiped' }>): string {
  const why = cause === 'death' ? 'the party is beaten' : 'the attempt is given up';
  return `${why}; ${lostWords(lost)}. All gear and abilities are kept`;
}

const MARKS = {
  done: ['is done for this round', 'is not done yet'],
  'store-done': ['is done with the store', 'is not done with the store yet'],
  'camp-done': ['is ready to go on', 'is not ready yet'],
  concede: ['would give up this attempt', 'would fight on'],
} as const;

function markWords(event: Extract<LairEvent, { readonly type: 'mark-changed' }>, speech: Speech): string {
  const who = typeof event.who === 'number' ? playerName(event.who, speech) : heroName(event.who);
  return `${who} ${MARKS[event.kind][event.on ? 0 : 1]}`;
}

function bossWords(boss: MonsterKind): string {
  return boss === 'vharzul' ? monsterCard(boss).name : `the ${monsterCard(boss).name}`;
}

/** The boss of a dungeon with its article. */
export function bossName(dungeon: number): string {
  return bossWords(bossOf(dungeon).id);
}
