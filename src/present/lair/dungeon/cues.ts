// From what happened to what is seen to happen on the map: one cue or a few for each event, naming things of the picture
// before or after it. Pure; a cue whose things lie in neither picture is left out, for there is nothing to see.

import type { Cell, ClassId, LairEvent, MonsterNo } from '../../../core/lair/public.ts';
import { tileOf } from '../../../core/lair/public.ts';
import { cardName } from '../words.ts';
import type { Picture, ThingKey } from './picture.ts';
import { tileKey, tokenKey } from './picture.ts';
import type { Cue, Throw } from './stage.ts';

/** Where everybody stands as the events are told, to tell a shot from a blow; whose chest has not been opened yet. */
type Told = { readonly at: Map<ThingKey, Cell>; readonly boss: ThingKey | null; chest: ThingKey | null };

/** What is seen of these events, in their order. */
export function cuesOf(events: readonly LairEvent[], before: Picture | null, after: Picture): readonly Cue[] {
  const at = new Map<ThingKey, Cell>();
  for (const { key, at: cell } of [...after.tokens, ...(before?.tokens ?? [])]) at.set(key, cell);
  const known = new Set([...keysOf(before), ...keysOf(after)]);
  const boss = [...after.tokens, ...(before?.tokens ?? [])].find((token) => token.of === 'monster' && token.isBoss);
  const told: Told = { at, boss: boss?.key ?? null, chest: null };
  return events.flatMap((event) => cuesFor(event, told)).filter((cue) => isSeen(cue, known));
}

function keysOf(picture: Picture | null): readonly ThingKey[] {
  if (picture === null) return [];
  return [...picture.tiles, ...picture.doors, ...picture.tokens].map(({ key }) => key);
}

function isSeen(cue: Cue, known: ReadonlySet<ThingKey>): boolean {
  switch (cue.cue) {
    case 'attack':
      return known.has(cue.on);
    case 'reveal':
    case 'treasure':
    case 'trap':
    case 'shrine':
      return known.has(cue.tile);
    case 'door':
      return known.has(cue.door);
    case 'fire':
      return known.has(cue.from);
    case 'throw':
      return known.has(cue.at);
    case 'phase':
    case 'wipe':
      return true;
    default:
      return known.has(cue.who);
  }
}

function cuesFor(event: LairEvent, told: Told): readonly Cue[] {
  switch (event.type) {
    case 'hero-moved':
      return [walk(event.hero, event, told, false)];
    case 'monster-moved':
      return [walk(event.monster, event, told, false)];
    case 'monster-pushed':
      return [walk(event.monster, event, told, true)];
    case 'tile-revealed':
      told.chest = tileOf(event.tile).kind === 'treasure' ? tileKey(event.at) : null;
      return [{ cue: 'reveal', tile: tileKey(event.at) }];
    case 'door-found':
      return [{ cue: 'door', door: `door:${event.at.x},${event.at.y}:${event.dir}` }];
    case 'monster-spawned':
      told.at.set(tokenKey(event.monster), event.at);
      return [{ cue: 'spawn', who: tokenKey(event.monster), isBoss: event.source === 'boss' }];
    case 'attack-rolled':
      return [attack(event, told)];
    case 'rerolled':
      return [say(event.hero, event.source === 'blessing' ? 'Blessing!' : `${cardName(event.source)}!`, 'good')];
    case 'damage-dealt': {
      const { target, amount, absorbed, left } = event;
      return [{ cue: 'hurt', who: tokenKey(target), amount, absorbed, left }];
    }
    case 'healed':
      return [{ cue: 'heal', who: tokenKey(event.hero), amount: event.amount, left: event.left }];
    case 'ability-used':
    case 'reaction-used':
      return [say(event.hero, cardName(event.card), 'plain')];
    case 'token-used':
      return event.token === 'potion' ? [say(event.hero, 'Potion', 'good')] : [];
    case 'saved':
      return [say(event.hero, `Saved by ${cardName(event.card)}`, 'good')];
    case 'monster-held':
      return [say(event.monster, event.by === 'sleep' ? 'asleep' : 'pinned', 'plain')];
    case 'monster-died': {
      const { xp, gold } = event.rewards;
      const words = xp + gold === 0 ? '' : `+${gold} gold, +${xp} XP each`;
      return [{ cue: 'die', who: tokenKey(event.monster), words }];
    }
    case 'hero-fell':
      return [{ cue: 'die', who: tokenKey(event.hero), words: '' }];
    case 'gold-gained':
      return event.cause === 'treasure' ? treasure(event.hero, event.amount, told) : [];
    case 'trap-sprung':
      return trap(event, told);
    case 'shrine-used':
      return onTile(event.hero, told).map((tile) => ({ cue: 'shrine', tile }));
    case 'fire-breathed':
      return told.boss === null ? [] : [{ cue: 'fire', from: told.boss }];
    case 'phase-started':
      return event.phase === 'hero' || event.phase === 'monster' ? [{ cue: 'phase', phase: event.phase }] : [];
    case 'party-wiped':
      return [{ cue: 'wipe' }];
    default:
      return [];
  }
}

