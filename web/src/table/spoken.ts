// Sentences for the ear: what follows each other and begins alike is run together, so that nobody hears it over and over.
import { toldOnce } from "./folding";

/** Words that sentences must share at their beginning, and words that may be left of each: few where little is shared. */
const SHARED: readonly (readonly [shared: number, left: number])[] = [
  [2, 4],
  [3, 8],
];
const END = /\.$/u;
/** A single sentence that ends in a full stop; `2.1` is no end. */
const SENTENCE = /^[^.!?]+(?:[.!?]\S[^.!?]*)*\.$/u;
/** So many equal words at the end belong to what is said of each, and cannot stand behind all of them. */
const SAME_END = 2;

/** The same in fewer words: equal sentences in a row once, with how often; the beginning of those that begin alike once. */
export function spoken(lines: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const line of toldOnce(lines.map((text) => ({ text })))) {
    const last = runs.at(-1);
    if (last !== undefined && goesWith([...last, line])) last.push(line);
    else runs.push([line]);
  }
  return runs.map(together);
}

/** Whether these can be said with one beginning. */
function goesWith(lines: readonly string[]): boolean {
  if (!lines.every((line) => SENTENCE.test(line))) return false;
  const words = lines.map(wordsOf);
  const shared = alike(words);
  const rests = words.map((one) => one.slice(shared));
  const most = Math.max(...rests.map((rest) => rest.length));
  const ends = alike(rests.map((rest) => rest.toReversed()));
  return rests.every((rest) => rest.length > 0) && ends < SAME_END && SHARED.some(([least, left]) => shared >= least && most <= left);
}

function together(lines: readonly string[]): string {
  if (lines.length === 1) return lines[0]!;
  const words = lines.map(wordsOf);
  const shared = alike(words);
  return `${words[0]!.slice(0, shared).join(" ")} ${words.map((one) => one.slice(shared).join(" ")).join("; ")}.`;
}

/** The words of a sentence, without its full stop. */
function wordsOf(line: string): string[] {
  return line.replace(END, "").split(" ");
}

/** How many words all of them begin with. */
function alike(all: readonly (readonly string[])[]): number {
  const [first, ...others] = all as readonly [readonly string[], ...(readonly string[])[]];
  const differs = first.findIndex((word, k) => others.some((other) => other[k] !== word));
  return differs < 0 ? first.length : differs;
}
