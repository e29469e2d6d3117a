// Who may import whom, as one table: what a layer may reach besides itself. Everything not named here is forbidden.
// Paths are regular expressions from the top of the project; the test turns the table into dependency-cruiser rules.

type Layer = { readonly name: string; readonly files: string; readonly may: readonly string[] };

const KERNEL = '^src/core/kernel/';
/** The three doors of a game: what everybody may see and do; what a searching bot needs; the whole contract. */
const PUBLIC = '^src/core/[a-z]+/public\\.ts$';
const SEARCH = '^src/core/[a-z]+/search\\.ts$';
const INDEX = '^src/core/[a-z]+/index\\.ts$';
/** The shapes that cross from the kernel to the screens; they hold no rule. */
const SHAPES = '^src/core/kernel/(draft|pending|knowledge)\\.ts$';
/** What a screen gets of a match. */
const PORT = '^src/session/port\\.ts$';
const ASSETS = '^assets/';

export const LAYERS: readonly Layer[] = [
  { name: 'kernel', files: KERNEL, may: [] },
  { name: 'brah', files: '^src/core/brah/', may: [KERNEL] },
  { name: 'lair', files: '^src/core/lair/', may: [KERNEL] },
  { name: 'bots', files: '^src/bots/', may: [KERNEL, PUBLIC, SEARCH] },
  { name: 'session', files: '^src/session/', may: [KERNEL, INDEX, '^src/bots/'] },
  { name: 'net', files: '^src/net/', may: [KERNEL, INDEX, '^src/session/'] },
  { name: 'storage', files: '^src/storage/', may: [KERNEL, INDEX, '^src/session/'] },
  { name: 'present', files: '^src/present/', may: [PUBLIC, SHAPES, PORT, ASSETS] },
  { name: 'audio', files: '^src/audio/', may: ['^src/present/', ASSETS] },
  { name: 'mirror', files: '^src/mirror/', may: [PUBLIC, SHAPES, PORT, '^src/present/', ASSETS] },
  { name: 'shell', files: '^src/shell/', may: [PUBLIC, SHAPES, PORT, '^src/(present|mirror)/', ASSETS] },
  { name: 'scenes', files: '^scenes/', may: [PUBLIC, SHAPES, PORT, '^src/present/', ASSETS] },
  { name: 'pwa', files: '^src/pwa/', may: [] },
  {
    name: 'app',
    files: '^src/app/',
    may: [KERNEL, PUBLIC, INDEX, '^src/(bots|session|net|storage|audio|present|mirror|shell|pwa)/', '^scenes/', ASSETS],
  },
  { name: 'cli', files: '^src/cli/', may: [KERNEL, PUBLIC, INDEX, '^src/(bots|session|net)/', '^tests/', ASSETS] },
  // tests/core mirrors src/core and may look inside, and so may the notation its scenarios are written in; the other
  // tests of a game come through its doors.
  {
    name: 'tests',
    files: '^tests/(?!core/|scenario/|e2e/engines)',
    may: [KERNEL, PUBLIC, SEARCH, INDEX, '^src/(?!core/)', '^scenes/', '^tests/scenario/', ASSETS],
  },
];

/** Libraries that one place hides behind a small interface. */
export const HIDDEN: readonly { readonly library: string; readonly only: string }[] = [
  { library: 'peerjs', only: '^src/net/peer-transport\\.ts$' },
  { library: 'localforage', only: '^src/storage/' },
  { library: 'howler', only: '^src/audio/' },
  { library: 'phaser', only: '^scenes/|^tests/e2e/stage/' },
  { library: 'preact', only: '^src/(mirror|shell|app)/|^tests/' },
];
