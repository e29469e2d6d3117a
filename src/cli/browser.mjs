// Which browser the end-to-end tests drive: a Chromium that is there, or one installed by apt where that is possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((base) =>
    base === undefined
      ? []
      : [
          join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ],
  ),
};

/** The path of a Chromium, Chrome or Edge on this machine; null when there is none. `CHROMIUM_PATH` goes first. */
export function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') return existsSync(wanted) ? wanted : null;
  const places =
    process.platform === 'darwin' || process.platform === 'win32' ? PLACES[process.platform] : PLACES.linux;
  return places.find((path) => existsSync(path)) ?? null;
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/**
 * Finds a browser, or installs one as root on Debian and its kin.
 * @returns {{ path: string } | { why: string }}
 */
export function ensureBrowser() {
  const there = findBrowser();
  if (there !== null) return { path: there };
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') return { why: `CHROMIUM_PATH names no file: ${wanted}` };
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the end-to-end tests (apt-get) ...\n');
    const bring = () => apt('install', '-y', '--no-install-recommends', 'chromium');
    if (!bring()) {
      apt('update');
      bring();
    }
    const brought = findBrowser();
    if (brought !== null) return { path: brought };
  }
  return {
    why: 'The end-to-end tests need Chromium, Chrome or Edge: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  };
}
