// What a thing is called by a screen reader, and what it tells on demand.
import type { Thing } from "../../lib/wire";

/** A name of more letters than these is tiring where one only passes by. */
const LONG = 80;

/** A short name: of a pile whose label lists what lies in it, what comes before the list. */
export function nameOf({ look, label }: Pick<Thing, "look" | "label">): string {
  const colon = label.indexOf(": ");
  return look === "pile" && label.length > LONG && colon > 0 ? label.slice(0, colon) : label;
}
