// One seat of a game to come: a name, and who plays it.

export type SeatPlan = { readonly name: string; readonly plays: 'person' | 'greedy' | 'random' };

const BOT_NAMES = ['Mittens', 'Biscuit', 'Gizmo', 'Tiddles', 'Socks', 'Pickle'];

/** One person and careful bots; names typed before are remembered. */
export function defaultSeats(names: readonly string[]): readonly SeatPlan[] {
  return BOT_NAMES.map((bot, i) =>
    i === 0 ? { name: names[0] ?? 'Brah', plays: 'person' } : { name: bot, plays: 'greedy' },
  );
}

type SeatRowProps = { readonly seat: number; readonly plan: SeatPlan; readonly onChange: (plan: SeatPlan) => void };

export function SeatRow({ seat, plan, onChange }: SeatRowProps) {
  return (
    <li class="seat-row">
      <span class={`seat-dot seat-${seat}`} aria-hidden="true" />
      <label class="field">
        <span class="for-ears">Name of player {seat + 1}</span>
        <input
          type="text"
          value={plan.name}
          maxLength={16}
          autocomplete="off"
          onInput={(event) => onChange({ ...plan, name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span class="for-ears">Who plays seat {seat + 1}</span>
        <select
          value={plan.plays}
          onChange={(event) => onChange({ ...plan, plays: playsOf(event.currentTarget.value) })}
        >
          <option value="person">Person here</option>
          <option value="greedy">Careful bot</option>
          <option value="random">Wild bot</option>
        </select>
      </label>
    </li>
  );
}

function playsOf(value: string): SeatPlan['plays'] {
  return value === 'greedy' || value === 'random' ? value : 'person';
}
