// What of a picture can be chosen, and how it is told in words.
import { centre, type Frame, frame, gap, type Point, split } from "../lib/scene";
import type { AnyShape, Area, Carry, Group } from "../lib/wire";
import { FINGER } from "./camera";
import type { Spot } from "./navigation";

/** The things that keys lead to: the first shape of every move, what can be carried, where it lies; last what points are chosen on. */
export function spotsOf(shapes: readonly AnyShape[], carried: ReadonlySet<string>, marked: ReadonlySet<string> = new Set()): Spot[] {
  const moves = new Set<string>();
  const spots: Spot[] = [];
  for (const shape of shapes) {
    if (shape.decoration || (shape.move === null ? !carried.has(shape.id) : moves.has(shape.move))) continue;
    if (shape.move !== null) moves.add(shape.move);
    spots.push({ id: shape.id, ...centre(shape) });
  }
  const known = new Set(spots.map((spot) => spot.id));
  for (const shape of shapes) if (marked.has(shape.id) && !known.has(shape.id)) spots.push({ id: shape.id, ...centre(shape) });
  return spots;
}

/** Where the shape that is held may go: the move for each place. */
export function placesFor(held: string | null, carries: readonly Carry[]): Map<string, string> {
  return new Map(carries.filter((carry) => carry.what === held).map((carry) => [carry.to, carry.move]));
}

/** What a finger beside it means: what is smaller than a finger counts as if it were as large. `unit`: pixels a scene unit. */
export function meant(things: readonly AnyShape[], at: Point, unit: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const thing of things) {
    const { width, height } = frame(thing);
    const far = gap(thing, at) * unit;
    const lacking = (FINGER - Math.min(width, height) * unit) / 2;
    if (far <= lacking && far < least) [best, least] = [thing.id, far];
  }
  return best;
}

/** Of what can be chosen or asked about, what lies on a plate that was hit; all of it where nothing was hit. */
export function lyingOn(ground: AnyShape | undefined, things: readonly AnyShape[]): readonly AnyShape[] {
  if (ground === undefined) return things;
  const [under, place] = [frame(ground), things.indexOf(ground)];
  const holds = ({ x, y, width, height }: Frame): boolean =>
    x >= under.x && y >= under.y && x + width <= under.x + under.width && y + height <= under.y + under.height;
  return things.filter((thing, k) => k > place && holds(frame(thing)));
}

/**
 * What a pointer means that hit something, or nothing: a place for what is held also where other things lie on it;
 * else a drawing also between its strokes, above what was hit.
 */
export function aimedAt(hit: string | null, at: Point, shapes: readonly AnyShape[], goals: ReadonlySet<string> | null, hot: ReadonlySet<string>): string | null {
  if (goals !== null) {
    if (hit !== null && goals.has(hit)) return hit;
    return shapes.findLast((shape) => goals.has(shape.id) && covers(shape, at))?.id ?? hit;
  }
  const depth = shapes.findIndex((shape) => shape.id === hit);
  if (depth >= 0 && shapes[depth]!.attempt !== null) return hit;
  return shapes.findLast((shape, k) => k > depth && shape.shape === "symbol" && hot.has(shape.id) && covers(shape, at))?.id ?? hit;
}

function covers(shape: AnyShape, at: Point): boolean {
  const { x, y, width, height } = frame(shape);
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}

export interface Choice {
  readonly move: string;
  /** What it hangs on, in words; the notation again where it hangs on nothing. */
  readonly label: string;
}

/** The moves as a list: the same choices as the picture has, and those that hang on nothing. */
export function choicesOf(moves: readonly string[], shapes: readonly AnyShape[], carries: readonly Carry[]): Choice[] {
  const labels = new Map<string, string>();
  for (const shape of shapes) {
    if (shape.move !== null && !shape.decoration && !labels.has(shape.move)) labels.set(shape.move, shape.label);
  }
  const told = new Map(shapes.map((shape) => [shape.id, shape.label]));
  for (const { what, to, move } of carries) {
    if (!labels.has(move)) labels.set(move, `${told.get(what) ?? what} → ${told.get(to) ?? to}`);
  }
  return moves.map((move) => ({ move, label: labels.get(move) ?? move }));
}

/** A part of a list of moves. */
export interface Section {
  /** Empty: they stand first, without a heading. */
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** The list, divided as the game divides it. */
export function sectionsOf(choices: readonly Choice[], groups: readonly Group[]): Section[] {
  const grouped = new Set(groups.flatMap((group) => group.moves));
  const byMove = new Map(choices.map((choice) => [choice.move, choice]));
  const sections: Section[] = groups.map(({ label, moves }) => ({
    label,
    choices: moves.map((move) => byMove.get(move)).filter((choice) => choice !== undefined),
  }));
  return [{ label: "", choices: choices.filter((choice) => !grouped.has(choice.move)) }, ...sections].filter((section) => section.choices.length > 0);
}

export interface Part {
  readonly label: string;
  readonly things: readonly string[];
}

/** What stands where, in words: each area with the labels of what lies in it, said once. */
export function thingsOf(shapes: readonly AnyShape[], areas: readonly Area[], whole: string): Part[] {
  const told = shapes.filter((shape) => !shape.decoration);
  const parts = areas.length > 0 ? split(told, areas) : [told];
  return parts
    .map((part, k) => ({ label: areas[k]?.label ?? whole, things: [...new Set(part.map((shape) => shape.label))] }))
    .filter((part) => part.things.length > 0);
}
