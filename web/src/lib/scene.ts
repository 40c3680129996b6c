// What a scene's shapes are as geometry: pictures rebuilt from runs, places, outlines. No game is known here.
import type { AnyShape, Changed, Fact, Placed, Region, Sector, Symbol as Piece, Thing } from "./wire";

/** `[start, count]`: shapes or sentences of the picture before. */
export type Run = readonly [number, number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** Degrees of a radian. */
const DEGREES = 180 / Math.PI;
/** Degrees of a circle that may be drawn as a straight line. */
const ARC = 6;
/** Who is nearer to the middle than this goes straight, in scene units. */
const CLOSE = 1;

/** Thrown where runs name shapes that the picture before does not have: the two sides have lost each other. */
export class OutOfStep extends Error {}

/** The picture that `changed` describes, given the picture before. */
export function rebuildShapes(before: readonly AnyShape[], changed: readonly (AnyShape | Changed | Run)[]): AnyShape[] {
  return rebuild<AnyShape>(
    before,
    changed.map((part) => (isRun(part) || part.shape !== "changed" ? part : altered(before[part.at], part))),
  );
}

function altered(shape: AnyShape | undefined, { at, to }: Changed): AnyShape {
  if (shape === undefined) throw new OutOfStep(`no shape ${at}`);
  const all = { ...shape, ...to } as AnyShape;
  if (!isThing(shape) || !isThing(all)) return all;
  return { ...all, facts: factsOf(shape.facts, to["facts"]), laid: factsOf(shape.laid, to["laid"]) };
}

function factsOf(before: readonly Fact[], changed: unknown): readonly Fact[] {
  return changed === undefined ? before : rebuild(before, changed as readonly (Fact | Run)[]);
}

/** The shapes, facts, regions or sentences that `changed` describes, given those before. */
export function rebuild<Part extends AnyShape | Fact | Region | string>(before: readonly Part[], changed: readonly (Part | Run)[]): Part[] {
  const found: Part[] = [];
  for (const part of changed) {
    if (!isRun(part)) {
      found.push(part);
      continue;
    }
    const [start, count] = part;
    if (start < 0 || start + count > before.length) throw new OutOfStep(`${start}+${count} of ${before.length} parts`);
    for (let place = start; place < start + count; place++) found.push(before[place]!);
  }
  return found;
}

/** Whether a shape lies in a region, and has no place on the board. */
export function isThing(shape: AnyShape): shape is Thing {
  return shape.shape === "thing";
}

/** The shapes of the board. */
export function placedOf(shapes: readonly AnyShape[]): Placed[] {
  return shapes.filter((shape) => !isThing(shape));
}

export function isRun(part: AnyShape | Changed | Fact | Region | string | Run): part is Run {
  return Array.isArray(part);
}

/** The smallest upright rectangle around a shape, nothing around a thing of a region; words by the measure of half a letter's height a letter. */
export function frame(shape: AnyShape): Frame {
  switch (shape.shape) {
    case "polygon":
    case "line":
      return around(shape.points.map(([x, y]) => ({ x, y })));
    case "box":
      return { x: shape.x, y: shape.y, width: shape.width, height: shape.height };
    case "disc":
      return square(shape, shape.radius);
    case "symbol":
      return square(shape, shape.size / 2);
    case "sector":
      return around(outline(shape));
    case "thing":
      return { x: 0, y: 0, width: 0, height: 0 };
    case "words": {
      const width = (shape.text.length * shape.size) / 2;
      const x = shape.anchor === "middle" ? shape.x - width / 2 : shape.anchor === "end" ? shape.x - width : shape.x;
      return { x, y: shape.y - shape.size / 2, width, height: shape.size };
    }
  }
}

/** How far a point lies from a shape: from the edges of a polygon, from the rectangle around anything else; 0 within. */
export function gap(shape: AnyShape, at: Point): number {
  const { x, y, width, height } = frame(shape);
  if (shape.shape !== "polygon") return Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height));
  const sides = shape.points.map((corner, k) => [corner, shape.points[(k + 1) % shape.points.length]!] as const);
  const crossed = sides.filter(([[ax, ay], [bx, by]]) => ay > at.y !== by > at.y && at.x < ax + ((at.y - ay) / (by - ay)) * (bx - ax));
  return crossed.length % 2 === 1 ? 0 : Math.min(...sides.map(([a, b]) => gapToSide(a, b, at)));
}

