// Who and what this is made from. The licences stand in the project's own credits file.

import { Page } from './page.tsx';

export function CreditsPage() {
  return (
    <Page title="Credits">
      <section class="paper setup-part prose">
        <h2>Pictures</h2>
        <p>
          Icons by Lorc, Delapouite and contributors, from game-icons.net, licence CC BY 3.0, modified: recoloured,
          outlined and combined. Kevin is our own.
        </p>
        <h2>Letters</h2>
        <p>
          New Rocker by Pablo Impallari; Alegreya Sans and Alegreya Sans SC by Juan Pablo del Peral (Huerta
          Tipográfica). SIL Open Font License 1.1.
        </p>
        <h2>Made with</h2>
        <p>Preact, localForage, Valibot and Vite, with thanks.</p>
      </section>
    </Page>
  );
}
