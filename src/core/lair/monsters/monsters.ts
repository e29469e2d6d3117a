// Monsters of the deck and the five bosses (ledger sections 8 and 9), and how many HP they have on the table.

export type DeckMonster = 'rat' | 'giant-bat' | 'goblin' | 'slime' | 'skeleton' | 'zombie' | 'kobold';
export type Boss = 'giant-spider' | 'kobold-warchief' | 'hoard-golem' | 'wyrm-cultist' | 'vharzul';
export type MonsterKind = DeckMonster | Boss;

export type MonsterCard = {
  readonly id: MonsterKind;
  readonly name: string;
  readonly boss: boolean;
  /** Base HP; of a boss: HP per hero. */
  readonly hp: number;
  readonly damage: number;
  readonly defense: number;
  /** To each hero. Vharzul's is victory. */
  readonly rewards: { readonly xp: number; readonly gold: number };
  /** Cards in the deck; 0 for a boss. */
  readonly copies: number;
};

const card = (
  id: DeckMonster,
  name: string,
  hp: number,
  damage: number,
  defense: number,
  copies: number,
): MonsterCard => ({
  id,
  name,
  boss: false,
  hp,
  damage,
  defense,
  // L-MONSTER-04
  rewards: { xp: 1, gold: 1 },
  copies,
});

const boss = (id: Boss, name: string, hp: number, damage: number, defense: number, xp: number, gold: number) =>
  ({ id, name, boss: true, hp, damage, defense, rewards: { xp, gold }, copies: 0 }) satisfies MonsterCard;

/** L-MONSTER-05 to L-MONSTER-11, in the order of the ledger. */
const DECK: readonly MonsterCard[] = [
  card('rat', 'Rat', 1, 1, 4, 9),
  card('giant-bat', 'Giant Bat', 1, 1, 7, 7),
  card('goblin', 'Goblin', 2, 1, 6, 5),
  card('slime', 'Slime', 3, 1, 3, 3),
  card('skeleton', 'Skeleton', 2, 2, 6, 2),
  card('zombie', 'Zombie', 5, 1, 4, 2),
  card('kobold', 'Kobold', 4, 2, 6, 2),
];

/** L-BOSS-02 to L-BOSS-06, in the order they are met. */
export const BOSSES: readonly MonsterCard[] = [
  boss('giant-spider', 'Giant Spider', 10, 1, 6, 4, 6),
  boss('kobold-warchief', 'Kobold Warchief', 30, 1, 7, 4, 8),
  boss('hoard-golem', 'Hoard Golem', 35, 2, 9, 4, 10),
  boss('wyrm-cultist', 'Wyrm Cultist', 30, 3, 8, 4, 12),
  boss('vharzul', 'Vharzul', 50, 3, 8, 0, 0),
];

export const MONSTERS: readonly MonsterCard[] = [...DECK, ...BOSSES];
/** The kinds of the deck, in the order of the ledger. */
export const MONSTER_DECK: readonly MonsterKind[] = DECK.map((m) => m.id);

export function monsterCard(kind: MonsterKind): MonsterCard {
  const found = MONSTERS.find((m) => m.id === kind);
  if (found === undefined) throw new RangeError(`there is no monster "${kind}"`);
  return found;
}

/** The boss of a dungeon, 1 to 5. */
export function bossOf(dungeon: number): MonsterCard {
  const found = BOSSES[dungeon - 1];
  if (found === undefined) throw new RangeError(`there is no dungeon ${dungeon}`);
  return found;
}

/** L-MONSTER-12: a full deck, cards by kind. */
export function monsterCards(): Readonly<Record<string, number>> {
  return Object.fromEntries(DECK.map((m) => [m.id, m.copies]));
}

// L-MONSTER-02
const MULTIPLIERS: readonly number[] = [1, 2, 4, 7, 10];

/** L-MONSTER-01: base HP x heroes x multiplier of the dungeon. */
export function monsterHp(kind: MonsterKind, heroes: number, dungeon: number): number {
  return monsterCard(kind).hp * heroes * (MULTIPLIERS[dungeon - 1] ?? 1);
}

/** L-BOSS-01: the dungeon multiplier does not apply. */
export function bossHp(kind: MonsterKind, heroes: number): number {
  return monsterCard(kind).hp * heroes;
}
