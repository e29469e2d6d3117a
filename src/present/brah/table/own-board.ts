// The viewer's own board: two Heroes with what they give, Trait strips and weapons, the Litterbox and the slate with the
// facts of the turn. The same half boards serve a rival's board when it is unfolded.

import type { BrahView, HeroView, PlayerView, Seat, TraitView, WeaponView } from '../../../core/brah/public.ts';
import { describeTrait, describeWeapon } from '../cards.ts';
import { heroSentence } from '../models.ts';
import { playerAt } from '../seek.ts';
import { cards, nameOf } from '../words.ts';
import { shortened, widthOf } from './measure.ts';
import { bonusesOf, emptySlots, faceOfWeapon, seatColor, stripOf, unitsOf, weaponNumber } from './pieces.ts';
import type { Box, ZoneId } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { BONE, GROUNDS, INK, TARGET, TYPE } from './tokens.ts';

const BONUS = 25;
/** How far it lies over the card's lower edge: the name above stays whole. */
const OVER = 5;
const STRIP = 22;
/** One strip below another. */
const STEP = 24;
const SLATE = 160;
/** Between a Hero and its weapons. */
const GEAR = 7;

export function layOwn(laying: Laying): void {
  const { input, frame, sheet, own } = laying;
  const box = frame.own;
  sheet.zone('own', box);
  sheet.shape('recess', 'own', box);
  const player = playerAt(input.view, own);
  if (player === null) return;
  const isOn = input.view.turn.active === own && input.view.turn.number > 0 && input.view.outcome === null;
  if (isOn) sheet.shape('turn', `turn:${own}`, box, 'yellow', 3);
  // Whoever only looks on reads whose board lies here.
  if (own !== input.view.viewer)
    sheet.tag(
      'own',
      shortened(nameOf(own, input.speech), 'label', true, TYPE.tag, 150),
      box.x + 14,
      box.y - 13,
      190,
      'bone',
    );
  const boxW = frame.cards.box;
  const units = Math.max(
    6,
    player.heroes.reduce((sum, hero) => sum + unitsOf(hero), 0),
  );
  const fixed = 2 * (frame.cards.hero + 22) + boxW + 44;
  const isSlated = box.w - fixed - SLATE - 16 >= units * 60 && player.seat === input.view.viewer;
  const right = box.x + box.w - 12 - (isSlated ? SLATE + 16 : 0);
  if (isSlated) slate(laying, { x: box.x + box.w - 12 - SLATE, y: box.y + 11, w: SLATE, h: box.h - 22 });
  else if (player.seat === input.view.viewer && player.heroes.length > 0) turnTag(laying, player, box);
  litterbox(laying, { x: right - boxW - 8, y: box.y, w: boxW, h: box.h });
  const room = { x: box.x + 14, y: box.y, w: right - boxW - 16 - box.x - 14, h: box.h };
  if (player.heroes.length === 0) {
    const text = player.seat === input.view.viewer ? 'Your Heroes are still to be chosen' : 'Choosing a party';
    sheet.label({
      key: 'own:none',
      box: { ...room, y: box.y + box.h / 2 - 13, h: 26 },
      text,
      align: 'center',
      size: 18,
      color: '#C9A58F',
    });
    return;
  }
  layHeroes(laying, { heroes: player.heroes, seat: own, room, zone: 'own' });
}

export type Boards = {
  readonly heroes: readonly HeroView[];
  readonly seat: Seat;
  readonly room: Box;
  readonly zone: ZoneId;
};

/** Both Heroes side by side; the one with more places gets more room. */
export function layHeroes(laying: Laying, boards: Boards): void {
  const { heroes, room } = boards;
  const hero = Math.min(laying.frame.cards.hero, (room.h - 22) / 1.4);
  const units = heroes.map(unitsOf);
  const all = units.reduce((sum, n) => sum + n, 0);
  const most = laying.frame.cards.weapon + 8;
  const pitch = Math.min(most, (room.w - heroes.length * (hero + GEAR) - 4) / all);
  const need = (n: number) => hero + GEAR + n * pitch;
  const spare = Math.max(0, room.w - units.reduce((sum, n) => sum + need(n), 0));
  let x = room.x;
  heroes.forEach((own, i) => {
    const n = units[i] ?? 1;
    layHero(laying, boards, { hero: own, place: i, x, w: hero, pitch, y: room.y, h: room.h });
    x += need(n) + spare / Math.max(1, heroes.length);
  });
}

type Spot = {
  readonly hero: HeroView;
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly pitch: number;
};

