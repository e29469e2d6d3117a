// Every screen at three sizes: nothing sticks out, nothing is cut, targets are large enough, axe finds no serious fault.
// With LOOKS=<folder> in the environment the screens are pictured there.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITUATIONS, situation } from '../mirror/situations.ts';
import { openPage } from './browser.ts';
import { openSaved } from './late.ts';
import { expectSound as sound, layoutFaults } from './sound.ts';

const SIZES = [
  { name: '1280x800', viewport: { width: 1280, height: 800 }, touch: false },
  { name: '768x1024', viewport: { width: 768, height: 1024 }, touch: true },
  { name: '390x844', viewport: { width: 390, height: 844 }, touch: true },
] as const;
const PAGES = ['menu', 'new', 'rules', 'settings', 'credits'] as const;

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOKS'];
  if (folder !== undefined && folder !== '') await page.screenshot({ path: `${folder}/list-${name}.png` });
}

const expectSound = (page: Page, { touch, name }: (typeof SIZES)[number]) => sound(page, touch, name !== '768x1024');

describe.each(SIZES)('$name', (size) => {
  const { name, viewport, touch } = size;
  const device = { viewport, hasTouch: touch, isMobile: touch };

  // A plain page between the two flows as it does at them.
  test.each(name === '768x1024' ? [] : PAGES)('R5 R6 R12 R80 the page %s', async (route) => {
    const { page, faults, close } = await openPage(route === 'menu' ? '' : `#/${route}`, device);
    await page.getByRole('heading').first().waitFor();
    if (route === 'rules') await page.locator('.chapter').first().waitFor();
    if (route === 'new') await page.locator('.seat-rows').waitFor();
    await expectSound(page, size);
    await picture(page, `${route}-${name}`);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(SITUATIONS)('R6 R12 R80 the situation %s', async (which) => {
    const { page, faults, close } = await openPage('', device);
    await openSaved(page, await situation(which));
    await expectSound(page, size);
    await picture(page, `${which}-${name}`);
    expect(faults).toEqual([]);
    await close();
  });

  test('R3 R4 R80 the inspector, the help and the menu of a game', async () => {
    const { page, close } = await openPage('', device);
    await openSaved(page, await situation('main'));
    await page.locator('.hand .thing').first().click();
    await page.locator('dialog .printed').waitFor();
    await expectSound(page, size);
    await picture(page, `inspector-${name}`);
    await page.keyboard.press('Escape');
    await page.locator('.plate .rival-hero').first().click();
    await expectSound(page, size);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('rival-hero');
    await page.keyboard.press('?');
    await page.locator('dialog .key-list').waitFor();
    await expectSound(page, size);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog .game-menu').waitFor();
    await expectSound(page, size);
    await close();
  });

  test('R5 text at 200 % neither sticks out nor is cut', async () => {
    const { page, close } = await openPage('', device);
    await openSaved(page, await situation('main'), {
      textSize: 2,
      pace: 'instant',
      motion: 'less',
      verbosity: 'all',
      table: 'list',
      names: [],
    });
    expect(await layoutFaults(page, touch ? 44 : 24)).toEqual([]);
    await close();
  });
});
