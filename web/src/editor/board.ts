// What can be done on the board of a position that is edited, as the picture of a game offers it.
import { centre, frame } from "../lib/scene";
import type { AnyShape, BoardEdit, CarryEdit, Edits, LayEdit, SpotEdit, Carry, Symbol } from "../lib/wire";
import { headingOf, type LooseThing, read } from "../table/picture/placing";
import { covers } from "../table/picture/pointing";
import { type Changes, holds, isWithin, type Json, valueAt } from "./paths";

/** The role of places that are not drawn. */
export const SPOT = "editor-spot";
/** The role of what marks a place where something is wrong. */
export const WRONG = "editor-wrong";

/** The role of what marks the place on which something would be put. */
export const TARGET = "editor-target";

/** So many tools fit above a board. */
const MOST_TOOLS = 6;

interface Carried {
  readonly carry: Carry;
  readonly changes: Changes;
}

export function carriesOf(edits: readonly CarryEdit[]): Carried[] {
  return edits.flatMap(({ shape, places }) => Object.entries(places).map(([to, changes]) => ({ carry: { what: shape, to, move: `${shape} > ${to}`, label: "" }, changes })));
}

/** What changes places with a shape that is carried: carried to where that was, it would change the same. */
export function swappedBy(all: readonly Carried[], one: Carried): string | undefined {
  const told = (changes: Changes): string => JSON.stringify(Object.entries(changes).sort());
  return all.find((other) => other.carry.what !== one.carry.what && told(other.changes) === told(one.changes))?.carry.what;
}