function gapToSide([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], at: Point): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square === 0 ? 0 : Math.min(Math.max(((at.x - ax) * (bx - ax) + (at.y - ay) * (by - ay)) / square, 0), 1);
  return Math.hypot(ax + (bx - ax) * along - at.x, ay + (by - ay) * along - at.y);
}

/** Where a shape is: `middle` in scene/shapes.py says the same. */
export function centre(shape: AnyShape): Point {
  switch (shape.shape) {
    case "box":
      return middle(shape);
    case "sector":
      return onRing(shape, (shape.inner + shape.outer) / 2, shape.start + shape.sweep / 2);
    case "polygon":
    case "line": {
      const many = shape.points.length;
      const sum = shape.points.reduce((to, [x, y]) => ({ x: to.x + x, y: to.y + y }), { x: 0, y: 0 });
      return { x: sum.x / many, y: sum.y / many };
    }
    case "thing":
      return { x: 0, y: 0 };
    default:
      return { x: shape.x, y: shape.y };
  }
}

export function middle(of: Frame): Point {
  return { x: of.x + of.width / 2, y: of.y + of.height / 2 };
}

/** A sector's outline: along the outer arc, and back along the inner one. */
export function sectorPath(sector: Sector): string {
  const { start, inner, outer, sweep } = sector;
  const far = sweep > 180 ? 1 : 0;
  const at = (radius: number, angle: number): string => {
    const point = onRing(sector, radius, angle);
    return `${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
  };
  const end = start + sweep;
  return (
    `M${at(outer, start)}A${outer} ${outer} 0 ${far} 1 ${at(outer, end)}` +
    `L${at(inner, end)}A${inner} ${inner} 0 ${far} 0 ${at(inner, start)}Z`
  );
}

export function pointList(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${x},${y}`).join(" ");
}

/** A convex polygon with its corners moved outward, so that all its sides are so much farther away. */
export function grown(points: readonly (readonly [number, number])[], by: number): [number, number][] {
  return points.map(([x, y], k) => {
    const [before, after] = [points.at(k - 1)!, points[(k + 1) % points.length]!].map(([otherX, otherY]) => {
      const far = Math.hypot(otherX - x, otherY - y) || 1;
      return [(otherX - x) / far, (otherY - y) / far] as const;
    }) as [readonly [number, number], readonly [number, number]];
    const part = by / Math.max(0.15, Math.abs(before[0] * after[1] - before[1] * after[0]));
    return [x - (before[0] + after[0]) * part, y - (before[1] + after[1]) * part];
  });
}

/** A role's class: the longest beginning of its name, cut at hyphens, that the style sheet knows; else `other`. */
export function roleClass(role: string, known: ReadonlySet<string>): string {
  for (let name = role; name; name = name.slice(0, Math.max(name.lastIndexOf("-"), 0))) {
    if (known.has(name)) return `role-${name}`;
  }
  return "role-other";
}

/** Where a piece lies, how it is turned, how large it is: what glides when it changes. */
export interface Pose extends Point {
  readonly size: number;
  readonly turn: number;
}

export function pose(shape: AnyShape): Pose {
  const { x, y } = centre(shape);
  if (shape.shape === "symbol") return { x, y, size: shape.size, turn: shape.turn };
  if (shape.shape === "words") return { x, y, size: shape.size, turn: 0 };
  const { width, height } = frame(shape);
  return { x, y, size: Math.max(width, height), turn: 0 };
}

/** How a picture differs from the one before: which shapes come from elsewhere, which are new, which are gone. */
export interface Motion {
  /** Poses that shapes of the new picture had before, by id. */
  readonly from: ReadonlyMap<string, Pose>;
  readonly appeared: ReadonlySet<string>;
  readonly vanished: readonly AnyShape[];
  /** Both pictures. */
  readonly before: readonly AnyShape[];
  readonly after: readonly AnyShape[];
}

/** How the ids of pieces begin that what they lie on tells of. They move only as themselves: one that goes is never another one that comes. */
export const TOLD = "piece-";

/**
 * A shape that keeps its id glides. A piece that vanishes and one that appears with the same role and drawing
 * are the same piece to the eye, so the nearest such two are paired and glide as well.
 */
