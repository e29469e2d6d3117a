// What every screen must hold to: nothing sticks out, nothing is cut, targets are large enough, axe finds no serious fault.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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
export async function layoutFaults(page: Page, least: number): Promise<readonly string[]> {
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

/** `touch`: targets of 44 px at least. The tree is read by axe where asked for: sizes in between have the same elements. */
export async function expectSound(page: Page, touch: boolean, withAxe = true): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutFaults(page, touch ? 44 : 24)).toEqual([]);
  if (withAxe) expect(await axeFaults(page)).toEqual([]);
}
