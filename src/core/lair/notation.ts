// The campaign as text: entries as short lines in the game's words, situations as pictures. Goldens, scenarios, reports
// and `npm run replay` print the same notation.

import type { ChanceAnswer } from '../kernel/chance.ts';
import type { By } from '../kernel/game.ts';
import type { Action, Aim, Option } from './actions.ts';
import type { Cell } from './map/grid.ts';
import { placedTiles } from './map/grid.ts';
import { monsterOdds, tileOdds } from './rules/explore.ts';
import { findMonster } from './rules/table.ts';
import type { LairState, MonsterNo } from './state.ts';

const SEATS = 'ABCD';
const DIR_NAMES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

export function seatName(seat: number): string {
  return SEATS[seat] ?? '?';
}

export function cellName({ x, y }: Cell): string {
  return `(${x},${y})`;
}

/** `goblin#3`: the kind and the monster's number. */
export function monsterName(s: LairState, no: MonsterNo): string {
  const monster = findMonster(s, no);
  return monster === undefined ? `gone#${no}` : `${monster.kind}#${no}`;
}

/** One line for one entry, told before it is applied to `s`. */
export function describe(s: LairState, by: By, input: Action | ChanceAnswer): string {
  return by === 'chance'
    ? `chance: ${chanceText(s, input as ChanceAnswer)}`
    : `${seatName(by)}: ${actionText(s, input as Action)}`;
}

function chanceText(s: LairState, answer: ChanceAnswer): string {
  const what = s.awaiting?.kind === 'chance' ? s.awaiting.spec.what : '';
  switch (answer.kind) {
    case 'roll':
      return `${what} ${answer.dice.join(' + ')}`;
    case 'pick':
      return `${what} ${drawn(s, what, answer.value)}`;
    default:
      return `${what} ${answer.kind}`;
  }
}

/** What a draw brings. */
function drawn(s: LairState, what: string, value: number): string {
  if (what === 'gear') return s.gearDeck[value] ?? '?';
  if (what === 'tile') return tileOdds(s).tiles[value] ?? '?';
  return monsterOdds(s).kinds[value] ?? '?';
}

function optionText(s: LairState, option: Option): string {
  switch (option.pick) {
    case 'hero':
      return option.hero;
    case 'monster':
      return monsterName(s, option.monster);
    case 'cell':
      return cellName(option.cell);
    case 'stay':
      return 'stay';
  }
}

function aimText(s: LairState, aim: Aim): string {
  switch (aim.at) {
    case 'none':
      return '';
    case 'hero':
      return ` on ${aim.hero}`;
    case 'monster':
      return ` at ${monsterName(s, aim.monster)}`;
    case 'cell':
      return ` at ${cellName(aim.cell)}`;
  }
}

function actionText(s: LairState, action: Action): string {
  switch (action.type) {
    case 'setup-hero':
      return `setup-hero ${action.slot} ${action.hero ?? 'nobody'}`;
    case 'move':
      return `move ${action.hero} ${DIR_NAMES[action.dir]}`;
    case 'attack':
      return `attack ${action.hero} at ${monsterName(s, action.monster)}`;
    case 'use-ability':
      return `use-ability ${action.hero} ${action.ability}${aimText(s, action.aim)}`;
    case 'interact':
      return `interact ${action.hero} ${action.object}`;
    case 'drink':
      return `drink ${action.hero}`;
    case 'done':
      return `done ${action.hero} ${onOff(action.on)}`;
    case 'place-tile':
      return `place-tile r${action.rotation}`;
    case 'choose':
      return `choose ${optionText(s, action.option)}`;
    case 'react':
      return `react ${action.hero} ${action.source}`;
    case 'buy-gear':
    case 'equip':
      return `${action.type} ${action.hero} ${action.card}`;
    case 'buy-ability':
      return `buy-ability ${action.hero} ${action.ability}`;
    case 'unequip':
      return `unequip ${action.hero} ${action.slot}`;
    case 'store-done':
    case 'camp-done':
    case 'concede':
      return `${action.type} ${onOff(action.on)}`;
    case 'set-control':
      return `set-control ${action.hero} to ${seatName(action.seat)}`;
    case 'start-campaign':
    case 'pass':
      return action.type;
  }
}

function onOff(on: boolean): string {
  return on ? 'on' : 'off';
}

/** A picture of the whole situation, a line for each hero, monster and tile. */
export function picture(s: LairState): string {
  const lines = [`attempt ${s.attempt}, dungeon ${s.depth}, ${s.phase}${s.inFight ? ', fight' : ''}`];
  if (s.dungeon !== null) {
    const { round, left, gateCame } = s.dungeon;
    lines[0] += `, round ${round}, ${left + (gateCame ? 0 : 1)} tiles left`;
    lines.push(
      placedTiles(s.dungeon.map)
        .map((tile) => `${cellName(tile.at)} ${tile.tile} r${tile.rotation}`)
        .join('; '),
    );
  }
  for (const h of s.heroes) {
    const worn = Object.values(h.worn).filter((card) => card !== null);
    const deck = h.abilities.map((a) => `${a.id}${a.markers > 0 ? `(${a.markers})` : a.used ? '(used)' : ''}`);
    const tokens = `${h.blessing ? 'B' : '-'}${h.potion ? 'P' : '-'}`;
    lines.push(
      `${seatName(h.seat)} ${h.id} ${cellName(h.at)} hp ${h.hp}${h.shield > 0 ? `+${h.shield}` : ''} ${tokens} gold ${h.gold} xp ${h.xp}; ${worn.join(' ') || '-'}; ${deck.join(' ') || '-'}`,
    );
  }
  for (const m of s.monsters) {
    const marks = [
      m.weaken > 0 ? ` weaken ${m.weaken}` : '',
      m.pin > 0 ? ` pin ${m.pin}` : '',
      m.sleep > 0 ? ` sleep ${m.sleep}` : '',
    ].join('');
    lines.push(`${m.kind}#${m.no} ${cellName(m.at)} hp ${m.hp}/${m.maxHp}${marks}`);
  }
  lines.push(`store ${s.store.join(' ') || '-'}; stash ${s.stash.join(' ') || '-'}`);
  return lines.join('\n');
}
