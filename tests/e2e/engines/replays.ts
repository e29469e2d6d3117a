// Replays logs inside a page: bundled for the browser by engines.test.ts and set as `replays` on the window.
// What comes back is plain data, so that it can be compared with what Node computes from the same code.

import type { Action } from '../../../src/core/brah/actions.ts';
import type { BrahConfig } from '../../../src/core/brah/config.ts';
import { BRAH } from '../../../src/core/brah/index.ts';
import { hashSections } from '../../../src/core/kernel/hash.ts';
import { parseLogText } from '../../../src/core/kernel/log.ts';
import { replay } from '../../../src/core/kernel/replay.ts';

/** How far a log was followed, what stopped it, and the hash of the state it ends in. */
export type Ending = {
  readonly entries: number;
  readonly compared: number;
  readonly fault: string | null;
  readonly hash: string;
};

export function endingOf(text: string): Ending {
  const parsed = parseLogText<BrahConfig, Action>(BRAH, text);
  if (!parsed.ok) return { entries: 0, compared: 0, fault: parsed.refusal.text, hash: '' };
  const { course, fault, compared } = replay(BRAH, parsed.log);
  return {
    entries: course.entries,
    compared,
    fault: fault?.text ?? null,
    hash: hashSections(BRAH.sections(course.state)).all,
  };
}

Object.assign(globalThis, { replays: { endingOf } });
