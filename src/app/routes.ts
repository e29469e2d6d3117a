// The pages by their hash address. Unknown addresses lead to the menu.

import { useLayoutEffect, useState } from 'preact/hooks';

export type Route = 'menu' | 'new' | 'game' | 'lair-new' | 'lair' | 'rules' | 'settings' | 'credits';

const ROUTES: Readonly<Record<string, Route>> = {
  '#/new': 'new',
  '#/game': 'game',
  '#/lair/new': 'lair-new',
  '#/lair': 'lair',
  '#/rules': 'rules',
  '#/settings': 'settings',
  '#/credits': 'credits',
};

export function routeOf(hash: string): Route {
  return ROUTES[hash] ?? 'menu';
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  // Before the page is painted: a change of the address between painting and listening would be missed for good.
  useLayoutEffect(() => {
    const onHash = () => setRoute(routeOf(location.hash));
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return route;
}

export function go(route: Route): void {
  location.hash = Object.keys(ROUTES).find((hash) => ROUTES[hash] === route) ?? '#/';
}
