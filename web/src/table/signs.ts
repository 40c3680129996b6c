// What the signs of a picture mean, each sign once.
import { isThing } from "../lib/scene";
import type { AnyShape, Fact, Symbol } from "../lib/wire";

/** More than these nobody reads at once. */
const MOST = 24;

/** The signs that things beside the board have, in the order in which they are met; what a sign counts there is part of what it means. */
export function signsOf(shapes: readonly AnyShape[]): readonly Fact[] {
  const found = new Map<string, Fact>();
  for (const { facts, laid } of shapes.filter(isThing)) {
    for (const fact of [...facts, ...laid]) {
      if (fact.art !== "" && fact.label !== "" && !found.has(fact.art)) found.set(fact.art, fact);
    }
  }
  return [...found.values()].slice(0, MOST);
}

/** What is larger than this part of the board is no sign on it. */
const LARGEST = 0.25;
/** Words as short as this end no name: `on`, `of`, `in`. */
const SHORT = 3;

/** A sign that is drawn on the board. */
type Mark = Pick<Symbol, "art" | "role" | "label">;

/** The signs on a board of this breadth, in the order in which they are drawn; of the words of several alike only what all of them say. */
export function marksOf(shapes: readonly AnyShape[], width: number): readonly Mark[] {
  const found = new Map<string, Mark[]>();
  for (const shape of shapes) {
    if (shape.shape !== "symbol" || !shape.decoration || !/\p{L}/u.test(shape.label) || shape.size > width * LARGEST) continue;
    const key = `${shape.role} ${shape.art}`;
    found.set(key, [...(found.get(key) ?? []), shape]);
  }
  const told = [...found.values()].map((alike) => ({ ...alike[0]!, label: common(alike.map(({ label }) => label)) }));
  return told.filter(({ label }, k) => label !== "" && told.findIndex((other) => other.label === label) === k).slice(0, MOST);
}

/** The words with which all of these begin or end, whichever are more. */
function common(labels: readonly string[]): string {
  const several = [...new Set(labels)].map((label) => label.split(" "));
  const first = several[0] ?? [];
  if (several.length === 1) return first.join(" ");
  const alike = (at: (words: readonly string[], k: number) => string | undefined): number => {
    const differs = first.findIndex((_, k) => several.some((words) => at(words, k) !== at(first, k)));
    return differs < 0 ? first.length : differs;
  };
  const [begins, ends] = [alike((words, k) => words[k]), alike((words, k) => words.at(-1 - k))];
  if (ends > begins) return first.slice(-ends).join(" ");
  const words = first.slice(0, begins);
  while (words.length > 1 && words.at(-1)!.length <= SHORT) words.pop();
  return words.join(" ");
}
