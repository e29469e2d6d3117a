// Reads the options of a command: `--name value`, `--flag`, and plain words. What it does not know it refuses, so that
// a mistyped option is never silently ignored.

export type Options = {
  readonly words: readonly string[];
  readonly text: (name: string) => string | null;
  readonly whole: (name: string, otherwise: number) => number;
  readonly has: (flag: string) => boolean;
};

export class WrongUse extends Error {}

export function readOptions(args: readonly string[], names: readonly string[], flags: readonly string[]): Options {
  const values = new Map<string, string>();
  const words: string[] = [];
  const set = new Set<string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (!arg.startsWith('--')) words.push(arg);
    else if (flags.includes(arg.slice(2))) set.add(arg.slice(2));
    else if (names.includes(arg.slice(2)) && args[i + 1] !== undefined) {
      values.set(arg.slice(2), args[i + 1] ?? '');
      i += 1;
    } else throw new WrongUse(`What is ${arg}?`);
  }
  return {
    words,
    text: (name) => values.get(name) ?? null,
    whole: (name, otherwise) => {
      const text = values.get(name);
      if (text === undefined) return otherwise;
      if (!/^\d{1,9}$/.test(text)) throw new WrongUse(`--${name} wants a whole number, not ${text}`);
      return Number(text);
    },
    has: (flag) => set.has(flag),
  };
}

/** Runs a command; a wrong use ends with how it is used and exit code 2. */
export function command(usage: string, run: (args: readonly string[]) => number): void {
  try {
    process.exitCode = run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    process.exitCode = 2;
  }
}
