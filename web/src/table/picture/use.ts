// How something in a picture can be chosen now.
import type { AnyShape } from "../../lib/wire";
import type { Focus } from "./focus.svelte";
import type { Hand } from "./hand.svelte";

/** `key` is the one that the Tab key reaches, `hot` is reached by arrows, `aside` by the pointer only. */
export type Use = "none" | "aside" | "hot" | "key";

export function useIn(shape: AnyShape, hand: Hand, focus: Focus): Use {
  if (!hand.means(shape)) return "none";
  if (!focus.ids.has(shape.id)) return "aside";
  return shape.id === focus.active ? "key" : "hot";
}
