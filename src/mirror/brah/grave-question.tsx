// The one question before an action that cannot be taken back.

import { AskOnce } from '../dialog.tsx';
import type { Table } from './use-table.ts';

export function GraveQuestion({ table }: { readonly table: Table }) {
  const { grave, confirm, spare } = table;
  return grave === null ? null : <AskOnce {...grave} onYes={confirm} onNo={spare} />;
}
