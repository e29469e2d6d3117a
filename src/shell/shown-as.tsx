// Whether the game is shown as the painted table or as the list: what is liked, unless there is no room for a table or
// nothing that paints one. Then it is the list, with a sentence that says why.

import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../mirror/art/glyph.tsx';
import type { Preferences } from './preferences.ts';

/** Smaller than this, in CSS pixels, cards can be neither read nor hit. */
export const LEAST = { width: 700, height: 560 };

type ShownAs = {
  readonly as: Preferences['table'];
  /** Why it is not the painted table although that is liked; else empty. */
  readonly why: string;
  readonly fail: () => void;
};

const TOO_SMALL = 'The painted table needs a larger screen, so the game is shown as a list.';
const NO_STAGE = 'The painted table could not be opened in this browser, so the game is shown as a list.';

function isRoomy(): boolean {
  return window.innerWidth >= LEAST.width && window.innerHeight >= LEAST.height;
}

/** For this page only: what could not be opened once is not tried again with every game. */
let failedHere = false;

export function useShownAs(liked: Preferences['table']): ShownAs {
  const [roomy, setRoomy] = useState(isRoomy);
  const [failed, setFailed] = useState(failedHere);
  useEffect(() => {
    const measure = () => setRoomy(isRoomy());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const fail = () => {
    failedHere = true;
    setFailed(true);
  };
  if (liked === 'list') return { as: 'list', why: '', fail };
  if (!roomy) return { as: 'list', why: TOO_SMALL, fail };
  return failed ? { as: 'list', why: NO_STAGE, fail } : { as: 'painted', why: '', fail };
}

/** Read once is read: it stays away while the page is open. */
let isRead = false;

export function ListNote({ why }: { readonly why: string }) {
  const [gone, setGone] = useState(isRead);
  if (why === '' || gone) return null;
  return (
    <p class="banner list-note">
      {why}
      <button
        type="button"
        class="button icon on-dark"
        onClick={() => {
          isRead = true;
          setGone(true);
        }}
      >
        <Glyph sign="close" /> <span class="for-ears">Close</span>
      </button>
    </p>
  );
}
