// Pictures made by hand for the stage's tests: a fight at 1280 x 800 with four players, with every kind of look, mark
// and decor somewhere on it. Not laid out by the rules of the table; only meant to be painted.

import type {
  Box,
  Decor,
  DecorKind,
  Label,
  Look,
  Mark,
  Picture,
  Thing,
} from '../../../src/present/brah/table/picture.ts';

type Made = { things: Thing[]; labels: Label[]; decor: Decor[] };
type More = Partial<Pick<Thing, 'mark' | 'number' | 'count' | 'fakes' | 'zone'>> & { angle?: number; depth?: number };

const INK = '#17110F';
const BONE = '#F4E7CC';
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

function pencil(made: Made) {
  const put = (key: string, look: Look, at: Box, more: More = {}) => {
    const {
      angle = 0,
      depth = 20,
      mark = 'plain' as Mark,
      number = null,
      count = null,
      fakes = 0,
      zone = 'own',
    } = more;
    const place = { box: at, angle, depth };
    made.things.push({
      key,
      zone,
      look,
      place,
      mark,
      number,
      count,
      fakes,
      sentence: '',
      picks: [],
      why: '',
      subject: null,
    });
  };
  const say = (text: string, at: Box, more: Partial<Label> = {}) => {
    const label: Label = {
      key: `l${made.labels.length}`,
      box: at,
      text,
      font: 'body',
      size: 16,
      least: 10,
      lines: 1,
      color: BONE,
      align: 'center',
      depth: 30,
      angle: 0,
      bold: true,
      ...more,
    };
    made.labels.push(label);
  };
  const cut = (kind: DecorKind, at: Box, tone = '', depth = 1, angle = 0) =>
    made.decor.push({ key: `${kind}${made.decor.length}`, kind, box: at, tone, depth, angle });
  return { put, say, cut };
}

const number = (
  text: string,
  ground: NonNullable<Thing['number']>['ground'],
  change: 'up' | 'down' | 'same' = 'same',
) => ({
  text,
  ground,
  change,
});

const RIVALS = [
  { name: 'Dazza', color: '#3E8BE8', heroes: ['lightfinger-lou', 'florence'], trait: 'Loudmouth' },
  { name: 'Nan', color: '#4FAE57', heroes: ['nan-keeper-of-leftovers', 'chad-brisket'], trait: 'Hoarder' },
  { name: 'Bot: Mittens', color: '#9B62DB', heroes: ['professor-hexwell', 'ambi-dexter'], trait: 'Allergic' },
  { name: 'Big Trev', color: '#E0A030', heroes: ['gary-two-coats', 'big-bag-barry'], trait: 'Smug' },
  { name: 'Priya', color: '#9A9DA3', heroes: ['sister-mary-sparkles', 'wandrew-the-extra'], trait: 'Cursed' },
] as const;

const HAND = ['banish', 'capitalism', 'skull-cracker-1', 'tax-axe-1', 'boss-tooth', 'nay', 'the-loot'] as const;

