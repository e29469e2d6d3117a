// What happened, as one whole sentence each. Empty for what nobody needs to read.

import type { Explained, LairEvent } from '../../core/lair/public.ts';
import { bossOf, gearOf, monsterCard, tileOf } from '../../core/lair/public.ts';
import { slotWord } from './cards.ts';
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
  stop,
  whereabouts,
  whoName,
} from './words.ts';

/** A number in a sentence that unfolds to its parts. */
export type NumberSaid = { readonly label: string; readonly number: Explained };
export type Sentence = { readonly text: string; readonly numbers: readonly NumberSaid[] };

export function sentenceOf(event: LairEvent, speech: Speech): Sentence {
  const text = textOf(event, speech);
  const parts = event.type === 'damage-dealt' ? event.parts : null;
  return {
    text: text === '' ? '' : capital(stop(text)),
    numbers: parts === null ? [] : [{ label: 'damage', number: parts }],
  };
}

function textOf(event: LairEvent, speech: Speech): string {
  return fightText(event, speech) ?? mapText(event, speech) ?? campText(event) ?? '';
}

// --- on the map ----------------------------------------------------------------------------------------------------

function mapText(event: LairEvent, speech: Speech): string | null {
  switch (event.type) {
    case 'attempt-started':
      return `attempt ${event.attempt} begins`;
    case 'dungeon-started':
      return `dungeon ${event.dungeon}: somewhere below waits ${event.boss === 'vharzul' ? '' : 'the '}${monsterCard(event.boss).name}`;
    case 'round-started':
      return `round ${event.round}`;
    case 'phase-started':
      return event.phase === 'monster' ? 'the monsters move' : '';
    case 'hero-moved':
      return event.how === 'step'
        ? `${heroName(event.hero)} steps to ${placeName(event.to, speech)}`
        : `${heroName(event.hero)} goes to ${placeName(event.to, speech)}`;
    case 'door-found':
      return `a hidden door is found to the ${dirWord(event.dir)}`;
    case 'tile-revealed':
      return `${heroName(event.hero)} opens the ${tileOf(event.tile).name} (${whereabouts(event.at)})`;
    case 'monster-spawned': {
      const name = monsterName(event.monster, speech);
      if (event.source === 'raise') return `${name} is raised from the dead with ${event.hp} HP`;
      return event.source === 'boss'
        ? `${name} is here, with ${event.hp} HP`
        : `${name} lurks here, with ${event.hp} HP`;
    }
    case 'gold-gained':
      return `${heroName(event.hero)} gains ${event.amount} gold`;
    case 'xp-gained':
      return `${heroName(event.hero)} gains ${event.amount} XP`;
    case 'trap-sprung':
      return event.damage === 0
        ? `${heroName(event.hero)} rolls ${event.die} and slips past the trap`
        : `${heroName(event.hero)} rolls ${event.die}: the trap deals ${event.damage} damage`;
    case 'fight-started':
      return 'a fight begins';
    case 'fight-ended':
      return 'the fight is over';
    case 'shrine-used':
      return `${heroName(event.hero)} prays at the Shrine`;
    default:
      return null;
  }
}

// --- in a fight ----------------------------------------------------------------------------------------------------

function fightText(event: LairEvent, speech: Speech): string | null {
  switch (event.type) {
    case 'attack-rolled':
      return attackText(event, speech);
    case 'rerolled':
      return `${heroName(event.hero)} has the dice rolled again (${event.source === 'blessing' ? 'Blessing' : cardName(event.source)})`;
    case 'damage-dealt': {
      const who = whoName(event.target, speech);
      const shield = event.absorbed === 0 ? '' : `, ${event.absorbed} of it into the shield`;
      const from = event.source === 'cost' ? ' as the price' : '';
      return `${who} takes ${event.amount} damage${from}${shield}; ${event.left} HP left`;
    }
    case 'healed':
      return `${heroName(event.hero)} heals ${event.amount} HP (${healedBy(event.source)}); ${event.left} HP now`;
    case 'effect-applied':
      return effectText(event.kind, whoName(event.target, speech), event.value);
    case 'effect-ended':
      return '';
    case 'monster-moved':
      return `${monsterName(event.monster, speech)} comes to ${placeName(event.to, speech)}, toward the nearest hero`;
    case 'monster-pushed':
      return `${monsterName(event.monster, speech)} is pushed to ${placeName(event.to, speech)}`;
    case 'monster-died': {
      const { xp, gold } = event.rewards;
      const gain = xp === 0 && gold === 0 ? '' : `: ${xp} XP and ${gold} gold for each hero`;
      return `${monsterName(event.monster, speech)} is dead${gain}`;
    }
    case 'ability-used':
      return `${heroName(event.hero)} uses ${cardName(event.card)}`;
    case 'reaction-used':
      return `${heroName(event.hero)} reacts with ${cardName(event.card)}`;
    case 'markers-changed':
      return '';
    case 'token-used':
      return event.token === 'potion' ? `${heroName(event.hero)} drinks the Potion` : '';
    case 'raised-dead':
      return `the Wyrm Cultist raises ${count(event.count, 'Skeleton', 'Skeletons')}`;
    case 'fire-breathed':
      return `Vharzul breathes fire: ${event.amount} damage to every hero`;
    case 'saved':
      return `${cardName(event.card)} of ${heroName(event.by)} saves ${heroName(event.hero)}, who is left with ${event.left} HP`;
    case 'redirected':
      return `${heroName(event.to)} stands over ${heroName(event.from)} and takes the hit`;
    case 'hero-fell':
      return `${heroName(event.hero)} falls`;
    default:
      return null;
  }
}

