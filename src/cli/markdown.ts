// Tables and figures of the reports in docs.

import type { Estimate } from './statistics.ts';

/** A table with a heading; the first column is text, the others are figures. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

/** `62 (55 to 69)`, in percent. */
export function percents({ value, low, high }: Estimate): string {
  const percent = (n: number): string => `${Math.round(100 * n)}`;
  return `${percent(value)} (${percent(low)} to ${percent(high)})`;
}

/** A figure that is never below 0, with so many places: `5 (4 to 6)`. */
export function figure({ value, low, high }: Estimate, places: number): string {
  const text = (n: number): string => Math.max(0, n).toFixed(places);
  return `${text(value)} (${text(low)} to ${text(high)})`;
}
