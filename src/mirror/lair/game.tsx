// The whole campaign as a map to read and deeds to press. It shows what the match offers to everybody at this device and
// decides nothing.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ClassId, LairView, Seat } from '../../core/lair/public.ts';
import { logLines } from '../../present/lair/log.ts';
import type { LogLine } from '../../present/lair/log.ts';
import { partWords } from '../../present/lair/numbers.ts';
import { bossLine, dungeonTitle, promptOf } from '../../present/lair/prompts.ts';
import { speechOf } from '../../present/lair/words.ts';
import type { Verbosity } from '../../present/told.ts';
import { GlyphFile } from '../art/glyph.tsx';
import { AskOnce } from '../dialog.tsx';
import { ROUND_STEPS } from '../../present/lair/round-steps.ts';
import { Help } from '../help.tsx';
import { Log } from '../log.tsx';
import { News } from '../news.tsx';
import { useKeyboard } from '../use-keyboard.ts';
import { useMatch } from '../use-match.ts';
import { HpBar, LAIR_GLYPHS, MonsterToken } from './art.tsx';
import { Camp } from './camp.tsx';
import type { Delve, Subject } from './context.ts';
import { DelveContext } from './context.ts';
import { DelveInspector } from './inspector.tsx';
import { DungeonMap, MonsterList } from './map.tsx';
import type { LairMatch } from './match.ts';
import type { Option } from './options.ts';
import { optionsOf } from './options.ts';
import { PartyPanel } from './party.tsx';
import { DelvePrompt } from './prompt.tsx';

export type DelveProps = {
  readonly match: LairMatch;
  /** The seats of the people at this device. */
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly verbosity: Verbosity;
  readonly tools: ComponentChildren;
  readonly children?: ComponentChildren;
};

export function DelveGame({ match, seats, names, verbosity, tools, children }: DelveProps) {
  const version = useMatch(match);
  const view = useMemo(() => match.view('table'), [match, version]);
  const heard = useMemo(() => match.eventsFor('table'), [match, version]);
  const speech = useMemo(() => speechOf(view, names, heard), [view, names, heard]);
  const options = useMemo(() => optionsOf(match, seats, view, speech), [match, seats, view, speech]);
  const lines = useMemo(() => logLines(heard, speech), [heard, speech]);
  const [wanted, setWanted] = useState<ClassId | null>(null);
  const [inspected, setInspected] = useState<Subject | null>(null);
  const [grave, setGrave] = useState<Option | null>(null);
  const [refusal, setRefusal] = useState('');
  const [help, setHelp] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const selected = selectedIn(view, options, wanted);
  const words = promptOf(view, speech);

  const send = (option: Option) => {
    setRefusal(propose(match, option));
  };
  const act = (option: Option) => (option.key === 'concede' ? setGrave(option) : send(option));
  const undoer = seats.find((seat) => match.mayUndo(seat));
  const redoer = seats.find((seat) => match.mayRedo(seat));
  const undo = undoer === undefined ? null : () => void match.undo(undoer);
  const redo = redoer === undefined ? null : () => void match.redo(redoer);
  useKeyboard(
    root,
    { made: 0, isAsked: options.length > 0, back: undo ?? (() => {}), cancel: () => setInspected(null) },
    { help: () => setHelp(true), undo, redo, details: (target) => detailsOf(target) },
  );
  // What was refused is old news once anything has happened.
  useEffect(() => setRefusal(''), [version]);
  const delve: Delve = { view, speech, options, selected, select: setWanted, act, inspect: setInspected };
  const inCamp = view.phase === 'store' || view.phase === 'camp' || view.phase === 'regroup';
  const pending = match.pending();
  return (
    <DelveContext.Provider value={delve}>
      <div
        class={`game delve ${inCamp ? 'at-camp' : ''}`}
        ref={root}
        data-decision={pending.kind === 'decide' ? pending.no : -1}
      >
        <GlyphFile address={LAIR_GLYPHS} />
        <h1 class="for-ears">Lairbreakers, {dungeonTitle(view)}</h1>
        <Banner view={view} tools={tools} onHelp={() => setHelp(true)} />
        <PartyPanel />
        {inCamp ? <Camp /> : <DungeonMap />}
        {inCamp ? null : <MonsterList />}
        <DelvePrompt undo={undo} redo={redo} refusal={refusal}>
          {children}
        </DelvePrompt>
        <div class="delve-log slab">
          <Log lines={lines} numbers={numbersOf} />
        </div>
        {inspected === null ? null : <DelveInspector subject={inspected} onClose={() => setInspected(null)} />}
        {help ? <Help ask={words.ask} steps={ROUND_STEPS} onClose={() => setHelp(false)} /> : null}
        {grave === null ? null : (
          <AskOnce
            title="Give up this attempt?"
            text="The party starts again at the first dungeon. All gold and experience are lost; gear and abilities are kept."
            yes="Give up"
            no="Fight on"
            onNo={() => setGrave(null)}
            onYes={() => {
              setGrave(null);
              send(grave);
            }}
          />
        )}
        <News
          lines={lines}
          verbosity={verbosity}
          viewer="table"
          urgent={options.length > 0 ? `${words.title}: ${words.ask}` : ''}
        />
      </div>
    </DelveContext.Provider>
  );
}

