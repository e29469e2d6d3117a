// How a screen follows a match of any game.

import { useLayoutEffect, useState } from 'preact/hooks';

/** Draws again after every entry of the match; the number rises with each. */
export function useMatch(match: { readonly onChange: (listener: () => void) => () => void }): number {
  const [version, setVersion] = useState(0);
  // In the same turn as the drawing: an entry between drawing and listening would leave the screen one behind.
  useLayoutEffect(() => match.onChange(() => setVersion((before) => before + 1)), [match]);
  return version;
}
