// Before the end-to-end tests: serves dist/ on a free port and starts one browser; the tests are told where both are.
// Software GL is asked for by name, so that pictures agree on machines with and without a GPU.
// It builds nothing: `npm test` builds first, `npm run build` does by hand.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../src/cli/browser.mjs';
import { serveDist } from '../../src/cli/serve-dist.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page is served, with a closing slash. */
    readonly pageUrl: string;
    /** The running browser, for `chromium.connect`. */
    readonly browserEndpoint: string;
    /** Its executable, for a test that needs a browser of its own. */
    readonly browserPath: string;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${ROOT}dist/index.html`)) throw new Error('There is no built page: run `npm run build` first.');
  const browser = ensureBrowser();
  if ('why' in browser) throw new Error(browser.why);
  const served = await serveDist({ root: ROOT, from: 4300, lan: false });
  project.provide('pageUrl', `http://127.0.0.1:${served.port}/`);
  const running = await chromium.launchServer({
    executablePath: browser.path,
    host: '127.0.0.1',
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  project.provide('browserEndpoint', running.wsEndpoint());
  project.provide('browserPath', browser.path);
  return async () => {
    await running.close();
    await served.close();
  };
}
