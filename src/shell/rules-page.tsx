// The rulebook, with a box to narrow it down. The text comes with the page that asks for it.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Choice, Page } from './page.tsx';
import type { Block } from './prose.tsx';
import { blocksOf, ProseBlock, sought } from './prose.tsx';

type Chapter = { readonly title: string; readonly blocks: readonly Block[] };

function chaptersOf(markdown: string): readonly Chapter[] {
  const chapters: { title: string; blocks: Block[] }[] = [];
  for (const block of blocksOf(markdown)) {
    if (block.kind === 'heading' && block.level <= 2) chapters.push({ title: block.text, blocks: [] });
    else chapters[chapters.length - 1]?.blocks.push(block);
  }
  return chapters;
}

export function RulesText({ markdown }: { readonly markdown: string }) {
  const [word, setWord] = useState('');
  const chapters = useMemo(() => chaptersOf(markdown), [markdown]);
  const wanted = word.trim().toLowerCase();
  const found =
    wanted.length < 2
      ? chapters
      : chapters.map((chapter) => narrowed(chapter, wanted)).filter((chapter) => chapter.blocks.length > 0);
  return (
    <div class="rules">
      <label class="field">
        <span>Find in the rules</span>
        <input
          type="search"
          value={word}
          placeholder="Nay, bribe, B-TURN-05"
          onInput={(event) => setWord(event.currentTarget.value)}
        />
      </label>
      <p class="hint" role="status">
        {wanted.length < 2
          ? `${chapters.length} chapters.`
          : found.length === 0
            ? 'Nothing in the rules says that.'
            : `Found in ${found.length} of ${chapters.length} chapters.`}
      </p>
      {found.map((chapter, i) => (
        <details key={chapter.title} class="chapter" open={wanted.length >= 2 || i === 0}>
          <summary>
            <h2>{chapter.title}</h2>
          </summary>
          <div class="prose">
            {chapter.blocks.map((block, at) => (
              <ProseBlock key={at} block={block} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function narrowed(chapter: Chapter, word: string): Chapter {
  if (chapter.title.toLowerCase().includes(word)) return chapter;
  return {
    title: chapter.title,
    blocks: chapter.blocks.map((block) => sought(block, word)).filter((block) => block !== null),
  };
}

type RulesProps = { readonly load: () => Promise<string> };

export function RulesLoader({ load }: RulesProps) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    load().then(setText, () => setText('## Rules\n\nThe rulebook could not be loaded.'));
  }, [load]);
  return text === null ? <p>One moment.</p> : <RulesText markdown={text} />;
}

/** One rulebook for each game; the one that is open is fetched. */
export type Book = { readonly name: string; readonly load: () => Promise<string> };

export function RulesPage({ books }: { readonly books: readonly Book[] }) {
  const [open, setOpen] = useState(0);
  const book = books[open] ?? books[0];
  return (
    <Page title="Rules" wide>
      <section class="paper setup-part">
        <Choice
          legend="Which game?"
          name="book"
          value={open}
          options={books.map(({ name }, value) => ({ value, name }))}
          onPick={setOpen}
        />
        {book === undefined ? null : <RulesLoader key={book.name} load={book.load} />}
      </section>
    </Page>
  );
}
