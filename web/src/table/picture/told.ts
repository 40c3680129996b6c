// What is told of a picture to those who do not see it.
import type { Placed } from "../../lib/wire";

/** The shapes whose very words another one before them tells: heard again they would say nothing new. */
export function toldBefore(shapes: readonly Placed[]): ReadonlySet<Placed> {
  const words = new Set<string>();
  return new Set(
    shapes.filter(({ label, decoration }) => {
      const before = words.has(label);
      if (!decoration) words.add(label);
      return before;
    }),
  );
}
