// The one encoding of plain data: JSON with sorted keys, whole numbers only. Equal data gives equal text on every
// engine; anything that is not plain data is refused, so that nothing unsafe can enter a state unnoticed.

/** Canonical text of plain data. Throws a TypeError for what is not (undefined, NaN, fractions, functions, classes). */
export function encode(value: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`not a safe integer: ${value}`);
      return `${value}`;
    case 'string':
      return quoted(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return encodeList(value);
      if (Object.getPrototypeOf(value) === Object.prototype) return encodeRecord(value as Record<string, unknown>);
      throw new TypeError('not plain data: an object of a class');
    default:
      throw new TypeError(`not plain data: ${typeof value}`);
  }
}

// Card ids and names of fields need no escape; to ask so is several times cheaper than to look for one.
const PLAIN = /^[\w :.!'-]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

function encodeList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i > 0 ? ',' : '') + encode(list[i]);
  return `${text}]`;
}

function encodeRecord(record: Record<string, unknown>): string {
  const keys = Object.keys(record);
  if (!isSorted(keys)) keys.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    text += `${i > 0 ? ',' : ''}${quoted(key)}:${encode(record[key])}`;
  }
  return `${text}}`;
}

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return false;
  return true;
}

/** The data a canonical text stands for. Throws a SyntaxError for text that is no JSON. */
export function decode(text: string): unknown {
  return JSON.parse(text);
}
