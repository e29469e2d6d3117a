// What `npm run trace` counts as naming a rule or a card, and what it does not.

import { expect, test } from 'vitest';
import { cardsNamed, passedIn, rulesDefined, rulesNamed } from '../../src/cli/naming.ts';

function titled(...titles: readonly string[]) {
  return titles.map((title) => ({ own: title, whole: `a group ${title}` }));
}

test('a rule is named by a title that it opens, alone or as one of two', () => {
  expect([
    ...rulesNamed(titled('B-DRAW-01 draws', 'B-DRAW-02, B-DRAW-03: both', 'B-IDOL-01 and B-IDOL-02 too')),
  ]).toEqual(['B-DRAW-01', 'B-DRAW-02', 'B-DRAW-03', 'B-IDOL-01', 'B-IDOL-02']);
});

test('a rule is not named in the middle of a title, as the third of a row, or by a group', () => {
  expect([...rulesNamed(titled('draws (B-DRAW-01)', 'as B-DRAW-02 says'))]).toEqual([]);
  expect([...rulesNamed(titled('B-A-1, B-A-2, B-A-3: three'))]).toEqual(['B-A-1', 'B-A-2']);
  expect([...rulesNamed([{ own: 'draws', whole: 'B-DRAW-01 draws' }])]).toEqual([]);
});

test('a test that failed names nothing', () => {
  const results = ['passed', 'failed', 'skipped'].map((status) => ({ status, title: status, fullName: status }));
  const report = JSON.stringify({ testResults: [{ assertionResults: results }, {}] });
  expect(passedIn(report)).toEqual([{ own: 'passed', whole: 'passed' }]);
});

test('a ledger defines what opens an item, a heading or a row, and only mentions the rest', () => {
  const ledger = '- **B-DRAW-01** See B-IDOL-01.\n### L-WIN-02\n| `B-OUT-01` | x |\nand B-OUT-02\n- B-DRAW-01 again';
  expect(rulesDefined(ledger)).toEqual(['B-DRAW-01', 'L-WIN-02', 'B-OUT-01']);
});

test('a card is named by its id as a whole word, a part by its weapon as well', () => {
  const cards = ['nay', 'nay-keeper', 'bog-blade-1', 'bog-blade-2', 'axe'];
  expect([...cardsNamed(titled('nay-keeper: discards'), cards)]).toEqual(['nay-keeper']);
  expect([...cardsNamed(titled('bog-blade: bites', 'Axe'), cards)]).toEqual(['bog-blade-1', 'bog-blade-2']);
});

test('a card of Lairbreakers is named by its id in capitals', () => {
  const cards = ['BAR1', 'BAR2', 'W11', 'T04', 'ENT'];
  expect([...cardsNamed(titled('BAR1: Heavy Swing', 'L-ROOM-01 T04 is a Corridor', 'W110'), cards)]).toEqual([
    'BAR1',
    'T04',
  ]);
});
