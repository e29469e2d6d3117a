// Printed words of cards and classes for whoever looks one up: name, kind, price, text, and what goes with it.

import type { AbilityId, ClassId, GearCard, MonsterKind, TileId } from '../../core/lair/public.ts';
import { abilityOf, classOf, gearOf, monsterCard, setOf, tileOf } from '../../core/lair/public.ts';
import { capital, count, joined } from './words.ts';

export type Printed = { readonly name: string; readonly kind: string; readonly lines: readonly string[] };

const SLOT_WORDS = {
  weapon: 'weapon',
  helmet: 'helmet',
  chest: 'chest armour',
  pants: 'trousers',
  boots: 'boots',
  accessory: 'accessory',
} as const;

export function slotWord(slot: keyof typeof SLOT_WORDS): string {
  return SLOT_WORDS[slot];
}

/** What kind of gear it is: `two-handed weapon`, `shield`. */
export function gearKind(card: GearCard): string {
  const { slot, hands, shield, ranged } = gearOf(card);
  if (shield) return 'shield';
  if (slot !== 'weapon') return slotWord(slot);
  return `${hands === 2 ? 'two-handed' : 'one-handed'} ${ranged ? 'ranged ' : ''}weapon`;
}

export function describeGear(card: GearCard): Printed {
  const gear = gearOf(card);
  const who = gear.who === null ? [] : [`Only for ${joined(gear.who.map((id) => classOf(id).name))}.`];
  const set = gear.set === null ? [] : [`Part of the ${setOf(gear.set).name} set (4 pieces): ${setOf(gear.set).text}`];
  const hands =
    gear.hands === 2
      ? ['Needs both hands: no shield beside it.']
      : gear.shield
        ? ['Not beside a two-handed weapon.']
        : [];
  return {
    name: gear.name,
    kind: `${capital(gearKind(card))}, ${gear.cost} gold`,
    lines: [gear.text, ...hands, ...who, ...set],
  };
}

const TYPES = { action: 'Action', attack: 'Attack', reaction: 'Reaction', passive: 'Passive' } as const;

/** When it may be used again. */
export function limitWords(ability: AbilityId): string {
  const { limit } = abilityOf(ability);
  if (limit === null) return 'It is always on.';
  if (limit === 'fight') return 'Once in each fight.';
  if (limit === 'dungeon') return 'Once in each dungeon.';
  return `After use it rests for ${count(limit.cooldown, 'round', 'rounds')} of fighting.`;
}

export function describeAbility(ability: AbilityId): Printed {
  const card = abilityOf(ability);
  return {
    name: card.name,
    kind: `${TYPES[card.type]} of the ${classOf(card.class).name}, ${card.cost} XP`,
    lines: [card.text, limitWords(ability)],
  };
}

const BOSS_WORDS: Partial<Readonly<Record<MonsterKind, string>>> = {
  'wyrm-cultist': 'At the start of each Monster phase it raises one Skeleton for every two heroes.',
  vharzul:
    'At half its HP or less it breathes fire at the start of each Monster phase: 2 damage to every hero, wherever they are.',
};

export function describeMonster(kind: MonsterKind): Printed {
  const card = monsterCard(kind);
  const { xp, gold } = card.rewards;
  const rewards =
    xp === 0 && gold === 0
      ? 'Whoever beats it has won the campaign.'
      : `Killed, it gives each hero ${xp} XP and ${gold} gold.`;
  const special = BOSS_WORDS[kind];
  return {
    name: card.name,
    kind: card.boss ? 'Boss' : 'Monster',
    lines: [
      `Defense ${card.defense}, damage ${card.damage} with each hit; it attacks once for each hero of the party.`,
      ...(special === undefined ? [] : [special]),
      ...(card.boss ? ['It cannot be pushed, pinned or put to sleep.'] : []),
      rewards,
    ],
  };
}

export function describeClass(hero: ClassId): Printed {
  const c = classOf(hero);
  const reach =
    c.range === 0 ? 'fights on its own tile' : `reaches ${count(c.range, 'tile', 'tiles')} in a straight line`;
  return {
    name: c.name,
    kind: 'Hero',
    lines: [
      `${c.hp} HP, Defense ${c.defense}, damage ${c.damage}, ${c.hit === 0 ? 'no bonus' : `+${c.hit}`} to hit; ${reach}.`,
    ],
  };
}

const TILE_WORDS = {
  corridor: 'Nothing lives here.',
  entrance: 'Where every attempt begins.',
  shrine: 'Once in each dungeon a hero standing here may pray (Interact) and is healed to full HP.',
  trap: 'Whoever explores it rolls a die: on 1 or 2 the trap deals 2 damage.',
  'boss-gate': 'The boss of the dungeon waits here. It is always the last tile.',
} as const;

const TILE_KINDS = {
  corridor: 'Corridor',
  chamber: 'Chamber',
  treasure: 'Treasure',
  trap: 'Trap',
  entrance: 'Entrance',
  shrine: 'Shrine',
  'boss-gate': 'Boss Gate',
} as const;

/** What kind of room it is. */
export function tileKind(tile: TileId): string {
  return TILE_KINDS[tileOf(tile).kind];
}

export function describeTile(tile: TileId): Printed {
  const { name, kind, spawns, gold } = tileOf(tile);
  const line =
    kind === 'chamber'
      ? `When it was explored, ${count(spawns, 'monster was', 'monsters were')} drawn here.`
      : kind === 'treasure'
        ? `Exploring it gave each hero ${gold} gold.`
        : TILE_WORDS[kind];
  return { name, kind: tileKind(tile), lines: [line] };
}