/** A fight; `rivals` three or five, `phase` lets one thing or another differ. */
export function handMade(rivals = 3, phase = 0): Picture {
  const made: Made = { things: [], labels: [], decor: [] };
  const { put, say, cut } = pencil(made);
  const step = rivals === 3 ? 328 : 252;
  const wide = rivals === 3 ? 318 : 245;
  RIVALS.slice(0, rivals).forEach(({ name, color, heroes, trait }, i) => {
    const x = 12 + i * step;
    cut('recess', box(x, 10, wide, 150));
    cut('header', box(x, 10, wide, 30), '', 2);
    cut('seat-bar', box(x, 10, 9, 30), color, 3);
    if (phase > 0 && i === 0) cut('turn', box(x, 10, wide, 150), '', 40);
    say(name, box(x + 18, 10, 130, 30), { font: 'display', size: 24, align: 'left', bold: false });
    cut('sign', box(x + wide * 0.6, 15, 20, 20), 'hand', 4);
    say('6', box(x + wide * 0.6 + 22, 10, 24, 30), { size: 19 });
    cut('sign', box(x + wide * 0.76, 15, 20, 20), 'litterbox', 4);
    say('1', box(x + wide * 0.76 + 22, 10, 24, 30), { size: 19 });
    heroes.forEach((face, h) => {
      const left = x + 10 + h * (wide / 2);
      const w = rivals === 3 ? 54 : 50;
      put(`hero:${i + 1}:${h}`, { as: 'mini', face }, box(left, 50, w, w * 1.4), { zone: 'rivals' });
      for (let s = 0; s < 3; s += 1) {
        const t = rivals === 3 ? 27 : 19;
        const at = box(left + w + 6 + s * (t + 3), 50, t, 78);
        if (s > (i + h) % 3) put(`slot:${i + 1}:${h}:${s}`, { as: 'slot' }, at, { zone: 'rivals' });
        else {
          const ground = (['melee', 'basic', 'magic'] as const)[(s + h) % 3] ?? 'basic';
          const tab = {
            as: 'tab',
            face: (['chicken-drumstick', 'bog-blade', 'boss-tooth'] as const)[s] ?? 'nay',
            ground,
          } as const;
          put(`weapon:${i * 10 + h * 3 + s}`, tab, at, {
            number: number(String(s + 1), ground, s === 1 ? 'up' : 'same'),
            zone: 'rivals',
          });
        }
      }
      const side = h === 0 ? 'positive' : 'negative';
      put(
        `trait:${i * 2 + h}`,
        { as: 'trait', name: h === 0 ? trait : 'Witless', side, short: false },
        box(left, 133, wide / 2 - 28, 22),
      );
    });
    if (i === 4) cut('veil', box(x, 10, wide, 150), '', 60);
  });
  // The right column.
  cut('recess', box(998, 178, 270, 66));
  cut('tag', box(1010, 170, 190, 22), '#FF7A2B', 5, -1);
  say('cursed idols in play', box(1016, 170, 170, 22), { font: 'label', color: INK, size: 15, angle: -1, depth: 6 });
  for (let i = 0; i < 3; i += 1) put(`idol:${i}`, { as: 'idol' }, box(1012 + i * 46, 198, 38, 38), { zone: 'idols' });
  say('3', box(1150, 196, 40, 42), { font: 'display', size: 42, color: '#FF7A2B' });
  say('draw +3', box(1192, 200, 70, 36));
  cut('recess', box(998, 256, 270, 168));
  cut('tag', box(1010, 248, 170, 22), '#9B62DB', 5, -1);
  say('world enchantments', box(1016, 248, 150, 22), { font: 'label', color: INK, size: 15, angle: -1, depth: 6 });
  const rules = {
    as: 'sheet',
    face: 'end-of-days',
    name: 'End of Days',
    text: 'Every Monster and Boss has +1 stat.',
    covered: 2,
    used: false,
  } as const;
  put('world:0', rules, box(1010, 276, 246, 62), { zone: 'world' });
  put(
    'world:1',
    { ...rules, face: 'boon-of-brains', name: 'Boon of Brains', text: 'Magic weapons +1', covered: 0, used: true },
    box(1010, 344, 246, 42),
    { zone: 'world' },
  );
  cut('open', box(1010, 390, 246, 28));
  say('Third row is open', box(1010, 390, 246, 28), { color: '#BFA58C' });
  // Bazaar and piles.
  cut('recess', box(12, 182, 404, 126));
  cut('awning', box(12, 172, 404, 34), '', 4);
  say('Dungeon Bazaar', box(120, 170, 188, 30), { font: 'display', size: 22, color: '#FFCB1F', bold: false });
  (['bog-blade', 'bog-blade', 'useless-stick', 'pick-pocket', 'nay'] as const).forEach((face, i) => {
    const more = i < 3 ? { number: number('2', 'basic') } : {};
    put(`card:${100 + i}`, { as: 'mini', face }, box(26 + i * 77, 211, 64, 90), {
      ...more,
      zone: 'bazaar',
      mark: i === 1 ? 'may' : 'plain',
    });
  });
  cut('recess', box(12, 330, 404, 106));
  const piles = ['draw', 'treasure', 'trait'] as const;
  piles.forEach((back, i) => {
    put(back === 'trait' ? 'pile:traits' : `pile:${back}`, { as: 'back', back }, box(26 + i * 77, 337, 56, 78), {
      count: 41 - i * 9 - phase,
      zone: 'piles',
    });
    say(back, box(16 + i * 77, 416, 76, 18));
  });
  const top = phase > 0 ? ('nay' as const) : ('skull-cracker-2' as const);
  put('pile:discard', { as: 'mini', face: top }, box(26 + 3 * 77, 337, 56, 78), { count: 18 + phase, zone: 'piles' });
  put('pile:slain', { as: 'gap', name: 'Slain' }, box(26 + 4 * 77, 337, 56, 78), { zone: 'piles' });
  // The lane.
  cut('lane', box(430, 178, 556, 258), 'fight', 1);
  cut('paper', box(442, 168, 270, 34), '#FFCB1F', 50, -1.4);
  say('Your attack', box(450, 212, 160, 28), { font: 'display', size: 22, align: 'left', bold: false });
  for (let i = 0; i < 2; i += 1) {
    cut('slate', box(450, 243 + i * 37, 204, 32), '#F5B81C', 3);
    say('Drumstick', box(468, 243 + i * 37, 110, 32), { align: 'left' });
    say('1+1 2', box(570, 243 + i * 37, 76, 32), { align: 'right', color: '#FFCB1F' });
  }
  cut('burst', box(454, 318, 102, 102), '#FFCB1F', 3);
  say('4', box(454, 318, 102, 102), { font: 'display', size: 52, color: INK, bold: false });
  say('needs 5', box(564, 352, 100, 34), { font: 'display', size: 26, bold: false });
  say('4+1 End of Days', box(560, 384, 106, 20), { color: '#FFC9BF', least: 12 });
  put('foe:60', { as: 'face', face: 'neckbeard-the-pure' }, box(670, 202, 160, 224), {
    angle: -2,
    depth: 25,
    mark: 'target',
    number: number('5', 'monster', 'up'),
    zone: 'lane',
  });
  put('foe:61', { as: 'face', face: 'kevin' }, box(832, 212, 138, 193), {
    angle: 3,
    depth: 24,
    mark: 'dim',
    number: number('6*', 'boss'),
    zone: 'lane',
  });
  // The own board.
  cut('recess', box(12, 446, 974, 158));
  put('hero:0:0', { as: 'mini', face: 'brad-the-well-endowed' }, box(26, 458, 96, 134));
  cut('bonus', box(26, 562, 96, 30), '#F5B81C', 22);
  say('+1 Melee', box(30, 562, 88, 30), { font: 'body', color: INK });
  put('hero:0:1', { as: 'mini', face: 'florence' }, box(366, 458, 96, 134), { mark: 'chosen' });
  put('trait:90', { as: 'trait', name: 'Stubborn', side: 'positive', short: false }, box(132, 455, 184, 22));
  put('trait:91', { as: 'trait', name: 'Nope', side: 'negative', short: true }, box(472, 455, 60, 22), {
    number: number('-1', 'trait'),
  });
  (['chicken-drumstick', 'chicken-drumstick', 'skull-cracker-1'] as const).forEach((face, i) => {
    put(`weapon:${90 + i}`, { as: 'mini', face }, box(132 + i * 72, 480, 64, 90), {
      number: number(String(2 + i), 'melee', i === 2 ? 'down' : 'same'),
      mark: i < 2 ? 'chosen' : 'may',
    });
  });
  put('weapon:95', { as: 'mini', face: 'useless-stick' }, box(472, 482, 64, 90), { number: number('1', 'basic') });
  put('weapon:96', { as: 'mini', face: 'boss-tooth' }, box(544, 482, 64, 90), {
    number: number('9', 'magic', 'up'),
    fakes: 2,
    mark: 'armed',
  });
  put('slot:0:1:2', { as: 'slot' }, box(617, 482, 64, 90));
  put('box:0', { as: 'back', back: 'litterbox' }, box(708, 462, 84, 117), { count: 2 });
  say('Litterbox', box(700, 580, 100, 20));
  cut('slate', box(814, 456, 160, 136), '', 2);
  cut('slate', box(814, 456, 160, 34), 'red', 3);
  say('You (turn)', box(828, 456, 140, 34), { font: 'display', size: 22, align: 'left', bold: false });
  (['hand', 'trade', 'sword'] as const).forEach((sign, i) => {
    cut('sign', box(826, 500 + i * 30, 22, 22), sign, 4);
    say(['Hand 7 / 7', 'Trade 1 left', 'Draws done'][i] ?? '', box(856, 498 + i * 30, 114, 26), {
      align: 'left',
      size: 18,
    });
  });
  // The hand.
  const hand = phase > 0 ? HAND.filter((face) => face !== 'nay') : HAND;
  hand.forEach((face, i) => {
    const angle = (i - (hand.length - 1) / 2) * 4.15;
    const turn = (angle * Math.PI) / 180;
    const chosen = i === 3;
    const [x, y] = [510 + 1500 * Math.sin(turn) - 76, 634 + 1500 * (1 - Math.cos(turn))];
    const at = chosen ? box(434, 585, 152, 213) : box(x, y, 152, 213);
    put(`card:${HAND.indexOf(face)}`, { as: 'face', face }, at, {
      angle: chosen ? 0 : angle,
      depth: chosen ? 99 : 70 + i,
      mark: chosen ? 'chosen' : i % 2 === 0 ? 'may' : 'plain',
      zone: 'hand',
    });
  });
  cut('bracket', box(300, 780, 120, 14), '', 98);
  const panel = box(998, 434, 270, 170);
  return {
    layout: '1280x800',
    width: 1280,
    height: 800,
    zones: [],
    ...made,
    panels: { ribbon: box(442, 162, 280, 36), log: panel, buttons: box(998, 614, 270, 170), tools: panel },
    rest: [],
  };
}

const SPREAD = ['banish', 'kevin', 'nay', 'the-loot', 'capitalism', 'boss-tooth'] as const;

/** Sixty turned cards from several pages: whole cards, small prints and backs. */
export function sixty(): Picture {
  const made: Made = { things: [], labels: [], decor: [] };
  const { put } = pencil(made);
  for (let i = 0; i < 60; i += 1) {
    const face = SPREAD[i % SPREAD.length] ?? 'nay';
    const look: Look =
      i % 3 === 0 ? { as: 'face', face } : i % 3 === 1 ? { as: 'mini', face } : { as: 'back', back: 'draw' };
    put(`card:${i}`, look, box(30 + (i % 12) * 104, 20 + Math.floor(i / 12) * 156, 80, 112), { angle: (i * 37) % 360 });
  }
  return { ...handMade(), ...made };
}
