// A scenario reads like a table: a picture of the situation, what is done, what must follow. What is not written must
// not change, chance is scripted (an unscripted shuffle or pick is an error; draws follow the piles of the picture),
// and a scenario ends by naming what the game waits for.

import { expect } from 'vitest';
import { BRAH } from '../../src/core/brah/index.ts';
import type { Action, Claim, Pick } from '../../src/core/brah/actions.ts';
import { begin } from '../../src/core/brah/apply.ts';
import { defaultConfig } from '../../src/core/brah/config.ts';
import { setUp } from '../../src/core/brah/rules/setup.ts';
import type { BrahEvent, EventType } from '../../src/core/brah/events.ts';
import type { Explained } from '../../src/core/brah/numbers.ts';
import { damageOf } from '../../src/core/brah/rules/derived.ts';
import { allWeapons } from '../../src/core/brah/rules/in-play.ts';
import type { BrahState, WeaponNo } from '../../src/core/brah/state.ts';
import type { BrahView } from '../../src/core/brah/view.ts';
import type { ChanceAnswer, ChanceSpec } from '../../src/core/kernel/chance.ts';
import type { CardId, Face, Viewer } from '../../src/core/kernel/knowledge.ts';
import { heldFace, TABLE } from '../../src/core/kernel/knowledge.ts';
import type { Table } from './picture.ts';
import { lay, SEATS, written } from './picture.ts';

type Scripted = { readonly what: string; readonly order: readonly string[] | number | null };

/** The event with this type; two types may share one shape. */
type Told<T extends EventType> = BrahEvent extends infer E
  ? E extends { readonly type: string }
    ? T extends E['type']
      ? E
      : never
    : never
  : never;

export type SeatName = (typeof SEATS)[number];
const isTold = process.env.SCENARIO !== undefined;

/** Lays the table by a picture; the active player is in the main phase (see picture.ts for the notation). */
export function situation(picture: string, settings: Table = {}): Scenario {
  const { state, hidden } = lay(picture, settings);
  const scenario = new Scenario(state, new Map(hidden));
  return scenario;
}

/**
 * A game from the very first shuffle. `shuffles`: new orders by pile name (`heroes`, `traits`, `deck`, `treasure:main`,
 * `treasure:cathulhu`, `draw` is `deck` once more), the named faces first; what is not named keeps its catalogue order.
 * `first`: which survivor begins. Stops at the first decision: everybody chooses Heroes.
 */
export function newGame(
  settings: Table = {},
  shuffles: readonly (readonly [string, readonly string[]])[] = [],
  first = 0,
): Scenario {
  const config = { ...defaultConfig(settings.players ?? 4), ...settings };
  const script = [...shuffles.map(([what, order]) => ({ what, order })), { what: 'first-player', order: first }];
  return new Scenario(setUp(config), new Map(), script, true);
}

export class Scenario {
  state: BrahState;
  /** Everything that happened since the picture, uncut. */
  readonly events: BrahEvent[] = [];
  private hidden: Map<CardId, Face>;
  private baseline: Map<string, string>;
  private readonly script: Scripted[];
  private readonly keepsOrder: boolean;

  constructor(state: BrahState, hidden: Map<CardId, Face>, script: readonly Scripted[] = [], keepsOrder = false) {
    this.script = [...script];
    this.keepsOrder = keepsOrder;
    this.hidden = hidden;
    this.baseline = written(state, hidden);
    this.tell(`\n${[...this.baseline].map(([place, what]) => `${place}: ${what}`).join('\n')}`);
    this.state = begin(state);
    this.settle();
  }

  // --- what is done ---

  /** Scripts a shuffle of a pile (`draw`, `hand:1` = B's hand ...): the new order by face, or as it lies when not given. */
  shuffles(what: string, order: readonly string[] | null = null): this {
    this.script.push({ what, order });
    return this;
  }

  /** Scripts a pick of chance (`first-player`). */
  picks(what: string, value: number): this {
    this.script.push({ what, order: value });
    return this;
  }

