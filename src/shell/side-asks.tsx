// What the room asks beside the game: does somebody else at this device want to interrupt, and how to go on when no
// person is left.

type InterruptsProps = {
  readonly others: readonly { readonly seat: number; readonly name: string }[];
  readonly onClaim: (seat: number) => void;
  /** Back to whoever is on turn; null when nobody has interrupted. */
  readonly onReturn: (() => void) | null;
};

export function Interrupts({ others, onClaim, onReturn }: InterruptsProps) {
  if (onReturn !== null) {
    return (
      <button type="button" class="button quiet" data-key="return" onClick={onReturn}>
        Cover my cards and give the screen back
      </button>
    );
  }
  if (others.length === 0) return null;
  return (
    <div class="interrupts">
      {others.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          class="button on-dark"
          data-key={`interrupt-${seat}`}
          onClick={() => onClaim(seat)}
        >
          <span class={`seat-dot seat-${seat}`} aria-hidden="true" /> {name} wants to interrupt
        </button>
      ))}
    </div>
  );
}

type NobodyLeftProps = { readonly onHurry: () => void; readonly onWatch: () => void };

export function NobodyLeft({ onHurry, onWatch }: NobodyLeftProps) {
  return (
    <fieldset class="window-ask">
      <legend>Nobody here is left in the game. What now?</legend>
      <ul class="options">
        <li>
          <button type="button" class="button main" data-key="hurry" onClick={onHurry}>
            Fast to the end
          </button>
        </li>
        <li>
          <button type="button" class="button" data-key="watch" onClick={onWatch}>
            Watch them
          </button>
        </li>
        <li>
          <a class="button quiet" data-key="new" href="#/new">
            New game
          </a>
        </li>
      </ul>
    </fieldset>
  );
}
