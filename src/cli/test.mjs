// `npm test`: every check of the project, one after the other; the last line is `N passed, N failed`.
// A step that is no test run counts as one check. Before the packages are there only Node itself may be used.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { install, tooOld } from './node-modules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORTS = join(ROOT, '.cache', 'reports');

/** What was counted and what is shown when something failed. @typedef {{ passed: number, failed: number, output: string }} Result */
/** @typedef {{ name: string, inAll: boolean, run: (rest: string[]) => Promise<Result> }} Step */

/**
 * Runs a tool of node_modules/.bin with this Node. @param {string} script @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function tool(script, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, CI: '1', [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' };
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT, env });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** One check: passed when the tool ends well. @param {string} script @param {string[]} args */
async function check(script, ...args) {
  const { code, output } = await tool(script, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** The production build, which must not even warn. @returns {Promise<Result>} */
async function build() {
  const { code, output } = await tool('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  const clean = code === 0 && output.trim() === '';
  return { passed: clean ? 1 : 0, failed: clean ? 0 : 1, output };
}

/** A Vitest run, counted from its report. @param {string} name @param {string[]} args @returns {Promise<Result>} */
async function tests(name, ...args) {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await tool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
  const told = JSON.parse(readFileSync(report, 'utf8'));
  // A file that could not even be read has no tests in it to fail; nor has an error outside of any test.
  const unread = told.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = told.numFailedTests + unread;
  return { passed: told.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'types', inAll: true, run: () => check('typescript/bin/tsc', '-b') },
  { name: 'lint', inAll: true, run: () => check('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  // Files and packages that nothing uses. Asked for by name until everything that is begun is joined up.
  { name: 'unused', inAll: false, run: () => check('knip/bin/knip.js', '--no-progress', '--no-config-hints') },
  { name: 'architecture', inAll: false, run: () => tests('architecture', '--project', 'unit', 'tests/architecture') },
  { name: 'unit', inAll: true, run: (rest) => tests('unit', '--project', 'unit', ...rest) },
  { name: 'build', inAll: true, run: build },
  { name: 'size', inAll: true, run: () => check('size-limit/bin.js') },
  { name: 'e2e', inAll: true, run: endToEnd },
];

/** @param {string[]} rest @returns {Promise<Result>} */
async function endToEnd(rest) {
  const browser = ensureBrowser();
  if ('why' in browser) return { passed: 0, failed: 1, output: `${browser.why}\n` };
  return tests('e2e', '--project', 'e2e', ...rest);
}

/** The steps that were asked for and what is handed on to Vitest, or null when nobody can tell what was asked. */
function asked(/** @type {string[]} */ args) {
  const all = STEPS.filter((step) => step.inAll);
  if (args.length === 0) return { steps: all, rest: [] };
  const [flag, names = '', ...rest] = args;
  if (flag !== '--only') return null;
  const wanted = names.split(',');
  if (wanted.some((name) => !STEPS.some((step) => step.name === name))) return null;
  return { steps: STEPS.filter((step) => wanted.includes(step.name)), rest };
}

const plan = asked(process.argv.slice(2));
if (plan === null) {
  const names = STEPS.map((step) => step.name).join(', ');
  process.stderr.write(
    `Usage: npm test                                  everything\n` +
      `       npm test -- --only unit                   one step, or several: ${names}\n` +
      `       npm test -- --only unit tests/session     the rest is handed to Vitest: files, -t "title"\n`,
  );
  process.exit(2);
}
for (const sentence of [tooOld(), install(ROOT)]) {
  if (sentence === null) continue;
  process.stderr.write(`${sentence}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
let passed = 0;
let failed = 0;
for (const step of plan.steps) {
  const start = performance.now();
  const result = await step.run(plan.rest);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result.failed > 0) process.stdout.write(`\n${result.output.trimEnd()}\n\n`);
  process.stdout.write(
    `${step.name.padEnd(14)}${`${result.passed} passed, ${result.failed} failed`.padEnd(26)}${seconds.padStart(6)} s\n`,
  );
  passed += result.passed;
  failed += result.failed;
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
