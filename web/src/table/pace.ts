/** How long pieces glide, in milliseconds. */
export const GLIDE = 350;
/** Pictures follow each other no faster than their pieces glide. */
export const PACE = GLIDE + 60;

/** Whether pictures shall change without motion. */
export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
