// Reads the small Markdown of our own texts (headings, paragraphs, lists, tables, bold, code) into elements.
// Text stays text: nothing in it can become markup.

import type { ComponentChildren } from 'preact';

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (heading !== null) {
      blocks.push({ kind: 'heading', level: (heading[1] ?? '#').length, text: heading[2] ?? '' });
      i += 1;
    } else if (/^([-*]|\d+\.) /.test(line)) {
      const items: string[] = [];
      for (; i < lines.length && (lines[i] ?? '').trim() !== '' && !/^#/.test(lines[i] ?? ''); i++) {
        const text = lines[i] ?? '';
        const item = /^([-*]|\d+\.) (.*)$/.exec(text);
        if (item !== null) items.push(item[2] ?? '');
        else items.push(`${items.pop() ?? ''} ${text.trim()}`.trim());
      }
      blocks.push({ kind: 'list', items });
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      for (; (lines[i] ?? '').startsWith('|'); i++) {
        const cells = (lines[i] ?? '')
          .replace(/^\||\|\s*$/g, '')
          .split('|')
          .map((cell) => cell.trim());
        if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells);
      }
      const [head = [], ...body] = rows;
      blocks.push({ kind: 'table', head, rows: body });
    } else if (line.trim() === '') {
      i += 1;
    } else {
      const paragraph: string[] = [];
      for (; i < lines.length && (lines[i] ?? '').trim() !== '' && !/^(#|\||[-*] )/.test(lines[i] ?? ''); i++)
        paragraph.push((lines[i] ?? '').trim());
      blocks.push({ kind: 'paragraph', text: paragraph.join(' ') });
    }
  }
  return blocks;
}

/** Bold, italic and code inside a line. */
export function Line({ text }: { readonly text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/);
  return (
    <>
      {parts.map((part, i): ComponentChildren => {
        if (part.startsWith('**')) return <b key={i}>{part.slice(2, -2)}</b>;
        if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
        if (part.startsWith('*') && part.length > 2) return <i key={i}>{part.slice(1, -1)}</i>;
        return part;
      })}
    </>
  );
}

export function ProseBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? (
        <h2>
          <Line text={block.text} />
        </h2>
      ) : (
        <h3>
          <Line text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i}>
              <Line text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <ul class="rows">
          {block.rows.map((row, i) => (
            <li key={i}>
              {row.map((cell, at) => (
                <span key={at}>
                  {at === 0 ? null : <b>{block.head[at]}: </b>}
                  <Line text={cell} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      );
  }
}

/** The part of a block that holds what is sought; null when nothing does. */
export function sought(block: Block, word: string): Block | null {
  const holds = (text: string) => text.toLowerCase().includes(word);
  switch (block.kind) {
    case 'heading':
      return null;
    case 'paragraph':
      return holds(block.text) ? block : null;
    case 'list': {
      const items = block.items.filter(holds);
      return items.length === 0 ? null : { kind: 'list', items };
    }
    case 'table': {
      const rows = block.rows.filter((row) => row.some(holds));
      return rows.length === 0 ? null : { ...block, rows };
    }
  }
}
