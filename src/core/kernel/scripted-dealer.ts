// The dealer of scenario tests: every chance is written down beforehand by what it is for; one that is not written down
// is an error. Cards nobody was shown need not exist before they are asked for: then the script says what they are.

import type { ChanceAnswer, ChanceSpec } from './chance.ts';
import type { Dealer, Faces, Hidden } from './dealer.ts';
import { changed, layShuffled, lookUp } from './dealer.ts';
import type { CardId, Face } from './knowledge.ts';
import { NOBODY } from './knowledge.ts';

/** Queues by the `what` of the chance; each answer is used once, in order. */
export type Script = {
  readonly rolls?: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly picks?: Readonly<Record<string, readonly number[]>>;
  /** For each shuffle the faces from the top; cards not named follow in the order they lay. */
  readonly shuffles?: Readonly<Record<string, readonly (readonly Face[])[]>>;
  /** What cards of unknown face turn out to be, in the order they are first asked for by a reveal. */
  readonly faces?: Readonly<Record<string, readonly Face[]>>;
  /** For counts over cards of unknown face. */
  readonly counts?: Readonly<Record<string, readonly number[]>>;
  /** What an unscripted shuffle does: `error` (also when not given) or keep the order. */
  readonly shuffleElse?: 'error' | 'keep-order';
};

/** Chance was asked for something the script does not say. */
export class Unscripted extends Error {
  constructor(spec: ChanceSpec, why: string) {
    super(`the script has no ${spec.kind} for '${spec.what}': ${why}`);
    this.name = 'Unscripted';
  }
}

export type ScriptedDealer = Dealer & {
  /** What the script still holds, as `kind what`, for a test's last line. */
  readonly unused: () => readonly string[];
};

type Queues = { readonly [K in 'rolls' | 'picks' | 'shuffles' | 'faces' | 'counts']: Map<string, unknown[]> };

export function scriptedDealer(script: Script): ScriptedDealer {
  const queues: Queues = {
    rolls: queued(script.rolls),
    picks: queued(script.picks),
    shuffles: queued(script.shuffles),
    faces: queued(script.faces),
    counts: queued(script.counts),
  };
  return {
    deal: (spec, _number, hidden, faces) => {
      switch (spec.kind) {
        case 'roll':
          return { answer: { kind: 'roll', dice: taken(queues.rolls, spec) as number[] }, hidden };
        case 'pick':
          return { answer: { kind: 'pick', value: taken(queues.picks, spec) as number }, hidden };
        case 'shuffle':
          return shuffled(spec, script.shuffleElse ?? 'error', queues, hidden, faces);
        case 'count':
          return counted(spec, queues, hidden, faces);
        case 'reveal':
          return lookUp(spec, found(spec, queues, hidden, faces), faces);
      }
    },
    unused: () =>
      Object.entries(queues).flatMap(([kind, byWhat]) =>
        [...byWhat].filter(([, left]) => left.length > 0).map(([what]) => `${kind} ${what}`),
      ),
  };
}

function queued(lists: Readonly<Record<string, readonly unknown[]>> | undefined): Map<string, unknown[]> {
  return new Map(Object.entries(lists ?? {}).map(([what, list]) => [what, [...list]]));
}

function taken(queue: Map<string, unknown[]>, spec: ChanceSpec): unknown {
  const next = queue.get(spec.what)?.shift();
  if (next === undefined) throw new Unscripted(spec, 'nothing is left');
  return next;
}

/** The hidden faces with those of the script filled in for cards that nobody holds. */
function found(spec: Extract<ChanceSpec, { kind: 'reveal' }>, queues: Queues, hidden: Hidden, faces: Faces): Hidden {
  const come = spec.ids.filter((id) => faceOf(id, hidden, faces) === null);
  return changed(
    hidden,
    [],
    come,
    come.map(() => taken(queues.faces, spec) as Face),
  );
}

function faceOf(id: CardId, hidden: Hidden, faces: Faces): Face | null {
  return hidden.get(id) ?? faces.heldFace(id);
}

function counted(spec: Extract<ChanceSpec, { kind: 'count' }>, queues: Queues, hidden: Hidden, faces: Faces) {
  if (spec.ids.every((id) => faceOf(id, hidden, faces) !== null)) return lookUp(spec, hidden, faces);
  const answer: ChanceAnswer = { kind: 'count', n: taken(queues.counts, spec) as number };
  return { answer, hidden };
}

function shuffled(
  spec: Extract<ChanceSpec, { kind: 'shuffle' }>,
  otherwise: 'error' | 'keep-order',
  queues: Queues,
  hidden: Hidden,
  faces: Faces,
) {
  const lay = spec.ids.map((id) => faceOf(id, hidden, faces));
  const scripted = queues.shuffles.get(spec.what)?.shift() as readonly Face[] | undefined;
  if (scripted === undefined && otherwise === 'error') throw new Unscripted(spec, 'nothing is left');
  const rest = [...lay];
  for (const face of scripted ?? []) {
    // A card of unknown face may be any card.
    const at = rest.includes(face) ? rest.indexOf(face) : rest.indexOf(null);
    if (at < 0) throw new Unscripted(spec, `${face} is not among the cards`);
    rest.splice(at, 1);
  }
  const order = [...(scripted ?? []), ...rest];
  const known = order.filter((face) => face !== null);
  if (known.length === order.length) return layShuffled(spec, known, hidden);
  if (spec.to !== NOBODY) throw new Unscripted(spec, 'somebody is to see cards of unknown face');
  const come = spec.fresh.filter((_, i) => (order[i] ?? null) !== null);
  const laid = changed(hidden, spec.ids, come, known);
  return { answer: { kind: 'shuffle', faces: null } as const, hidden: laid };
}
