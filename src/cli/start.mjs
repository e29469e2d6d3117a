// `npm start`: from a fresh clone to a page that can be played. Checks Node, installs what is missing, builds, serves.
// Before the packages are there only Node itself may be used.

import { fileURLToPath } from 'node:url';
import { install, tooOld } from './node-modules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PORT = 4173;

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const old = tooOld();
if (old !== null) giveUp(old);
const wanted = Number(process.env.PORT ?? PORT);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_000) giveUp('PORT must be a whole number from 1 to 65000.');
const failed = install(ROOT);
if (failed !== null) giveUp(failed);

const { build } = await import('vite');
process.stdout.write('Building the page ...\n');
try {
  await build({ root: ROOT, logLevel: 'error' });
} catch (error) {
  giveUp(`The page could not be built: ${error instanceof Error ? error.message : error}`);
}

const { serveDist } = await import('./serve-dist.mjs');
const served = await serveDist({ root: ROOT, from: wanted, lan: true });
if (served.port !== wanted) process.stdout.write(`Port ${wanted} is taken, so this is port ${served.port}.\n`);
process.stdout.write(
  [
    'Dungeon Night is ready:',
    ...served.local.map((url) => `  on this device  ${url}`),
    ...served.network.map((url) => `  on your network ${url}`),
    'Press Ctrl+C to stop.',
    '',
  ].join('\n'),
);
