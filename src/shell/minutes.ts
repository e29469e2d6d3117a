// About how long a game takes: turns as they came out of many simulated games, times what a turn takes a person or a bot.

import type { SeatPlan } from './seat-plan.tsx';

/** Mean turns of a whole game by number of players (careful bots). */
const TURNS: Readonly<Record<number, number>> = { 2: 28, 3: 34, 4: 35, 5: 33, 6: 33 };
/** Minutes: a person reads, thinks and clicks; a bot at normal pace is watched. */
const PERSON = 1.1;
const BOT = 0.18;
/** A short game keeps about half of the Draw pile. */
const SHORT = 0.55;

export function minutesOf(seats: readonly SeatPlan[], short: boolean): number {
  const people = seats.filter((seat) => seat.plays === 'person').length;
  const each = (people * PERSON + (seats.length - people) * BOT) / Math.max(1, seats.length);
  return (TURNS[seats.length] ?? 33) * each * (short ? SHORT : 1);
}

/** Rounded to fives, because it is a guess. */
export function minutesWords(seats: readonly SeatPlan[], short: boolean): string {
  return `About ${Math.max(5, Math.round(minutesOf(seats, short) / 5) * 5)} minutes`;
}
