// How a way that a piece has gone is drawn: a line that leaves out what is drawn or written on the board, and on it an arrow head.
import { frame, gap, isPiece, type Point } from "../../lib/scene";
import type { Placed } from "../../lib/wire";
import type { Lettering } from "./labels";

/** Where an arrow head stands on a way, and to where it points, in degrees against the x axis. */
export interface Sign extends Point {
  readonly turn: number;
}

/** How far a point lies from everything that has a drawing or a name; 0: it lies on something. */
export type Clearance = (at: Point) => number;

/** Places on a part of a way at which its sign may stand, the best first. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
/** What is so many times as large as the piece that goes is ground. */
const GROUND = 4;

const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** How long a way is. */
export function lengthOf(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, to, k) => sum + far(way[k]!, to), 0);
}

/** The place so far along a way. */
function placeAt(way: readonly Point[], along: number): Sign {
  let left = along;
  for (const [k, to] of way.slice(1).entries()) {
    const from = way[k]!;
    const length = far(from, to);
    const last = k === way.length - 2;
    if (length > 0 && (left <= length || last)) {
      const part = Math.min(left / length, 1);
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
    }
    left -= length;
  }
  return { ...way[0]!, turn: 0 };
}

/** A way without its last part, so that it ends before the piece that has gone it; what is shorter stays out. */
export function shortened(way: readonly Point[], by: number): Point[] {
  const keep = lengthOf(way) - by;
  if (keep <= 0) return [];
  const found: Point[] = [way[0]!];
  let gone = 0;
  for (const [k, to] of way.slice(1).entries()) {
    gone += far(way[k]!, to);
    if (gone >= keep) break;
    found.push(to);
  }
  const { x, y } = placeAt(way, keep);
  return [...found, { x, y }];
}

/** How far points lie from the pieces, outlines and words on the board, as a piece of a size that has gone a way needs to know it. */
export function clearanceOf(way: readonly Point[], size: number, shapes: readonly Placed[], letterings: ReadonlyMap<string, Lettering>): Clearance {
  const words = shapes.flatMap((shape) => (shape.shape === "words" ? [lettered(shape, letterings.get(shape.id))] : []));
  const plates = new Set(words.map(({ x, y }) => `${x} ${y}`));
  const things = shapes.filter((shape) => isThing(shape, way, size) || (shape.shape === "disc" && plates.has(`${shape.x} ${shape.y}`)));
  const drawn = [...things, ...words.filter((one) => one.size > 0)];
  return (at) => Math.min(...drawn.map((shape) => gap(shape, at)));
}

/** Whether a shape is a piece, or an outline on the ground; ground is what the way begins on. */
function isThing(shape: Placed, way: readonly Point[], size: number): boolean {
  if (shape.decoration) return false;
  if (isPiece(shape)) return true;
  const { width, height } = frame(shape);
  return shape.shape === "polygon" && Math.max(width, height) < GROUND * size && gap(shape, way[0]!) > 0;
}

/** Words as they are drawn, which may be larger than they are told; of size 0 if there is no room for them. */
function lettered<T extends Placed & { shape: "words" }>(words: T, lettering: Lettering | undefined): T {
  if (lettering === undefined) return words;
  return { ...words, x: words.x + lettering.by, y: words.y + lettering.down, size: lettering.height, anchor: lettering.place?.anchor ?? words.anchor };
}

/** The parts of a way that are clear of everything drawn, looked at step by step; those of less than three steps would be mere dots. */
export function clearParts(way: readonly Point[], clearance: Clearance, step: number): Point[][] {
  const parts: Point[][] = [[]];
  for (const [k, to] of way.slice(1).entries()) {
    const from = way[k]!;
    const steps = Math.max(1, Math.ceil(far(from, to) / step));
    for (let part = k === 0 ? 0 : 1; part <= steps; part++) {
      const at = { x: from.x + ((to.x - from.x) * part) / steps, y: from.y + ((to.y - from.y) * part) / steps };
      if (clearance(at) > step) parts.at(-1)!.push(at);
      else parts.push([]);
    }
  }
  return parts.filter((part) => lengthOf(part) > 2 * step);
}

/** Where a sign of a size stands: near the middle of the longest part that has room for it; null: nowhere. */
export function signOf(parts: readonly Point[][], size: number, clearance: Clearance): Sign | null {
  const long = parts.filter((part) => lengthOf(part) >= 2 * size).sort((a, b) => lengthOf(b) - lengthOf(a));
  const places = long.flatMap((part) => PLACES.map((place) => placeAt(part, lengthOf(part) * place)));
  return places.find((at) => clearance(at) > size) ?? null;
}
