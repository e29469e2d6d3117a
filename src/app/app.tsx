// The pages of the app and what lives as long as it: the store, the settings, the newest save.

import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { SignSheet } from '../mirror/art/glyph.tsx';
import { NOT_FETCHED, useChunk } from '../mirror/use-chunk.ts';
import { CreditsPage } from '../shell/credits-page.tsx';
import { Menu } from '../shell/menu.tsx';
import { SettingsPage } from '../shell/settings-page.tsx';
import type { Found } from '../storage/saves.ts';
import { findSave } from '../storage/saves.ts';
import type { Settings } from '../storage/settings.ts';
import { keepSettings } from '../storage/settings.ts';
import type { Opened } from '../storage/store.ts';
import type { RoomsProps } from './rooms.ts';
import { useRoute } from './routes.ts';
import { loadBrahRules, loadLairRules } from './rules-text.ts';

const NOTHING: Found = { save: null, trouble: '' };
const NOT_KEPT = 'This browser keeps nothing for this page: the game runs, but it is lost when the page closes.';

type AppProps = { readonly opened: Opened; readonly settings: Settings };

export function App({ opened, settings: kept }: AppProps) {
  const route = useRoute();
  const { store } = opened;
  const [settings, setSettings] = useState(kept);
  const [brah, setBrah] = useState<Found>(NOTHING);
  const [lair, setLair] = useState<Found>(NOTHING);
  const [banner, setBanner] = useState(opened.lasting ? '' : NOT_KEPT);
  const onSettings = (next: Settings) => {
    setSettings(next);
    void keepSettings(store, next);
  };
  const onTrouble = useCallback((sentence: string) => setBanner(sentence), []);
  useEffect(() => showSettings(settings), [settings]);
  // The newest saves are asked for whenever the menu or a setup page comes up.
  useEffect(() => {
    if (route === 'menu' || route === 'new') void findSave(store, 'brah').then(setBrah);
    if (route === 'menu' || route === 'lair-new') void findSave(store, 'lair').then(setLair);
  }, [route, store]);
  const isPlaying = route === 'game' || route === 'lair';
  return (
    <>
      <SignSheet />
      {banner !== '' && !isPlaying ? <p class="banner">{banner}</p> : null}
      <Shown route={route} brah={brah} lair={lair} rooms={{ store, settings, onSettings, banner, onTrouble }} />
    </>
  );
}

type ShownProps = {
  readonly route: ReturnType<typeof useRoute>;
  readonly brah: Found;
  readonly lair: Found;
  readonly rooms: Omit<RoomsProps, 'route' | 'save'>;
};

function Shown({ route, brah, lair, rooms }: ShownProps) {
  switch (route) {
    case 'menu':
      return (
        <Menu
          saved={brah.save?.title ?? null}
          campaign={lair.save?.title ?? null}
          trouble={[brah.trouble, lair.trouble].filter((text) => text !== '').join(' ')}
          version={__VERSION__}
        />
      );
    case 'rules':
      return <Rulebooks />;
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
      return <Fetched load={loadBrah} rooms={{ ...rooms, route, save: brah.save }} />;
    case 'lair-new':
    case 'lair':
      return <Fetched load={loadLair} rooms={{ ...rooms, route, save: lair.save }} />;
  }
}

const BOOKS = [
  { name: 'Dungeon Brah', load: loadBrahRules },
  { name: 'Lairbreakers', load: loadLairRules },
] as const;

type RoomsOf = (props: RoomsProps) => JSX.Element;
const loadBrah = async (): Promise<RoomsOf> => (await import('./brah-rooms.tsx')).BrahRooms;
const loadLair = async (): Promise<RoomsOf> => (await import('./lair-rooms.tsx')).LairRooms;
const loadRulesPage = async () => (await import('../shell/rules-page.tsx')).RulesPage;

/** A game comes when it is wanted. */
function Fetched({ load, rooms }: { readonly load: () => Promise<RoomsOf>; readonly rooms: RoomsProps }): JSX.Element {
  const chunk = useChunk(load);
  return chunk.state === 'here' ? <chunk.part {...rooms} /> : <Waiting failed={chunk.state === 'failed'} />;
}

function Rulebooks(): JSX.Element {
  const chunk = useChunk(loadRulesPage);
  return chunk.state === 'here' ? <chunk.part books={BOOKS} /> : <Waiting failed={chunk.state === 'failed'} />;
}

function Waiting({ failed }: { readonly failed: boolean }): JSX.Element {
  return (
    <main class="fault">
      <h1>{failed ? 'This did not load' : 'One moment'}</h1>
      <p>{failed ? NOT_FETCHED : 'It is on its way.'}</p>
    </main>
  );
}

function showSettings(settings: Settings): void {
  const { style, dataset } = document.documentElement;
  style.setProperty('--text-size', String(settings.textSize));
  dataset['motion'] = settings.motion;
  dataset['large'] = settings.textSize >= 1.5 ? 'yes' : 'no';
}
