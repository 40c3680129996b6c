// How something in a picture can be chosen now.
import type { AnyShape, Placed } from "../../lib/wire";
import type { Focus } from "./focus.svelte";
import type { Hand } from "./hand.svelte";

/** `key` is the one that the Tab key reaches, `hot` is reached by arrows, `aside` by the pointer only. */
export type Use = "none" | "aside" | "hot" | "key";

export function useIn(shape: AnyShape, hand: Hand, focus: Focus): Use {
  if (!hand.means(shape)) return "none";
  if (!focus.ids.has(shape.id)) return "aside";
  return shape.id === focus.active ? "key" : "hot";
}

/** The ending of roles of what can be chosen. */
const HOT = "-hot";

/**
 * The role in which a shape is drawn: while something is held, where it may go looks as what can be chosen looks else, and
 * nothing else does.
 */
export function roleIn({ id, role }: Placed, hand: Hand, roles: ReadonlySet<string>): string {
  if (hand.held === null) return role;
  const bare = role.endsWith(HOT) && roles.has(role.slice(0, -HOT.length)) ? role.slice(0, -HOT.length) : role;
  return hand.places.has(id) && roles.has(bare + HOT) ? bare + HOT : bare;
}

/** The `tabindex` of what only says why it cannot be chosen; undefined: keys do not lead to it, or it can be chosen. */
export function refusedIn(shape: AnyShape, use: Use, focus: Focus): 0 | -1 | undefined {
  if (use !== "none" || shape.attempt === null || !focus.ids.has(shape.id)) return undefined;
  return shape.id === focus.active ? 0 : -1;
}
