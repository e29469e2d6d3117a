// The small buttons of the table: undo and redo where they are free, help, conceding, and what the shell adds.

import type { ComponentChildren } from 'preact';
import type { Box } from '../../../present/brah/table/picture.ts';
import { Glyph } from '../../art/glyph.tsx';
import { placed } from './placed.ts';

type ToolsProps = {
  readonly box: Box;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly onHelp: () => void;
  readonly onConcede: (() => void) | null;
  readonly children: ComponentChildren;
};

export function Tools({ box, undo, redo, onHelp, onConcede, children }: ToolsProps) {
  return (
    <nav
      class={`painted-tools ${box.w < 280 ? 'narrow' : ''}`}
      data-region="tools"
      aria-label="Tools"
      style={placed(box)}
    >
      {undo === null ? null : (
        <button type="button" class="button icon on-dark" data-key="undo" onClick={undo}>
          <Glyph sign="undo" /> <span class="tool-word">Undo</span>
        </button>
      )}
      {redo === null ? null : (
        <button type="button" class="button icon on-dark" data-key="redo" onClick={redo}>
          <span class="mirrored">
            <Glyph sign="undo" />
          </span>{' '}
          <span class="tool-word">Redo</span>
        </button>
      )}
      {onConcede === null ? null : (
        <button type="button" class="button icon on-dark" data-key="concede" onClick={onConcede}>
          <Glyph sign="flag" /> <span class="tool-word">Concede</span>
        </button>
      )}
      <button type="button" class="button icon on-dark" onClick={onHelp} aria-label="Keys and help">
        <span aria-hidden="true" class="question">
          ?
        </span>
      </button>
      {children}
    </nav>
  );
}
