// A position of the table as it is handed to the page that shows it.

import type { BrahView, Pick } from '../../src/core/brah/public.ts';

export type Laid = {
  readonly name: string;
  readonly view: BrahView;
  readonly offered: readonly Pick[];
  readonly names: readonly string[];
};
