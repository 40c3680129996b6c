// The drawings of the game that is shown, for whatever stands beside the board.
import { getContext, setContext } from "svelte";
import type { Drawings } from "../drawings.svelte";

/** Under which Svelte's context keeps them. */
export const DRAWINGS = Symbol("drawings");

export function shareDrawings(drawings: Drawings): void {
  setContext(DRAWINGS, drawings);
}

/** Their `viewBox` numbers say how wide a drawing is for its height. */
export function useDrawings(): Drawings {
  return getContext<Drawings>(DRAWINGS);
}

/** Width divided by height of a drawing; 1 as long as it is not there. */
export function ratioOf(drawings: Drawings, name: string): number {
  const [, , width, height] = (drawings.art?.[name]?.box ?? "0 0 1 1").split(" ").map(Number);
  return width! / height!;
}
