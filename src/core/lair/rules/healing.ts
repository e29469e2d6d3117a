// HP of heroes go up and down: heals, costs, and damage with shields and the last chance to be saved.

import type { AbilityId } from '../abilities/vocabulary.ts';
import type { LairEvent } from '../events.ts';
import type { HurtFrame } from '../frames.ts';
import type { ClassId } from '../heroes/classes.ts';
import type { LairState } from '../state.ts';
import { wipe } from './campaign.ts';
import { maxHpOf } from './derived.ts';
import type { Table } from './table.ts';
import { heroOf, openWindow, pop, replaceTop, say, setHero } from './table.ts';
import { onDrop } from './windows.ts';

type HealSource = Extract<LairEvent, { type: 'healed' }>['source'];

/** L-RULE-10: never above the maximum. */
export function healHero(t: Table, id: ClassId, n: number, source: HealSource): void {
  const { hp } = heroOf(t.s, id);
  const left = Math.min(maxHpOf(t.s, id).total, hp + n);
  if (left <= hp) return;
  setHero(t, id, { hp: left });
  say(t, { type: 'healed', hero: id, amount: left - hp, source, left });
}

export function isWounded(s: LairState, id: ClassId): boolean {
  return heroOf(s, id).hp < maxHpOf(s, id).total;
}

/** A card's cost: cannot be prevented, shielded or saved from (L-RULE-70). */
export function payHp(t: Table, id: ClassId, n: number): void {
  if (n === 0) return;
  const left = heroOf(t.s, id).hp - n;
  setHero(t, id, { hp: left });
  say(t, {
    type: 'damage-dealt',
    source: 'cost',
    target: id,
    amount: n,
    absorbed: 0,
    left,
    automatic: true,
    parts: null,
  });
}

// L-RULE-86, L-RULE-140: everybody takes it at the same time; who would drop is asked for in slot order.
export function runHurt(t: Table, f: HurtFrame): void {
  if (f.queue === null) return dealAll(t, f);
  const [next, ...rest] = f.queue;
  if (next === undefined) return pop(t);
  const amount = amountFor(f, next);
  const about = { hero: next, amount, ...(f.monster === null ? {} : { monster: f.monster }) };
  if (!f.closed && openWindow(t, 'drop', onDrop(t.s, next), about)) return;
  replaceTop(t, { ...f, queue: rest });
  takeDamage(t, f, next, 0);
  say(t, { type: 'hero-fell', hero: next, cause: f.cause });
  // L-COMBAT-09, L-RULE-69
  wipe(t, 'death');
}

function dealAll(t: Table, f: HurtFrame): void {
  const drops = f.hits.filter(({ hero, amount }) => {
    const { hp, shield } = heroOf(t.s, hero);
    return hp - Math.max(0, amount - shield) <= 0;
  });
  for (const { hero } of f.hits) if (!drops.some((d) => d.hero === hero)) takeDamage(t, f, hero, 0);
  replaceTop(t, { ...f, queue: drops.map((d) => d.hero), closed: false });
}

function amountFor(f: HurtFrame, id: ClassId): number {
  return f.hits.find((h) => h.hero === id)?.amount ?? 0;
}

/** From the shield first, then from HP, which do not go below `least`. */
function takeDamage(t: Table, f: HurtFrame, id: ClassId, least: number): void {
  const hero = heroOf(t.s, id);
  const amount = amountFor(f, id);
  const absorbed = Math.min(hero.shield, amount);
  const left = Math.max(least, hero.hp - (amount - absorbed));
  setHero(t, id, { hp: left, shield: hero.shield - absorbed });
  say(t, {
    type: 'damage-dealt',
    source: f.cause === 'trap' || f.monster === null ? 'trap' : f.monster,
    target: id,
    amount,
    absorbed,
    left,
    automatic: f.cause !== 'attack',
    parts: null,
  });
  if (absorbed > 0 && absorbed === hero.shield) say(t, { type: 'effect-ended', kind: 'shield', target: id, value: 0 });
}

/** A survive reaction: left with n HP, or the maximum if that is lower. */
export function save(t: Table, f: HurtFrame, by: ClassId, card: AbilityId, n: number): void {
  const [next, ...rest] = f.queue ?? [];
  if (next === undefined) return;
  replaceTop(t, { ...f, queue: rest, closed: false });
  const left = Math.min(n, maxHpOf(t.s, next).total);
  takeDamage(t, f, next, left);
  setHero(t, next, { hp: left });
  say(t, { type: 'saved', hero: next, by, card, left });
}
