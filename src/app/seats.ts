// From the setup page's plan of seats to who sits there: each bot gets luck of its own.

import { hashText } from '../core/kernel/hash.ts';
import type { SeatHolder } from '../session/port.ts';
import type { SeatPlan } from '../shell/seat-plan.tsx';

export function seatPlanHolders(seats: readonly SeatPlan[], seed: string): readonly SeatHolder[] {
  return seats.map(({ name, plays }, seat) =>
    plays === 'person'
      ? { kind: 'person', name }
      : { kind: 'bot', name, bot: plays, seed: Number.parseInt(hashText(`${seed}/${seat}`).slice(0, 8), 16) },
  );
}
