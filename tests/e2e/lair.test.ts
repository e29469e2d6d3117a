// Lairbreakers in the page: a campaign begun, left and gone on with; played by keys from before the first boss; and every
// screen of it at four sizes.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { LairSession } from '../../src/app/lair-match.ts';
import { inProcess } from '../../src/bots/bot.ts';
import { LAIR_BOTS, LAIR_THINKING } from '../../src/bots/lair/bots.ts';
import { parseLogText } from '../../src/core/kernel/log.ts';
import { LAIR } from '../../src/core/lair/index.ts';
import type { Pick } from '../../src/core/lair/public.ts';
import { keyOf } from '../../src/core/lair/public.ts';
import { LAIR_CUSTOMS } from '../../src/session/lair.ts';
import { resumeSession } from '../../src/session/session.ts';
import { CAMPAIGNS } from '../mirror/campaigns.ts';
import { openPage } from './browser.ts';
import { pressByKeys } from './driver.ts';
import { keep, openSaved, QUICK } from './late.ts';
import { expectSound } from './sound.ts';

const decisionOf = async (page: Page) => Number(await page.locator('.game').getAttribute('data-decision'));

test('a campaign is set up, begun, left and gone on with after a reload', async () => {
  const { page, faults, close } = await openPage();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep(page, 'settings', QUICK);
  await page.reload();
  await page.getByRole('link', { name: /New campaign/ }).click();
  await page.getByLabel('Name for hero 1').fill('Zed');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Class of hero 2').selectOption('barbarian');
  await page.getByRole('alert').filter({ hasText: 'each class goes down once' }).waitFor();
  await page.getByLabel('Class of hero 2').selectOption('druid');
  await page.getByRole('button', { name: 'Into the Wyrmhold' }).click();
  await page.locator('.ask', { hasText: 'Two different actions each' }).waitFor();
  await page.locator('.map-unknown').first().click();
  await page.locator('.map-tile').nth(1).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /Leave to the menu/ }).click();
  await page.reload();
  await page.getByRole('link', { name: /Continue.*Barbarian, Druid/ }).click();
  await page.locator('.map-tile').nth(1).waitFor();
  expect(faults.filter((fault) => !fault.startsWith('not loaded'))).toEqual([]);
  await close();
});

/** The session of a save, as the page would resume it. */
function twinOf(body: string): LairSession {
  const parsed = parseLogText(LAIR, body);
  if (!parsed.ok) throw new Error(`violated assumption: ${parsed.refusal.text}`);
  const parts = { game: LAIR, customs: LAIR_CUSTOMS, bots: inProcess(LAIR_THINKING, LAIR_BOTS), prints: false };
  const resumed = resumeSession(
    parts,
    parsed.log as Parameters<typeof resumeSession<never, never, never, never, never, never, never>>[1],
  );
  if (!resumed.ok) throw new Error(`violated assumption: ${resumed.fault.text}`);
  return resumed.session as unknown as LairSession;
}

/** What the sensible bot would do, as the picks that lead there. */
function advice(twin: LairSession): readonly Pick[] {
  const draft = (picks: readonly Pick[]) => twin.draft(0, picks);
  const wanted = JSON.stringify(
    LAIR_BOTS.greedy({ seat: 0, seed: 7, legal: twin.legal(0), view: twin.view(0), draft }),
  );
  for (const first of twin.legal(0)) {
    const one = draft([first]);
    if (one.kind === 'action') {
      if (JSON.stringify(one.action) === wanted) return [first];
      continue;
    }
    for (const second of one.picks) {
      const two = draft([first, second]);
      if (two.kind === 'action' && JSON.stringify(two.action) === wanted) return [first, second];
    }
  }
  throw new Error(`violated assumption: nothing leads to ${wanted}`);
}

test('R76 R78 a dungeon is played by keys from before its boss to the end of the fight', async () => {
  const body = CAMPAIGNS.boss();
  const twin = twinOf(body);
  const { page, faults, close } = await openPage();
  await openSaved(page, body, QUICK, 'lair');
  let pressed = 0;
  for (; pressed < 400 && twin.view(0).dungeon !== null; pressed++) {
    const pending = twin.pending();
    if (pending.kind !== 'decide') throw new Error('violated assumption: a person decides');
    await page.locator(`.game[data-decision="${pending.no}"]`).waitFor();
    const picks = advice(twin);
    const key = picks.map(keyOf).join('/');
    const button = `.game [data-key="pick-${key}"]`;
    const hero = picks[0] !== undefined && 'hero' in picks[0] ? picks[0].hero : null;
    if ((await page.locator(button).count()) === 0 && hero !== null)
      await pressByKeys(page, `.game [data-key="hero-${hero}"]`);
    await pressByKeys(page, button);
    const drafted = twin.draft(0, picks);
    if (drafted.kind !== 'action') throw new Error('violated assumption: the advice is whole');
    expect(twin.propose(0, pending.no, drafted.action)).toBeNull();
  }
  const { phase } = twin.view(0);
  expect(['store', 'regroup']).toContain(phase);
  await page
    .locator('.ask', { hasText: phase === 'store' ? 'Buy gear with gold' : 'gear and abilities are kept' })
    .waitFor();
  expect(pressed).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  await close();
});

test('R75 giving up is asked about once and says what is lost and kept', async () => {
  const { page, close } = await openPage();
  await openSaved(page, CAMPAIGNS.fight(), QUICK, 'lair');
  const before = await decisionOf(page);
  await page.getByRole('button', { name: /Give up this attempt/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.filter({ hasText: 'gear and abilities are kept' }).waitFor();
  await dialog.getByRole('button', { name: 'Fight on' }).click();
  expect(await decisionOf(page)).toBe(before);
  await page.getByRole('button', { name: /Give up this attempt/ }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('heading', { name: 'Regroup' }).waitFor();
  await close();
});

const SIZES = [
  { name: '1280x800', viewport: { width: 1280, height: 800 }, touch: false },
  { name: '1024x768', viewport: { width: 1024, height: 768 }, touch: true },
  { name: '768x1024', viewport: { width: 768, height: 1024 }, touch: true },
  { name: '390x844', viewport: { width: 390, height: 844 }, touch: true },
] as const;

describe.each(SIZES)('$name', ({ viewport, touch, name }) => {
  test.each(['fight', 'learn'] as const)('R6 R12 R80 the campaign at %s', async (which) => {
    const { page, faults, close } = await openPage('', { viewport, hasTouch: touch, isMobile: touch });
    await openSaved(page, CAMPAIGNS[which](), QUICK, 'lair');
    await page.locator('.token-glyph').first().waitFor();
    await expectSound(page, touch, name === '1280x800' || name === '390x844');
    expect(faults).toEqual([]);
    await close();
  });
});
