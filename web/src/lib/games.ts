// What is told of a game where games are chosen.
import type { GameInfo } from "./wire";
import { say } from "./words";

/** For how many a game is, in words. */
export function playersText({ players }: GameInfo): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? say("players-exactly", { number: least }) : say("players-range", { least, most });
}

/** How long it takes; empty if nobody says so. */
export function minutesText({ minutes: [least, most] }: GameInfo): string {
  if (most === 0) return "";
  return least === most ? say("minutes-exactly", { number: least }) : say("minutes-range", { least, most });
}

/** How much there is to learn; empty if nobody says so. */
export function weightText({ weight }: GameInfo): string {
  return weight === 0 ? "" : say("weight", { weight });
}

/** Length, weight and players in a line. */
export function factsOf(game: GameInfo): string {
  return [minutesText(game), weightText(game), playersText(game)].filter(Boolean).join(say("facts-between"));
}

/** The games, those first with which one begins: the easy ones, and of these the short ones. */
export function easyFirst(games: readonly GameInfo[]): GameInfo[] {
  const known = (number: number): number => (number === 0 ? Number.MAX_SAFE_INTEGER : number);
  return games.toSorted((one, other) => known(one.weight) - known(other.weight) || known(one.minutes[1]) - known(other.minutes[1]));
}