  /**
   * A seat acts by picks from its draft, each named as `labels` names it: `play nay`, `equip bog-blade`, `trade x`,
   * `banish banish`, `nay nay`; then cards by face, seats by letter, Heroes, weapons, Traits and foes by id ("B's
   * magus" where two are alike), `bazaar 2`, `pile 0`, `new-pile`, `count 2`, `loot 1`, `rule 0`, `done`, `pass`, `end-turn` ...
   * An action that needs no more picks is sent at once.
   */
  does(seat: SeatName, ...picks: readonly string[]): this {
    const at = SEATS.indexOf(seat);
    const taken: Pick[] = [];
    for (const name of picks) {
      const now = BRAH.draft(this.state, at, taken);
      if (now.kind === 'action') throw new Error(`"${name}" is one pick too many for ${seat}`);
      const pick = now.picks.find((p) => this.labels(p).includes(name));
      if (pick === undefined)
        throw new Error(
          `${seat} cannot pick "${name}"; on offer: ${now.picks.map((p) => this.labels(p)[0]).join(' | ')}`,
        );
      taken.push(pick);
    }
    const made = BRAH.draft(this.state, at, taken);
    if (made.kind === 'offer')
      throw new Error(`${seat} has to pick more: ${made.picks.map((p) => this.labels(p)[0]).join(' | ')}`);
    return this.acts(seat, made.action);
  }

  /** A seat sends a whole action. */
  acts(seat: SeatName, action: Action): this {
    const at = SEATS.indexOf(seat);
    this.tell(`> ${BRAH.describe(this.state, at, action)}`);
    const done = BRAH.apply(this.state, at, action);
    if (!done.ok) throw new Error(`${seat} was refused: ${done.refusal.text} (${done.refusal.code})`);
    this.take(done.state, done.events);
    this.settle();
    return this;
  }

  /** These seats pass in the window that is open, in this order. */
  pass(...seats: readonly SeatName[]): this {
    for (const seat of seats) this.does(seat, 'pass');
    return this;
  }

  /** Everybody asked passes until no window is open. */
  allPass(): this {
    for (let i = 0; i < 60; i++) {
      const { awaiting } = this.state;
      if (awaiting?.kind !== 'decision' || !['respond', 'banish-window', 'disclose'].includes(awaiting.prompt))
        return this;
      const seat = SEATS[awaiting.seats[0] ?? 0] ?? 'A';
      if (awaiting.prompt === 'disclose') this.does(seat, 'disclose');
      else this.does(seat, 'pass');
    }
    return this;
  }

  /** Everybody asked takes the default until the first main phase (of a new game). */
  throughSetup(): this {
    for (let i = 0; i < 200; i++) {
      const { awaiting } = this.state;
      if (awaiting?.kind !== 'decision' || awaiting.prompt === 'main') return this;
      const seat = awaiting.seats[0] ?? 0;
      const action = BRAH.defaultAction(this.state, seat);
      if (action === null) throw new Error('nothing to do by default');
      this.acts(SEATS[seat] ?? 'A', action);
    }
    return this;
  }

  // --- what must follow ---

  /** The action is refused with this code, its sentence matching, and nothing changes. */
  refuses(seat: SeatName, action: Action, code: string, text?: string | RegExp): this {
    const at = SEATS.indexOf(seat);
    const before = this.state;
    const done = BRAH.apply(before, at, action);
    expect(done.ok, `${BRAH.describe(before, at, action)} was allowed`).toBe(false);
    if (!done.ok) {
      expect(done.refusal.code).toBe(code);
      if (text !== undefined) expect(done.refusal.text).toMatch(text);
      expect(BRAH.check(before, at, action)).toEqual(done.refusal);
    }
    return this;
  }

  /** This pick is not on offer to the seat after these picks. */
  offersNot(seat: SeatName, ...picks: readonly string[]): this {
    expect(this.offered(seat, picks.slice(0, -1)), `${seat} is offered ${picks.at(-1)}`).not.toContain(picks.at(-1));
    return this;
  }

  /** The names of the picks on offer to a seat after these picks. */
  offered(seat: SeatName, picks: readonly string[] = []): string[] {
    const at = SEATS.indexOf(seat);
    const taken: Pick[] = [];
    for (const name of picks) {
      const now = BRAH.draft(this.state, at, taken);
      const pick = now.kind === 'offer' ? now.picks.find((p) => this.labels(p).includes(name)) : undefined;
      if (pick === undefined) throw new Error(`${seat} cannot pick "${name}"`);
      taken.push(pick);
    }
    const now = BRAH.draft(this.state, at, taken);
    return now.kind === 'offer' ? now.picks.flatMap((p) => this.labels(p)) : [];
  }

