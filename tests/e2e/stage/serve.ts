// Builds the stage's test page into the cache and serves it. Not part of the built game.

import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export async function serveStage(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = `${ROOT}.cache/stage`;
  const root = fileURLToPath(new URL('.', import.meta.url));
  await build({
    configFile: `${ROOT}vite.config.ts`,
    root,
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4500, host: '127.0.0.1', open: false },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