/** Things that lie somewhere and can be laid anywhere else. */
export function layingsOf(edits: readonly LayEdit[], called: (shape: string) => string): LooseThing[] {
  return edits.map(({ shape, on, lies, outline, x, y, scale, width, height, turns }) => {
    const way = { word: shape, tool: "", label: "", x, y, aim: null };
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

/** What can be made of several shapes alike, by its words: a tool with which one touches them. The most common come first. */
export function toolsOf(edits: readonly BoardEdit[]): string[] {
  const counts = new Map<string, number>();
  for (const { label } of edits.flatMap(({ choices }) => choices)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const order = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  return order.slice(0, MOST_TOOLS).map(([label]) => label);
}

/** The shape that stands for a field of the file: what goes round there writes that. */
export function shapeAt({ choices }: Pick<Edits, "choices">, path: string): string | undefined {
  return choices.find((edit) => edit.turns && edit.choices.some(({ changes }) => Object.keys(changes)[0] === path))?.shape;
}

/** The piece that lies on every shape which is filled so already, by the words of what it is filled with. */
export function piecesOf(shapes: readonly AnyShape[], edits: readonly BoardEdit[], now: Json): ReadonlyMap<string, Symbol> {
  const found = new Map<string, Symbol>();
  const bare = new Set<string>();
  for (const edit of edits.filter(({ turns }) => turns)) {
    const ground = shapes.find(({ id }) => id === edit.shape);
    const label = edit.choices.find((choice) => holds(now, choice.changes))?.label;
    if (ground === undefined || label === undefined) continue;
    const piece = lyingOn(shapes, ground).at(-1);
    if (piece === undefined) bare.add(label);
    else found.set(label, piece);
  }
  return new Map([...found].filter(([label]) => !bare.has(label)));
}

/** The symbols on a ground that are no larger than it. */
function lyingOn(shapes: readonly AnyShape[], ground: AnyShape): readonly Symbol[] {
  if (ground.shape !== "box" && ground.shape !== "polygon") return [];
  return shapes.filter((shape): shape is Symbol => shape.shape === "symbol" && shape.size <= frame(ground).width && covers(ground, centre(shape)));
}

/** Whether all that can be changed on the board is in these fields, too: rows that are longer or shorter are another board. */
export function fits(edits: readonly BoardEdit[], before: Json, now: Json): boolean {
  const paths = new Set(edits.flatMap(({ choices }) => choices.flatMap(({ changes }) => Object.keys(changes))));
  const lists = new Set([...paths].flatMap((path) => [...path.matchAll(/\[\d+\]/g)].map(({ index }) => path.slice(0, index))));
  return [...lists].every((path) => sizeOf(valueAt(before, path)) === sizeOf(valueAt(now, path)));
}

/** How many entries a list has, or letters a text, spaces not counted. */
function sizeOf(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : typeof value === "string" ? value.replaceAll(" ", "").length : 0;
}

/** Places that are not drawn lie above the ground, and below the first shape that can be edited. */
export function above(shapes: readonly AnyShape[], spots: readonly AnyShape[], { choices, carries, lays }: Edits): AnyShape[] {
  if (spots.length === 0) return [...shapes];
  const edited = new Set([...choices, ...carries, ...lays].map(({ shape }) => shape));
  const found = shapes.findIndex((shape) => edited.has(shape.id));
  const first = found < 0 ? shapes.length : found;
  return [...shapes.slice(0, first), ...spots, ...shapes.slice(first)];
}

/**
 * The picture of a position in order as other fields have it: on each space that they fill otherwise, what lies on a space that is
 * filled so. Nobody can say more of a position that no game can come to.
 */
export function drafted(shapes: readonly AnyShape[], choices: readonly BoardEdit[], before: Json, now: Json): AnyShape[] {
  const filled = (edit: BoardEdit, fields: Json): number => edit.choices.findIndex((choice) => holds(fields, choice.changes));
  const grounds = new Map(shapes.filter((shape) => shape.shape === "box" || shape.shape === "polygon").map((shape) => [shape.id, shape]));
  const lying = (ground: AnyShape): readonly Symbol[] => lyingOn(shapes, ground);
  return choices.reduce<AnyShape[]>((drawn, edit) => {
    const ground = grounds.get(edit.shape);
    const way = filled(edit, now);
    if (ground === undefined || way === filled(edit, before)) return drawn;
    const like = choices.find((other) => grounds.has(other.shape) && other.choices.length === edit.choices.length && filled(other, before) === way);
    if (like === undefined) return drawn;
    const [from, to] = [centre(grounds.get(like.shape)!), centre(ground)];
    const gone = new Set(lying(ground).map(({ id }) => id));
    const copies = lying(grounds.get(like.shape)!).map((shape) => ({ ...shape, id: `${shape.id} ${ground.id}`, x: shape.x + to.x - from.x, y: shape.y + to.y - from.y }));
    return [...drawn.filter(({ id }) => !gone.has(id)), ...copies];
  }, [...shapes]);
}

/** A frame around the shape of an id, if there is one. */
export function frameOn(shapes: readonly AnyShape[], id: string): AnyShape[] {
  const shape = shapes.find((one) => one.id === id);
  if (shape === undefined || shape.shape === "thing") return [];
  return [{ ...frame(shape), shape: "box", id: `${TARGET} ${id}`, round: 0, label: "", role: TARGET, glyph: "", move: null, attempt: null, decoration: true } as unknown as AnyShape];
}

/**
 * Frames around what is wrong, where the fields of now put it: spaces that are filled so, pieces that were carried there, and things
 * that lie there or were moved since the position was in order. A reason that is about all of the board marks nothing.
 */
export function marks(shapes: readonly AnyShape[], edits: Edits, wrong: readonly string[], now: Json): AnyShape[] {
  const about = (path: string): boolean => wrong.some((one) => isWithin(one, path));
  const touched = (changes: Changes): boolean => Object.keys(changes).some(about) && holds(now, changes);
  const filled = edits.choices.filter((edit) => edit.choices.some((choice) => touched(choice.changes))).map(({ shape }) => shape);
  const carried = edits.carries.flatMap(({ shape, places }) => {
    const there = Object.entries(places).flatMap(([to, changes]) => (touched(changes) ? [to] : []));
    return there.length > 0 || !Object.values(places).every((changes) => Object.keys(changes).some(about)) ? there : [shape];
  });
  const framed = [...new Set([...filled, ...carried])].flatMap((id) => {
    const shape = [...shapes, ...spotsOf(edits.spots)].find((one) => one.id === id);
    return shape === undefined || shape.shape === "thing" ? [] : [{ ...frame(shape), shape: "box", id: `${WRONG} ${id}`, round: 0 }];
  });
  const moved = ({ path, lies }: LayEdit): boolean => JSON.stringify(valueAt(now, path)) !== JSON.stringify(lies);
  const laid = edits.lays.filter((edit) => about(edit.path) || moved(edit)).map((edit) => ({ shape: "polygon", id: `${WRONG} ${edit.shape}`, points: outlineAt(edit, now) }));
  return [...framed, ...laid].map((mark) => ({ ...mark, label: "", role: WRONG, glyph: "", move: null, attempt: null, decoration: true }) as unknown as AnyShape);
}

/** The corners of a thing in the picture, as it lies by these fields. */
function outlineAt({ path, lies, outline, x, y, scale }: LayEdit, now: Json): [number, number][] {
  const said = valueAt(now, path);
  const [right, up, heading] = Array.isArray(said) && said.length === 3 && said.every((one) => typeof one === "number") ? (said as [number, number, number]) : lies;
  const [cosine, sine] = [Math.cos((heading * Math.PI) / 1800), Math.sin((heading * Math.PI) / 1800)];
  return outline.map(([ahead, aside]) => [x + (right + ahead * cosine - aside * sine) / scale, y - (up + ahead * sine + aside * cosine) / scale]);
}
