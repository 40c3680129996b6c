// Questions on demand: answers in words for those who do not see the picture, and for those who lost the thread.
import { say } from "../lib/words";
import { choicesOf, thingsOf } from "./choices";
import type { View } from "../lib/wire";
import type { TableStore } from "./store/store.svelte";

export const QUESTIONS = ["can", "happened", "stands"] as const;
export type Question = (typeof QUESTIONS)[number];

/** What answers are told from. */
type Told = Pick<TableStore, "view" | "pictures" | "shown" | "past">;

const WORDS = { can: "table-ask-can", happened: "table-ask-happened", stands: "table-ask-stands" } as const;

export function wordsOf(question: Question): string {
  return say(WORDS[question]);
}

/** The table's own questions, then those of the game, in words. */
export function asked(view: View | null): string[] {
  return [...QUESTIONS.map(wordsOf), ...(view?.replies ?? []).map((one) => one.question)];
}

/** The answer to the k-th of them. */
export function answer(k: number, store: Told): readonly string[] {
  const question = QUESTIONS[k];
  return question !== undefined ? reply(question, store) : (store.view?.replies?.[k - QUESTIONS.length]?.lines ?? []);
}

/** The answer, a sentence a line. */
export function reply(question: Question, store: Told): string[] {
  switch (question) {
    case "can":
      return whatCanI(store);
    case "happened":
      return store.pictures.news.length > 0 ? store.pictures.news.map((line) => line.text) : [say("table-answer-nothing")];
    case "stands":
      return whatStands(store);
  }
}

function whatCanI({ view, pictures }: Told): string[] {
  if (view === null) return [say("table-loading")];
  if (view.moves.length === 0) return [view.status, say("table-answer-wait")];
  const choices = choicesOf(view.moves, pictures.shapes, view.carries);
  return [view.status, say("table-answer-moves", { number: choices.length }), ...choices.map((choice) => closed(choice.label))];
}

/** Words with a full stop, so that screen readers pause behind them. */
function closed(words: string): string {
  return /[.!?]$/u.test(words) ? words : `${words}.`;
}

function whatStands({ shown, past }: Told): string[] {
  if (shown === null) return [say("table-loading")];
  const places = thingsOf(shown);
  const begin = past.back === null ? [] : [say("table-back-mark", { at: past.back.at })];
  return [...begin, shown.summary, ...places.map((place) => say("table-answer-place", { place: place.label, things: place.things.join("; ") }))];
}
