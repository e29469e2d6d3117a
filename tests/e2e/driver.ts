// Plays the page move by move beside a session of the same game in the test: the careful bot says what to do for the
// people, the page must ask the same and offer the same. Bots in both think alike, so the two never part.

import type { Page } from 'playwright-core';
import type { BrahSession } from '../../src/app/brah-match.ts';
import { inProcess } from '../../src/bots/bot.ts';
import { BRAH_BOTS, BRAH_THINKING } from '../../src/bots/brah/bots.ts';
import { BRAH } from '../../src/core/brah/index.ts';
import type { Action, Pick } from '../../src/core/brah/public.ts';
import { keyOf } from '../../src/core/brah/public.ts';
import { parseLogText } from '../../src/core/kernel/log.ts';
import { BRAH_CUSTOMS } from '../../src/session/brah.ts';
import { resumeSession } from '../../src/session/session.ts';

/** The session of a save, as the page would resume it. */
export function twinOf(body: string): BrahSession {
  const parsed = parseLogText(BRAH, body);
  if (!parsed.ok) throw new Error(`violated assumption: ${parsed.refusal.text}`);
  const parts = { game: BRAH, customs: BRAH_CUSTOMS, bots: inProcess(BRAH_THINKING, BRAH_BOTS), prints: false };
  const resumed = resumeSession(
    parts,
    parsed.log as Parameters<typeof resumeSession<never, never, never, never, never, never, never>>[1],
  );
  if (!resumed.ok) throw new Error(`violated assumption: ${resumed.fault.text}`);
  return resumed.session as unknown as BrahSession;
}

/** Lets every bot that is asked answer, so that only people are still thought of. */
async function quiet(twin: BrahSession): Promise<void> {
  let heard = -1;
  let now = 0;
  const stop = twin.onChange(() => {
    now += 1;
  });
  while (heard !== now) {
    heard = now;
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve, 0));
  }
  stop();
}

/** Waits until a person is asked or the game is over. */
export async function nextQuestion(twin: BrahSession): Promise<readonly number[]> {
  for (;;) {
    await quiet(twin);
    const pending = twin.pending();
    if (pending.kind === 'over') return [];
    if (pending.kind === 'decide') {
      const people = pending.seats.filter((seat) => twin.holders()[seat]?.kind === 'person');
      if (people.length > 0) return people;
    }
    await new Promise<void>((resolve) => {
      const stop = twin.onChange(() => {
        stop();
        resolve();
      });
    });
  }
}

/** What the careful bot would do for a person, as the picks that lead there. */
export function adviceFor(
  twin: BrahSession,
  seat: number,
): { readonly picks: readonly Pick[]; readonly action: Action } {
  const draft = (picks: readonly Pick[]) => twin.draft(seat, picks);
  const wanted = BRAH_BOTS.greedy({ seat, seed: 7, legal: twin.legal(seat), view: twin.view(seat), draft });
  if (wanted === null) throw new Error('violated assumption: the bot has no answer');
  const picks = pathTo(JSON.stringify(wanted), [], twin.legal(seat), draft);
  if (picks === null) throw new Error(`violated assumption: nothing leads to ${JSON.stringify(wanted)}`);
  return { picks, action: wanted };
}

type Drafting = (picks: readonly Pick[]) => ReturnType<BrahSession['draft']>;

function pathTo(
  wanted: string,
  picks: readonly Pick[],
  offered: readonly Pick[],
  draft: Drafting,
): readonly Pick[] | null {
  for (const pick of offered) {
    if (!mayLead(wanted, pick)) continue;
    const next = draft([...picks, pick]);
    if (next.kind === 'action') {
      if (JSON.stringify(next.action) === wanted) return [...picks, pick];
      continue;
    }
    const found = pathTo(wanted, [...picks, pick], next.picks, draft);
    if (found !== null) return found;
  }
  return null;
}

/** Keeps the search short: a pick of a card, weapon or Trait that the action does not name leads elsewhere. */
function mayLead(wanted: string, pick: Pick): boolean {
  if ('card' in pick) return wanted.includes(String(pick.card));
  if (pick.pick === 'trait') return wanted.includes(String(pick.trait));
  if (pick.pick === 'weapon') return new RegExp(`\\b${pick.weapon}\\b`).test(wanted);
  return pick.pick !== 'concede';
}

/** The button of a pick on the page. */
export function buttonOf(pick: Pick): string {
  return `.game [data-key="pick-${keyOf(pick)}"]`;
}

/** Moves the focus to a button by keys alone: region by region, then by arrows; then presses it. */
export async function pressByKeys(page: Page, selector: string): Promise<void> {
  // What is armed has a card and a button: either will do.
  const target = page.locator(selector).first();
  await target.waitFor();
  const wanted = await target.getAttribute('data-key');
  const isThere = () => page.evaluate((key) => document.activeElement?.getAttribute('data-key') === key, wanted);
  const isInside = () =>
    page.evaluate(
      (at) => document.activeElement?.closest('[data-region]')?.contains(document.querySelector(at)) ?? false,
      selector,
    );
  for (let i = 0; i < 12 && !(await isInside()); i++) await page.keyboard.press('F6');
  await page.keyboard.press('Home');
  // Among many options one types a name to narrow them down; down leads out of the box.
  const isBox = () => page.evaluate(() => document.activeElement?.matches('input[type="search"]') ?? false);
  if ((await page.locator(`.options.many ${selector.replace(/^\.(game|painted) /, '')}`).count()) > 0) {
    for (let i = 0; i < 12 && !(await isBox()); i++) await page.keyboard.press('ArrowRight');
    const label = (await target.getAttribute('aria-label')) ?? '';
    await page.keyboard.type(label.replace(/[.!?]$/, ''));
    await page.keyboard.press('ArrowDown');
  } else if (await isBox()) await page.keyboard.press('ArrowDown');
  const steps = await page.evaluate((at) => {
    const region = document.activeElement?.closest('[data-region]');
    const stops = [...(region?.querySelectorAll('button, input, summary') ?? [])];
    return Math.max(0, stops.findIndex((stop) => stop.matches(at)) - 6);
  }, selector);
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 40 && !(await isThere()); i++) await page.keyboard.press('ArrowRight');
  if (!(await isThere())) throw new Error(`no key leads to ${selector}`);
  await page.keyboard.press('Enter');
}

/** The page has come to the decision that the twin has. */
export async function waitForDecision(page: Page, twin: BrahSession): Promise<void> {
  const pending = twin.pending();
  if (pending.kind === 'decide') await page.locator(`[data-decision="${pending.no}"]`).waitFor({ timeout: 20_000 });
}
