// A list of a few hundred things of which a handful change at a time: kept in short rows, so that a change copies a row
// and not the list. Plain data, like everything in a state.

export type Slots<T> = readonly (readonly T[])[];

const BITS = 4;
const ROW = 1 << BITS;

export function slotsOf<T>(list: readonly T[]): Slots<T> {
  return Array.from({ length: Math.ceil(list.length / ROW) }, (_, row) => list.slice(row * ROW, (row + 1) * ROW));
}

export function slotAt<T>(table: Slots<T>, slot: number): T | undefined {
  return table[slot >> BITS]?.[slot & (ROW - 1)];
}

export function slotCount<T>(table: Slots<T>): number {
  return table.reduce((n, row) => n + row.length, 0);
}

export function listed<T>(table: Slots<T>): T[] {
  return table.flat();
}

/** The table with other things in these slots; `value` tells what comes into the i-th of them. Slots beyond the end are left alone. */
export function withSlots<T>(table: Slots<T>, slots: readonly number[], value: (i: number, before: T) => T): Slots<T> {
  const out: (readonly T[])[] = table.slice();
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const at = slot >> BITS;
    const row = out[at];
    const before = row?.[slot & (ROW - 1)];
    if (row === undefined || before === undefined) continue;
    const fresh = row === table[at] ? row.slice() : (row as T[]);
    fresh[slot & (ROW - 1)] = value(i, before);
    out[at] = fresh;
  }
  return out;
}
