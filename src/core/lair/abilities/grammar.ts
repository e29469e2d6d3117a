// Reads the effect data of cards: clauses with triggers, verbs with arguments. Data that does not read is a fault of the
// catalogue and stops at once.

import type { AttackVerb, Clause, HeroWho, MonsterWho, Reach, Stat, Verb } from './vocabulary.ts';

const STATS: readonly string[] = ['dmg', 'hit', 'def', 'hp', 'range', 'potion'] satisfies Stat[];

/** `dmg+2; onHit: splash(1)` as clauses, in order. */
export function read(data: string): readonly Clause[] {
  return data.split(';').map((part) => clause(part.trim()));
}

function clause(text: string): Clause {
  const [, trigger, rest = ''] = /^(?:(onHit|onKill): )?(.+)$/.exec(text) ?? [];
  const on = trigger === 'onHit' ? 'hit' : trigger === 'onKill' ? 'kill' : null;
  return { on, verb: verbOf(rest) };
}

function wrong(text: string): never {
  throw new RangeError(`"${text}" is no effect`);
}

/** `dmg+1`, `hit-1`: the stat and its change; null for anything else. */
function statOf(text: string): { readonly stat: Stat; readonly n: number } | null {
  const [, stat = '', sign, digits] = /^([a-z]+)([+-])(\d+)$/.exec(text) ?? [];
  if (!STATS.includes(stat)) return null;
  return { stat: stat as Stat, n: (sign === '-' ? -1 : 1) * Number(digits) };
}

function verbOf(text: string): Verb {
  const change = statOf(text);
  if (change !== null) return { verb: 'stat', ...change };
  const [, name = '', inside = ''] = /^([a-zA-Z]+)(?:\(([^)]*)\))?$/.exec(text) ?? wrong(text);
  const args = inside === '' ? [] : inside.split(',').map((arg) => arg.trim());
  return name === 'attack' ? attack(args) : plainVerb(name, args, text);
}

function plainVerb(name: string, args: readonly string[], text: string): Verb {
  const [first = '', second = '', third = ''] = args;
  const n = Number(first);
  switch (name) {
    case 'precise':
      return { verb: name, above: n, n: Number(second) };
    case 'splash':
    case 'gold':
    case 'haste':
    case 'fightHeal':
    case 'cost':
    case 'prevent':
      return { verb: name, n };
    case 'ward':
      return { verb: name, n: Number(second) };
    case 'reroll':
    case 'negate':
    case 'redirect':
      return { verb: name };
    case 'heal':
      return { verb: name, n, who: second as HeroWho, reach: reachOf(third) };
    case 'shield':
      return { verb: name, n, who: second as HeroWho };
    case 'buff':
      return buff(first, text);
    case 'weaken':
    case 'pin':
    case 'sleep':
      return { verb: name, n, who: second as MonsterWho };
    case 'push':
    case 'step':
      return { verb: name, n };
    case 'survive':
      return { verb: name, n, who: second === 'self' ? 'self' : 'hero' };
    default:
      return wrong(text);
  }
}

function reachOf(text: string): Reach {
  return text === '' || text === 'any' ? 'any' : Number(text);
}

function buff(text: string, whole: string): Verb {
  const change = statOf(text) ?? wrong(whole);
  const { stat, n } = change;
  return stat === 'hp' || stat === 'potion' ? wrong(whole) : { verb: 'buff', stat, n };
}

/** An attack without any change. */
export const PLAIN_ATTACK: AttackVerb = {
  verb: 'attack',
  dmg: 0,
  hit: 0,
  range: 0,
  factor: 1,
  times: 1,
  all: false,
  own: false,
  notBoss: false,
  entering: false,
};

function attack(args: readonly string[]): AttackVerb {
  return Object.assign({}, PLAIN_ATTACK, ...args.map(modifier)) as AttackVerb;
}

function modifier(arg: string): Partial<AttackVerb> {
  const change = statOf(arg);
  if (change !== null) return { [change.stat]: change.n };
  const [, factor] = /^x(\d+)$/.exec(arg) ?? [];
  if (factor !== undefined) return { factor: Number(factor) };
  const [, times] = /^times=(\d+)$/.exec(arg) ?? [];
  if (times !== undefined) return { times: Number(times) };
  switch (arg) {
    case 'all':
      return { all: true };
    case 'own':
      return { own: true };
    case 'notBoss':
      return { notBoss: true };
    case 'vs=entering':
      return { entering: true };
    default:
      return wrong(arg);
  }
}
