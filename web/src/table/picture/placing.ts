// Choosing a point freely, where something is to lie or to be hit. What is chosen is a move in notation; the server judges it.
import type { Point } from "../../lib/scene";
import type { FreePoint, Perch, Way } from "../../lib/wire";

/** A point as it is chosen: hundredths of the notation's measure, y upward; turned by tenths of a degree. */
export interface ChosenPoint {
  readonly kind: "point";
  readonly free: FreePoint;
  readonly way: Way;
  readonly x: number;
  readonly y: number;
  /** The heading that the place gives, and by how much the thing is turned from it. */
  readonly base: number;
  readonly turn: number;
}

/** A thing that lies somewhere already, and can be laid anywhere else: it is taken hold of by its shape. */
export interface LooseThing extends FreePoint {
  /** Id of the shape that lies there now. */
  readonly thing: string;
  /** Where, and its heading. */
  readonly lies: readonly [number, number, number];
}

export function isLoose(free: FreePoint): free is LooseThing {
  return "thing" in free;
}

const ROUND = 3600;
/** Points that keep to a polygon stay so far inside its edge. */
const INSIDE = 4;
export const TURN = 50;
export const FINE_TURN = 1;

/** How far one key moves a point, in hundredths: what is laid goes by much, an aim by little. */
const STEPS = { laid: { wide: 1000, fine: 100 }, aimed: { wide: 100, fine: 10 } } as const satisfies Record<FreePoint["kind"], object>;

export function stepOf(free: FreePoint, fine: boolean): number {
  return STEPS[free.kind][fine ? "fine" : "wide"];
}

const round = (heading: number): number => ((Math.round(heading) % ROUND) + ROUND) % ROUND;
const between = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** The heading of what lies there. */
export function headingOf(point: ChosenPoint): number {
  return round(point.base + point.turn);
}

/** The nearest point of a line, and how far along it that is, 0 to 1. */
function onLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): { x: number; y: number; along: number; far: number } {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square === 0 ? 0 : Math.min(Math.max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square, 0), 1);
  const at = { x: ax + (bx - ax) * along, y: ay + (by - ay) * along };
  return { ...at, along, far: Math.hypot(at.x - x, at.y - y) };
}

/** The point brought to a place, or as near to it as may be. */
function placed(point: ChosenPoint, x: number, y: number): ChosenPoint {
  const { rail, within, width, height } = point.free;
  if (rail.length > 0) {
    const found = rail.map(([a, b]) => ({ heading: a.heading, ...onLine(x, y, a.x, a.y, b.x, b.y) })).sort((one, other) => one.far - other.far)[0]!;
    return { ...point, x: Math.round(found.x), y: Math.round(found.y), base: found.heading };
  }
  const inside = within.length > 0 ? kept(within, x, y) : { x, y };
  return { ...point, x: between(inside.x, width), y: between(inside.y, height) };
}

/** A point in a convex polygon, or the one of it that lies nearest. */
function kept(corners: FreePoint["within"], x: number, y: number): Point {
  const sides = corners.map(([ax, ay], k) => [ax, ay, ...corners[(k + 1) % corners.length]!] as const);
  if (sides.every(([ax, ay, bx, by]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0)) return { x, y };
  const edge = sides.map((side) => onLine(x, y, ...side)).sort((one, other) => one.far - other.far)[0]!;
  const middle = { x: corners.reduce((sum, [cx]) => sum + cx, 0) / corners.length, y: corners.reduce((sum, [, cy]) => sum + cy, 0) / corners.length };
  const far = Math.hypot(middle.x - edge.x, middle.y - edge.y) || 1;
  return { x: edge.x + ((middle.x - edge.x) * INSIDE) / far, y: edge.y + ((middle.y - edge.y) * INSIDE) / far };
}

/** The point chosen at a place of the picture. */
export function chosenAt(free: FreePoint, at: Point, way: Way = free.ways[0]!): ChosenPoint {
  return broughtTo({ kind: "point", free, way, x: 0, y: 0, base: 0, turn: 0 }, at);
}

/** The point brought to another place of the picture. */
export function broughtTo(point: ChosenPoint, { x, y }: Point): ChosenPoint {
  const { free } = point;
  return placed(point, (x - free.x) * free.scale, (free.y - y) * free.scale);
}

/** Where the point lies in the picture. */
export function inPicture({ free, x, y }: ChosenPoint): Point {
  return { x: free.x + x / free.scale, y: free.y - y / free.scale };
}

/** Moved by hundredths; what keeps to a line goes along it, on to the next one at its end. */
export function moved(point: ChosenPoint, across: number, up: number): ChosenPoint {
  const { rail } = point.free;
  if (rail.length === 0) return placed(point, point.x + across, point.y + up);
  const step = across === 0 ? up : across;
  const lengths = rail.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y));
  const all = lengths.reduce((sum, one) => sum + one, 0);
  let left = alongOf(point, lengths) + step;
  left = ((left % all) + all) % all;
  for (const [k, [a, b]] of rail.entries()) {
    const part = left / (lengths[k]! || 1);
    if (left <= lengths[k]!) return { ...point, x: Math.round(a.x + (b.x - a.x) * part), y: Math.round(a.y + (b.y - a.y) * part), base: a.heading };
    left -= lengths[k]!;
  }
  return point;
}

