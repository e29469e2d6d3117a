// What must hold after every step of a campaign, as sentences about what does not.

import { allGear, gearOf } from './gear/catalog.ts';
import { SLOTS } from './gear/vocabulary.ts';
import { placedTiles, tileAt, walkingDistance } from './map/grid.ts';
import { monsterCard, MONSTER_DECK } from './monsters/monsters.ts';
import { ROOMS, STORE } from './rules/campaign.ts';
import { defenseOf, maxHpOf, neededBy } from './rules/derived.ts';
import { ACTIONS } from './rules/possible.ts';
import { living } from './rules/table.ts';
import type { Dungeon, Hero, LairState } from './state.ts';

export function invariants(s: LairState): string[] {
  return [...gear(s), ...s.heroes.flatMap((h) => hero(s, h)), ...monsters(s), ...dungeon(s), ...flow(s)];
}

// 1.6 of the catalogue: every card is in exactly one place.
function gear(s: LairState): string[] {
  const worn = s.heroes.flatMap((h) => SLOTS.map((slot) => h.worn[slot])).filter((card) => card !== null);
  const all = [...s.gearDeck, ...s.store, ...s.stash, ...worn];
  const faults = allGear()
    .filter((card) => all.filter((c) => c === card).length !== 1)
    .map((card) => `${card} lies in ${all.filter((c) => c === card).length} places`);
  if (s.store.length > STORE) faults.push(`${s.store.length} cards lie in the store`);
  return faults;
}

function hero(s: LairState, h: Hero): string[] {
  const faults: string[] = [];
  const most = maxHpOf(s, h.id).total;
  const isDressing = s.phase === 'camp' || s.phase === 'regroup';
  if (h.hp < 1 || (h.hp > most && !isDressing)) faults.push(`${h.id} has ${h.hp} of ${most} HP`);
  // L-DEF-01
  if (defenseOf(s, h.id).total > 10) faults.push(`${h.id} has Defense above 10`);
  if (s.monsters.some((m) => neededBy(s, m.no, h.id).total > 10)) faults.push(`${h.id} cannot be hit by 10`);
  if (h.gold < 0 || h.xp < 0 || h.shield < 0) faults.push(`${h.id} owes something`);
  if (h.shield > 0 && s.dungeon === null) faults.push(`${h.id} has a shield outside a dungeon`);
  if (h.buffs.length > 0 && !s.inFight) faults.push(`${h.id} has a buff outside a fight`);
  if (h.acted.length > ACTIONS || new Set(h.acted).size !== h.acted.length)
    faults.push(`${h.id} has done ${h.acted.join(', ')}`);
  if (new Set(h.abilities.map((a) => a.id)).size !== h.abilities.length) faults.push(`${h.id} owns a card twice`);
  for (const slot of SLOTS) {
    const card = h.worn[slot];
    if (card === null) continue;
    if (gearOf(card).slot !== slot) faults.push(`${h.id} wears ${card} as ${slot}`);
    if (!(gearOf(card).who?.includes(h.id) ?? true)) faults.push(`${h.id} may not wear ${card}`);
  }
  // L-CAMP-08
  const { weapon, accessory } = h.worn;
  if (weapon !== null && accessory !== null && gearOf(weapon).hands === 2 && gearOf(accessory).shield)
    faults.push(`${h.id} holds ${weapon} and ${accessory}`);
  if (s.dungeon !== null && tileAt(s.dungeon.map, h.at) === null) faults.push(`${h.id} stands on no tile`);
  return faults;
}

function monsters(s: LairState): string[] {
  const faults: string[] = [];
  for (const m of s.monsters) {
    if (m.hp > m.maxHp || m.hp < 0) faults.push(`${m.kind}#${m.no} has ${m.hp} of ${m.maxHp} HP`);
    if (s.dungeon === null || tileAt(s.dungeon.map, m.at) === null) faults.push(`${m.kind}#${m.no} is on no tile`);
    // L-RULE-99
    if (monsterCard(m.kind).boss && (m.pin > 0 || m.sleep > 0)) faults.push(`the boss ${m.kind} is held`);
    if (m.weaken > 0 && s.phase !== 'hero' && s.phase !== 'monster') faults.push(`${m.kind}#${m.no} is still weakened`);
  }
  // L-RULE-49; a room whose monsters are still coming, and the dead not yet taken away, are in between.
  const isBetween = s.agenda.some((f) => f.frame === 'spawn' || f.frame === 'attack');
  if (!isBetween && s.inFight !== living(s).length > 0) faults.push('the fight does not agree with the monsters');
  return faults;
}

function dungeon(s: LairState): string[] {
  const { dungeon: d } = s;
  if (d === null) return [];
  const faults: string[] = [];
  const placed = placedTiles(d.map);
  const isPlacing = s.agenda.some((f) => f.frame === 'explore' && f.tile !== null);
  const came = placed.length + (isPlacing ? 1 : 0);
  // L-SETUP-07: the Entrance, 9 rooms and the Shrine, the Boss Gate.
  if (came - 1 - (d.gateCame ? 1 : 0) + d.left > ROOMS + 1) faults.push('there are too many tiles');
  if (d.gateCame && d.left > 0) faults.push('the Boss Gate came early');
  // L-RULE-134
  const from = placed[0]?.at;
  if (from !== undefined)
    for (const tile of placed)
      if (walkingDistance(d.map, from, tile.at) === null) faults.push(`${tile.tile} cannot be reached`);
  return [...faults, ...deck(s, d)];
}

// L-MONSTER-12: deck, graves and table hold the 30 cards.
function deck(s: LairState, d: Dungeon): string[] {
  const faults: string[] = [];
  for (const kind of MONSTER_DECK) {
    const onTable = s.monsters.filter((m) => m.kind === kind && !m.summoned).length;
    const all = (d.deck[kind] ?? 0) + (d.graves[kind] ?? 0) + onTable;
    if (all !== monsterCard(kind).copies) faults.push(`there are ${all} cards of ${kind}`);
  }
  return faults;
}

function flow(s: LairState): string[] {
  const faults: string[] = [];
  const inside = s.phase === 'hero' || s.phase === 'monster' || s.phase === 'end';
  if (inside !== (s.dungeon !== null)) faults.push(`the phase ${s.phase} does not agree with the dungeon`);
  if (s.outcome === null && s.awaiting === null) faults.push('nothing is waited for');
  if ((s.phase === 'won') !== (s.outcome !== null)) faults.push('the end does not agree with the phase');
  if (s.awaiting?.kind === 'free' && s.agenda.length > 0) faults.push('an effect is left over');
  return faults;
}
