// Is what package-lock.json asks for installed, and if not, install it. Runs before anything is installed: Node only.
// Compares what the lock asks for with what npm noted down, not dates: a checkout touches dates.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST = [20, 19];

/** A sentence saying that this Node is too old, or null. */
export function tooOld(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Dungeon Night needs Node ${OLDEST.join('.')} or newer; this is Node ${version}.`;
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/** @param {string} root */
export function isInstalled(root) {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const there = packagesOf(noted);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional === true || there[path]?.version === wanted.version,
  );
}

/**
 * Installs what is missing. Returns null, or a sentence saying why it could not.
 * @param {string} root
 */
export function install(root) {
  if (isInstalled(root)) return null;
  process.stdout.write('Installing what is missing (npm ci) ...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.status === 0) return null;
  const cause = done.error?.message ?? done.stderr.trim().split('\n').slice(0, 3).join(' ');
  return `The packages could not be installed (is the package registry reachable?): ${cause}`;
}
