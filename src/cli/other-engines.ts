// The same fifty logs in the two other engines people play on: SpiderMonkey in Firefox, JavaScriptCore in WebKitGTK.
// An engine that is not installed is named and left out; it is no failure of the game.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
// Drives Debian's Firefox by WebDriver BiDi, which playwright-core's Firefox cannot.
import { launch } from 'puppeteer-core';
import { fiftyLogs, replayScript } from '../../tests/e2e/engines/logs.ts';
import type { Ending } from '../../tests/e2e/engines/replays.ts';
import { endingOf } from '../../tests/e2e/engines/replays.ts';

export type EngineReport = { readonly lines: readonly string[]; readonly faults: readonly string[] };

type Engine = {
  readonly name: string;
  readonly install: string;
  readonly isThere: () => boolean;
  readonly endings: (script: string, logs: readonly string[]) => Promise<readonly Ending[]>;
};

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map(
  (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
);

const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    install: 'firefox-esr',
    isThere: () => FIREFOX.some(existsSync),
    endings: inFirefox,
  },
  {
    name: 'WebKit',
    install: 'webkit2gtk-driver and xvfb',
    isThere: () => existsSync(DRIVER) && existsSync('/usr/bin/Xvfb') && BROWSERS.some(existsSync),
    endings: inWebKit,
  },
];

/** Replays the logs in every engine that is here and compares the endings with those of this Node. */
export async function otherEngines(): Promise<EngineReport> {
  const logs = fiftyLogs();
  const here = logs.map(endingOf);
  const script = await replayScript();
  const lines: string[] = [];
  const faults: string[] = [];
  for (const engine of ENGINES) {
    if (!engine.isThere()) {
      lines.push(`${engine.name} is not installed here (Debian: ${engine.install}): left out.`);
      continue;
    }
    const there = await engine.endings(script, logs);
    const other = here.flatMap((ending, n) => (isDeepStrictEqual({ ...ending }, { ...there[n] }) ? [] : [n]));
    lines.push(`${engine.name}: ${logs.length - other.length} of ${logs.length} logs give the hashes of Node.`);
    faults.push(...other.map((n) => `${engine.name}, log ${n}: ${JSON.stringify(there[n])}`));
  }
  return { lines, faults };
}

async function inFirefox(script: string, logs: readonly string[]): Promise<readonly Ending[]> {
  const executablePath = FIREFOX.find(existsSync) ?? '';
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  try {
    const page = await browser.newPage();
    await page.evaluate(script);
    return await page.evaluate((texts) => {
      const { replays } = globalThis as unknown as { replays: { endingOf: (text: string) => Ending } };
      return texts.map(replays.endingOf);
    }, logs);
  } finally {
    await browser.close();
  }
}

const PORT = 4790;
const DISPLAY = ':77';

async function inWebKit(script: string, logs: readonly string[]): Promise<readonly Ending[]> {
  const env = {
    ...process.env,
    DISPLAY,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // WebKit's sandbox cannot be had in a container; the page is our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x800x24'], { stdio: 'ignore' });
  const driver = spawn(DRIVER, [`--port=${PORT}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  try {
    await answering();
    const binary = BROWSERS.find(existsSync);
    const { sessionId } = await command<{ readonly sessionId: string }>('session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          timeouts: { script: 300_000 },
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    });
    const run = <T>(code: string, args: readonly unknown[]): Promise<T> =>
      command<T>(`session/${sessionId}/execute/sync`, { script: code, args });
    await run(`(0, eval)(arguments[0])`, [script]);
    const endings = await run<readonly Ending[]>(`return arguments[0].map(replays.endingOf)`, [logs]);
    await fetch(`http://127.0.0.1:${PORT}/session/${sessionId}`, { method: 'DELETE' });
    return endings;
  } finally {
    driver.kill();
    screen.kill();
  }
}

/** Waits until the driver listens: it says nothing when it does. */
async function answering(): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const up = await fetch(`http://127.0.0.1:${PORT}/status`).catch(() => null);
    if (up?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function command<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { readonly value: T & { readonly message?: string } };
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.message ?? path}`);
  return value;
}
