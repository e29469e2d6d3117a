// Beginning, going on and ending: setup to table, a reload, damaged saves, a browser that keeps nothing, nobody left.

import { expect, test } from 'vitest';
import { findPosition, saveOf } from '../mirror/positions.ts';
import { situation } from '../mirror/situations.ts';
import { openPage } from './browser.ts';
import { envelope, keep, kept, openSaved, QUICK } from './late.ts';

test('a game is set up, begun, left and gone on with after a reload', async () => {
  const { page, faults, close } = await openPage();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep(page, 'settings', QUICK);
  await page.reload();
  await page.getByRole('link', { name: /New game/ }).click();
  await page.getByLabel('Name of player 1').fill('Zed');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel(/Short game/).check();
  await page.getByRole('button', { name: /Deal the cards/ }).click();
  await page.locator('.ask', { hasText: 'Choose two of your three Heroes' }).waitFor();
  await page.keyboard.press('1');
  await page.locator('.chosen').waitFor();
  expect(await page.locator('.held .option').count(), 'two Heroes are left to choose from').toBe(2);
  await page.keyboard.press('Backspace');
  await page.locator('.chosen').waitFor({ state: 'detached' });
  await page.keyboard.press('1');
  await page.locator('.chosen').waitFor();
  await page.keyboard.press('1');
  await page.locator('.ask', { hasText: 'Put the Trait' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /Leave to the menu/ }).click();
  await page.reload();
  await page.getByRole('link', { name: /Continue.*Zed/ }).click();
  await page.locator('.ask', { hasText: 'Put the Trait' }).waitFor();
  expect(faults.filter((fault) => !fault.startsWith('not loaded'))).toEqual([]);
  await close();
});

test('R62 the page is killed in the middle of a game and nothing committed is lost', async () => {
  const { page, close } = await openPage();
  await openSaved(page, await situation('main'));
  const decision = async () => Number(await page.locator('.game').getAttribute('data-decision'));
  for (let i = 0; i < 3; i++) {
    const before = await decision();
    await page.locator('.hand [data-key^="pick-trade"]').first().click();
    await page.locator('[data-key^="pick-bazaar"]').first().click();
    await page.locator(`.game:not([data-decision="${before}"])`).waitFor();
    const after = await decision();
    await page.reload();
    await page.locator('.game').waitFor();
    expect(await decision()).toBe(after);
    if ((await page.locator('.hand [data-key^="pick-trade"]').count()) === 0) break;
  }
  await close();
});

test('R63 a damaged save is said in a sentence, kept, and stops nothing', async () => {
  const { page, faults, close } = await openPage();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const damaged = { ...envelope('x'), body: 'y' };
  await keep(page, 'save/brah/a', damaged);
  await page.reload();
  await page.getByText('it is damaged and cannot be opened').waitFor();
  expect(await page.getByRole('link', { name: /Continue/ }).count()).toBe(0);
  expect(await kept(page, 'broken/brah/a')).toEqual(damaged);
  // Whole, but of no game that can be opened.
  await keep(page, 'save/brah/b', envelope('{"format":1}', 2));
  await page.reload();
  await page.getByRole('link', { name: /Continue/ }).click();
  await page.getByRole('heading', { name: 'This game does not open' }).waitFor();
  expect(await kept(page, 'broken/brah/unopened')).toEqual(envelope('{"format":1}', 2));
  expect(faults).toEqual([]);
  await close();
});

test('R66 where nothing can be kept, play goes on in memory under a banner', async () => {
  const { page, close } = await openPage();
  await page.addInitScript(() => {
    // Hangs: neither an answer nor a fault.
    IDBFactory.prototype.open = () => ({ addEventListener: () => {} }) as unknown as IDBOpenDBRequest;
  });
  await page.reload();
  await page.getByText('This browser keeps nothing for this page').waitFor();
  await page.getByRole('link', { name: /New game/ }).click();
  await page.getByRole('button', { name: /Deal the cards/ }).click();
  await page.locator('.ask', { hasText: 'Choose two' }).waitFor();
  await page.getByText('This browser keeps nothing for this page').waitFor();
  await close();
});

test('when no person is left the bots play fast to the end, and a rematch begins with the first one out', async () => {
  const { page, faults, close } = await openPage();
  const late = await findPosition({
    players: 3,
    until: (view, seats) => view.players[0]?.out === true && view.outOrder.length === 1 && seats.length === 1,
  });
  await openSaved(page, saveOf(late, [0]), { ...QUICK, pace: 'slow' });
  await page.getByRole('button', { name: 'Fast to the end' }).click();
  await page.locator('.end').waitFor({ timeout: 60_000 });
  await page.getByText('out first').waitFor();
  await page.getByRole('button', { name: /Rematch/ }).click();
  await page.locator('.ask', { hasText: 'Choose two' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

test('R24 conceding is asked about once; R79 what happens is said politely', async () => {
  const { page, close } = await openPage();
  await openSaved(page, await situation('main'), { ...QUICK, pace: 'slow' });
  await page.locator('[data-key="concede"]').click();
  await page.getByRole('button', { name: 'Play on' }).click();
  expect(await page.locator('.game').count()).toBe(1);
  await page.locator('[data-key="concede"]').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.locator('[role="status"]', { hasText: 'You are out of the game' }).waitFor();
  await page.getByText('Nobody here is left in the game').waitFor();
  await close();
});
