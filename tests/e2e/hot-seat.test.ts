// Several people at one device: whatever is asked of whom, no hand is ever on the page but that of whoever revealed it.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BrahSession } from '../../src/app/brah-match.ts';
import type { Viewer } from '../../src/core/brah/public.ts';
import { describeFace } from '../../src/present/brah/cards.ts';
import { kindName } from '../../src/present/brah/words.ts';
import { findPosition, saveOf } from '../mirror/positions.ts';
import { openPage } from './browser.ts';
import { adviceFor, buttonOf, nextQuestion, twinOf, waitForDecision } from './driver.ts';
import { openSaved } from './late.ts';

const PEOPLE = [0, 1];
const MOVES = 16;

/** Names in hands that this viewer has no way to know. */
function secretNames(twin: BrahSession, viewer: Viewer): readonly string[] {
  const view = twin.view(viewer);
  const known = JSON.stringify([view, twin.eventsFor(viewer)]);
  const faces = [...known.matchAll(/"(?:face|kind|family|source|name|named)":"([a-z0-9-]+)"/g)].map((m) => m[1] ?? '');
  const read = [...new Set(faces)].map((face) => `${kindName(face)} ${describeFace(face)}`).join(' ');
  const names = PEOPLE.filter((seat) => seat !== viewer)
    .flatMap((seat) => twin.view(seat).players[seat]?.hand ?? [])
    .map((card) => kindName(card.face ?? ''))
    // The questions themselves say these two words.
    .filter((name) => name !== 'Banish' && name !== 'Nay!' && !read.includes(name));
  return [...new Set(names)];
}

/** The whole page, attributes too, holds nothing that the viewer may not know. */
async function expectNoLeak(page: Page, twin: BrahSession, viewer: Viewer): Promise<number> {
  const html = await page.content();
  const own =
    viewer === 'table' ? [] : (twin.view(viewer).players[viewer]?.hand ?? []).map((card) => String(card.card));
  const shown = [...html.matchAll(/data-key="hand-(\d+)"/g)].map((m) => m[1] ?? '');
  expect(shown.filter((card) => !own.includes(card))).toEqual([]);
  // Whoever is asked to name a card sees the names of all.
  if (html.includes('options many')) return 0;
  const secrets = secretNames(twin, viewer);
  expect(secrets.filter((name) => html.includes(name.replace(/'/g, '&#39;')) || html.includes(name))).toEqual([]);
  return secrets.length;
}

async function reveal(page: Page, how: 'hold' | 'twice'): Promise<void> {
  const button = page.locator('.hold-button');
  if (how === 'twice') {
    await page.locator('.twice').click();
    expect(await page.locator('.game').count()).toBe(0);
    await page.locator('.twice').click();
    return;
  }
  await button.click({ delay: 60 });
  expect(await page.locator('.game').count(), 'a short press shows nothing').toBe(0);
  await button.focus();
  await page.keyboard.down('Enter');
  await page.locator('.game').waitFor();
  await page.keyboard.up('Enter');
}

test('R47 a hot-seat game shows no hand to the wrong person', async () => {
  const start = await findPosition({
    players: 3,
    config: { responsePrompts: 'everyone' },
    until: (view, seats) => view.turn.number >= 5 && view.asked?.prompt === 'main' && seats[0] === 0,
  });
  const body = saveOf(start, PEOPLE);
  const twin = twinOf(body);
  const { page, faults, close } = await openPage();
  await openSaved(page, body);
  let checked = 0;
  let windows = 0;
  for (let move = 0; move < MOVES; move++) {
    const asked = await nextQuestion(twin);
    const pending = twin.pending();
    if (pending.kind !== 'decide' || asked.length === 0) break;
    const isWindow = pending.prompt === 'respond' || pending.prompt === 'banish-window';
    await page.locator(`[data-decision="${pending.no}"], .curtain`).first().waitFor();
    let seat = asked[0] ?? 0;
    if (isWindow) {
      windows += 1;
      await page.locator('.window-ask').waitFor();
      checked += await expectNoLeak(page, twin, 'table');
      const reacting = asked.find((one) => adviceFor(twin, one).action.type !== 'pass');
      if (reacting === undefined) {
        await page.locator('[data-key="nobody"]').click();
        for (const one of asked) {
          const now = twin.pending();
          if (now.kind === 'decide' && now.seats.includes(one) && now.prompt === pending.prompt)
            twin.propose(one, now.no, { type: 'pass' });
        }
        continue;
      }
      await page.locator(`[data-key="claim-${reacting}"]`).click();
      seat = reacting;
    }
    await page.locator('.curtain, .game:not(.shared)').first().waitFor();
    if ((await page.locator('.curtain').count()) > 0) {
      expect(await page.locator('.game').count(), 'behind the curtain there is no game').toBe(0);
      checked += await expectNoLeak(page, twin, 'table');
      await reveal(page, move % 2 === 0 ? 'hold' : 'twice');
    }
    await waitForDecision(page, twin);
    checked += await expectNoLeak(page, twin, seat);
    const { picks, action } = adviceFor(twin, seat);
    for (const pick of picks) await page.locator(buttonOf(pick)).click();
    expect(twin.propose(seat, pending.no, action)).toBeNull();
  }
  expect(checked, 'there was something to hide').toBeGreaterThan(12);
  expect(windows).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await close();
});

test('R47 going out of sight covers the cards again', async () => {
  const start = await findPosition({
    players: 2,
    until: (view) => view.turn.number >= 3 && view.asked?.prompt === 'main',
  });
  const { page, close } = await openPage();
  await openSaved(page, saveOf(start, PEOPLE));
  await page.locator('.curtain').waitFor();
  await reveal(page, 'twice');
  await page.locator('.hand').waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.locator('.curtain').waitFor();
  expect(await page.locator('.game').count()).toBe(0);
  await close();
});
