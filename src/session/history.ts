// What happened in a match, kept for each viewer as it may know it. Follows undo and redo: what was taken back is not
// told any more, what was brought back is told again under its old number.

import type { Viewer } from '../core/kernel/knowledge.ts';
import type { Entry } from '../core/kernel/log.ts';
import type { Chain, Step } from '../core/kernel/replay.ts';
import type { Heard } from './port.ts';

type Steps<State, Action, Event> = Chain<Step<State, Action, Event>>;

export class History<State, Action, Event> {
  readonly #viewEvent: (event: Event, viewer: Viewer) => Event;
  /** One for each step that stands, oldest first. */
  readonly #heard: Heard<Event>[] = [];
  readonly #cut = new Map<Viewer, Heard<Event>[]>();

  constructor(viewEvent: (event: Event, viewer: Viewer) => Event, steps: Steps<State, Action, Event>) {
    this.#viewEvent = viewEvent;
    this.#append(steps, Number.POSITIVE_INFINITY);
  }

  /** The log got this entry, and these are the steps that stand now. */
  follow(entry: Entry<Action>, steps: Steps<State, Action, Event>): void {
    switch (entry.kind) {
      case 'act':
      case 'chance':
      case 'default':
        return this.#append(steps, 1);
      case 'undo':
        this.#heard.length -= entry.count;
        for (const list of this.#cut.values()) list.length = Math.min(list.length, this.#heard.length);
        return;
      case 'redo': {
        // What stands beyond what was heard last is what came back.
        const last = this.#heard[this.#heard.length - 1]?.entry ?? -1;
        let back = 0;
        for (let rest = steps; rest !== null && rest.last.at !== last; rest = rest.rest) back += 1;
        return this.#append(steps, back);
      }
      case 'holder':
        return;
    }
  }

  /** All that stands, cut to the viewer, oldest first. A list of its own at each call. */
  eventsFor(viewer: Viewer): readonly Heard<Event>[] {
    const list = this.#cut.get(viewer) ?? [];
    this.#cut.set(viewer, list);
    for (const { entry, events } of this.#heard.slice(list.length)) {
      list.push({ entry, events: events.map((event) => this.#viewEvent(event, viewer)) });
    }
    return list.slice();
  }

  #append(steps: Steps<State, Action, Event>, most: number): void {
    const found: Heard<Event>[] = [];
    for (let rest = steps; rest !== null && found.length < most; rest = rest.rest) {
      found.push({ entry: rest.last.at, events: rest.last.events });
    }
    for (const heard of found.toReversed()) this.#heard.push(heard);
  }
}
