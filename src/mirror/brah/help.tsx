// The keys of this screen and what is asked now, in one dialog.

import { Dialog } from '../dialog.tsx';
import { KEYS } from '../keys.ts';

export function Help({ ask, onClose }: { readonly ask: string; readonly onClose: () => void }) {
  return (
    <Dialog title="Keys and help" onClose={onClose}>
      <p class="help-ask">{ask}</p>
      <dl class="key-list">
        {KEYS.map((entry) => (
          <div key={entry.keys}>
            <dt>{entry.keys}</dt>
            <dd>{entry.what}</dd>
          </div>
        ))}
      </dl>
      <h3>A turn</h3>
      <ol class="turn-steps">
        <li>Empty your Litterbox.</li>
        <li>Draw a card, and extra cards if Cursed Idols are in play.</li>
        <li>Look at the World Enchantments and Traits: their rules hold.</li>
        <li>Trade, play cards and fight, in any order; every foe must be dealt with.</li>
        <li>Discard down to your hand size.</li>
      </ol>
    </Dialog>
  );
}
