// Every screen at three sizes: nothing sticks out, nothing is cut, targets are large enough, axe finds no serious fault.
// With LOOKS=<folder> in the environment the screens are pictured there.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITUATIONS, situation } from '../mirror/situations.ts';
import { openPage } from './browser.ts';
import { openSaved } from './late.ts';

const SIZES = [
  { name: '1280x800', viewport: { width: 1280, height: 800 }, touch: false },
  { name: '768x1024', viewport: { width: 768, height: 1024 }, touch: true },
  { name: '390x844', viewport: { width: 390, height: 844 }, touch: true },
] as const;
const PAGES = ['menu', 'new', 'rules', 'settings', 'credits'] as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type AxeResult = {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string }[];
  }[];
};
declare const axe: { readonly run: () => Promise<AxeResult> };

/** Serious and critical faults, as lines. */
async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => axe.run());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

/** What sticks out, is cut, or is too small to hit, as lines. */
async function layoutFaults(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((target) => {
    const faults: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const hidden =
        box.width === 0 ||
        style.visibility === 'hidden' ||
        style.clipPath === 'inset(50%)' ||
        element.closest('.for-ears, svg, .title-page') !== null;
      if (hidden) continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (hasText && (box.right > innerWidth + 1 || box.left < -1)) faults.push(`sticks out: ${name(element)}`);
      const clipped = style.clipPath.startsWith('polygon') && element.textContent !== '';
      const cuts = (style.overflowX === 'hidden' || style.overflowY === 'hidden') && hasText;
      const wide = element.scrollWidth > element.clientWidth + 1;
      const tall = element.scrollHeight > element.clientHeight + 1;
      if ((cuts && (wide || tall)) || (clipped && wide)) faults.push(`cut: ${name(element)}`);
      if (hasText && Number.parseFloat(style.fontSize) < 14) faults.push(`small print: ${name(element)}`);
      const isTarget = element.matches(
        'button, a[href], select, input[type="text"], input[type="search"], label.tick, label.choice-tile',
      );
      if (isTarget && (box.height < target - 0.5 || box.width < target - 0.5))
        faults.push(`small target ${Math.round(box.width)}x${Math.round(box.height)}: ${name(element)}`);
    }
    return [...new Set(faults)];
  }, least);
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOKS'];
  if (folder !== undefined && folder !== '') await page.screenshot({ path: `${folder}/list-${name}.png` });
}

/** The tree that axe reads is the widest and the narrowest: what lies between has the same elements. */
async function expectSound(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutFaults(page, size.touch ? 44 : 24)).toEqual([]);
  if (size.name !== '768x1024') expect(await axeFaults(page)).toEqual([]);
}

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
