// What a finger or the mouse means at a place of the picture.
import { type Frame, frame, gap, type Point } from "../../lib/scene";
import type { AnyShape } from "../../lib/wire";
import { FINGER } from "./camera";

/** What a finger beside it means, or a mouse: what is smaller than so many pixels counts as if it were as large, and of several the nearest. `unit`: pixels a scene unit. */
export function meant(things: readonly AnyShape[], at: Point, unit: number, large = FINGER): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const thing of things) {
    const { width, height } = frame(thing);
    const far = gap(thing, at) * unit;
    const lacking = (large - Math.min(width, height) * unit) / 2;
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
export function aimedAt(hit: string | null, at: Point, shapes: readonly AnyShape[], goals: Pick<ReadonlySet<string>, "has"> | null, hot: ReadonlySet<string>): string | null {
  if (goals !== null) {
    if (hit !== null && goals.has(hit)) return hit;
    return shapes.findLast((shape) => goals.has(shape.id) && covers(shape, at))?.id ?? hit;
  }
  const depth = shapes.findIndex((shape) => shape.id === hit);
  if (depth >= 0 && shapes[depth]!.attempt !== null) return hit;
  const loose = shapes.filter((shape, k) => k > depth && shape.shape === "symbol" && hot.has(shape.id));
  const ground = shapes[depth];
  // A bright place without a move of its own is bright for the one thing that lies there.
  const there = ground?.role.endsWith("-hot") && !hot.has(ground.id) ? lyingOn(ground, loose) : [];
  return loose.findLast((shape) => covers(shape, at))?.id ?? (there.length === 1 ? there[0]!.id : hit);
}

/** Whether a place lies in the rectangle around a shape. */
export function covers(shape: AnyShape, at: Point): boolean {
  const { x, y, width, height } = frame(shape);
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}
