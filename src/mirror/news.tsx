// What is said aloud of a running game: what is new since the last time, as much of it as is wanted.

import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from '../core/kernel/knowledge.ts';
import type { Told, Verbosity } from '../present/told.ts';
import { isHeard } from '../present/told.ts';
import { Voices } from './live.tsx';

/** Says what is new since the last time, as much of it as is wanted. */
export function News({
  lines,
  verbosity,
  viewer,
  urgent,
}: {
  readonly lines: readonly Told[];
  readonly verbosity: Verbosity;
  readonly viewer: Viewer;
  readonly urgent: string;
}) {
  const heard = useRef(lines.length);
  const fresh = lines.slice(Math.min(heard.current, lines.length));
  useEffect(() => {
    heard.current = lines.length;
  }, [lines]);
  return (
    <Voices
      news={fresh
        .filter((line) => isHeard(line, verbosity, viewer))
        .map((line) => ({ text: line.text, weighty: line.weight === 'essential' }))}
      newsKey={lines[lines.length - 1]?.key ?? ''}
      urgent={urgent}
    />
  );
}
