// From a view to the picture of the dungeon: tiles, doors, the unexplored, everybody in place, and the deeds on offer handed
// to the things that answer them. Pure: the same input gives the same picture, whatever was shown before.

import type { Cell, ClassId, ExitView, LairView, MonsterNo, Rotation } from '../../../core/lair/public.ts';
import { tileOf } from '../../../core/lair/public.ts';
import type { Box, Point } from '../../boxes.ts';
import { around, middleOf } from '../../boxes.ts';
import { percent } from '../numbers.ts';
import type { Comer } from './crowd.ts';
import { crowded, PLATE } from './crowd.ts';
import type { Aiming, Deed } from './deeds.ts';
import { homeOf, isOnMap, meansOf } from './deeds.ts';
import { frameOf } from './frame.ts';
import type { Door, Ghost, Mark, Means, More, Picture, Shot, Status, ThingKey, Tile, Token } from './picture.ts';
import { ghostKey, moreKey, TILE, tileKey, tokenKey } from './picture.ts';
import { BOSS_R, HERO_R, monsterR } from './tokens.ts';

export type DungeonInput = {
  readonly view: LairView;
  /** Everything that can be done at this device. */
  readonly deeds: readonly Deed[];
  /** The hero in hand. */
  readonly selected: ClassId | null;
  readonly aiming: Aiming;
  /** Key of the deed that a second press does. */
  readonly armed: string | null;
  /** How the tile that is being laid is held now; null: as it was first offered. */
  readonly turn: Rotation | null;
  readonly width: number;
  readonly height: number;
};

/** The dungeon as it is now; null while the party is in no dungeon. */
export function layOut(input: DungeonInput): Picture | null {
  const { view } = input;
  if (view.dungeon === null) return null;
  const plans = plansOf(input);
  const offers = new Offers(input);
  const people = plans.flatMap((plan) => peopleOn(plan, input, offers));
  const tokens = people.flatMap((one) => (one.is === 'token' ? [one.token] : []));
  const more = people.flatMap((one) => (one.is === 'more' ? [one.more] : []));
  const tiles = plans.map((plan) => tileOfPlan(plan, tokens, input, offers));
  const ghosts = ghostsOf(plans, input, offers);
  return {
    frame: frameOf(input.width, input.height, view.heroes.length),
    bounds: around([...tiles, ...ghosts].map(({ box }) => box)) ?? boxOf({ x: 0, y: 0 }),
    tiles,
    ghosts,
    doors: plans.flatMap(doorsOf),
    tokens,
    more,
    shot: shotOf(input, tokens),
    mood: view.phase === 'monster' ? 'monsters' : view.inFight ? 'fight' : 'calm',
    rest: offers.rest(),
  };
}

export function boxOf({ x, y }: Cell): Box {
  return { x: x * TILE, y: y * TILE, w: TILE, h: TILE };
}

