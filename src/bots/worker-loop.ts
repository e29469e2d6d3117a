// What both workers of the page do: answer each question with what the asked bot would do.

import type { Bot, BotName, BotRequest, Thinkable } from './bot.ts';
import { think } from './bot.ts';
import type { Answered, Question } from './worker-client.ts';

/** Answers for ever. A bot that fails answers nothing; whoever asked then takes the default. */
export function answerAll<State, Action, Pick, View>(
  thinking: Thinkable<State, Action, Pick, View>,
  bots: Readonly<Record<BotName, Bot<View, Pick, Action>>>,
): void {
  const answerTo = ({ id, request }: Question<BotRequest<State>>): Answered<Action> => {
    try {
      return { id, action: think(thinking, bots[request.bot], request) };
    } catch {
      return { id, action: null };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<Question<BotRequest<State>>>) => {
    self.postMessage(answerTo(data));
  });
}
