// The composition root: the only place that creates the long-lived things. Until the screens are here it says so.

import { render } from 'preact';

const root = document.getElementById('app');
if (root !== null) render(<h1>Dungeon Night {__VERSION__}</h1>, root);
