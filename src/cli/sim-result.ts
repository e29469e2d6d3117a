// What `npm run sim -- --json` prints: one object about many games among bots.

export type SimResult = {
  readonly games: number;
  readonly finished: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly turns: { readonly p10: number; readonly p50: number; readonly p90: number };
  readonly wins: {
    readonly byReason: Readonly<Record<string, number>>;
    readonly bySeat: Readonly<Record<string, number>>;
  };
  readonly kevin: { readonly metPerGame: number; readonly beatenPerGame: number };
  readonly hash: string;
};
