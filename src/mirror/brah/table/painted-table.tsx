// The painted table for one viewer: the stage paints the picture, and over it lie real buttons, the words and the
// panels, all from the same picture. It shows what the match offers and decides nothing.

import { useMemo, useRef, useState } from 'preact/hooks';
import type { Pick } from '../../../core/brah/public.ts';
import { logLines } from '../../../present/brah/log.ts';
import { promptOf } from '../../../present/brah/prompts.ts';
import type { Picture, Thing, ThingKey } from '../../../present/brah/table/picture.ts';
import type { Stage } from '../../../present/brah/table/stage.ts';
import type { GameProps } from '../game.tsx';
import { GraveQuestion } from '../grave-question.tsx';
import { TURN_STEPS } from '../../../present/brah/turn-steps.ts';
import { Help } from '../../help.tsx';
import { Inspector } from '../inspector.tsx';
import { News } from '../../news.tsx';
import type { Subject } from '../table-context.ts';
import { TableContext } from '../table-context.ts';
import { useKeyboard } from '../../use-keyboard.ts';
import type { Table } from '../use-table.ts';
import { draftingOf, useTableState } from '../use-table.ts';
import { thingOf } from './answers.ts';
import { Buttons } from './buttons.tsx';
import { LogPanel } from './log-panel.tsx';
import type { Offers } from './offers.ts';
import { offersOf } from './offers.ts';
import { answered, pressed } from './press.ts';
import { pictureOf } from './printed.ts';
import { Ribbon } from './ribbon.tsx';
import { SideContext, SideSheet } from './side-sheet.tsx';
import { Spread } from './spread.tsx';
import { Things } from './things.tsx';
import { Tools } from './tools.tsx';
import { useFan } from './use-fan.ts';
import type { Holding } from './use-hands.ts';
import { useHands } from './use-hands.ts';
import { usePicture } from './use-picture.ts';
import { useSize } from './use-size.ts';

export type PaintedProps = GameProps & {
  /** What paints; null until it is open. */
  readonly stage: Stage | null;
};

export function PaintedTable({ match, viewer, names, verbosity, tools, children, stage }: PaintedProps) {
  const table = useTableState(match, viewer, names);
  const holding = useHands(table);
  const state = useMemo(() => ({ ...table.state, pictureOf }), [table.state]);
  const { view, speech, seat } = state;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const fan = useFan();
  const heard = useMemo(() => match.eventsFor(viewer), [match, viewer, view]);
  const lines = useMemo(() => logLines(heard, speech), [heard, speech]);
  const picture = usePicture({ table, hands: holding.hands, size, scroll: fan.scroll, heard, stage });
  const [help, setHelp] = useState(false);
  const [peeking, setPeeking] = useState('');
  const words = promptOf(view, speech);
  const undo = seat !== null && match.mayUndo(seat) ? () => void match.undo(seat) : null;
  const redo = seat !== null && match.mayRedo(seat) ? () => void match.redo(seat) : null;
  const inspectThing = (key: ThingKey) => {
    const subject = picture?.things.find((thing) => thing.key === key)?.subject ?? null;
    if (subject !== null) table.inspect(subject);
    return subject !== null;
  };
  const at = { hands: holding.hands, made: state.making.picks, ask: table.ask, view };
  const onPress = (thing: Thing) => holding.act(pressed(thing, at), () => inspectThing(thing.key));
  const retreat = () => {
    if (table.inspected !== null) table.inspect(null);
    else if (holding.hands.armed !== null || holding.hands.selected !== null) holding.letGo();
    else table.cancel();
  };
  useKeyboard(
    root,
    { ...draftingOf(table), cancel: retreat, back: holding.hands.armed === null ? table.back : holding.letGo },
    { help: () => setHelp(true), undo, redo, details: (target) => detailsOf(target, inspectThing, table) },
  );
  fan.useOn(root, { picture, stage, table, holding, inspectThing });
  const offers = picture === null ? null : offersIn(picture, table, holding);
  const sheet = `${table.decision}/${state.making.picks.length > 0 ? 'more' : ''}`;
  const spread = offers !== null && (offers.spread.length > 0 || chosenUnseen(picture, table).length > 0);
  return (
    <TableContext.Provider value={state}>
      <div
        class={`game painted ${seat === null ? 'shared' : ''} ${stage === null ? 'unpainted' : ''}`}
        ref={root}
        data-decision={table.decision}
      >
        <h1 class="for-ears">Dungeon Brah, {view.turn.number === 0 ? 'setting up' : `turn ${view.turn.number}`}</h1>
        {picture === null || offers === null ? null : (
          <>
            <section data-region="prompt" aria-labelledby="prompt-title">
              <Ribbon
                box={picture.panels.ribbon}
                refusal={table.refusal}
                shown={chosenSeen(picture, table)}
                onWithout={table.without}
              />
              {spread && peeking !== sheet ? (
                <Spread
                  picture={picture}
                  picks={offers.spread}
                  chosen={chosenUnseen(picture, table)}
                  hands={holding.hands}
                  onPress={(pick) => holding.act(answered(pick, at), () => {})}
                  onWithout={table.without}
                  onPeek={() => setPeeking(sheet)}
                />
              ) : null}
              <Buttons
                box={picture.panels.buttons}
                offers={offers}
                onBack={backOf(table, holding)}
                onCancel={state.making.picks.length > 1 ? table.cancel : null}
                onSpread={spread && peeking === sheet ? () => setPeeking('') : null}
              >
                {children}
              </Buttons>
            </section>
            <Things picture={picture} hands={holding.hands} onPress={onPress} onPoint={(key) => stage?.point(key)} />
            <LogPanel box={picture.panels.log} lines={lines} />
            <Tools
              box={picture.panels.tools}
              undo={undo}
              redo={redo}
              onHelp={() => setHelp(true)}
              onConcede={table.mayConcede ? () => state.choose({ pick: 'concede' }) : null}
            >
              {tools}
            </Tools>
          </>
        )}
        {table.inspected === null || picture === null ? null : (
          <SideContext.Provider value={{ picture, now: nowOf(table.inspected, picture) }}>
            <Inspector
              key={JSON.stringify(table.inspected)}
              subject={table.inspected}
              onClose={() => table.inspect(null)}
              frame={SideSheet}
            />
          </SideContext.Provider>
        )}
        {help ? <Help ask={words.ask} steps={TURN_STEPS} onClose={() => setHelp(false)} /> : null}
        <GraveQuestion table={table} />
        <News
          lines={lines}
          verbosity={verbosity}
          viewer={viewer}
          urgent={words.mine ? `${words.title}: ${words.ask}` : ''}
        />
      </div>
    </TableContext.Provider>
  );
}

