// What the signs of a picture mean, each sign once.
import { isThing } from "../lib/scene";
import type { AnyShape, Fact } from "../lib/wire";

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
