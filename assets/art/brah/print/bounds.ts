// The box that an outline fills, from the text of its path. Control points count as reached, so it may be a little large.

export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

export function boundsOf(d: string): Bounds {
  const words = d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = 'M';
  const reach = (px: number, py: number) => {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  };
  for (let i = 0; i < words.length; ) {
    if (/[a-zA-Z]/.test(words[i] ?? '')) {
      command = words[i] ?? command;
      i += 1;
    }
    const kind = command.toLowerCase();
    const takes = TAKES[kind] ?? 0;
    if (takes === 0) {
      [x, y] = [startX, startY];
      continue;
    }
    const given = words.slice(i, i + takes).map(Number);
    i += takes;
    const relative = command === kind;
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    if (kind === 'h') x = fromX + (given[0] ?? 0);
    else if (kind === 'v') y = fromY + (given[0] ?? 0);
    else {
      const pairs = kind === 'a' ? given.slice(5) : given;
      for (let k = 0; k + 1 < pairs.length; k += 2) reach(fromX + (pairs[k] ?? 0), fromY + (pairs[k + 1] ?? 0));
      x = fromX + (pairs.at(-2) ?? 0);
      y = fromY + (pairs.at(-1) ?? 0);
    }
    reach(x, y);
    if (kind === 'm') {
      [startX, startY] = [x, y];
      command = relative ? 'l' : 'L';
    }
  }
  return { left, top, right, bottom };
}
