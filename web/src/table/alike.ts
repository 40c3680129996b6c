// Labels that begin alike: what they have in common is said once.

/** The words with which all labels begin, with the space behind them; "" for less than two labels, or if one would have nothing left. */
export function beginningOf(labels: readonly string[]): string {
  const [first = "", ...others] = labels;
  if (others.length === 0) return "";
  const ends = [...first.matchAll(/ /g)].map(({ index }) => index + 1).reverse();
  return first.slice(0, ends.find((end) => labels.every((other) => other.length > end && other.startsWith(first.slice(0, end)))) ?? 0);
}
