// Builds a command into one plain script and runs it: what plays thousands of games runs as the page runs it, without
// the price of translating TypeScript on the way. Usage: node src/cli/run.mjs PATH-OF-COMMAND [arguments]

import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The built script of a command such as `src/cli/sim.ts`. @param {string} entry @returns {Promise<string>} */
export async function built(entry) {
  const name = basename(entry, '.ts');
  const outDir = join(ROOT, '.cache', 'commands');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(ROOT, entry),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  });
  return join(outDir, `${name}.mjs`);
}

const [, self, entry] = process.argv;
if (self === fileURLToPath(import.meta.url)) {
  if (entry === undefined) {
    process.stderr.write('Usage: node src/cli/run.mjs PATH-OF-COMMAND [arguments]\n');
    process.exitCode = 2;
  } else {
    const script = await built(entry);
    process.argv.splice(1, 2, script);
    await import(pathToFileURL(script).href);
  }
}
