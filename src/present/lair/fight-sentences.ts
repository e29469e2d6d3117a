// What happened in a fight, in words: attacks with their dice and why they go at whom they go at, damage, effects,
// reactions, deaths. Pure.

import type { EffectKind, EventType, LairEvent, Rewards } from '../../core/lair/public.ts';
import type { Speech } from './words.ts';
import { cardName, count, heroName, joined, monsterName, placeName, whoName } from './words.ts';

const FIGHT = [
  'fight-started',
  'fight-ended',
  'attack-rolled',
  'rerolled',
  'damage-dealt',
  'healed',
  'effect-applied',
  'effect-ended',
  'monster-moved',
  'monster-pushed',
  'monster-held',
  'monster-died',
  'ability-used',
  'reaction-used',
  'markers-changed',
  'token-used',
  'raised-dead',
  'fire-breathed',
  'saved',
  'redirected',
  'hero-fell',
] as const satisfies readonly EventType[];

export type FightEvent = Extract<LairEvent, { readonly type: (typeof FIGHT)[number] }>;

export function isOfFight(event: LairEvent): event is FightEvent {
  return FIGHT.some((type) => type === event.type);
}

export function fightWords(event: FightEvent, speech: Speech): string {
  switch (event.type) {
    case 'fight-started':
      return 'a fight begins';
    case 'fight-ended':
      return 'the fight is over';
    case 'attack-rolled':
      return attackWords(event, speech);
    case 'rerolled':
      return `${heroName(event.hero)} has ${joined(event.dice.map(String))} thrown again (${event.source === 'blessing' ? 'Blessing' : cardName(event.source)})`;
    case 'damage-dealt':
      return damageWords(event, speech);
    case 'healed':
      return `${heroName(event.hero)} heals ${event.amount} HP (${healedBy(event.source)}) and has ${event.left} now`;
    case 'effect-applied':
      return applied(event.kind, whoName(event.target, speech), event.value);
    case 'effect-ended':
      return `${whoName(event.target, speech)} ${ENDED[event.kind]}`;
    case 'monster-moved':
      return `${monsterName(event.monster, speech)} goes to ${placeName(event.to, speech)}, toward ${nearestWords(event)}`;
    case 'monster-pushed':
      return `${monsterName(event.monster, speech)} is pushed to ${placeName(event.to, speech)}`;
    case 'monster-held':
      return `${monsterName(event.monster, speech)} ${event.by === 'sleep' ? 'sleeps and does nothing' : 'is pinned and reaches nobody'}`;
    case 'monster-died':
      return deathWords(event, speech);
    default:
      return cardWords(event);
  }
}

type AttackEvent = Extract<LairEvent, { readonly type: 'attack-rolled' }>;

/** Why a monster attacks whom it attacks. */
const STRIKES: Readonly<Record<NonNullable<AttackEvent['why']>, string>> = {
  only: ', the only hero there',
  'most-hp': ', who has most HP left there',
  tie: ', one of those with most HP left there',
  redirected: ', who took the hit over',
};

function attackWords(event: AttackEvent, speech: Speech): string {
  const card = event.ability === null ? '' : ` with ${cardName(event.ability)}`;
  const why = event.why === null ? '' : STRIKES[event.why];
  const bonus = event.bonus === 0 ? '' : event.bonus > 0 ? ` + ${event.bonus}` : ` \u2212 ${-event.bonus}`;
  const roll = `${event.dice.join(' + ')}${bonus} = ${event.total}, ${event.needed} needed`;
  return `${whoName(event.attacker, speech)} attacks ${whoName(event.target, speech)}${why}${card}: ${roll}: ${event.hit ? 'a hit' : 'a miss'}`;
}

function damageWords(event: Extract<LairEvent, { readonly type: 'damage-dealt' }>, speech: Speech): string {
  const shield = event.absorbed === 0 ? '' : `, ${event.absorbed} of it into the shield`;
  const left = event.left === 0 ? 'no HP left' : `${event.left} HP left`;
  return `${whoName(event.target, speech)} takes ${event.amount} damage${damagedBy(event)}${shield}; ${left}`;
}

