// Questions on demand: answers in words for those who do not see the picture, and for those who lost the thread.
import { closed, say } from "../lib/words";
import { choicesOf, groupsOf, type Section, sectionsOf, thingsOf } from "./choices";
import { sentencesOf } from "./first-sentence";
import { spoken } from "./spoken";
import { toldOnce } from "./folding";
import type { View } from "../lib/wire";
import type { TableStore } from "./store/store.svelte";

export const QUESTIONS = ["can", "happened", "stands"] as const;
export type Question = (typeof QUESTIONS)[number];

/** Of more moves in groups it is only said how many each group has. */
const MOST_HEARD = 16;

/** What answers are told from. */
type Told = Pick<TableStore, "view" | "shapes" | "pictures" | "shown" | "past">;

const WORDS = { can: "table-ask-can", happened: "table-ask-happened", stands: "table-ask-stands" } as const;

export function wordsOf(question: Question): string {
  return say(WORDS[question]);
}

/** The table's own questions, then those of the game, in words. */
export function asked(view: View | null): string[] {
  return [...QUESTIONS.map(wordsOf), ...(view?.replies ?? []).map((one) => one.question)];
}

/** The answer to the k-th of them; `before`: how often it was asked just before. */
export function answer(k: number, store: Told, before = 0): readonly string[] {
  const question = QUESTIONS[k];
  if (question !== undefined) return reply(question, store, before);
  const found = store.view?.replies?.[k - QUESTIONS.length];
  if (found === undefined) return [];
  if (found.more.length === 0) return found.lines;
  return isOdd(before) ? found.more : [...found.lines, say("table-answer-again")];
}

/** The answer, a sentence a line; asked again, it goes on with more of what there is to say. */
export function reply(question: Question, store: Told, before = 0): string[] {
  switch (question) {
    case "can":
      return whatCanI(store);
    case "happened":
      return whatHappened(store, before);
    case "stands":
      return whatStands(store, before);
  }
}

/** As it was said; asked once more, or where nothing was, as the story tells it. */
function whatHappened({ pictures }: Told, before: number): string[] {
  const said = pictures.said ?? [];
  if (said.length > 0 && !isOdd(before)) return [...said, say("table-answer-again")];
  return pictures.news.length > 0 ? spoken(toldOnce(pictures.news).map(closed)) : [say("table-answer-nothing")];
}

/** Short and long answers take turns. */
function isOdd(before: number): boolean {
  return before % 2 === 1;
}

function whatCanI({ view, shapes }: Told): string[] {
  if (view === null) return [say("table-loading")];
  if (view.moves.length === 0) return [view.status, say("table-answer-wait")];
  const choices = choicesOf(view, shapes);
  const sections = sectionsOf(choices, choices.length > MOST_HEARD ? groupsOf(view.groups, view.carries, shapes) : view.groups);
  const lines = sections.flatMap((section) => (section.label === "" ? spoken(section.choices.map((choice) => closed(choice.label))) : [sectionInWords(section, choices.length)]));
  return [closed(view.status), say("table-answer-moves", { number: choices.length }), ...lines];
}

/** What a part of the list offers; only how much, where that would take too long to hear. */
function sectionInWords({ label, choices }: Section, all: number): string {
  if (all > MOST_HEARD) return say("table-answer-many", { label, number: choices.length });
  return closed(`${label}: ${choices.map((choice) => choice.label).join("; ")}`);
}

/** First in short; asked again, one part of the table after the other, and then in short again. */
function whatStands({ shown, past }: Told, before: number): string[] {
  if (shown === null) return [say("table-loading")];
  const begin = past.back === null ? [] : [closed(say("table-back-mark", { at: past.back.at }))];
  const places = thingsOf(shown);
  const place = places[(before % (places.length + 1)) - 1];
  const next = places[before % (places.length + 1)];
  const [first = "", ...others] = place?.things ?? [];
  const told = place === undefined ? sentencesOf(shown.summary).map(closed) : [say("table-answer-place", { place: place.label, things: first }), ...others.map(closed)];
  return [...begin, ...told, ...(next === undefined ? [] : [say("table-answer-next", { place: next.label })])];
}
