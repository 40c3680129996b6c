/** The words with which all of some moves begin; "" if they differ at once, or if a move would be left without a word. */
export function sharedBegin(moves: readonly string[]): string {
  const [first = [], ...others] = moves.map((move) => move.split(" "));
  if (others.length === 0) return "";
  const most = Math.min(...[first, ...others].map((words) => words.length - 1));
  let count = 0;
  while (count < most && others.every((words) => words[count] === first[count])) count++;
  return first.slice(0, count).join(" ");
}
