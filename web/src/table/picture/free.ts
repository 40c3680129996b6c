// What is chosen freely instead of from a list: a course, or a point.
import * as placing from "./placing";
import type { ChosenPoint } from "./placing";
import * as steering from "./steering";
import type { Course } from "./steering";

export type Free = Course | ChosenPoint;

/** The move in notation. */
export function notationOf(free: Free): string {
  return free.kind === "course" ? steering.notationOf(free) : placing.notationOf(free);
}

/** In few words, as one says it. */
export function shortly(free: Free): string {
  return free.kind === "course" ? steering.shortly(free) : placing.shortly(free);
}

/** What a key makes of it; null if the key means something else. */
export function afterKey(free: Free, key: string, fine: boolean): Free | null {
  return free.kind === "course" ? steering.afterKey(free, key, fine) : placing.afterKey(free, key, fine);
}
