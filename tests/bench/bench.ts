// `npm run bench`: how fast the core is on this machine, beside what it should be on one core of an ordinary one. It
// fails nothing: a slow or busy machine is no fault of the code; a ratio that doubled is.

import { playBots } from '../../src/cli/bot-game.ts';
import type { Action, BrahConfig } from '../../src/core/brah/index.ts';
import { BRAH, defaultConfig } from '../../src/core/brah/index.ts';
import { seededDealer } from '../../src/core/kernel/dealer.ts';
import { encodeSections, hashSections } from '../../src/core/kernel/hash.ts';
import type { Log } from '../../src/core/kernel/log.ts';
import { LOG_FORMAT } from '../../src/core/kernel/log.ts';
import { luckOf } from '../../src/core/kernel/luck.ts';
import { draftRandomly, playRandomly } from '../../src/core/kernel/random-play.ts';
import type { Course } from '../../src/core/kernel/replay.ts';
import { begin, deal, extend, replay } from '../../src/core/kernel/replay.ts';
import { TOY } from '../toy/toy.ts';
import type { ToyAction, ToyEvent, ToyState } from '../toy/toy-state.ts';

const weight = (pick: { readonly pick: string }): number => (pick.pick === 'concede' ? 0 : 1);

function line(what: string, measured: string, target: string): void {
  console.log(`${what.padEnd(58)}${measured.padStart(14)}   ${target}`);
}

/** Processor time, not the clock: what else the machine does counts little. It includes tidying up on other threads. */
function timed<T>(work: () => T): { readonly ms: number; readonly done: T } {
  const start = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(start);
  return { ms: Math.max(1, user + system) / 1000, done };
}

/** The second best of some rounds: hardly disturbed, and no slip of the machine's accounts. */
function bestOf(rounds: number, round: () => number): number {
  const found = Array.from({ length: rounds }, round).sort((a, b) => b - a);
  return found[1] ?? found[0] ?? 0;
}

function randomPlay(prints: boolean): number {
  let entries = 0;
  const { ms } = timed(() => {
    for (let game = 0; game < 60; game++) {
      entries += playRandomly(BRAH, defaultConfig(4), `bench ${game}`, { every: 0, history: false, weight, prints })
        .entries.length;
    }
  });
  return Math.round((entries / ms) * 1000);
}

function greedyGames(): number {
  const games = 8;
  const { ms } = timed(() => {
    for (let game = 0; game < games; game++) playBots(defaultConfig(4), ['greedy'], `bench ${game}`);
  });
  return (games / ms) * 1000;
}

/** Milliseconds for 1,000 entries when the log is this long: the best of five. */
function costs(marks: readonly number[]): readonly number[] {
  const luck = luckOf('flat');
  const dealer = seededDealer('flat');
  let course: Course<ToyState, ToyAction, ToyEvent> = begin(TOY.setup({ players: 4, turns: 10_000_000 }));
  const grow = (n: number): void => {
    for (let i = 0; i < n; i++) {
      const pending = TOY.pending(course.state);
      if (pending.kind === 'over') throw new Error('the toy game came to its end');
      const seat = pending.kind === 'decide' ? (pending.seats[0] ?? 0) : 0;
      const next =
        pending.kind === 'chance'
          ? deal(TOY, course, dealer, { prints: false })
          : extend(
              TOY,
              course,
              {
                kind: 'act',
                by: seat,
                no: pending.no,
                action: draftRandomly(TOY, course.state, seat, luck, weight) as ToyAction,
                print: null,
              },
              { prints: false },
            );
      if (next === null || !next.ok) throw new Error(next?.fault.text ?? 'no chance');
      course = next.course;
    }
  };
  grow(20_000);
  course = { ...begin<ToyState, ToyAction, ToyEvent>(course.state), hidden: course.hidden };
  return marks.map((mark) => {
    grow(Math.max(0, mark - course.entries));
    return Math.min(...Array.from({ length: 5 }, () => timed(() => grow(1000)).ms));
  });
}

/** As many entries as wanted: games one after the other, each a log of its own. */
function logsOf(entries: number): readonly Log<BrahConfig, Action>[] {
  const logs: Log<BrahConfig, Action>[] = [];
  for (let left = entries, game = 0; left > 0; game++) {
    const played = playBots(defaultConfig(4), ['greedy'], `replay ${game}`, { prints: true });
    const part = { ...played.log, entries: played.log.entries.slice(0, left) };
    logs.push(part);
    left -= part.entries.length;
  }
  return logs;
}

console.log(`Node ${process.version}, processor time; the best of a few rounds, the first of which warm the engine up`);
line(
  'entries a second in random play, drafts at every step',
  String(bestOf(6, () => randomPlay(false))),
  'at least 25,000',
);
line('the same with a hash after every entry', String(bestOf(3, () => randomPlay(true))), '');
line('games a second among four greedy bots', bestOf(3, greedyGames).toFixed(1), '');

const [early = 1, middle = 1, late = 1] = costs([100, 10_000, 100_000]);
line(
  '1,000 entries at log length 100, 10,000, 100,000 (toy)',
  [early, middle, late].map((ms) => `${ms.toFixed(1)}`).join(' / '),
  'ms; flat',
);
line('  ratio of the last to the first', (late / early).toFixed(2), 'about 1');

const logs = logsOf(5000);
const fromNothing = bestOf(3, () => -timed(() => logs.map((log) => replay(BRAH, log))).ms);
line('5,000 entries replayed with hashes', `${Math.round(-fromNothing)} ms`, 'less than 500 ms');
const dealt = timed(() => logs.map((log) => replay(BRAH, log, { dealer: seededDealer(log.seed ?? '') })));
line('the same with the dealer checked too', `${Math.round(dealt.ms)} ms`, '');
if (dealt.done.some(({ fault }) => fault !== null)) throw new Error('a log of the bench does not follow its own rules');

const late4 = playBots(defaultConfig(6), ['greedy'], 'late').state;
line(
  'a late state of six players, encoded',
  `${(encodeSections(BRAH.sections(late4)).length / 1024).toFixed(1)} KB`,
  'at most 64 KB',
);
line(
  'its public hash, nothing kept',
  `${(timed(() => hashSections(BRAH.publicSections({ ...late4 }))).ms * 1000).toFixed(0)} µs`,
  '',
);
console.log(`logs are format ${LOG_FORMAT}, rules ${BRAH.rulesVersion}`);
