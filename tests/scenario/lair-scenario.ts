// A scenario of Lairbreakers reads like a table: a map and lines for heroes and monsters, what is done, what chance
// brings, what must follow. What is not written must not change, unscripted chance is an error, and a scenario ends by
// naming what the game waits for.

import { expect } from 'vitest';
import type { ChanceAnswer, ChanceSpec } from '../../src/core/kernel/chance.ts';
import type { Action, Pick } from '../../src/core/lair/actions.ts';
import { begin } from '../../src/core/lair/apply.ts';
import type { LairConfig } from '../../src/core/lair/config.ts';
import { defaultConfig } from '../../src/core/lair/config.ts';
import type { EventType, LairEvent } from '../../src/core/lair/events.ts';
import type { ClassId } from '../../src/core/lair/heroes/classes.ts';
import { LAIR } from '../../src/core/lair/index.ts';
import { startMap } from '../../src/core/lair/map/grid.ts';
import { monsterOdds, tileOdds } from '../../src/core/lair/rules/explore.ts';
import type { LairState, MonsterNo } from '../../src/core/lair/state.ts';
import type { HeroView, LairView, MonsterView } from '../../src/core/lair/view.ts';
import { cellOf, lay, nameOfCell, SEATS, written } from './lair-picture.ts';

/** The event with this type; two types may share one shape. */
type Told<T extends EventType> = LairEvent extends infer E
  ? E extends { readonly type: string }
    ? T extends E['type']
      ? E
      : never
    : never
  : never;

export type SeatName = (typeof SEATS)[number];
const isTold = process.env.SCENARIO !== undefined;

/** Lays the table by a picture (see lair-picture.ts for the notation). */
export function situation(picture: string, settings: Partial<LairConfig> = {}): Scenario {
  const { state, names } = lay(picture, settings);
  return new Scenario(state, new Map(names), `\n${picture.trim()}`);
}

/** A campaign from its very beginning: the party is asked for, or given; draws of the store are scripted by `draws`. */
export function campaign(settings: Partial<LairConfig> = {}): Scenario {
  const config = { ...defaultConfig(settings.players ?? 1), ...settings };
  return new Scenario(LAIR.setup(config), new Map(), '');
}

export class Scenario {
  state: LairState;
  /** Everything that happened since the picture. */
  readonly events: LairEvent[] = [];
  private readonly names: Map<MonsterNo, string>;
  private baseline: Map<string, string>;
  private readonly dice: number[][] = [];
  private readonly draw: string[] = [];

  constructor(state: LairState, names: Map<MonsterNo, string>, told: string) {
    this.names = names;
    this.tell(told);
    this.state = state.awaiting === null ? begin(state) : state;
    this.baseline = written(this.state, names);
  }

  // --- chance ---

  /** The next throws: `rolls([3, 4], [1])`. */
  rolls(...throws: readonly (readonly number[])[]): this {
    this.dice.push(...throws.map((t) => [...t]));
    return this;
  }

  /** What is drawn next: tiles, monsters and gear cards by name. */
  draws(...what: readonly string[]): this {
    this.draw.push(...what);
    return this;
  }

  /** These gear cards are dealt, when the store is being filled. */
  deals(...cards: readonly string[]): this {
    this.draws(...cards).settle();
    this.baseline = written(this.state, this.names);
    return this;
  }

  // --- what is done ---

  /**
   * A seat acts by picks from its draft, each by its label: `move barbarian` `E`; `attack barbarian` `goblin`; `BAR1`
   * `goblin` (or a tile, a hero); `drink cleric`; `done rogue`; `buy W01.1` `rogue`; `learn BAR1`; `equip W01.1`
   * `rogue`; `unequip rogue weapon`; in windows `cleric blessing`, `rogue ROG2`, `pass`; in decisions a hero, monster,
   * tile, `r1` or `stay`. An action that needs no more picks is sent at once.
   */
  does(seat: SeatName, ...picks: readonly string[]): this {
    const taken = this.picked(seat, picks);
    const made = LAIR.draft(this.state, SEATS.indexOf(seat), taken);
    if (made.kind === 'offer')
      throw new Error(`${seat} has to pick more: ${made.picks.map((p) => this.label(p)).join(' | ')}`);
    return this.acts(seat, made.action);
  }

