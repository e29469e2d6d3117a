// The keys of this screen and what is asked now, in one dialog.

import { Dialog } from './dialog.tsx';
import { KEYS } from './keys.ts';

type HelpProps = {
  readonly ask: string;
  /** What is done in order: a turn, a round. */
  readonly steps: { readonly title: string; readonly each: readonly string[] };
  readonly onClose: () => void;
};

export function Help({ ask, steps, onClose }: HelpProps) {
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
      <h3>{steps.title}</h3>
      <ol class="turn-steps">
        {steps.each.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
