// How strong a bot is that somebody plays against with one click: one for beginners at first, a stronger one after each game that was won.
import { keep, kept } from "./keep";

const WEAKEST = 1;
const STRONGEST = 5;
const nameOf = (game: string): string => `quarterdeck-level-${game}`;

interface Known {
  level: number;
  /** The last table that counted: who comes back to it has won no second game. */
  match: string;
}

function known(game: string): Known {
  const [level = "", match = ""] = (kept(nameOf(game)) ?? "").split(" ");
  const number = Number(level);
  return { level: Number.isInteger(number) && number >= WEAKEST && number <= STRONGEST ? number : WEAKEST, match };
}

/** The level of a bot that fits whoever plays on this device. */
export function fittingLevel(game: string): number {
  return known(game).level;
}

/** A game against bots, the strongest of that level, is over: who wins meets a stronger one next time. */
export function learnFrom(game: string, match: string, level: number, won: boolean): void {
  const before = known(game);
  if (before.match === match) return;
  const next = won ? Math.min(Math.max(before.level, level + 1), STRONGEST) : before.level;
  keep(nameOf(game), `${next} ${match}`);
}
