// Opens the stage in an element and keeps it fitting: sharpness of the screen, wish for less motion, and the way out
// when it cannot be had. The stage outlives the views that are shown on it.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenStage, Stage } from '../../../present/brah/table/stage.ts';

export type Opening = () => Promise<OpenStage>;

/** Sharper than this nobody sees, and it costs memory. */
const SHARPEST = 2;

function sharpness(): number {
  return Math.min(SHARPEST, window.devicePixelRatio || 1);
}

type Motion = 'system' | 'less' | 'full';

function isCalm(motion: Motion): boolean {
  return motion === 'less' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

type Wishes = { readonly motion: Motion; readonly onFailed: () => void };

/** The stage in this element; null until it is open. */
export function useStage(
  host: { readonly current: HTMLElement | null },
  opening: Opening,
  { motion, onFailed }: Wishes,
): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  const wish = useRef(motion);
  wish.current = motion;
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let left = false;
    let opened: Stage | null = null;
    void openIn(element, opening, () => isCalm(wish.current)).then(
      (open) => {
        if (left) return open.stop();
        opened = open;
        setStage(open);
      },
      () => {
        if (!left) onFailed();
      },
    );
    return () => {
      left = true;
      opened?.stop();
    };
  }, [host, opening]);
  useEffect(() => (stage === null ? undefined : watchSharpness(stage)), [stage]);
  useEffect(() => {
    if (stage === null) return;
    const asked = matchMedia('(prefers-reduced-motion: reduce)');
    const set = () => stage.setCalm(isCalm(motion));
    set();
    asked.addEventListener('change', set);
    return () => asked.removeEventListener('change', set);
  }, [stage, motion]);
  return stage;
}

/** With WebGL, and where that fails with a plain canvas. */
async function openIn(host: HTMLElement, opening: Opening, calm: () => boolean): Promise<Stage> {
  const open = await opening();
  const options = () => ({ dpr: sharpness(), calm: calm() });
  try {
    return await open(host, { ...options(), canvas: false });
  } catch {
    host.replaceChildren();
    return open(host, { ...options(), canvas: true });
  }
}

/** A query holds for one ratio only: after each change the next one is listened to. */
function watchSharpness(stage: Stage): () => void {
  let query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const changed = () => {
    query.removeEventListener('change', changed);
    stage.setDpr(sharpness());
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed);
  };
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