function walk(
  who: ClassId | MonsterNo,
  { from, to }: { readonly from: Cell; readonly to: Cell },
  told: Told,
  pushed: boolean,
): Cue {
  told.at.set(tokenKey(who), to);
  return { cue: 'walk', who: tokenKey(who), from, to, pushed };
}

function say(who: ClassId | MonsterNo, words: string, tone: 'good' | 'bad' | 'plain'): Cue {
  return { cue: 'say', who: tokenKey(who), words, tone };
}

function onTile(who: ClassId | MonsterNo, { at }: Told): readonly ThingKey[] {
  const cell = at.get(tokenKey(who));
  return cell === undefined ? [] : [tileKey(cell)];
}

/** A treasure pays every hero, but the chest is opened once. */
function treasure(hero: ClassId, amount: number, told: Told): readonly Cue[] {
  const { chest } = told;
  told.chest = null;
  return [...(chest === null ? [] : [{ cue: 'treasure', tile: chest } as const]), say(hero, `+${amount} gold`, 'good')];
}

function trap(event: Extract<LairEvent, { readonly type: 'trap-sprung' }>, told: Told): readonly Cue[] {
  const thrown: Throw = {
    dice: [event.die],
    sum: `The trap: ${event.die}`,
    verdict: event.damage > 0 ? `${event.damage} damage` : 'Unharmed',
    good: event.damage === 0,
    by: 'trap',
  };
  return [
    { cue: 'throw', at: tokenKey(event.hero), throw: thrown },
    ...onTile(event.hero, told).map((tile): Cue => ({ cue: 'trap', tile })),
  ];
}

function attack(event: Extract<LairEvent, { readonly type: 'attack-rolled' }>, { at }: Told): Cue {
  const [by, on] = [tokenKey(event.attacker), tokenKey(event.target)];
  const [from, to] = [at.get(by), at.get(on)];
  const isHero = typeof event.attacker === 'string';
  return {
    cue: 'attack',
    by,
    on,
    isFar: from !== undefined && to !== undefined && (from.x !== to.x || from.y !== to.y),
    throw: {
      dice: event.dice,
      sum: sumWords(event),
      verdict: event.hit ? 'Hit!' : 'Miss',
      good: event.hit === isHero,
      by: isHero ? 'hero' : 'monster',
    },
  };
}

/** `5 + 3 + 1 to hit = 9, needs 7`. */
function sumWords({ dice, bonus, total, needed }: Extract<LairEvent, { readonly type: 'attack-rolled' }>): string {
  const extra = bonus === 0 ? '' : ` ${bonus < 0 ? '\u2212' : '+'} ${Math.abs(bonus)} to hit`;
  return `${dice.join(' + ')}${extra} = ${total}, needs ${needed}`;
}
