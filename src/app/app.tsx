// The pages of the app and what lives as long as it: the store, the settings, the newest save.

import { useCallback, useEffect, useState } from 'preact/hooks';
import { SignSheet } from '../mirror/art/glyph.tsx';
import { CreditsPage } from '../shell/credits-page.tsx';
import { Menu } from '../shell/menu.tsx';
import { RulesPage } from '../shell/rules-page.tsx';
import { SettingsPage } from '../shell/settings-page.tsx';
import type { Found } from '../storage/saves.ts';
import { findSave } from '../storage/saves.ts';
import type { Settings } from '../storage/settings.ts';
import { keepSettings } from '../storage/settings.ts';
import type { Opened } from '../storage/store.ts';
import type { RoomsProps } from './brah-rooms.tsx';
import { useRoute } from './routes.ts';
import { loadRules } from './rules-text.ts';

const NOT_KEPT = 'This browser keeps nothing for this page: the game runs, but it is lost when the page closes.';

type AppProps = { readonly opened: Opened; readonly settings: Settings };

export function App({ opened, settings: kept }: AppProps) {
  const route = useRoute();
  const { store } = opened;
  const [settings, setSettings] = useState(kept);
  const [found, setFound] = useState<Found>({ save: null, trouble: '' });
  const [banner, setBanner] = useState(opened.lasting ? '' : NOT_KEPT);
  const onSettings = (next: Settings) => {
    setSettings(next);
    void keepSettings(store, next);
  };
  const onTrouble = useCallback((sentence: string) => setBanner(sentence), []);
  useEffect(() => showSettings(settings), [settings]);
  // The newest save is asked for whenever the menu or the setup page comes up.
  useEffect(() => {
    if (route === 'menu' || route === 'new') void findSave(store, 'brah').then(setFound);
  }, [route, store]);
  return (
    <>
      <SignSheet />
      {banner !== '' && route !== 'game' ? <p class="banner">{banner}</p> : null}
      <Shown route={route} found={found} rooms={{ store, save: found.save, settings, onSettings, banner, onTrouble }} />
    </>
  );
}

type ShownProps = {
  readonly route: ReturnType<typeof useRoute>;
  readonly found: Found;
  readonly rooms: Omit<RoomsProps, 'route'>;
};

function Shown({ route, found, rooms }: ShownProps) {
  switch (route) {
    case 'menu':
      return <Menu saved={found.save?.title ?? null} trouble={found.trouble} version={__VERSION__} />;
    case 'rules':
      return <RulesPage load={loadRules} />;
    case 'settings':
      return (
        <SettingsPage
          preferences={rooms.settings}
          onChange={(next) => rooms.onSettings({ ...rooms.settings, ...next, names: [...next.names] })}
        />
      );
    case 'credits':
      return <CreditsPage />;
    case 'new':
    case 'game':
      return <Rooms {...rooms} route={route} />;
  }
}

type RoomsModule = typeof import('./brah-rooms.tsx');

/** The game comes when it is wanted. */
function Rooms(props: RoomsProps) {
  const [rooms, setRooms] = useState<RoomsModule | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./brah-rooms.tsx').then(setRooms, () => setFailed(true));
  }, []);
  if (failed) {
    return (
      <main class="fault">
        <h1>The game did not load</h1>
        <p>Part of this page could not be fetched. Load it again when you are connected.</p>
      </main>
    );
  }
  if (rooms === null) {
    return (
      <main class="fault">
        <h1>Dealing</h1>
        <p>One moment.</p>
      </main>
    );
  }
  return <rooms.BrahRooms {...props} />;
}

function showSettings(settings: Settings): void {
  const { style, dataset } = document.documentElement;
  style.setProperty('--text-size', String(settings.textSize));
  dataset['motion'] = settings.motion;
  dataset['large'] = settings.textSize >= 1.5 ? 'yes' : 'no';
}
