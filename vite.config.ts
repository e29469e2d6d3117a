// How the page is built and how the tests are run: one file, so that both see the same sources.
// Decides the bundle (relative base, ES2022, one chunk a heavy library) and the two Vitest projects.

import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { phaserTexId } from './vite/phaser-texid.ts';

const VERSION: unknown = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version;

/** The dev server puts styles inline, which the page's policy forbids; the built page keeps the policy. */
const policyOnlyInBuild = {
  name: 'policy-only-in-build',
  apply: 'serve' as const,
  transformIndexHtml: (html: string) => html.replace(/\s*<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

export default defineConfig({
  base: './',
  define: { __VERSION__: JSON.stringify(VERSION) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [policyOnlyInBuild, phaserTexId],
  optimizeDeps: { exclude: ['phaser'] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A font in a data: address would be refused by the page's policy.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    // Phaser alone is 1.4 MB; a warning that always shows is no warning. `npm run size` is the gate.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // How long plugins take says something of the machine, nothing of the page.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /[\\/]node_modules[\\/]phaser[\\/]/ },
            { name: 'cards', test: /[\\/]src[\\/]core[\\/][a-z]+[\\/]cards[\\/]/ },
          ],
        },
      },
    },
  },
  test: {
    coverage: { provider: 'v8', include: ['src/**'], exclude: ['src/cli/**'], reportsDirectory: 'coverage' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
          // Pure tests share one process: five times faster than a fork a file. A test that needs module state
          // of its own (vi.mock, a global) must clean up behind itself.
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/long/**'],
          globalSetup: ['tests/e2e/serve-dist.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          // A browser on a busy machine may stand still for half a minute; what is really broken fails twice.
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          // Whole games through the page; part of the long run.
          name: 'long',
          environment: 'node',
          include: ['tests/e2e/long/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/e2e/serve-dist.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