function isSame(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** A tile on the map, or in the hand of whoever lays it. */
type Plan = {
  readonly at: Cell;
  readonly tile: Tile['tile'];
  readonly rotation: Rotation;
  readonly exits: readonly ExitView[];
  readonly isLoose: boolean;
};

function plansOf({ view, turn }: DungeonInput): readonly Plan[] {
  const laid = (view.dungeon?.tiles ?? []).map((tile) => ({ ...tile, isLoose: false }));
  const question = view.asked?.question;
  if (question?.kind !== 'placing') return laid;
  const { tile, at, rotations } = question;
  const rotation = turn !== null && rotations.includes(turn) ? turn : (rotations[0] ?? 0);
  const exits = view.asked?.lies.find((one) => one.rotation === rotation)?.exits ?? [];
  return [...laid, { at, tile, rotation, exits, isLoose: true }];
}

/** Hands each deed to the thing it is pressed on, once; what nobody asked for is the rest. */
class Offers {
  private readonly at = new Map<ThingKey, Deed[]>();
  private readonly taken = new Set<string>();

  constructor(private readonly input: DungeonInput) {
    const { deeds, view, aiming, selected } = input;
    for (const deed of deeds) {
      const home = isOnMap(deed, aiming, selected) ? homeOf(deed, view) : null;
      if (home !== null) this.at.set(home, [...(this.at.get(home) ?? []), deed]);
    }
  }

  /** What a thing answers: its own deeds, or those of everything it stands for. */
  of(...keys: readonly ThingKey[]): { readonly deeds: readonly string[]; readonly mark: Mark; readonly means: Means } {
    const deeds = keys.flatMap((key) => this.at.get(key) ?? []);
    for (const deed of deeds) this.taken.add(deed.key);
    const isArmed = deeds.some(({ key }) => key === this.input.armed);
    const [first] = deeds;
    return {
      deeds: deeds.map(({ key }) => key),
      mark: isArmed ? 'armed' : first === undefined ? 'plain' : 'may',
      means: first === undefined ? null : meansOf(first),
    };
  }

  rest(): readonly string[] {
    return this.input.deeds.map(({ key }) => key).filter((key) => !this.taken.has(key));
  }
}

// --- ground --------------------------------------------------------------------------------------------------------

/** The name of a room stands this far above the lower edge of its tile. */
const LABEL = { base: 24, high: 20 };

function tileOfPlan(plan: Plan, tokens: readonly Token[], input: DungeonInput, offers: Offers): Tile {
  const { at, tile, rotation, isLoose } = plan;
  const { view, selected } = input;
  const { kind, name } = tileOf(tile);
  const box = boxOf(at);
  const middle = middleOf(box);
  const base = { x: middle.x, y: box.y + TILE - LABEL.base };
  const isStoodOn = tokens.some(
    (token) => isSame(token.at, at) && token.middle.y + token.r + PLATE.below > base.y - LABEL.high,
  );
  const offer = offers.of(tileKey(at));
  const isHere = view.heroes.some((hero) => hero.id === selected && isSame(hero.at, at));
  return {
    key: tileKey(at),
    ...offer,
    mark: offer.mark === 'plain' && isHere ? 'here' : offer.mark,
    at,
    box,
    tile,
    rotation,
    isLoose,
    isSpent: (kind === 'treasure' || kind === 'trap') && !isLoose && !isSpringing(at, view),
    label: isStoodOn ? null : { text: name, at: base },
    candles: kind === 'shrine' ? 4 - view.heroes.filter(({ shrineUsed }) => shrineUsed).length : 0,
  };
}

/** The trap here has not snapped yet: somebody is asked about it. */
function isSpringing(at: Cell, view: LairView): boolean {
  const question = view.asked?.question;
  if (question?.kind !== 'window' || question.what !== 'trap') return false;
  return view.heroes.some((hero) => hero.id === question.hero && isSame(hero.at, at));
}

/** What lies beyond open doors, and where the hero in hand can find a hidden one. */
function ghostsOf(plans: readonly Plan[], { view, selected }: DungeonInput, offers: Offers): readonly Ghost[] {
  const isPlanned = (cell: Cell): boolean => plans.some(({ at }) => isSame(at, cell));
  const left = view.dungeon?.tilesLeft ?? 0;
  const open = plans.flatMap(({ exits }) => exits.filter(({ kind }) => kind === 'open').map(({ to }) => to));
  const searched = (view.heroes.find(({ id }) => id === selected)?.ways ?? [])
    .filter(({ how }) => how === 'search')
    .map(({ to }) => to);
  const found = new Map<ThingKey, Ghost>();
  const add = (at: Cell, how: Ghost['how']): void => {
    const key = ghostKey(at);
    if (!isPlanned(at) && !found.has(key)) found.set(key, { key, ...offers.of(key), at, box: boxOf(at), how });
  };
  // Nothing is left to be found behind them.
  for (const cell of open) if (left > 0) add(cell, 'explore');
  for (const cell of searched) add(cell, 'search');
  return [...found.values()];
}

const EDGE: Readonly<Record<Door['dir'], Point>> = {
  N: { x: TILE / 2, y: 0 },
  E: { x: TILE, y: TILE / 2 },
  S: { x: TILE / 2, y: TILE },
  W: { x: 0, y: TILE / 2 },
};

/** A way between two tiles is one door, told by the tile to the north or west of it. */
function doorsOf({ at, exits, isLoose }: Plan): readonly Door[] {
  return exits
    .filter(({ dir, kind }) => kind !== 'way' || dir === 'E' || dir === 'S' || isLoose)
    .map(({ dir, kind, isFound }) => ({
      key: `door:${at.x},${at.y}:${dir}`,
      at,
      dir,
      kind,
      isFound,
      middle: { x: at.x * TILE + EDGE[dir].x, y: at.y * TILE + EDGE[dir].y },
    }));
}

// --- people --------------------------------------------------------------------------------------------------------

type Somebody = { readonly is: 'token'; readonly token: Token } | { readonly is: 'more'; readonly more: More };

function peopleOn({ at }: Plan, input: DungeonInput, offers: Offers): readonly Somebody[] {
  const { view } = input;
  const { standing, more } = crowded<ClassId | MonsterNo>(comersTo(at, input));
  const { x, y } = middleOf(boxOf(at));
  const put = (offset: Point): Point => ({ x: x + offset.x, y: y + offset.y });
  const tokens = standing.flatMap(({ who, middle, r }): readonly Somebody[] => {
    const body = { at, middle: put(middle), r, ...offers.of(tokenKey(who)), key: tokenKey(who) };
    const token = typeof who === 'number' ? monsterToken(who, body, view) : heroToken(who, body, input);
    return token === null ? [] : [{ is: 'token', token }];
  });
  if (more === null) return tokens;
  const hidden = more.hidden.filter((who): who is MonsterNo => typeof who === 'number');
  const chip: More = {
    key: moreKey(at),
    ...offers.of(...hidden.map(tokenKey)),
    at,
    middle: put(more.middle),
    r: more.r,
    hidden,
  };
  return [...tokens, { is: 'more', more: chip }];
}

function comersTo(at: Cell, { view, deeds, armed }: DungeonInput): readonly Comer<ClassId | MonsterNo>[] {
  const question = view.asked?.question;
  const asked = question === undefined || question.kind === 'placing' ? null : question.monster;
  const target = deeds.find(({ key }) => key === armed)?.picks.at(-1);
  return [
    ...view.monsters
      .filter((m) => m.hp > 0 && isSame(m.at, at))
      .map(
        (m): Comer<MonsterNo> => ({
          who: m.no,
          side: m.boss ? 'boss' : 'monster',
          r: m.boss ? BOSS_R : monsterR(m.kind),
          first: m.no === asked || (target?.pick === 'monster' && target.monster === m.no),
        }),
      ),
    ...view.heroes
      .filter((hero) => isSame(hero.at, at))
      .map((hero): Comer<ClassId> => ({ who: hero.id, side: 'hero', r: HERO_R, first: true })),
  ];
}

type Body = Pick<Token, 'key' | 'mark' | 'means' | 'deeds' | 'at' | 'middle' | 'r'>;

function heroToken(id: ClassId, body: Body, { view, selected }: DungeonInput): Token | null {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero === undefined) return null;
  const status: Status[] = [];
  if (hero.shield > 0) status.push('shield');
  if (hero.buffs.length > 0) status.push('buffed');
  return {
    ...body,
    mark: body.mark === 'plain' && id === selected ? 'here' : body.mark,
    of: 'hero',
    hero: id,
    hp: hero.hp,
    maxHp: hero.maxHp.total,
    status,
    isReady: view.phase === 'hero' && !hero.done && hero.actionsLeft > 0,
  };
}

