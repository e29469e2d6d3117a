// Serves the built page from dist/ over Vite's preview server: for `npm start` and for the tests in a browser.
// Knows nothing of the games; needs node_modules.

import { createServer } from 'node:net';

/** @param {number} port @param {string | undefined} host */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Serves dist/ on the first free port from `from` on.
 * @param {{ root: string, from: number, lan: boolean }} options `lan`: whether other devices may connect.
 * @returns {Promise<{ port: number, local: string[], network: string[], close: () => Promise<void> }>}
 */
export async function serveDist({ root, from, lan }) {
  const host = lan ? undefined : '127.0.0.1';
  let port = from;
  while (!(await isFree(port, host))) {
    port += 1;
    if (port > from + 100) throw new Error(`No free port between ${from} and ${port}.`);
  }
  const { preview } = await import('vite');
  const server = await preview({
    root,
    logLevel: 'error',
    preview: { port, strictPort: true, host: lan ? true : '127.0.0.1', open: false },
  });
  return {
    port,
    local: server.resolvedUrls?.local ?? [],
    network: server.resolvedUrls?.network ?? [],
    close: () => server.close(),
  };
}
