// What lies outside the window on a board that is shown in part: on which side it lies, what it is called, and where there is room to say so.
import { centre, frame, type Frame } from "../../lib/scene";
import type { Placed, Words } from "../../lib/wire";
import { overlap } from "./names";

export type Side = "left" | "right" | "up" | "down";

export interface Beyond {
  readonly side: Side;
  /** What lies there, the nearest first. */
  readonly names: readonly string[];
  /** How far along its side it lies on average, 0 to 1. */
  readonly along: number;
}

/** The ids of the names of things on a board. */
const NAME = /(^|-)(?<!region-)name(-|$)/;
const SIDES: readonly Side[] = ["left", "right", "up", "down"];
/** Where on its side a sign may stand. */
const PLACES = Array.from({ length: 19 }, (_, k) => (k + 1) / 20);

function isName(shape: Placed): shape is Words {
  return shape.shape === "words" && (shape.names !== "" || NAME.test(shape.id));
}

/** What has a name and lies outside the window, on each of its sides. */
export function beyond(shapes: readonly Placed[], seen: Frame): Beyond[] {
  const marks = new Map(shapes.map((shape) => [shape.id, shape]));
  const out = shapes.filter(isName).flatMap((name) => {
    const mark = marks.get(name.names) ?? name;
    // Where outlines are named, a name goes with what it names.
    if (overlap(frame(mark), seen) || (mark.shape !== "polygon" && overlap(frame(name), seen))) return [];
    const { x, y } = centre(mark);
    const across = (x - seen.x) / seen.width;
    const under = (y - seen.y) / seen.height;
    const [aside, away] = [Math.max(-across, across - 1), Math.max(-under, under - 1)];
    const side: Side = aside >= away ? (across < 0 ? "left" : "right") : under < 0 ? "up" : "down";
    return [{ side, name: name.text, far: Math.max(aside, away), along: side === "left" || side === "right" ? under : across }];
  });
  return SIDES.flatMap((side) => {
    const there = out.filter((one) => one.side === side).sort((a, b) => a.far - b.far);
    if (there.length === 0) return [];
    const along = there.reduce((sum, one) => sum + Math.min(1, Math.max(0, one.along)), 0) / there.length;
    return [{ side, names: there.map(({ name }) => name), along }];
  });
}

/** Where on its side a sign of this size (in scene units) covers least, the nearest to what it tells of. */
export function placeOf({ side, along }: Pick<Beyond, "side" | "along">, seen: Frame, size: Pick<Frame, "width" | "height">, taken: readonly Frame[]): Frame {
  const part = best(PLACES, (part) => 4 * covers(onSide(side, part, seen, size), taken) + Math.abs(part - along));
  return onSide(side, part, seen, size);
}

/** What a sign of this size covers at a place on its side; all of it is in the window. */
function onSide(side: Side, part: number, seen: Frame, size: Pick<Frame, "width" | "height">): Frame {
  const along = (from: number, extent: number, room: number): number => from + Math.min(Math.max(part * extent - room / 2, 0), extent - room);
  const x = side === "left" ? seen.x : side === "right" ? seen.x + seen.width - size.width : along(seen.x, seen.width, size.width);
  const y = side === "up" ? seen.y : side === "down" ? seen.y + seen.height - size.height : along(seen.y, seen.height, size.height);
  return { x, y, ...size };
}

export type Corner = readonly ["left" | "right", "top" | "bottom"];

const CORNERS: readonly Corner[] = [["left", "bottom"], ["right", "bottom"], ["left", "top"], ["right", "top"]];

/** The corner of the window in which a map of this size (in scene units) covers least; names, which can stand elsewhere, count less. */
export function cornerFor(seen: Frame, size: Pick<Frame, "width" | "height">, taken: readonly Frame[], names: readonly Frame[] = []): Corner {
  return best(CORNERS, (corner) => {
    const map = inCorner(corner, seen, size);
    return 3 * covers(map, taken) + covers(map, names);
  });
}

/** What a map of this size covers in a corner of the window. */
export function inCorner([across, under]: Corner, seen: Frame, size: Pick<Frame, "width" | "height">): Frame {
  return { x: across === "left" ? seen.x : seen.x + seen.width - size.width, y: under === "top" ? seen.y : seen.y + seen.height - size.height, ...size };
}

/** How many things a frame would cover, even in part. */
export function covers(at: Frame, taken: readonly Frame[]): number {
  return taken.filter((one) => overlap(one, at)).length;
}

function best<T>(ways: readonly T[], cost: (way: T) => number): T {
  return ways.reduce((found, way) => (cost(way) < cost(found) ? way : found));
}
