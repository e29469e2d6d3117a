// A page with one sentence and a way on.

import type { ComponentChildren } from 'preact';

export function Notice({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <main class="fault">
      <h1>{title}</h1>
      {children}
    </main>
  );
}
