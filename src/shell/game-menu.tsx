// The menu of a running game: go on, settings, rules, leave. The game is saved as it is; leaving loses nothing.

import { useState } from 'preact/hooks';
import { Glyph } from '../mirror/art/glyph.tsx';
import { Dialog } from '../mirror/dialog.tsx';
import { NOT_FETCHED, useChunk } from '../mirror/use-chunk.ts';
import type { Preferences } from './preferences.ts';
import { SettingsForm } from './settings-page.tsx';

type GameMenuProps = {
  readonly preferences: Preferences;
  readonly onPreferences: (preferences: Preferences) => void;
  readonly onClose: () => void;
  readonly loadRules: () => Promise<string>;
  /** Is there a painted table to choose? */
  readonly paints?: boolean;
};

export function GameMenu({ preferences, onPreferences, onClose, loadRules, paints = true }: GameMenuProps) {
  const [shown, setShown] = useState<'menu' | 'settings' | 'rules'>('menu');
  const title = { menu: 'Time out', settings: 'Settings', rules: 'Rules' }[shown];
  return (
    <Dialog key={shown} title={title} onClose={() => (shown === 'menu' ? onClose() : setShown('menu'))}>
      {shown === 'menu' ? (
        <div class="game-menu">
          <button type="button" class="button main big" onClick={onClose}>
            <Glyph sign="play" /> Back to the game
          </button>
          <button type="button" class="button" onClick={() => setShown('rules')}>
            <Glyph sign="rules" /> Rules
          </button>
          <button type="button" class="button" onClick={() => setShown('settings')}>
            <Glyph sign="settings" /> Settings
          </button>
          {paints ? <ShowAs preferences={preferences} onPreferences={onPreferences} onClose={onClose} /> : null}
          <a class="button quiet" href="#/">
            <Glyph sign="exit" />
            <span>
              Leave to the menu
              <small>the game is saved</small>
            </span>
          </a>
        </div>
      ) : shown === 'settings' ? (
        <SettingsForm preferences={preferences} onChange={onPreferences} />
      ) : (
        <Rules load={loadRules} />
      )}
    </Dialog>
  );
}

/** The painted table, or all of it as words and buttons. */
function ShowAs({ preferences, onPreferences, onClose }: Omit<GameMenuProps, 'loadRules' | 'paints'>) {
  const { table } = preferences;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        onPreferences({ ...preferences, table: table === 'painted' ? 'list' : 'painted' });
        onClose();
      }}
    >
      <Glyph sign={table === 'painted' ? 'log' : 'hand'} />
      <span>
        Show the game as {table === 'painted' ? 'a list' : 'a painted table'}
        <small>now it is {table === 'painted' ? 'the painted table' : 'the list'}</small>
      </span>
    </button>
  );
}

const loadLoader = async () => (await import('./rules-page.tsx')).RulesLoader;

/** The rulebook, and what reads it, come when somebody looks something up. */
function Rules({ load }: { readonly load: () => Promise<string> }) {
  const chunk = useChunk(loadLoader);
  if (chunk.state === 'failed') return <p role="alert">{NOT_FETCHED}</p>;
  return chunk.state === 'here' ? <chunk.part load={load} /> : <p>One moment.</p>;
}