function attackText(event: Extract<LairEvent, { readonly type: 'attack-rolled' }>, speech: Speech): string {
  const who = whoName(event.attacker, speech);
  const whom = whoName(event.target, speech);
  const bonus = event.bonus === 0 ? '' : event.bonus > 0 ? ` + ${event.bonus}` : ` \u2212 ${-event.bonus}`;
  const card = event.ability === null ? '' : ` with ${cardName(event.ability)}`;
  // A monster strikes whoever has most HP left on its tile.
  const why = typeof event.attacker === 'number' ? ', who has most HP left there' : '';
  return `${who} attacks ${whom}${why}${card}: ${event.dice.join(' + ')}${bonus} = ${event.total}, ${event.needed} needed: ${event.hit ? 'a hit' : 'a miss'}`;
}

function healedBy(source: Extract<LairEvent, { readonly type: 'healed' }>['source']): string {
  if (source === 'potion' || source === 'shrine' || source === 'camp') return capital(source);
  return cardName(source);
}

function effectText(kind: string, who: string, value: number): string {
  switch (kind) {
    case 'shield':
      return `${who} has a shield of ${value}`;
    case 'buff':
      return `${who} is stronger by ${value} until the fight ends`;
    case 'weaken':
      return `${who} has ${value} less on its attack rolls`;
    case 'pin':
      return `${who} cannot move for ${count(value, 'round', 'rounds')}`;
    default:
      return `${who} sleeps for ${count(value, 'round', 'rounds')}, or until it is hurt`;
  }
}

// --- between dungeons ----------------------------------------------------------------------------------------------

function campText(event: LairEvent): string | null {
  switch (event.type) {
    case 'campaign-started':
      return `${joined(event.heroes.map(({ hero }) => heroName(hero)))} set out for the Wyrmhold`;
    case 'boss-defeated':
      return `${event.boss === 'vharzul' ? '' : 'the '}${monsterCard(event.boss).name} is defeated`;
    case 'camp-started':
      return 'the party makes camp: everybody is healed, every card and token is ready again';
    case 'gear-bought':
      return `${heroName(event.hero)} buys ${cardName(event.card)} for ${event.price} gold`;
    case 'ability-bought':
      return `${heroName(event.hero)} learns ${cardName(event.card)} for ${event.price} XP`;
    case 'gear-equipped':
      return `${heroName(event.hero)} puts on ${cardName(event.card)} (${slotWord(gearOf(event.card).slot)})`;
    case 'gear-unequipped':
      return `${heroName(event.hero)} takes off ${cardName(event.card)}`;
    case 'store-dealt':
      return event.fresh.length === 0 ? '' : `new in the store: ${joined(event.fresh.map(cardName))}`;
    case 'party-wiped':
      return wipeText(event);
    case 'campaign-won':
      return `Vharzul is dead. The campaign is won at attempt ${event.outcome.attempts}, after ${event.outcome.rounds} rounds`;
    case 'hero-chosen':
      return event.hero === null ? `place ${event.slot} is free again` : `${heroName(event.hero)} joins the party`;
    default:
      return null;
  }
}

function wipeText({ cause, lost }: Extract<LairEvent, { readonly type: 'party-wiped' }>): string {
  const gold = lost.map((l) => l.gold).reduce((a, b) => Math.max(a, b), 0);
  const why = cause === 'death' ? 'The party is beaten' : 'The attempt is given up';
  const went = lost
    .filter((l) => l.gold > 0 || l.xp > 0)
    .map((l) => `${heroName(l.hero)} ${l.gold} gold and ${l.xp} XP`);
  const what = went.length === 0 && gold === 0 ? 'nothing was lost' : `lost: ${joined(went)}`;
  return `${why}; ${what}. All gear and abilities are kept`;
}

/** The boss of a dungeon with its article. */
export function bossName(dungeon: number): string {
  const { id, name } = bossOf(dungeon);
  return id === 'vharzul' ? name : `the ${name}`;
}