/** Every seat of the option says it; the sentence of the first refusal. */
function propose(match: LairMatch, { seats, picks }: Option): string {
  for (const seat of seats) {
    const pending = match.pending();
    if (pending.kind !== 'decide') return '';
    const draft = match.draft(seat, picks);
    if (draft.kind !== 'action') continue;
    const refusal = match.propose(seat, pending.no, draft.action);
    if (refusal !== null && refusal.code !== 'stale') return refusal.text;
  }
  return '';
}

/** The hero that was chosen, as long as it is there; else the first that can still do something. */
function selectedIn(view: LairView, options: readonly Option[], wanted: ClassId | null): ClassId | null {
  const able = view.heroes.filter((h) => options.some((o) => o.hero === h.id && o.group !== 'done')).map((h) => h.id);
  if (wanted !== null && (able.includes(wanted) || view.phase !== 'hero' || able.length === 0)) return wanted;
  return able[0] ?? wanted ?? view.heroes[0]?.id ?? null;
}

function detailsOf(target: HTMLElement): boolean {
  const more = target.closest('.hero-panel')?.querySelector<HTMLElement>('.chip-more');
  (more ?? target).click();
  return true;
}

function numbersOf(line: LogLine) {
  return line.numbers.map(({ label, number }) => (
    <details key={label} class="unfold">
      <summary>
        {label} {number.total}
      </summary>
      <ul>
        {number.parts.map((part, i) => (
          <li key={i}>{partWords(part)}</li>
        ))}
      </ul>
    </details>
  ));
}

function Banner({
  view,
  tools,
  onHelp,
}: {
  readonly view: LairView;
  readonly tools: ComponentChildren;
  readonly onHelp: () => void;
}) {
  const boss = view.monsters.find((m) => m.boss && m.hp > 0);
  const next = view.bosses[view.depth - 1];
  return (
    <header class="delve-banner">
      {boss === undefined ? (
        next === undefined ? null : (
          <MonsterToken kind={next} />
        )
      ) : (
        <MonsterToken kind={boss.kind} />
      )}
      <p class="banner-words">
        <b>{dungeonTitle(view)}</b>
        <small>{bossLine(view)}</small>
      </p>
      {boss === undefined ? null : <HpBar hp={boss.hp} most={boss.maxHp} of="monster" />}
      <p class="banner-track">
        <span>
          Attempt {view.attempt}
          {view.dungeon === null ? '' : `, round ${view.dungeon.round}`}
        </span>
        <span class="track" role="img" aria-label={`Dungeon ${view.depth} of 5`}>
          {view.bosses.map((kind, i) => (
            <i key={kind} class={i + 1 < view.depth ? 'is-dead' : i + 1 === view.depth ? 'is-next' : ''} />
          ))}
        </span>
      </p>
      <div class="bar-tools">
        <button type="button" class="button icon on-dark" onClick={onHelp} aria-label="Keys and help">
          <span aria-hidden="true" class="question">
            ?
          </span>
        </button>
        {tools}
      </div>
    </header>
  );
}
