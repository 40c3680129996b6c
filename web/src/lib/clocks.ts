// What can be agreed about time at a new table.
import type { ClockTerms } from "./wire";
import { say } from "./words";

export type ClockChoice = "none" | "quick" | "medium" | "slow" | "turn" | "day" | "three-days" | "week" | "own";

/** A time of one's own: so many units, and seconds on top. Empty fields are null. */
export interface OwnClock {
  per: ClockTerms["per"];
  unit: "seconds" | "minutes" | "hours" | "days";
  number: number | null;
  more: number | null;
  free: number | null;
}

type Time = Pick<ClockTerms, "per" | "seconds" | "more" | "free">;

const UNITS = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 } as const;
const DAY = UNITS.days;
const LEAST = 5;
const MOST = 30 * DAY;
const MOST_ON_TOP = 3_600;

/** The usual times. */
export const CLOCKS: Readonly<Record<Exclude<ClockChoice, "none" | "own">, Time>> = {
  quick: { per: "game", seconds: 180, more: 2 },
  medium: { per: "game", seconds: 600, more: 5 },
  slow: { per: "game", seconds: 1_800, more: 20 },
  turn: { per: "turn", seconds: 120 },
  day: { per: "move", seconds: DAY },
  "three-days": { per: "move", seconds: 3 * DAY },
  week: { per: "move", seconds: 7 * DAY },
};

/** What is agreed with these choices; null: nothing. The server finds out whether it can be. */
export function clockOf(chosen: ClockChoice, own: OwnClock, then: "lose" | "bot", level: number): ClockTerms | null {
  if (chosen === "none") return null;
  return { ...(chosen === "own" ? timeOf(own) : CLOCKS[chosen]), then, level };
}

/** What can be seen to be wrong with what is agreed before the server is asked; undefined: nothing. */
export function clockFault(terms: ClockTerms | null): string | undefined {
  if (terms === null) return undefined;
  const { seconds, more = 0, free = 0 } = terms;
  const fits = fitsIn(seconds, LEAST, MOST) && fitsIn(more, 0, MOST_ON_TOP) && fitsIn(free, 0, MOST_ON_TOP);
  return fits ? undefined : say("clock-unfit");
}

function fitsIn(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

function timeOf(own: OwnClock): Time {
  const seconds = (own.number ?? 0) * UNITS[own.unit];
  return { per: own.per, seconds, more: own.per === "game" ? (own.more ?? 0) : 0, free: own.free ?? 0 };
}
