// The bundle budgets. What the menu needs is exactly what index.html loads eagerly: its scripts and their preloads.

import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('./dist/index.html', import.meta.url), 'utf8');
const eager = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map((match) => `dist/${match[1]}`);
if (eager.length === 0) throw new Error('dist/index.html loads no script: has the build changed its shape?');

export default [
  { name: 'menu script', path: eager, gzip: true, limit: '80 kB' },
  { name: 'all scripts of a game', path: ['dist/assets/**/*.js'], gzip: true, limit: '520 kB' },
];
