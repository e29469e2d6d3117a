// A rival's board laid over the lane: as the own board where there is room, else its Heroes one below the other, so that
// each weapon can be pressed.

import type { HeroView } from '../../../core/brah/public.ts';
import { heroSentence } from '../models.ts';
import type { Boards } from './own-board.ts';
import { layHeroes, layStrips, layWeapon } from './own-board.ts';
import { emptySlots, unitsOf } from './pieces.ts';
import type { Box } from './picture.ts';
import type { Laying } from './sheet.ts';
import { cardHeight } from './sheet.ts';
import { TARGET } from './tokens.ts';

export function layUnfolded(laying: Laying, boards: Boards): void {
  const { heroes, room } = boards;
  const units = heroes.reduce((sum, hero) => sum + unitsOf(hero), 0);
  const needed = units * (TARGET + 6) + heroes.length * (laying.frame.cards.hero + 14);
  const isPlain = needed <= room.w && heroes.every(({ traits }) => traits.length <= 2);
  if (isPlain) return layHeroes(laying, boards);
  const h = (room.h - 4) / heroes.length;
  heroes.forEach((hero, i) => {
    layLine(laying, boards, hero, i, { x: room.x, y: room.y + i * (h + 4), w: room.w, h });
  });
}

/** What Trait strips need at least. */
const MASKS = 60;

/** One Hero with its weapons in a line, the Traits at the end. */
function layLine(laying: Laying, { zone, seat }: Boards, hero: HeroView, place: number, box: Box): void {
  const { sheet } = laying;
  const w = Math.min((box.h - 2) / 1.4, laying.frame.cards.hero);
  const card = { x: box.x, y: box.y + 1, w, h: cardHeight(w) };
  sheet.thing({
    key: `hero:${seat}:${place}`,
    zone,
    look: { as: 'mini', face: hero.kind },
    box: card,
    depth: 12,
    sentence: heroSentence(hero),
    subject: { of: 'hero', seat, hero: place },
  });
  const gearX = box.x + w + 8;
  const units = unitsOf(hero);
  // The weapons' room comes first: their targets are what is pressed here.
  const left = box.w - w - 14 - units * (TARGET + 3);
  const masks = hero.traits.length === 0 ? 0 : Math.min(190, Math.max(MASKS, left));
  const pitch = Math.min(66, (box.x + box.w - gearX - masks - 6) / units);
  const size = Math.min(pitch - 3, (box.h - 2) / 1.4);
  const y = box.y + (box.h - cardHeight(size)) / 2;
  hero.weapons.forEach((weapon, i) => {
    layWeapon(laying, zone, weapon, { x: gearX + i * pitch, y, w: size, h: cardHeight(size) }, pitch);
  });
  for (let i = 0; i < emptySlots(hero); i += 1) {
    const slot = { x: gearX + (hero.weapons.length + i) * pitch, y, w: size, h: cardHeight(size) };
    sheet.thing({ key: `slot:${seat}:${place}:${i}`, zone, look: { as: 'slot' }, box: slot });
  }
  const rows = Math.max(1, Math.min(hero.traits.length, Math.floor(box.h / 24)));
  const high = rows * 24;
  const strips = { x: box.x + box.w - masks, y: box.y + (box.h - high) / 2, w: masks };
  layStrips(laying, zone, hero.traits, { ...strips, rows, press: null });
}