export function motion(before: readonly AnyShape[], after: readonly AnyShape[]): Motion {
  const old = new Map(before.map((shape) => [shape.id, shape]));
  const now = new Set(after.map((shape) => shape.id));
  const from = new Map<string, Pose>();
  const fresh: AnyShape[] = [];
  for (const shape of after) {
    const earlier = old.get(shape.id);
    if (earlier === undefined) fresh.push(shape);
    else if (earlier !== shape && moved(earlier, shape)) from.set(shape.id, pose(earlier));
  }
  const gone = before.filter((shape) => !now.has(shape.id));
  const paired = pair(gone, fresh);
  for (const [earlier, shape] of paired) from.set(shape.id, pose(earlier));
  const used = new Set<AnyShape>(paired.flatMap(([earlier, shape]) => [earlier, shape]));
  return {
    from,
    appeared: new Set(fresh.filter((shape) => !used.has(shape)).map((shape) => shape.id)),
    vanished: gone.filter((shape) => !used.has(shape)),
    before,
    after,
  };
}

function moved(before: AnyShape, after: AnyShape): boolean {
  const one = pose(before);
  const other = pose(after);
  return one.x !== other.x || one.y !== other.y || one.size !== other.size || one.turn !== other.turn;
}

function pair(gone: readonly AnyShape[], fresh: readonly AnyShape[]): [Piece, Piece][] {
  const candidates: [number, Piece, Piece][] = [];
  for (const earlier of gone.filter(isPiece)) {
    if (earlier.id.startsWith(TOLD)) continue;
    for (const later of fresh.filter(isPiece)) {
      if (earlier.role !== later.role || earlier.art !== later.art) continue;
      candidates.push([Math.hypot(earlier.x - later.x, earlier.y - later.y), earlier, later]);
    }
  }
  candidates.sort(([one], [other]) => one - other);
  const used = new Set<Piece>();
  const pairs: [Piece, Piece][] = [];
  for (const [, earlier, later] of candidates) {
    if (used.has(earlier) || used.has(later)) continue;
    used.add(earlier).add(later);
    pairs.push([earlier, later]);
  }
  return pairs;
}

export function isPiece(shape: AnyShape): shape is Piece {
  return shape.shape === "symbol";
}

/** Places between which a piece goes straight on its way, the first and the last included: along a circle about `pivot`, if there is one. */
export function wayOf(from: Point, to: Point, pivot: Point | null): Point[] {
  if (pivot === null) return [from, to];
  const [near, far] = [Math.hypot(from.x - pivot.x, from.y - pivot.y), Math.hypot(to.x - pivot.x, to.y - pivot.y)];
  if (near < CLOSE || far < CLOSE) return [from, to];
  const start = Math.atan2(from.y - pivot.y, from.x - pivot.x) * DEGREES;
  const shorter = shorterTurn(start, Math.atan2(to.y - pivot.y, to.x - pivot.x) * DEGREES);
  const turn = shorter < 1 - 180 ? shorter + 360 : shorter; // half way round it goes clockwise, as Kraken's ships sail
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / ARC));
  return [...Array(steps + 1).keys()].map((step) => {
    const part = step / steps;
    const [radius, angle] = [near + (far - near) * part, (start + turn * part) / DEGREES];
    return { x: pivot.x + radius * Math.cos(angle), y: pivot.y + radius * Math.sin(angle) };
  });
}

/** The shorter way round from one angle to another, in degrees. */
export function shorterTurn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

function square(at: Point, half: number): Frame {
  return { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half };
}

export function around(points: readonly Point[]): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function onRing(about: Point, radius: number, angle: number): Point {
  const turned = (angle * Math.PI) / 180;
  return { x: about.x + radius * Math.sin(turned), y: about.y - radius * Math.cos(turned) };
}

/** Points along a sector's edge, close enough for its frame. */
function outline(sector: Sector): Point[] {
  const points: Point[] = [];
  const steps = Math.max(1, Math.ceil(sector.sweep / 5));
  for (let step = 0; step <= steps; step++) {
    const angle = sector.start + (sector.sweep * step) / steps;
    points.push(onRing(sector, sector.outer, angle), onRing(sector, sector.inner, angle));
  }
  return points;
}
