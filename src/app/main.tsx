// The composition root: opens the store, reads the settings and puts the app on the page.

import '../mirror/styles/theme.css';
import '../mirror/styles/controls.css';
import '../shell/shell.css';
import { render } from 'preact';
import { loadSettings } from '../storage/settings.ts';
import { openStore } from '../storage/store.ts';
import { App } from './app.tsx';
import { FaultGuard } from './fault-guard.tsx';

async function begin(root: HTMLElement): Promise<void> {
  const opened = await openStore();
  const settings = await loadSettings(opened.store);
  render(
    <FaultGuard>
      <App opened={opened} settings={settings} />
    </FaultGuard>,
    root,
  );
}

const root = document.getElementById('app');
if (root !== null) void begin(root);
