// The figures that simulations print, and how sure they are.

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

// --- 95 % intervals ------------------------------------------------------------------------------------------------

/** A figure and between what the true one lies, 19 times out of 20. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

const Z = 1.96;

/** A share (Wilson's interval, which also holds near 0 and 1). */
export function shareOf(part: number, whole: number): Estimate {
  if (whole === 0) return { value: 0, low: 0, high: 1 };
  const p = part / whole;
  const middle = p + (Z * Z) / (2 * whole);
  const half = Z * Math.sqrt((p * (1 - p)) / whole + (Z * Z) / (4 * whole * whole));
  const scale = 1 + (Z * Z) / whole;
  return { value: p, low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

/** A percentile, by the ranks between which it lies. */
export function percentileOf(values: readonly number[], percent: number): Estimate {
  const sorted = [...values].sort((a, b) => a - b);
  const p = percent / 100;
  const middle = (sorted.length - 1) * p;
  const half = Z * Math.sqrt(sorted.length * p * (1 - p));
  const at = (rank: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, rank))] ?? 0;
  return { value: at(Math.floor(middle)), low: at(Math.floor(middle - half)), high: at(Math.ceil(middle + half)) };
}

/** A mean. */
export function meanOf(values: readonly number[]): Estimate {
  const n = Math.max(1, values.length);
  const value = values.reduce((sum, x) => sum + x, 0) / n;
  const spread = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, n - 1);
  const half = Z * Math.sqrt(spread / n);
  return { value, low: value - half, high: value + half };
}
