// Pages for the end-to-end tests: one browser for all of them, a fresh context (storage, cookies) for each page.
// A page keeps a list of all that went wrong in it; a test ends by expecting that list to be empty.

import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

let running: Promise<Browser> | null = null;

/** The browser all tests share; leave it open. */
export function browser(): Promise<Browser> {
  running ??= chromium.connect(inject('browserEndpoint'));
  return running;
}

/** A page in a context of its own, and everything that went wrong in it: errors thrown, logged, refused or not found. */
export type OpenPage = { readonly page: Page; readonly faults: readonly string[]; readonly close: () => Promise<void> };

/** Opens the built page at a hash route such as `#/rules`. Close it in the test that opened it. */
export async function openPage(route = '', options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => faults.push(`not loaded: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(`${inject('pageUrl')}${route}`);
  return { page, faults, close: () => context.close() };
}