  /**
   * These places now read so (as `written` writes them: hands by letter, `A florence`, `draw`, `discard`, `foes` ...);
   * every other place is as it was at the picture or at the last `becomes`.
   */
  becomes(changes: Readonly<Record<string, string>>): this {
    const now = written(this.state, this.hidden);
    const want = new Map([...this.baseline, ...Object.entries(changes)]);
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(want));
    this.baseline = now;
    return this;
  }

  /** These places read so; the others are not looked at (the next `becomes` compares with now). */
  reads(places: Readonly<Record<string, string>>): this {
    const now = written(this.state, this.hidden);
    expect(Object.fromEntries(Object.keys(places).map((key) => [key, now.get(key)]))).toEqual(places);
    this.baseline = now;
    return this;
  }

  /** The faces that lie in a place, in its order (`draw`: top first), whether anybody has seen them or not. */
  lies(place: string): string[] {
    const line = written(this.state, this.hidden).get(place) ?? '-';
    return line === '-' ? [] : line.split(', ');
  }

  /** What the game waits for: `A main`, `BC respond`, `B choose-discard`, `over A last-standing`. */
  waits(what: string): this {
    const { awaiting, outcome } = this.state;
    const now =
      outcome !== null
        ? `over ${SEATS[outcome.winner]} ${outcome.reason}`
        : awaiting?.kind === 'decision'
          ? `${awaiting.seats.map((s) => SEATS[s]).join('')} ${awaiting.prompt}`
          : 'chance';
    expect(now).toBe(what);
    expect(BRAH.invariants(this.state)).toEqual([]);
    expect(
      this.keepsOrder ? [] : this.script.filter((s) => s.order !== null),
      'scripted chance that was not asked',
    ).toEqual([]);
    return this;
  }

  /** The events of a type since the picture. */
  told<T extends EventType>(type: T): Told<T>[] {
    return this.events.filter((e) => e.type === type) as Told<T>[];
  }

  // --- looking ---

  view(viewer: SeatName | 'table'): BrahView {
    return BRAH.view(this.state, this.viewer(viewer));
  }

  /** Events as a viewer may know them. */
  toldTo(viewer: SeatName | 'table'): BrahEvent[] {
    return this.events.map((e) => BRAH.viewEvent(e, this.viewer(viewer)));
  }

  private viewer(name: SeatName | 'table'): Viewer {
    return name === 'table' ? 'table' : SEATS.indexOf(name);
  }

  /** A hand card as a claim, for raw actions: the first of that face in the seat's hand. */
  card(seat: SeatName, face: string): Claim {
    const hand = this.state.players[SEATS.indexOf(seat)]?.hand ?? [];
    const card = hand.find((c) => heldFace(this.state.cards, c) === face);
    if (card === undefined) throw new Error(`${seat} holds no ${face}`);
    return { card, face };
  }

  /** Several hand cards as claims, each a different card. */
  cards(seat: SeatName, ...faces: readonly string[]): Claim[] {
    const out: Claim[] = [];
    for (const face of faces) {
      const hand = this.state.players[SEATS.indexOf(seat)]?.hand ?? [];
      const card = hand.find((c) => heldFace(this.state.cards, c) === face && !out.some((o) => o.card === c));
      if (card === undefined) throw new Error(`${seat} holds no further ${face}`);
      out.push({ card, face });
    }
    return out;
  }

  /** The number of a weapon in play: `bog-blade`, or `B's bog-blade`; the n-th of that name (from 0). */
  weapon(name: string, nth = 0): WeaponNo {
    const found = allWeapons(this.state, 0).filter(
      (w) => w.weapon.family === name || `${SEATS[w.seat]}'s ${w.weapon.family}` === name,
    )[nth];
    if (found === undefined) throw new Error(`no ${name} in play`);
    return found.weapon.no;
  }

  /** The damage of a weapon in play, explained. */
  damage(name: string, nth = 0): Explained {
    const no = this.weapon(name, nth);
    const place = allWeapons(this.state, 0).find((w) => w.weapon.no === no);
    if (place === undefined) throw new Error(`no ${name} in play`);
    return damageOf(this.state, place.seat, place.hero, place.weapon);
  }

  /** The card id of a foe, Trait or other open card in play, by its id in the catalogue. */
  foe(kind: string): CardId {
    const found = this.state.foes.find((f) => f.kind === kind);
    if (found === undefined) throw new Error(`${kind} is not faced`);
    return found.card;
  }

  trait(name: string): CardId {
    for (const [seat, p] of this.state.players.entries()) {
      for (const h of p.heroes)
        for (const t of h.traits) if (t.kind === name || `${SEATS[seat]}'s ${t.kind}` === name) return t.card;
    }
    throw new Error(`no ${name} in play`);
  }

  /** How a pick may be named in `does`. */
  labels(pick: Pick): string[] {
    const face = (card: CardId): string => heldFace(this.state.cards, card) ?? this.hidden.get(card) ?? String(card);
    switch (pick.pick) {
      case 'play':
      case 'equip':
      case 'trade':
      case 'swap':
      case 'banish':
      case 'nay':
      case 'rescue':
        return [`${pick.pick} ${face(pick.card)}`];
      case 'card':
        return [face(pick.card)];
      case 'seat':
        return [SEATS[pick.seat] ?? '?'];
      case 'hero':
        return [this.heroLabel(pick.hero), `hero ${pick.hero}`];
      case 'weapon':
        return this.weaponLabels(pick.weapon);
      case 'trait':
        return this.traitLabels(pick.trait);
      case 'foe':
        return [face(pick.foe)];
      case 'pile':
      case 'treasure-pile':
      case 'rule':
        return [`${pick.pick} ${pick.pile}`];
      case 'bazaar':
        return [`bazaar ${pick.index}`];
      case 'name':
        return [pick.name];
      case 'count':
      case 'loot':
        return [`${pick.pick} ${pick.count}`];
      default:
        return [pick.pick];
    }
  }

  private heroLabel(hero: number): string {
    const { awaiting } = this.state;
    const seat = awaiting?.kind === 'decision' ? (awaiting.seats[0] ?? 0) : 0;
    return this.state.players[seat]?.heroes[hero]?.kind ?? `hero ${hero}`;
  }

  private weaponLabels(no: WeaponNo): string[] {
    const place = allWeapons(this.state, 0).find((w) => w.weapon.no === no);
    return place === undefined
      ? [String(no)]
      : [place.weapon.family, `${SEATS[place.seat]}'s ${place.weapon.family}`, `weapon ${no}`];
  }

  private traitLabels(card: CardId): string[] {
    for (const [seat, p] of this.state.players.entries()) {
      for (const h of p.heroes)
        for (const t of h.traits) if (t.card === card) return [t.kind, `${SEATS[seat]}'s ${t.kind}`];
    }
    return [String(card)];
  }

  // --- chance ---

  private take(state: BrahState, events: readonly BrahEvent[]): void {
    this.state = state;
    this.events.push(...events);
  }

  private settle(): void {
    for (let i = 0; i < 5000; i++) {
      const { awaiting } = this.state;
      if (awaiting?.kind !== 'chance') return;
      const answer = this.answer(awaiting.spec);
      this.tell(`> ${BRAH.describe(this.state, 'chance', answer)}`);
      const done = BRAH.apply(this.state, 'chance', answer);
      if (!done.ok) throw new Error(`chance was refused: ${done.refusal.text}`);
      this.take(done.state, done.events);
    }
  }

  private faceOf(card: CardId): Face {
    return heldFace(this.state.cards, card) ?? this.hidden.get(card) ?? '';
  }

  private answer(spec: ChanceSpec): ChanceAnswer {
    switch (spec.kind) {
      case 'reveal': {
        const faces = spec.ids.map((card) => this.faceOf(card));
        const shown = faces.map(
          (face) => (spec.to & TABLE) !== 0 || (spec.shownIf !== null && BRAH.shows(spec.shownIf, face)),
        );
        return {
          kind: 'reveal',
          faces: faces.map((face, i) => (spec.to !== 0 || shown[i] === true ? face : null)),
          shown,
        };
      }
      case 'count':
        return { kind: 'count', n: spec.ids.filter((card) => BRAH.shows(spec.of, this.faceOf(card))).length };
      case 'shuffle':
        return this.shuffle(spec);
      case 'pick': {
        const value = this.scripted(spec.what).order;
        return { kind: 'pick', value: typeof value === 'number' ? value : 0 };
      }
      case 'roll':
        throw new Error('there are no dice in this game');
    }
  }

  private scripted(what: string): Scripted {
    const at = this.script.findIndex((s) => s.what === what);
    const [found] = at < 0 ? [] : this.script.splice(at, 1);
    if (found === undefined && this.keepsOrder) return { what, order: null };
    if (found === undefined)
      throw new Error(`unscripted chance: ${what} (say .shuffles('${what}') before what sets it off)`);
    return found;
  }

  private shuffle(spec: Extract<ChanceSpec, { kind: 'shuffle' }>): ChanceAnswer {
    const { order } = this.scripted(spec.what);
    const lie = spec.ids.map((card) => this.faceOf(card));
    const faces = Array.isArray(order) ? this.front(lie, order as readonly string[]) : lie;
    for (const [i, card] of spec.fresh.entries()) this.hidden.set(card, faces[i] ?? '');
    return { kind: 'shuffle', faces: spec.to === 0 ? null : faces };
  }

  /** The named faces first, the rest as it lies. */
  private front(lie: readonly string[], first: readonly string[]): string[] {
    const rest = [...lie];
    for (const face of first) {
      const at = rest.indexOf(face);
      if (at < 0) throw new Error(`no ${face} among ${lie.join(', ')}`);
      rest.splice(at, 1);
    }
    return [...first, ...rest];
  }

  private tell(line: string): void {
    if (isTold) process.stdout.write(`${line}\n`);
  }
}
