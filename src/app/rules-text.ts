// The rulebook's text, fetched when somebody reads it.

export async function loadRules(): Promise<string> {
  return (await import('../../assets/texts/rules/brah.md?raw')).default;
}
