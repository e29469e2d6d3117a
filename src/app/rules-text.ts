// The rulebooks' texts, fetched when somebody reads them: as files of their own, so that they are no part of any script.

async function read(book: URL): Promise<string> {
  const answer = await fetch(book);
  if (!answer.ok) throw new Error('The rulebook could not be fetched.');
  return answer.text();
}

const BRAH = new URL('../../assets/texts/rules/brah.md', import.meta.url);
const LAIR = new URL('../../assets/texts/rules/lair.md', import.meta.url);

export const loadBrahRules = (): Promise<string> => read(BRAH);
export const loadLairRules = (): Promise<string> => read(LAIR);
