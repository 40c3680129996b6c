// How a way that a piece has gone is drawn: a line that ends before the piece, and on it an arrow head where nothing else is drawn.
import { gap, isPiece, type Point } from "../../lib/scene";
import type { Placed } from "../../lib/wire";

/** Where an arrow head stands on a way, and to where it points, in degrees against the x axis. */
export interface Sign extends Point {
  readonly turn: number;
}

/** Parts of a way at which its sign may stand, the best first. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

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

/** Where a sign of a size stands on a way: near its middle, over nothing that has a drawing or a name; null: nowhere. */
export function signOf(way: readonly Point[], size: number, shapes: readonly Placed[]): Sign | null {
  const length = lengthOf(way);
  if (length < 2 * size) return null;
  const drawn = shapes.filter((shape) => isDrawn(shape, way));
  return PARTS.map((part) => placeAt(way, length * part)).find((at) => drawn.every((shape) => gap(shape, at) > size)) ?? null;
}

/** Whether a shape is a piece, a name, or an outline on the ground; ground is what the way begins on. */
function isDrawn(shape: Placed, way: readonly Point[]): boolean {
  if (isPiece(shape)) return !shape.decoration;
  if (shape.shape === "words") return true;
  return shape.shape === "polygon" && !shape.decoration && gap(shape, way[0]!) > 0;
}
