// When does a test name a rule or a card? Pure: titles and texts in, ids out.
// A rule is named by an id that opens the title of a passed test (two ids at most may open one title); a card by its id
// anywhere in the title of a passed test or of a group around it.

/** The titles of a test that passed: its own, and with those of the groups around it. */
export type Passed = { readonly own: string; readonly whole: string };

type Report = {
  readonly testResults?: readonly {
    readonly assertionResults?: readonly {
      readonly status: string;
      readonly title: string;
      readonly fullName: string;
    }[];
  }[];
};

/** The tests that passed, from the text of a JSON report of Vitest. */
export function passedIn(report: string): readonly Passed[] {
  const { testResults = [] } = JSON.parse(report) as Report;
  return testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title, fullName }) => ({ own: title, whole: fullName }));
}

/** An id is defined where it opens a list item, a heading or a table row; elsewhere it is only mentioned. */
const DEFINED = /^[\s>|#*-]*\**\[?`?([BL]-[A-Z]+-\d+[a-z]?)\b/;

/** The ids a ledger defines, each once, in its order. */
export function rulesDefined(ledger: string): readonly string[] {
  return [...new Set(ledger.split('\n').flatMap((line) => DEFINED.exec(line)?.[1] ?? []))];
}

/** `B-DRAW-01 …`, `B-DRAW-01, B-DRAW-02: …`, `B-DRAW-01 and B-DRAW-02 …`. */
const OPENING = /^([BL]-[A-Z]+-\d+[a-z]?)\b(?:(?:,|\/|\+| and|\s)\s*([BL]-[A-Z]+-\d+[a-z]?)\b)?/;

export function rulesNamed(passed: readonly Passed[]): ReadonlySet<string> {
  return new Set(passed.flatMap(({ own }) => (OPENING.exec(own) ?? []).slice(1).filter((id) => id !== undefined)));
}

/** Which of the cards are named (`go-fish`, `BAR1`); a part `bog-blade-2` is, too, where its whole weapon is. */
export function cardsNamed(passed: readonly Passed[], cards: readonly string[]): ReadonlySet<string> {
  const words = new Set(passed.flatMap(({ whole }) => whole.match(/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g) ?? []));
  return new Set(cards.filter((id) => words.has(id) || words.has(id.replace(/-\d+$/, ''))));
}
