// What is said aloud: a polite voice that gathers half a second of events into one utterance, and an urgent one.
// Decides nothing about what is worth saying; screens hand in whole sentences.

import { useEffect, useRef, useState } from 'preact/hooks';

export type Timer = { readonly start: (run: () => void, ms: number) => number; readonly stop: (id: number) => void };

/** A whole sentence, and whether it is one of the big moments. */
export type News = { readonly text: string; readonly weighty: boolean };

/** More than this at once is no longer listened to: then only the big moments are said. */
const MOST = 8;

function worthSaying(waiting: readonly News[]): readonly News[] {
  if (waiting.length <= MOST) return waiting;
  const weighty = waiting.filter((news) => news.weighty);
  return (weighty.length > 0 ? weighty : waiting).slice(-MOST);
}

/** Gathers sentences and says them together, at most one utterance each `ms`. */
export function gatherer(say: (text: string) => void, ms: number, timer: Timer) {
  let waiting: News[] = [];
  let running: number | null = null;
  const flush = () => {
    running = null;
    if (waiting.length === 0) return;
    const said = worthSaying(waiting);
    waiting = [];
    say(said.map((news) => news.text).join(' '));
    running = timer.start(flush, ms);
  };
  return {
    add(news: News) {
      waiting.push(news);
      running ??= timer.start(flush, ms);
    },
    stop() {
      if (running !== null) timer.stop(running);
      running = null;
    },
  };
}

const browserTimer: Timer = {
  start: (run, ms) => window.setTimeout(run, ms),
  stop: (id) => window.clearTimeout(id),
};

type VoiceProps = { readonly news: readonly News[]; readonly newsKey: string; readonly urgent: string };

/** `news`: sentences since the last key; `urgent`: said at once whenever it changes. */
export function Voices({ news, newsKey, urgent }: VoiceProps) {
  const [polite, setPolite] = useState('');
  const voice = useRef<ReturnType<typeof gatherer> | null>(null);
  voice.current ??= gatherer(setPolite, 500, browserTimer);
  // The key stands for the news, whose array is new each time
  useEffect(() => {
    for (const sentence of news) voice.current?.add(sentence);
  }, [newsKey]);
  useEffect(() => () => voice.current?.stop(), []);
  return (
    <>
      <p class="for-ears" role="status" aria-live="polite">
        {polite}
      </p>
      <p class="for-ears" role="alert" aria-live="assertive">
        {urgent}
      </p>
    </>
  );
}