  private picked(seat: SeatName, picks: readonly string[]): Pick[] {
    const taken: Pick[] = [];
    for (const name of picks) {
      const now = LAIR.draft(this.state, SEATS.indexOf(seat), taken);
      if (now.kind === 'action') throw new Error(`"${name}" is one pick too many for ${seat}`);
      const pick = now.picks.find((p) => this.label(p) === name);
      if (pick === undefined)
        throw new Error(`${seat} cannot pick "${name}"; on offer: ${now.picks.map((p) => this.label(p)).join(' | ')}`);
      taken.push(pick);
    }
    return taken;
  }

  /** A seat sends a whole action. */
  acts(seat: SeatName, action: Action): this {
    this.tell(`> ${LAIR.describe(this.state, SEATS.indexOf(seat), action)}`);
    const done = LAIR.apply(this.state, SEATS.indexOf(seat), action);
    if (!done.ok) throw new Error(`${seat} was refused: ${done.refusal.text} (${done.refusal.code})`);
    this.take(done.state, done.events);
    this.settle();
    return this;
  }

  /** Every hero that may go on is done, seat by seat, until the phase ends or something else is asked. */
  allDone(): this {
    const { round } = this.state.dungeon ?? { round: 0 };
    for (let i = 0; i < 8; i++) {
      const { phase, awaiting, dungeon } = this.state;
      if (phase !== 'hero' || awaiting?.kind !== 'free' || dungeon?.round !== round) return this;
      const pending = LAIR.pending(this.state);
      const seat = pending.kind === 'decide' ? (pending.seats[0] ?? 0) : 0;
      const action = LAIR.defaultAction(this.state, seat);
      if (action === null) return this;
      this.acts(SEATS[seat] ?? 'A', action);
    }
    return this;
  }

  /** Everybody asked takes the default while a decision or window is open. */
  byDefault(): this {
    for (let i = 0; i < 50; i++) {
      const pending = LAIR.pending(this.state);
      if (pending.kind !== 'decide' || this.state.awaiting?.kind === 'free') return this;
      const seat = pending.seats[0] ?? 0;
      const action = LAIR.defaultAction(this.state, seat);
      if (action === null) return this;
      this.acts(SEATS[seat] ?? 'A', action);
    }
    return this;
  }

  // --- what must follow ---

  /** The action is refused with this code, its sentence matching, and nothing changes. */
  refuses(seat: SeatName, action: Action, code: string, text?: string | RegExp): this {
    const before = this.state;
    const done = LAIR.apply(before, SEATS.indexOf(seat), action);
    expect(done.ok, `${LAIR.describe(before, SEATS.indexOf(seat), action)} was allowed`).toBe(false);
    if (done.ok) return this;
    expect(done.refusal.code).toBe(code);
    if (text !== undefined) expect(done.refusal.text).toMatch(text);
    expect(LAIR.check(before, SEATS.indexOf(seat), action)).toEqual(done.refusal);
    return this;
  }

  /** The labels of the picks on offer to a seat after these picks. */
  offered(seat: SeatName, ...picks: readonly string[]): string[] {
    const now = LAIR.draft(this.state, SEATS.indexOf(seat), this.picked(seat, picks));
    return now.kind === 'offer' ? now.picks.map((p) => this.label(p)) : [];
  }

