// What a broken or hostile peer might send instead of an action, and the lock that shows who changes what is not theirs.
// For random play and tests.

import { decode, encode } from './codec.ts';
import type { Luck } from './luck.ts';
import { oneOf } from './luck.ts';

const ODDITIES: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  0x8000_0000,
  9e15,
  '',
  'pass',
  'toString',
  '__proto__',
  [],
  [[]],
  {},
  { type: null },
  { type: 'constructor' },
  { type: 'choose', picks: null },
  { type: 'disclose', answer: null },
  { type: 'sealed', of: 'x', count: -1 },
  () => 1,
];

/** Something that is no action. */
export function garbage(luck: Luck): unknown {
  return oneOf(luck, ODDITIES);
}

/** An action with one part of it changed, gone or doubled: nearly right. */
export function mutated(luck: Luck, action: unknown): unknown {
  const copy = decode(encode({ action })) as Record<string, unknown>;
  const places = placesIn(copy);
  const place = oneOf(luck, places.slice(1)) ?? places[0];
  if (place === undefined) return null;
  const { of, key } = place;
  const value = of[key];
  const others = places.map((p) => p.of[p.key]);
  switch (luck.below(5)) {
    case 0:
      of[key] = garbage(luck);
      break;
    case 1:
      delete of[key];
      break;
    case 2:
      of[key] = decode(encode(oneOf(luck, others) ?? null));
      break;
    case 3:
      of[key] = Array.isArray(value) ? [...value, ...value] : [value];
      break;
    default:
      of[key] =
        typeof value === 'number' ? value + luck.below(5) - 2 : typeof value === 'string' ? value.slice(1) : null;
  }
  return copy.action;
}

type Place = { readonly of: Record<string, unknown>; readonly key: string };

function placesIn(of: Record<string, unknown>): Place[] {
  return Object.keys(of).flatMap((key) => {
    const value = of[key];
    const here = [{ of, key }];
    return typeof value === 'object' && value !== null
      ? [...here, ...placesIn(value as Record<string, unknown>)]
      : here;
  });
}

const locked = new WeakSet<object>();

/** Freezes plain data to its last part; whoever then tries to change it throws. What was frozen before is not visited again. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || locked.has(value)) return value;
  locked.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) deepFrozen(part);
  return value;
}