/** How far along all lines the point is. */
function alongOf({ free, x, y }: ChosenPoint, lengths: readonly number[]): number {
  let before = 0;
  let found = 0;
  let least = Infinity;
  for (const [k, [a, b]] of free.rail.entries()) {
    const { along, far } = onLine(x, y, a.x, a.y, b.x, b.y);
    if (far < least) [least, found] = [far, before + along * lengths[k]!];
    before += lengths[k]!;
  }
  return found;
}

/** Turned by tenths of a degree, where it may be. */
export function turned(point: ChosenPoint, by: number): ChosenPoint {
  return point.free.turn === "free" ? { ...point, turn: point.turn + by } : point;
}

/** Chosen in the next way. */
export function otherWay(point: ChosenPoint): ChosenPoint {
  const { ways } = point.free;
  return { ...point, way: ways[(ways.indexOf(point.way) + 1) % ways.length]! };
}

/** The way of choosing another point that uses the same tool, if there is one. */
export function sameTool(free: FreePoint, point: ChosenPoint | null): Way | undefined {
  return free.ways.find((way) => way.tool === point?.way.tool);
}

/** What a key makes of the point: arrows move it, Q and E turn it, N takes the next way; null if the key means something else. */
export function afterKey(point: ChosenPoint, key: string, fine: boolean): ChosenPoint | null {
  const step = stepOf(point.free, fine);
  const turn = fine ? FINE_TURN : TURN;
  switch (key) {
    case "ArrowLeft":
      return moved(point, -step, 0);
    case "ArrowRight":
      return moved(point, step, 0);
    case "ArrowUp":
      return moved(point, 0, step);
    case "ArrowDown":
      return moved(point, 0, -step);
    case "q":
    case "Q":
      return turned(point, turn);
    case "e":
    case "E":
      return turned(point, -turn);
    case "n":
    case "N":
      return otherWay(point);
    default:
      return null;
  }
}

/** The move in notation: `place 300.00,250.00 90.0`. */
export function notationOf(point: ChosenPoint): string {
  const place = `${point.way.word} ${(point.x / 100).toFixed(2)},${(point.y / 100).toFixed(2)}`;
  return point.free.turn === "none" ? place : `${place} ${(headingOf(point) / 10).toFixed(1)}`;
}

/** The chosen point that a move in notation means, if it is one that can be chosen here. */
export function read(free: FreePoint, move: string): ChosenPoint | null {
  for (const way of free.ways) {
    if (way.aim !== null && move === way.word) return { kind: "point", free, way, x: way.aim[0], y: way.aim[1], base: 0, turn: 0 };
    const found = move.startsWith(`${way.word} `) ? /^(\d+\.\d\d),(\d+\.\d\d)(?: (\d+\.\d))?$/.exec(move.slice(way.word.length + 1)) : null;
    if (found === null || (free.turn === "none") !== (found[3] === undefined)) continue;
    const point: ChosenPoint = { kind: "point", free, way, x: Math.round(Number(found[1]) * 100), y: Math.round(Number(found[2]) * 100), base: 0, turn: 0 };
    const base = free.rail.length > 0 ? placed(point, point.x, point.y).base : 0;
    return { ...point, base, turn: Math.round(Number(found[3] ?? 0) * 10) - base };
  }
  return null;
}

/** Where choosing begins by keys: at the first point that is offered, else in the middle of what the point keeps to. */
export function begun(free: FreePoint, moves: readonly string[]): ChosenPoint {
  if (isLoose(free)) {
    const [x, y, turn] = free.lies;
    return { kind: "point", free, way: free.ways[0]!, x, y, base: 0, turn };
  }
  const offered = moves.map((move) => read(free, move)).find((point) => point !== null);
  if (offered) return offered;
  const corners: readonly (readonly [number, number])[] = free.within.length > 0 ? free.within : free.rail.flatMap((ends) => ends.map((end: Perch) => [end.x, end.y] as const));
  const way = free.ways[0]!;
  const point: ChosenPoint = { kind: "point", free, way, x: 0, y: 0, base: 0, turn: 0 };
  if (corners.length === 0) return placed(point, free.width / 2, free.height / 2);
  return placed(point, corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, y]) => sum + y, 0) / corners.length);
}

/** The outline of what would lie there, in the picture. */
export function outlineOf(point: ChosenPoint): Point[] {
  const angle = (headingOf(point) * 2 * Math.PI) / ROUND;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return point.free.outline.map(([ahead, port]) => inPicture({ ...point, x: point.x + ahead * cos - port * sin, y: point.y + ahead * sin + port * cos }));
}

/** The point in few words: `600.1, 450.3 · 12.3°`. */
export function shortly(point: ChosenPoint): string {
  const place = `${(point.x / 100).toFixed(1)}, ${(point.y / 100).toFixed(1)}`;
  return point.free.turn === "none" ? place : `${place} · ${(headingOf(point) / 10).toFixed(1)}°`;
}
