// How quickly the turns of others are shown, as this device likes it.
import { keep, kept } from "../lib/keep";

/** How long pieces glide where nothing hurries, in milliseconds. */
export const GLIDE = 450;

/** `none`: what others do is shown at once. */
export type Speed = "slow" | "normal" | "fast" | "none";

/** How long all pictures that come in a row take together, and a single one at most, in milliseconds. */
const TURN: Readonly<Record<Speed, readonly [turn: number, picture: number]>> = {
  slow: [5_000, 1_400],
  normal: [2_000, 700],
  fast: [800, 280],
  none: [0, 0],
};
/** No picture is shown for less than this, unless all are skipped. */
const LEAST = 80;
const KEY = "quarterdeck-speed";

export function speedOfTurns(): Speed {
  const found = kept(KEY) ?? "";
  return Object.hasOwn(TURN, found) ? (found as Speed) : "normal";
}

export function keepSpeed(speed: Speed): void {
  keep(KEY, speed === "normal" ? null : speed);
}

/** How long one of so many pictures that come in a row is shown, in milliseconds. */
export function timeOfOne(inRow: number, speed: Speed = speedOfTurns()): number {
  const [turn, picture] = TURN[speed];
  return turn === 0 || stillness() ? 0 : Math.max(LEAST, Math.min(picture, turn / inRow));
}

/** How long pieces glide in a picture that is shown for so long. */
export function glideIn(time: number): number {
  return time === 0 ? GLIDE : Math.min(GLIDE, time * 0.8);
}

/** Whether pictures shall change without motion. */
export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