/** Only where no attack on the one who is hurt was told just before. */
function damagedBy({ source, automatic }: Extract<LairEvent, { readonly type: 'damage-dealt' }>): string {
  if (source === 'trap') return ' from the trap';
  if (source === 'cost') return ' as the price';
  if (!automatic) return '';
  return typeof source === 'number' ? ' from the fire' : ' beside the target';
}

function healedBy(source: Extract<LairEvent, { readonly type: 'healed' }>['source']): string {
  switch (source) {
    case 'potion':
      return 'Potion';
    case 'shrine':
      return 'Shrine';
    case 'camp':
      return 'rest';
    default:
      return cardName(source);
  }
}

function applied(kind: EffectKind, who: string, value: number): string {
  switch (kind) {
    case 'shield':
      return `${who} has a shield of ${value}`;
    case 'buff':
      return `${who} is stronger by ${value} until the fight ends`;
    case 'weaken':
      return `${who} subtracts ${value} from its attack rolls until the next Monster phase ends`;
    case 'pin':
      return `${who} cannot move for ${count(value, 'Monster phase', 'Monster phases')}`;
    case 'sleep':
      return `${who} sleeps for ${count(value, 'Monster phase', 'Monster phases')}, or until it is hurt`;
  }
}

const ENDED: Readonly<Record<EffectKind, string>> = {
  shield: 'has no shield any more',
  buff: 'is as strong as before',
  weaken: 'attacks as before',
  pin: 'can move again',
  sleep: 'is awake again',
};

function nearestWords({ toward, steps }: Extract<LairEvent, { readonly type: 'monster-moved' }>): string {
  const who = joined(toward.map(heroName));
  const far = count(steps, 'step', 'steps');
  return toward.length === 1 ? `${who}, the nearest hero (${far})` : `the nearest heroes: ${who} (${far})`;
}

/** `: 1 XP and 1 gold for each hero`; empty where there is no reward. */
function rewardWords({ xp, gold }: Rewards): string {
  return xp === 0 && gold === 0 ? '' : `: ${xp} XP and ${gold} gold for each hero`;
}

function deathWords(event: Extract<LairEvent, { readonly type: 'monster-died' }>, speech: Speech): string {
  const name = monsterName(event.monster, speech);
  const who = event.killer === null ? `${name} dies` : `${heroName(event.killer)} kills ${name}`;
  return `${who}${rewardWords(event.rewards)}`;
}

type CardEvent = Extract<
  FightEvent,
  {
    readonly type:
      | 'ability-used'
      | 'reaction-used'
      | 'markers-changed'
      | 'token-used'
      | 'raised-dead'
      | 'fire-breathed'
      | 'saved'
      | 'redirected'
      | 'hero-fell';
  }
>;

const FELL = { trap: 'in a trap', 'fire-breath': 'in the fire of Vharzul', attack: 'to an attack' } as const;

function cardWords(event: CardEvent): string {
  switch (event.type) {
    case 'ability-used':
      return `${heroName(event.hero)} uses ${cardName(event.card)}${event.paid === 0 ? '' : ` and pays ${event.paid} HP`}`;
    case 'reaction-used':
      return `${heroName(event.hero)} reacts with ${cardName(event.card)}`;
    case 'markers-changed':
      return `${cardName(event.card)} of ${heroName(event.hero)} ${event.left === 0 ? 'is ready again' : `has ${count(event.left, 'marker', 'markers')} left`}`;
    case 'token-used':
      return `${heroName(event.hero)} ${event.token === 'potion' ? 'drinks the Potion' : 'spends the Blessing'}`;
    case 'raised-dead':
      return `the Wyrm Cultist raises ${count(event.count, 'Skeleton', 'Skeletons')}, one for every two heroes`;
    case 'fire-breathed':
      return `Vharzul, down to half of his HP, breathes fire: ${event.amount} damage to every hero`;
    case 'saved':
      return `${cardName(event.card)} of ${heroName(event.by)} saves ${event.by === event.hero ? 'its owner' : heroName(event.hero)}, who is left with ${event.left} HP`;
    case 'redirected':
      return `${heroName(event.to)} takes the hit for ${heroName(event.from)} (${cardName(event.card)})`;
    case 'hero-fell':
      return `${heroName(event.hero)} falls ${FELL[event.cause]}`;
  }
}
