// The rulebook's text, fetched when somebody reads it: as a file of its own, so that it is no part of any script.

const RULES = new URL('../../assets/texts/rules/brah.md', import.meta.url);

export async function loadRules(): Promise<string> {
  const answer = await fetch(RULES);
  if (!answer.ok) throw new Error('The rulebook could not be fetched.');
  return answer.text();
}