function layHero(laying: Laying, boards: Boards, spot: Spot): void {
  const { sheet } = laying;
  const { hero, place, x, y, w, h } = spot;
  const high = cardHeight(w);
  const top = y + Math.max(2, (h - high - BONUS + OVER) / 2);
  const key = `hero:${boards.seat}:${place}`;
  const box = { x, y: top, w, h: high };
  sheet.thing({
    key,
    zone: boards.zone,
    look: { as: 'mini', face: hero.kind },
    box,
    hit: { ...box, h: Math.min(high + BONUS - OVER, y + h - top) },
    depth: 12,
    sentence: heroSentence(hero),
    subject: { of: 'hero', seat: boards.seat, hero: place },
  });
  const bonuses = bonusesOf(hero.kind);
  bonuses.forEach((bonus, i) => {
    const part = { x: x + (i * w) / bonuses.length, y: top + high - OVER, w: w / bonuses.length, h: BONUS };
    sheet.shape('bonus', `${key}:${i}`, part, GROUNDS[bonus.ground], 13);
    const text = bonuses.length > 1 ? bonus.text.slice(0, 5) : bonus.text;
    const inner = { x: part.x + 4, y: part.y + 2, w: part.w - 8, h: part.h - 4 };
    sheet.label({
      key: `${key}:${i}`,
      box: inner,
      text,
      size: TYPE.label + 1,
      least: 13,
      color: INK,
      align: 'center',
      depth: 14,
    });
  });
  layGear(laying, boards, spot);
}

/** Traits above and below, weapons and empty places between them. */
function layGear(laying: Laying, boards: Boards, { hero, place, x, y, w, h, pitch }: Spot): void {
  const { sheet, frame } = laying;
  const gear = { x: x + w + GEAR, w: unitsOf(hero) * pitch - 6 };
  const size = Math.min(frame.cards.weapon, pitch - 4);
  const high = cardHeight(size);
  const good = hero.traits.filter((trait) => trait.up === 'positive');
  const bad = hero.traits.filter((trait) => trait.up === 'negative');
  const rows = Math.max(0, Math.floor((h - high - 12) / STEP));
  const below =
    bad.length === 0
      ? 0
      : good.length === 0
        ? Math.min(rows, bad.length)
        : Math.min(Math.max(1, rows - good.length), bad.length);
  const above = Math.min(Math.max(0, rows - below), good.length);
  // A single Trait has room to be pressed by itself.
  const isSingle = hero.traits.length === 1 && h >= high + TARGET + 6;
  const bandAbove = isSingle && above > 0 ? TARGET + 2 : above * STEP;
  const bandBelow = isSingle && below > 0 ? TARGET + 2 : below * STEP;
  const free = h - high - bandAbove - bandBelow;
  const weaponsY = y + bandAbove + Math.max(4, free / 2);
  hero.weapons.forEach((weapon, i) => {
    const box = { x: gear.x + i * pitch, y: weaponsY, w: size, h: high };
    layWeapon(laying, boards.zone, weapon, box, pitch);
  });
  for (let i = 0; i < emptySlots(hero); i += 1) {
    const box = { x: gear.x + (hero.weapons.length + i) * pitch, y: weaponsY, w: size, h: high };
    sheet.thing({ key: `slot:${boards.seat}:${place}:${i}`, zone: boards.zone, look: { as: 'slot' }, box });
  }
  const span = { x: gear.x - 2, w: Math.max(gear.w, 2 * pitch) };
  layStrips(laying, boards.zone, good, {
    ...span,
    y: weaponsY - above * STEP - (isSingle ? 2 : 0),
    rows: above,
    press: isSingle ? weaponsY - TARGET - 1 : null,
  });
  layStrips(laying, boards.zone, bad, {
    ...span,
    y: weaponsY + high + (isSingle ? 6 : 3),
    rows: below,
    press: isSingle ? weaponsY + high + 2 : null,
  });
}

/** A weapon as a small card, pressed on at least a finger's width where its place has that. */
export function layWeapon({ sheet }: Laying, zone: ZoneId, weapon: WeaponView, box: Box, pitch: number): void {
  const side = Math.max(box.w, Math.min(TARGET, pitch));
  sheet.thing({
    key: `weapon:${weapon.no}`,
    zone,
    look: { as: 'mini', face: faceOfWeapon(weapon.family) },
    box,
    hit: { ...box, x: box.x - (side - box.w) / 2, w: side },
    depth: 12,
    number: weaponNumber(weapon),
    fakes: weapon.nonGenuine,
    sentence: describeWeapon(weapon),
    subject: { of: 'weapon', weapon: weapon.no },
  });
}

type Band = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rows: number;
  /** Where a single strip is pressed; null where its Hero answers for it. */
  readonly press: number | null;
};

