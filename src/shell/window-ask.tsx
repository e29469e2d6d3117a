// A reaction window on a shared screen: asked once of everybody who sits here, never by a round of hand-overs.

type WindowProps = {
  readonly prompt: 'respond' | 'banish-window';
  readonly people: readonly { readonly seat: number; readonly name: string }[];
  readonly onNobody: () => void;
  readonly onClaim: (seat: number) => void;
};

export function WindowAsk({ prompt, people, onNobody, onClaim }: WindowProps) {
  const card = prompt === 'respond' ? 'Nay!' : 'Banish';
  return (
    <fieldset class="window-ask">
      <legend>{prompt === 'respond' ? 'A Nay! from anybody here?' : 'Does anybody here Banish?'}</legend>
      <ul class="options">
        <li>
          <button type="button" class="button main" data-key="nobody" data-option={1} onClick={onNobody}>
            Nobody
          </button>
        </li>
        {people.map(({ seat, name }, i) => (
          <li key={seat}>
            <button
              type="button"
              class="button"
              data-key={`claim-${seat}`}
              data-option={i + 2}
              onClick={() => onClaim(seat)}
            >
              <span class={`seat-dot seat-${seat}`} aria-hidden="true" />
              <span>
                {name}
                <small>looks for a {card}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
