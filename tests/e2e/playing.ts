// Whole games played on the page beside their twin: what is asked and offered must be the same at every decision.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrahSession } from '../../src/app/brah-match.ts';
import type { Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import { promptOf } from '../../src/present/brah/prompts.ts';
import { speechOf } from '../../src/present/brah/seek.ts';
import { NAMES } from '../mirror/positions.ts';
import { adviceFor, nextQuestion, waitForDecision } from './driver.ts';

/** What a way of playing needs to know of the page. */
export type Hands = {
  /** The keys of all that is offered, sorted. */
  readonly offered: (page: Page) => Promise<readonly string[]>;
  /** How a pick is called among them. */
  readonly key: (pick: Pick) => string;
  /** Makes one pick; `isMade` tells whether it has been. */
  readonly make: (page: Page, pick: Pick, isMade: () => Promise<boolean>) => Promise<void>;
};

/** Plays the page to the end of the game as the careful bot advises; how many decisions that took. */
export async function playOut(page: Page, twin: BrahSession, hands: Hands): Promise<number> {
  let moves = 0;
  for (;;) {
    const [seat] = await nextQuestion(twin);
    const pending = twin.pending();
    if (seat === undefined || pending.kind !== 'decide') return moves;
    const view = twin.view(seat);
    await waitForDecision(page, twin);
    expect(await page.locator('.ask').textContent()).toBe(promptOf(view, speechOf(view, NAMES)).ask);
    expect(await hands.offered(page)).toEqual(twin.legal(seat).map(hands.key).sort());
    const { picks, action } = adviceFor(twin, seat);
    for (const [i, pick] of picks.entries()) {
      const isMade = async (): Promise<boolean> => {
        if ((await page.locator(`[data-decision="${pending.no}"]`).count()) === 0) return true;
        // What lies on the table shows itself that it is chosen; for the rest there is a chip.
        const chosen = `[data-key="chosen-${keyOf(pick)}"], .spot.is-chosen[data-thing="${keyOf(pick)}"]`;
        return i < picks.length - 1 && (await page.locator(chosen).count()) > 0;
      };
      await hands.make(page, pick, isMade);
    }
    expect(twin.propose(seat, pending.no, action)).toBeNull();
    moves += 1;
    // Between the last button and the next there may be a frame without one.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
}

// --- the painted table -------------------------------------------------------------------------------------------

/** How a person presses what this selector finds. */
type Press = (page: Page, selector: string) => Promise<void>;

export const click: Press = (page, selector) => page.locator(selector).first().click();
export const tap: Press = (page, selector) => page.locator(selector).first().tap();

/** The painted table, played by this way of pressing. */
export function paintedHands(press: Press): Hands {
  return { offered: offeredOn, key: keyOf, make: (page, pick, isMade) => make(page, pick, isMade, press) };
}

/** Every pick that something on the page answers: buttons beside the table, in the sheet, and things that carry it. */
function offeredOn(page: Page): Promise<readonly string[]> {
  return page.locator('.painted').evaluate((table) => {
    const keys = [...table.querySelectorAll('[data-key^="pick-"]')].map(
      (b) => b.getAttribute('data-key')?.slice(5) ?? '',
    );
    const carried = [...table.querySelectorAll('[data-picks]')].flatMap((b) =>
      (b.getAttribute('data-picks') ?? '').split(' ').filter((key) => key !== ''),
    );
    const concede = table.querySelector('[data-key="concede"]') === null ? [] : ['concede'];
    return [...new Set([...keys, ...carried, ...concede])].sort();
  });
}

/** Makes one pick: by its button if it has one, else on the thing that carries it, pressed again where it is armed. */
async function make(page: Page, pick: Pick, isMade: () => Promise<boolean>, press: Press): Promise<void> {
  const button = `.painted [data-key="pick-${keyOf(pick)}"]`;
  for (let tries = 0; tries < 6; tries++) {
    if (await isMade()) return;
    const hasButton = (await page.locator(button).count()) > 0;
    const thing = await carrier(page, keyOf(pick));
    if (!hasButton && thing === null) throw new Error(`nothing answers ${keyOf(pick)}`);
    await press(page, hasButton || thing === null ? button : thing);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  if (!(await isMade())) throw new Error(`${keyOf(pick)} was pressed and not taken`);
}

/** The thing on the table that carries this pick and the fewest others: a folded rival opens at the first press. */
async function carrier(page: Page, key: string): Promise<string | null> {
  const thing = await page.locator(`.painted [data-picks~="${key}"]`).evaluateAll((things) => {
    const many = (one: Element): number => (one.getAttribute('data-picks') ?? '').split(' ').length;
    return things.sort((a, b) => many(a) - many(b))[0]?.getAttribute('data-thing') ?? null;
  });
  return thing === null ? null : `.painted [data-thing="${thing}"]`;
}
