// The few figures that the simulations print.

/** The value below which so many percent of the sorted numbers lie. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.floor(((sorted.length - 1) * percent) / 100)] ?? 0;
}

/** A mean, to two places; 0 of nothing. */
export function each(sum: number, of: number): number {
  return Math.round((100 * sum) / Math.max(1, of)) / 100;
}

/** A share from 0 to 1, to four places. */
export function share(part: number, whole: number): number {
  return Math.round((10_000 * part) / Math.max(1, whole)) / 10_000;
}
