// What can be done on the board of a position that is edited, as the picture of a game offers it.
import type { AnyShape, CarryEdit, Edits, LayEdit, SpotEdit, Carry } from "../lib/wire";
import { headingOf, type LooseThing, read } from "../table/picture/placing";
import type { Changes } from "./paths";

/** The role of places that are not drawn. */
export const SPOT = "editor-spot";

interface Carried {
  readonly carry: Carry;
  readonly changes: Changes;
}

export function carriesOf(edits: readonly CarryEdit[]): Carried[] {
  return edits.flatMap(({ shape, places }) => Object.entries(places).map(([to, changes]) => ({ carry: { what: shape, to, move: `${shape} > ${to}`, label: "" }, changes })));
}

/** Things that lie somewhere and can be laid anywhere else. */
export function layingsOf(edits: readonly LayEdit[], called: (shape: string) => string): LooseThing[] {
  return edits.map(({ shape, on, lies, outline, x, y, scale, width, height, turns }) => {
    const way = { word: shape, tool: "", label: "", x, y };
    return { kind: "laid", what: on, thing: shape, lies, label: called(shape), x, y, scale, width, height, ways: [way], turn: turns ? "free" : "firm", outline, rail: [], within: [] };
  });
}

/** What a move means that lays a thing elsewhere. */
export function laidBy(edits: readonly LayEdit[], move: string): { shape: string; changes: Changes } | null {
  for (const edit of edits) {
    const point = read(layingsOf([edit], String)[0]!, move);
    if (point !== null) return { shape: edit.shape, changes: { [edit.path]: [point.x, point.y, headingOf(point)] } };
  }
  return null;
}

export function spotsOf(edits: readonly SpotEdit[]): AnyShape[] {
  return edits.map(({ id, label, points }) => ({ shape: "polygon", id, label, points, role: SPOT, glyph: "", move: null, attempt: null, decoration: false }) as AnyShape);
}

/** Places that are not drawn lie above the ground, and below the first shape that can be edited. */
export function above(shapes: readonly AnyShape[], spots: readonly AnyShape[], { choices, carries, lays }: Edits): AnyShape[] {
  if (spots.length === 0) return [...shapes];
  const edited = new Set([...choices, ...carries, ...lays].map(({ shape }) => shape));
  const found = shapes.findIndex((shape) => edited.has(shape.id));
  const first = found < 0 ? shapes.length : found;
  return [...shapes.slice(0, first), ...spots, ...shapes.slice(first)];
}