function monsterToken(no: MonsterNo, body: Body, view: LairView): Token | null {
  const monster = view.monsters.find((one) => one.no === no);
  if (monster === undefined) return null;
  const status: Status[] = [];
  if (monster.sleep > 0) status.push('asleep');
  if (monster.pin > 0) status.push('pinned');
  if (monster.weaken > 0) status.push('weakened');
  const { kind, hp, maxHp, boss } = monster;
  return { ...body, of: 'monster', monster: no, kind, isBoss: boss, hp, maxHp, status };
}

/** From the hero in hand to what the armed deed is aimed at. */
function shotOf({ view, deeds, armed, selected }: DungeonInput, tokens: readonly Token[]): Shot | null {
  const deed = deeds.find(({ key }) => key === armed);
  const last = deed?.picks.at(-1);
  if (deed === undefined || last?.pick !== 'monster') return null;
  const shooter = deed.hero ?? selected;
  const from = tokens.find((token) => token.of === 'hero' && token.hero === shooter);
  const to = tokens.find((token) => token.of === 'monster' && token.monster === last.monster);
  if (from === undefined || to === undefined) return null;
  const odds = view.heroes
    .find(({ id }) => id === shooter)
    ?.attacks.find((one) => one.monster === last.monster && one.ability === deed.ability);
  return {
    from: from.middle,
    to: to.middle,
    isFar: !isSame(from.at, to.at),
    words: odds === undefined ? '' : `Hit on ${odds.leastThrow}+ \u00b7 ${percent(odds.hits)}`,
  };
}
