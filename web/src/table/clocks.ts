// Times as clocks show them, and the moments at which they are said.
import { say } from "../lib/words";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With so little left of what there was, a clock is red. */
const LITTLE = 0.1;

/** When somebody who does not see the clock is told how much is left. */
const SAID: readonly number[] = [DAY, 6 * HOUR, HOUR, 10 * MINUTE, 5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND];

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** A time as a clock shows it: `0:07`, `12:40`, `1:02:03`. What has begun counts as a whole second: `0:00` is the end. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}` : `${minutes}:${twoDigits(seconds % 60)}`;
}

/** How long a move took: `0:07`; a part of a second is left out. */
export function timeTaken(milliseconds: number): string {
  return clockTime(Math.floor(milliseconds / SECOND) * SECOND);
}

/** What is left: days and hours in words, rounded up, less as a clock shows it. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds < DAY) return clockTime(milliseconds);
  const hours = Math.ceil(milliseconds / HOUR);
  return say("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** What is left, to be heard. */
export function timeSpoken(milliseconds: number): string {
  if (milliseconds >= DAY) return timeLeft(milliseconds);
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= 60 * 60) return say("clock-hours-minutes", { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
  return say("clock-minutes-seconds", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Whether so little is left that a clock is red. */
export function isLittle(left: number, whole: number): boolean {
  return left < whole * LITTLE;
}

/** The moment that is said when so much is left and before it was more; null: none. */
export function saidAt(before: number, left: number, whole: number): number | null {
  const passed = SAID.filter((moment) => moment < whole && left <= moment && moment < before);
  return passed.at(-1) ?? null;
}