/** Trait strips in rows, one row below the other. */
export function layStrips({ sheet }: Laying, zone: ZoneId, traits: readonly TraitView[], band: Band): void {
  if (traits.length === 0 || band.rows === 0) return;
  const perRow = Math.ceil(traits.length / band.rows);
  const width = (band.w - 3 * (perRow - 1)) / perRow;
  traits.forEach((trait, i) => {
    const { look, number } = stripOf(trait, width);
    const x = band.x + (i % perRow) * (width + 3);
    const box = { x, y: band.y + Math.floor(i / perRow) * STEP, w: width, h: STRIP };
    const pressed =
      band.press === null
        ? {}
        : {
            hit: { ...box, y: band.press, h: TARGET },
            sentence: describeTrait(trait),
            subject: { of: 'card', face: trait.kind, card: trait.card } as const,
          };
    sheet.thing({ key: `trait:${trait.card}`, zone, look, number, box, depth: 11, ...pressed });
  });
}

function litterbox({ sheet, input, own }: Laying, { x, y, w, h }: Box): void {
  const high = Math.min(cardHeight(w), h - 38);
  const wide = Math.round(high / 1.4);
  const n = playerAt(input.view, own)?.litterbox.length ?? 0;
  const whose = own === input.view.viewer ? 'Your' : `${nameOf(own, input.speech)}'s`;
  const box = { x: x + (w - wide) / 2, y: y + 12, w: wide, h: high };
  sheet.thing({
    key: `box:${own}`,
    zone: 'own',
    look: n === 0 ? { as: 'gap', name: 'empty' } : { as: 'back', back: 'litterbox' },
    box,
    count: n === 0 ? null : n,
    sentence: `${whose} Litterbox: ${n === 0 ? 'empty' : cards(n)}.`,
    subject: { of: 'player', seat: own },
  });
  sheet.label({ key: 'box', box: { x: x - 8, y: y + h - 24, w: w + 16, h: 20 }, text: 'Litterbox', align: 'center' });
}

type Fact = readonly [sign: string, text: string];

/** What is easy to forget: hand, trades, draws. */
function factsOf(view: BrahView, player: PlayerView): readonly Fact[] {
  const isOn = view.turn.active === player.seat && view.turn.number > 0;
  const { trades, traded, extraDraws } = view.turn;
  const left = trades.total - traded;
  const facts: Fact[] = [['hand', `Hand ${player.hand.length} / ${player.handLimit.total}`]];
  if (!isOn) return facts;
  facts.push(['trade', left > 0 ? `${left === 1 ? 'Trade' : 'Trades'} ${left} left` : 'Trades done']);
  if (view.weaponCap !== null) facts.push(['sword', `At most ${view.weaponCap} weapons`]);
  if (extraDraws.total > 0) facts.push(['idol', `Draw up to +${extraDraws.total}`]);
  return facts;
}

/** The same in one line on the board's upper edge, where there is no room for the slate. */
function turnTag({ sheet, input: { view } }: Laying, player: PlayerView, box: Box): void {
  const isOn = view.turn.active === player.seat && view.turn.number > 0;
  const text = factsOf(view, player)
    .map(([, fact]) => fact)
    .join(' \u00b7 ');
  const w = widthOf(text.toLowerCase(), 'label', true, TYPE.tag) + 34;
  sheet.tag('turn', text, box.x + box.w - w - 12, box.y - 20, w, isOn ? 'yellow' : 'bone');
}

function slate({ sheet, input: { view }, own }: Laying, box: Box): void {
  const player = playerAt(view, own);
  if (player === null) return;
  const isOn = view.turn.active === own && view.turn.number > 0;
  sheet.shape('slate', 'own', box, 'ink', 2);
  sheet.shape('slate', 'own:head', { ...box, h: 34 }, isOn ? 'red' : 'ink', 3);
  sheet.shape('seat-bar', 'own:seat', { x: box.x, y: box.y, w: 9, h: 34 }, seatColor(own), 4);
  const head = isOn ? 'You (turn)' : 'You';
  sheet.label({
    key: 'own:head',
    box: { x: box.x + 18, y: box.y + 4, w: box.w - 24, h: 26 },
    text: head,
    font: 'display',
    bold: false,
    size: TYPE.name,
  });
  const facts = factsOf(view, player);
  const step = Math.min(31, (box.h - 38) / Math.max(3, facts.length));
  facts.forEach(([sign, text], i) => {
    const y = box.y + 38 + i * step;
    sheet.shape('sign', `own:${sign}`, { x: box.x + 12, y: y + (step - 22) / 2, w: 22, h: 22 }, sign, 4);
    sheet.label({ key: `own:${sign}`, box: { x: box.x + 42, y, w: box.w - 50, h: step }, text, color: BONE });
  });
}
