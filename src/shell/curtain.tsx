// The curtain between two people at one device: nothing of the game is on the page while it hangs.

import { KevinHead } from '../mirror/art/kevin.tsx';
import { HoldButton } from './hold.tsx';

type CurtainProps = {
  readonly name: string;
  readonly seat: number;
  /** What waits behind it, without a word about cards: `It is your turn.` */
  readonly what: string;
  readonly onReveal: () => void;
  readonly onMenu: () => void;
};

export function Curtain({ name, seat, what, onReveal, onMenu }: CurtainProps) {
  return (
    <main class={`curtain seat-${seat}`}>
      <div class="curtain-kevin">
        <KevinHead />
      </div>
      <h1>
        Pass it to <em>{name}</em>
      </h1>
      <p>{what} Everybody else looks away.</p>
      <HoldButton words={`Show ${name}'s cards`} again={`Press again to show ${name}'s cards`} onHeld={onReveal} />
      <button type="button" class="button on-dark" onClick={onMenu}>
        Menu
      </button>
    </main>
  );
}
