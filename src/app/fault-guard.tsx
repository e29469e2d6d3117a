// The last line: when drawing fails, a sentence and two ways on instead of an empty page. The game is saved already.

import type { ComponentChildren } from 'preact';
import { Component } from 'preact';

type Props = { readonly children: ComponentChildren };

export class FaultGuard extends Component<Props, { readonly fault: string | null }> {
  override state = { fault: null as string | null };

  static override getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.fault === null) return this.props.children;
    return (
      <main class="fault">
        <h1>Well, that broke</h1>
        <p>Something in this page went wrong. Your game is saved up to the last move.</p>
        <p class="hint">What the page says about it: {this.state.fault}</p>
        <p>
          <button
            type="button"
            class="button main big"
            onClick={() => {
              location.hash = '#/';
              location.reload();
            }}
          >
            Back to the menu
          </button>
        </p>
      </main>
    );
  }
}