  /** These places now read so (`null`: gone); every other place is as it was at the picture or the last `becomes`. */
  becomes(changes: Readonly<Record<string, string | null>>): this {
    const now = written(this.state, this.names);
    const want = new Map(this.baseline);
    for (const [key, line] of Object.entries(changes)) {
      if (line === null) want.delete(key);
      else want.set(key, line);
    }
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(want));
    this.baseline = now;
    return this;
  }

  /** These places read so; the others are not looked at (the next `becomes` compares with now). */
  reads(places: Readonly<Record<string, string>>): this {
    const now = written(this.state, this.names);
    expect(Object.fromEntries(Object.keys(places).map((key) => [key, now.get(key)]))).toEqual(places);
    this.baseline = now;
    return this;
  }

  /** What the game waits for: `A hero`, `AB window-hit`, `B monster-target`, `over`. */
  waits(what: string): this {
    const pending = LAIR.pending(this.state);
    const now =
      pending.kind === 'decide'
        ? `${pending.seats.map((s) => SEATS[s]).join('')} ${pending.prompt}`
        : pending.kind === 'chance'
          ? `chance ${pending.spec.what}`
          : 'over';
    expect(now).toBe(what);
    expect(LAIR.invariants(this.state)).toEqual([]);
    expect([...this.dice, ...this.draw], 'scripted chance that was not asked').toEqual([]);
    return this;
  }

  /** The events of a type since the picture. */
  told<T extends EventType>(type: T): Told<T>[] {
    return this.events.filter((e) => e.type === type) as Told<T>[];
  }

  // --- looking ---

  view(): LairView {
    return LAIR.view(this.state, 'table');
  }

  hero(id: ClassId): HeroView {
    const found = this.view().heroes.find((h) => h.id === id);
    if (found === undefined) throw new Error(`no ${id} in the party`);
    return found;
  }

  /** A monster by its name in the scenario. */
  monster(name: string): MonsterView {
    const found = this.view().monsters.find((m) => this.names.get(m.no) === name);
    if (found === undefined) throw new Error(`no ${name} on the table`);
    return found;
  }

  /** The number of a monster by its name, dead ones too. */
  no(name: string): MonsterNo {
    for (const [no, known] of this.names) if (known === name) return no;
    throw new Error(`no ${name}`);
  }

  cell(tile: string) {
    return cellOf(this.state.dungeon?.map ?? startMap(), tile);
  }

  /** The number of the open decision or window. */
  id(): number {
    const { awaiting } = this.state;
    return awaiting !== null && 'id' in awaiting ? awaiting.id : -1;
  }

  /** A throw as told: `goblin 7/6 hit`. Who rolled, the total, what was needed. */
  throws(): string[] {
    return this.told('attack-rolled').map(({ attacker, total, needed, hit }) => {
      const who = typeof attacker === 'number' ? (this.names.get(attacker) ?? String(attacker)) : attacker;
      return `${who} ${total}/${needed} ${hit ? 'hit' : 'miss'}`;
    });
  }

  label(pick: Pick): string {
    const map = this.state.dungeon?.map ?? startMap();
    switch (pick.pick) {
      case 'hero':
      case 'class':
        return pick.hero;
      case 'move':
      case 'attack':
      case 'interact':
      case 'drink':
      case 'done':
      case 'not-done':
        return `${pick.pick} ${pick.hero}`;
      case 'monster':
        return this.names.get(pick.monster) ?? String(pick.monster);
      case 'cell':
        return nameOfCell(map, pick.cell);
      case 'slot':
        return `slot ${pick.slot}`;
      case 'ability':
        return pick.ability;
      case 'buy-ability':
        return `learn ${pick.ability}`;
      case 'dir':
        return pick.dir;
      case 'rotation':
        return `r${pick.rotation}`;
      case 'react':
        return `${pick.hero} ${pick.source}`;
      case 'buy-gear':
        return `buy ${pick.card}`;
      case 'equip':
        return `equip ${pick.card}`;
      case 'unequip':
        return `unequip ${pick.hero} ${pick.slot}`;
      default:
        return pick.pick;
    }
  }

  // --- going on ---

  private take(state: LairState, events: readonly LairEvent[]): void {
    this.state = state;
    this.events.push(...events);
    for (const event of events) {
      if (event.type !== 'monster-spawned') continue;
      const known = [...this.names.values()].filter((name) => name.replace(/ \d+$/, '') === event.kind).length;
      this.names.set(event.monster, known === 0 ? event.kind : `${event.kind} ${known + 1}`);
    }
  }

  private settle(): void {
    for (let i = 0; i < 5000; i++) {
      const { awaiting } = this.state;
      if (awaiting?.kind !== 'chance') return;
      // The store is filled by `deals`.
      if (awaiting.spec.what === 'gear' && this.draw.length === 0) return;
      const answer = this.answer(awaiting.spec);
      this.tell(`> ${LAIR.describe(this.state, 'chance', answer)}`);
      const done = LAIR.apply(this.state, 'chance', answer);
      if (!done.ok) throw new Error(`chance was refused: ${done.refusal.text}`);
      this.take(done.state, done.events);
    }
  }

  private answer(spec: ChanceSpec): ChanceAnswer {
    if (spec.kind === 'roll') {
      const dice = this.dice.shift();
      if (dice === undefined)
        throw new Error(`unscripted throw of ${spec.dice} for ${spec.what}; ${this.throws().join(', ')}`);
      return { kind: 'roll', dice };
    }
    const what = this.draw.shift();
    const options: readonly string[] =
      spec.what === 'gear'
        ? this.state.gearDeck
        : spec.what === 'tile'
          ? tileOdds(this.state).tiles
          : monsterOdds(this.state).kinds;
    const value = what === undefined ? -1 : options.indexOf(what);
    if (value < 0) throw new Error(`unscripted draw of ${spec.what}: ${what ?? 'nothing is scripted'}`);
    return { kind: 'pick', value };
  }

  private tell(line: string): void {
    if (isTold && line !== '') process.stdout.write(`${line}\n`);
  }
}