function offersIn(picture: Picture, table: Table, holding: Holding): Offers {
  const { view, speech, making } = table.state;
  return offersOf({
    view,
    speech,
    made: making.picks,
    hands: holding.hands,
    things: picture.things,
    rest: picture.rest,
  });
}

/** One step back: lets go what is held, else takes the last pick back. */
function backOf(table: Table, { hands, letGo }: Holding): (() => void) | null {
  if (hands.armed !== null || hands.selected !== null) return letGo;
  return table.state.making.picks.length > 0 ? table.back : null;
}

/** Chosen cards that lie nowhere on the table: they stay in the sheet. */
function chosenUnseen(picture: Picture | null, { state }: Table): readonly Pick[] {
  return state.making.picks.filter(
    (pick) => pick.pick === 'card' && !(picture?.things.some((thing) => thing.key === `card:${pick.card}`) ?? true),
  );
}

/** Chosen weapons and Traits: each lies on the table with its mark. */
function chosenSeen({ things }: Picture, { state }: Table): readonly Pick[] {
  // A strip too small to be pressed shows the mark, but cannot be pressed to take it back.
  const marked = new Set(
    things.flatMap((thing) => (thing.mark === 'chosen' && thing.subject !== null ? [thing.key] : [])),
  );
  return state.making.picks.filter(
    (pick) =>
      (pick.pick === 'weapon' || pick.pick === 'trait') && marked.has(thingOf(pick, state.view) ?? 'nothing:chosen'),
  );
}

/** Why the thing whose details are open can do nothing, where a card of the hand does not say so itself. */
function nowOf(subject: Subject, { things }: Picture): readonly string[] {
  const same = JSON.stringify(subject);
  const thing = things.find((one) => JSON.stringify(one.subject) === same);
  return thing === undefined || thing.zone === 'hand' || thing.why === '' ? [] : [thing.why];
}

/** The details of what is in focus: a thing of the table, or a card of the sheet. */
function detailsOf(target: HTMLElement, inspect: (key: ThingKey) => boolean, table: Table): boolean {
  const key = target.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
  if (key !== undefined) return inspect(key);
  const face = target.closest<HTMLElement>('[data-face]')?.dataset['face'];
  if (face === undefined) return false;
  table.inspect({ of: 'card', face, card: null });
  return true;
}
