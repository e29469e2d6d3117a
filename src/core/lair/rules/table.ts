// The workbench of `apply`: a shallow copy of the state whose parts are replaced, never changed, and the events so far.
// Looking up and changing heroes and monsters, pushing and popping effects, asking chance and seats: written here once.

import type { ChanceSpec } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/knowledge.ts';
import type { Option } from '../actions.ts';
import type { LairEvent } from '../events.ts';
import type { Frame } from '../frames.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { Cell } from '../map/grid.ts';
import { isSameCell } from '../map/grid.ts';
import type {
  DecisionKind,
  Dungeon,
  Hero,
  LairState,
  Monster,
  MonsterNo,
  Phase,
  Usable,
  WindowKind,
} from '../state.ts';

export type Table = { readonly s: LairState; readonly events: LairEvent[] };

/** Replaces parts of the workbench's own copy of the state. What the parts were is never changed. */
export function put(t: Table, patch: Partial<LairState>): void {
  Object.assign(t.s, patch);
}

export function openTable(state: LairState): Table {
  return { s: { ...state }, events: [] };
}

export function say(t: Table, event: LairEvent): void {
  t.events.push(event);
}

// --- heroes, monsters, the dungeon -----------------------------------------------------------------------------

export function findHero(s: LairState, id: ClassId): Hero | undefined {
  return s.heroes.find((h) => h.id === id);
}

export function heroOf(s: LairState, id: ClassId): Hero {
  const hero = findHero(s, id);
  if (hero === undefined) throw new RangeError(`no hero ${id}`);
  return hero;
}

export function setHero(t: Table, id: ClassId, patch: Partial<Hero>): void {
  put(t, { heroes: t.s.heroes.map((h) => (h.id === id ? { ...h, ...patch } : h)) });
}

export function setHeroes(t: Table, change: (hero: Hero) => Partial<Hero>): void {
  put(t, { heroes: t.s.heroes.map((h) => ({ ...h, ...change(h) })) });
}

/** A monster, dead ones that are not yet taken away too. */
export function findMonster(s: LairState, no: MonsterNo): Monster | undefined {
  return s.monsters.find((m) => m.no === no);
}

export function monsterOf(s: LairState, no: MonsterNo): Monster {
  const monster = findMonster(s, no);
  if (monster === undefined) throw new RangeError(`no monster ${no}`);
  return monster;
}

export function setMonster(t: Table, no: MonsterNo, patch: Partial<Monster>): void {
  put(t, { monsters: t.s.monsters.map((m) => (m.no === no ? { ...m, ...patch } : m)) });
}

export function living(s: LairState): Monster[] {
  return s.monsters.filter((m) => m.hp > 0);
}

export function isAlive(s: LairState, no: MonsterNo): boolean {
  return (findMonster(s, no)?.hp ?? 0) > 0;
}

/** Living monsters on a tile, oldest first. */
export function monstersAt(s: LairState, cell: Cell): Monster[] {
  return living(s).filter((m) => isSameCell(m.at, cell));
}

export function heroesAt(s: LairState, cell: Cell): Hero[] {
  return s.heroes.filter((h) => isSameCell(h.at, cell));
}

export function dungeonOf(s: LairState): Dungeon {
  if (s.dungeon === null) throw new RangeError('the party is in no dungeon');
  return s.dungeon;
}

export function setDungeon(t: Table, patch: Partial<Dungeon>): void {
  put(t, { dungeon: { ...dungeonOf(t.s), ...patch } });
}

/** Seats that control at least one hero ("all seats" of 17.1), in order. */
export function seatsInPlay(s: LairState): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.config.players; seat++) if (s.heroes.some((h) => h.seat === seat)) out.push(seat);
  return out;
}

/** The seats that control these heroes, in order. */
export function seatsOf(s: LairState, who: readonly ClassId[]): Seat[] {
  return seatsInPlay(s).filter((seat) => s.heroes.some((h) => h.seat === seat && who.includes(h.id)));
}

export function toPhase(t: Table, phase: Phase): void {
  put(t, { phase });
  say(t, { type: 'phase-started', phase });
}

// --- effects in progress ---------------------------------------------------------------------------------------

export function topFrame(s: LairState): Frame | undefined {
  return s.agenda[s.agenda.length - 1];
}

/** Pushes frames so that the first one named runs first. */
export function push(t: Table, ...frames: Frame[]): void {
  if (frames.length > 0) put(t, { agenda: [...t.s.agenda, ...frames.toReversed()] });
}

export function pop(t: Table): void {
  put(t, { agenda: t.s.agenda.slice(0, -1) });
}

export function replaceTop(t: Table, frame: Frame): void {
  put(t, { agenda: [...t.s.agenda.slice(0, -1), frame] });
}

// --- asking ----------------------------------------------------------------------------------------------------

export function askChance(t: Table, spec: ChanceSpec): void {
  put(t, { awaiting: { kind: 'chance', spec }, chanceNo: t.s.chanceNo + 1 });
}

export function askRoll(t: Table, what: string, dice: number): void {
  askChance(t, { kind: 'roll', what, dice, sides: 6 });
}

/** A new number for a decision or a window. */
export function freshId(t: Table): number {
  const id = t.s.nextId;
  put(t, { nextId: id + 1, decisionNo: t.s.decisionNo + 1 });
  return id;
}

export type Asked = {
  readonly what: DecisionKind;
  /** Whoever controls one of these heroes may answer; the first answer counts. */
  readonly who: readonly ClassId[];
  readonly options: readonly Option[];
  readonly standard: Option;
  readonly monster?: MonsterNo;
};

/**
 * The option taken: the answer that came, the only one there is, or null when somebody has to be asked first (17.5:
 * a decision with one option is taken without asking).
 */
export function decide(t: Table, answer: Option | null, asked: Asked): Option | null {
  if (answer !== null) return answer;
  const [only] = asked.options;
  if (asked.options.length === 1 && only !== undefined) return only;
  const id = freshId(t);
  const { what, who, options, standard } = asked;
  put(t, { awaiting: { kind: 'decision', id, what, who, options, standard, monster: asked.monster ?? null } });
  say(t, { type: 'decision-opened', id, kind: what, options });
  return null;
}

/** Opens a window if anybody has a usable reaction (17.4). */
export function openWindow(
  t: Table,
  what: WindowKind,
  usable: readonly Usable[],
  about: {
    readonly hero?: ClassId;
    readonly monster?: MonsterNo;
    readonly dice?: readonly number[];
    readonly amount?: number;
  },
): boolean {
  if (usable.length === 0) return false;
  const id = freshId(t);
  const waiting = t.s.heroes.map((h) => h.id).filter((hero) => usable.some((u) => u.hero === hero));
  put(t, {
    awaiting: {
      kind: 'window',
      id,
      what,
      usable,
      waiting,
      hero: about.hero ?? null,
      monster: about.monster ?? null,
      dice: about.dice ?? [],
      amount: about.amount ?? 0,
    },
  });
  say(t, { type: 'window-opened', id, kind: what, seats: seatsOf(t.s, waiting) });
  return true;
}
