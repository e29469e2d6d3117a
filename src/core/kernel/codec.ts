// The one encoding of plain data: JSON with sorted keys, whole numbers only. Equal data gives equal text on every
// engine; anything that is not plain data is refused, so that nothing unsafe can enter a state unnoticed.

/** Canonical text of plain data. Throws a TypeError for what is not (undefined, NaN, fractions, functions, classes). */
export function encode(value: unknown): string {
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`not a safe integer: ${value}`);
    return String(value);
  }
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return encodeList(value);
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return encodeRecord(value as Record<string, unknown>);
  throw new TypeError(`not plain data: ${typeof value}`);
}

function encodeList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i > 0 ? ',' : '') + encode(list[i]);
  return `${text}]`;
}

function encodeRecord(record: Record<string, unknown>): string {
  const keys = Object.keys(record).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    text += `${i > 0 ? ',' : ''}${JSON.stringify(key)}:${encode(record[key])}`;
  }
  return `${text}}`;
}

/** The data a canonical text stands for. Throws a SyntaxError for text that is no JSON. */
export function decode(text: string): unknown {
  return JSON.parse(text);
}
