// The part of the balance report on Lairbreakers: campaigns of a greedy party for every row of the design figures.

import { ABILITIES, GEAR } from '../core/lair/public.ts';
import type { LairDesign } from './design-figures.ts';
import { LAIR_DESIGN } from './design-figures.ts';
import { figure, percents, table } from './markdown.ts';
import type { Tale, Told } from './sim-lair.ts';
import { tellCampaign } from './sim-lair.ts';
import { meanOf, percentileOf, shareOf } from './statistics.ts';

type Played = { readonly design: LairDesign; readonly told: readonly Told[] };

const DUNGEONS = [1, 2, 3, 4, 5] as const;
const PARTY_ROWS = ['campaigns of', ...DUNGEONS.map((d) => `D${d}`)];

/** Plays the campaigns and tells them as a chapter; `say` hears of each row that is done. */
export function lairBalance(campaigns: number, say: (line: string) => void): string {
  const played = LAIR_DESIGN.map((design): Played => {
    const told = Array.from({ length: campaigns }, (_, n) => {
      const party = design.parties[n % design.parties.length] ?? [];
      return tellCampaign(party, ['greedy'], `balance/${design.name}/${n}`);
    });
    say(`${design.name}: ${campaigns} campaigns`);
    return { design, told };
  });
  const all = played.flatMap(({ told }) => told);
  return `## Lairbreakers

${all.length} campaigns, ${campaigns} a row, each played by one greedy bot until Vharzul fell: all of them were won.
D1 to D5 are the five dungeons. Where a row has several parties, campaigns take them in turn:
${partiesOf(played)}

### Attempts to victory

${attempts(played)}

### Dungeons won at the first visit, in percent of campaigns

${firstVisits(played)}

### Dungeons won at any visit, in percent of visits

${allVisits(played)}

### Rounds of a dungeon that was won

${rounds(played)}

### Where attempts end

${endings(played)}

### Cards

${cards(all)}
`;
}

function partiesOf(played: readonly Played[]): string {
  return played
    .filter(({ design }) => design.parties.length > 1)
    .map(({ design }) => `\n- ${design.name}: ${design.parties.map((party) => party.join(', ')).join('; ')}.`)
    .join('');
}

function attempts(played: readonly Played[]): string {
  return table(
    ['party', 'p10', 'median', 'p90', 'mean', 'expected p10 / median / p90'],
    played.map(({ design, told }) => {
      const values = told.map((t) => t.attempts);
      const at = (percent: number): string => figure(percentileOf(values, percent), 0);
      return [design.name, at(10), at(50), at(90), figure(meanOf(values), 1), design.attempts.join(' / ')];
    }),
  );
}

/** The visits to a dungeon in the order they were paid. */
function visitsOf({ tale }: Told, dungeon: number): readonly { won: boolean; round: number }[] {
  return tale.visits.get(dungeon) ?? [];
}

function firstVisits(played: readonly Played[]): string {
  return table(
    [...PARTY_ROWS, 'expected'],
    played.map(({ design, told }) => [
      design.name,
      ...DUNGEONS.map((d) => {
        const won = told.filter((t) => visitsOf(t, d)[0]?.won === true);
        return percents(shareOf(won.length, told.length));
      }),
      design.firstVisit.join(' / '),
    ]),
  );
}

function allVisits(played: readonly Played[]): string {
  return table(
    PARTY_ROWS,
    played.map(({ design, told }) => [
      design.name,
      ...DUNGEONS.map((d) => {
        const visits = told.flatMap((t) => visitsOf(t, d));
        return percents(shareOf(visits.filter((v) => v.won).length, visits.length));
      }),
    ]),
  );
}

function rounds(played: readonly Played[]): string {
  return table(
    [...PARTY_ROWS, 'expected'],
    played.map(({ design, told }) => [
      design.name,
      ...DUNGEONS.map((d) => {
        const won = told.flatMap((t) => visitsOf(t, d)).filter((v) => v.won);
        return figure(meanOf(won.map((v) => v.round)), 1);
      }),
      design.rounds.join(' / '),
    ]),
  );
}

/** Shares of all wipes by dungeon, and what the last blow was. */
function endings(played: readonly Played[]): string {
  const sumOf = (told: readonly Told[], fits: (cause: string) => boolean): number =>
    told.reduce((sum, { tale }) => sum + [...tale.wipes].reduce((n, [cause, c]) => n + (fits(cause) ? c : 0), 0), 0);
  return table(
    [...PARTY_ROWS, 'by Fire Breath', 'by a Trap'],
    played.map(({ design, told }) => {
      const whole = sumOf(told, () => true);
      const part = (fits: (cause: string) => boolean): string => percents(shareOf(sumOf(told, fits), whole));
      return [
        design.name,
        ...DUNGEONS.map((d) => part((cause) => cause.startsWith(`dungeon ${d}:`))),
        part((cause) => cause.endsWith('fire-breath')),
        part((cause) => cause.endsWith('trap')),
      ];
    }),
  );
}

const SHOWN = 8;

/** The cards bought most and least often: an ability in campaigns with its class, gear in all. */
function cards(all: readonly Told[]): string {
  const rowOf = (id: string, name: string, told: readonly Told[]) => {
    const shareBy = (has: (tale: Tale) => boolean) => shareOf(told.filter(({ tale }) => has(tale)).length, told.length);
    return { name: `${id} ${name}`, bought: shareBy((t) => t.bought.has(id)), used: shareBy((t) => t.used.has(id)) };
  };
  const sorted = (rows: readonly ReturnType<typeof rowOf>[]) =>
    rows.toSorted((a, b) => b.bought.value - a.bought.value);
  const gear = sorted(GEAR.map(({ id, name }) => rowOf(id, name, all)));
  const abilities = sorted(
    ABILITIES.map((card) =>
      rowOf(
        card.id,
        card.name,
        all.filter(({ party }) => party.includes(card.class)),
      ),
    ),
  );
  const shown = (rows: readonly ReturnType<typeof rowOf>[]): string =>
    table(
      ['card', 'bought', 'worn or used'],
      [...rows.slice(0, SHOWN), ...rows.slice(-SHOWN)].map((row) => [
        row.name,
        percents(row.bought),
        percents(row.used),
      ]),
    );
  return `In percent of campaigns, the ${SHOWN} cards bought most often and the ${SHOWN} bought least often; an ability in percent of campaigns with its class.

${shown(gear)}

${shown(abilities)}`;
}
