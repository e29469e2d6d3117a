// The bundle budgets. What the menu needs is exactly what index.html loads eagerly: its scripts and their preloads.

import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('./dist/index.html', import.meta.url), 'utf8');
const eager = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map((match) => `dist/${match[1]}`);
if (eager.length === 0) throw new Error('dist/index.html loads no script: has the build changed its shape?');

export default [
  { name: 'menu script', path: eager, gzip: true, limit: '80 kB' },
  // What the page runs when the painted table is opened: the bots think in a worker beside it, and the list view
  // and the rulebook are fetched by whoever wants them.
  {
    name: 'scripts of a game',
    path: [
      'dist/assets/**/*.js',
      '!dist/assets/worker-*.js',
      '!dist/assets/game-*.js',
      '!dist/assets/rules-page-*.js',
      '!dist/assets/lair-*.js',
    ],
    gzip: true,
    limit: '520 kB',
  },
  { name: 'scripts of a campaign', path: ['dist/assets/lair-*.js'], gzip: true, limit: '60 kB' },
  // One worker for each game; a page runs one of them.
  { name: 'scripts of the bots', path: ['dist/assets/worker-*.js'], gzip: true, limit: '80 kB' },
];
