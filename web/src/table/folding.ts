// The log in fewer lines: told by turns, and what is told several times in a row is told once, with how often.
import type { Sentence } from "../lib/wire";
import { say } from "../lib/words";

/** What can be told several times. */
type Tellable = Pick<Sentence, "text" | "several">;

export interface Told {
  readonly line: Sentence;
  readonly times: number;
  /** Of the last of them. */
  readonly until: number;
  /** It begins a move (take-back, resignation): the ones before it are told of another. */
  readonly first: boolean;
}

/** What one seat did until another was asked, with what chance did meanwhile. */
export interface Turn {
  /** -1: chance alone, before anybody had a choice, or a part of the story with a heading. */
  readonly seat: number;
  readonly told: readonly Told[];
}

/**
 * Equal sentences of different moves that follow each other become one, unless they can be asked about. What goes on the sentence before it, about the
 * same subject, is told with it.
 */
export function folded(story: readonly Sentence[]): Told[] {
  const told: Told[] = [];
  for (const line of story) {
    const before = told.at(-1);
    if (before?.times === 1 && goesOn(before.line, line)) told[told.length - 1] = { ...before, line: joined(before.line, line), until: line.revision };
    else if (before !== undefined && before.until !== line.revision && alike(before.line, line)) {
      told[told.length - 1] = { ...before, times: before.times + 1, until: line.revision };
    } else told.push({ line, times: 1, until: line.revision, first: before?.until !== line.revision });
  }
  return told;
}

/** Sentences, each with all that goes on it. */
export function wholeSentences(story: readonly Sentence[]): Sentence[] {
  const told: Sentence[] = [];
  for (const line of story) {
    const before = told.at(-1);
    if (before !== undefined && goesOn(before, line)) told[told.length - 1] = joined(before, line);
    else told.push(line);
  }
  return told;
}

function goesOn(before: Sentence, { subject = -1, seat }: Sentence): boolean {
  return subject >= 0 && subject === before.subject && seat === before.seat;
}

/** `She sails 8 cm, then 3 cm to the island.` */
function joined(before: Sentence, { then: [more, end] = ["", ""], clauses }: Sentence): Sentence {
  const whole = before.text.replace(/\.$/u, "");
  const begin = end !== "" && whole.endsWith(end) ? whole.slice(0, -end.length) : whole;
  return { ...before, text: `${begin}${more}${end}.`, clauses: [...new Set([...before.clauses, ...clauses])] };
}

/** Sentences where nothing can be asked about them: equal ones in a row become one. */
export function toldOnce(story: readonly Tellable[]): string[] {
  const told: { line: Tellable; times: number }[] = [];
  for (const line of story) {
    const last = told.at(-1);
    if (last?.line.text === line.text) last.times++;
    else told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) => inWords(line, times));
}

/** A sentence about what happened so often: `Red is dealt 7 cards.`, or else the sentence, and how often. */
export function inWords({ text, several }: Tellable, times: number): string {
  if (times === 1) return text;
  return several ? several.replace("#", String(times)) : `${text.replace(/\.$/u, "")} ${say("table-log-times", { times })}.`;
}

function alike(one: Sentence, other: Sentence): boolean {
  return !one.bot && !other.bot && one.seat === other.seat && one.text === other.text && one.clauses.join() === other.clauses.join();
}

/** Whether one of the words stands in a sentence. */
export function hasWord(text: string, words: readonly string[]): boolean {
  return text.toLowerCase().split(/[^\p{L}]+/u).some((word) => words.includes(word));
}

export function turnsOf(told: readonly Told[]): Turn[] {
  const turns: { seat: number; told: Told[] }[] = [];
  for (const one of told) {
    const last = turns.at(-1);
    if (last === undefined || one.line.part || (one.line.seat >= 0 && one.line.seat !== last.seat)) turns.push({ seat: one.line.seat, told: [one] });
    else last.told.push(one);
  }
  return turns;
}

/** What players have done since the latest move that a seat's own player made. */
function since(story: readonly Sentence[], seat: number): Sentence[] {
  const own = story.findLastIndex((line) => line.seat === seat && !line.bot);
  return story.slice(own + 1).filter((line) => line.seat >= 0);
}

/** How many moves others have made since then. */
export function movesSince(story: readonly Sentence[], seat: number): number {
  return new Set(since(story, seat).map((line) => line.revision)).size;
}

/** How many bots have made them; 0 if bots alone have not. */
export function botsSince(story: readonly Sentence[], seat: number): number {
  const later = since(story, seat);
  return later.every((line) => line.bot) ? new Set(later.map((line) => line.seat)).size : 0;
}
