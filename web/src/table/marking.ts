// Choosing a point freely, where something is to lie or to be hit. What is chosen is a move in notation; the server judges it.
import type { Point } from "../lib/scene";
import type { Perch, Setting, Way } from "../lib/wire";

/** A point as it is chosen: hundredths of the notation's measure, y upward; turned by tenths of a degree. */
export interface Mark {
  readonly setting: Setting;
  readonly way: Way;
  readonly x: number;
  readonly y: number;
  /** The heading that the place gives, and by how much the thing is turned from it. */
  readonly base: number;
  readonly turn: number;
}

const ROUND = 3600;
/** Points that keep to a polygon stay so far inside its edge. */
const INSIDE = 4;
export const TURN = 50;
export const FINE_TURN = 1;

/** How far one key moves it: what is laid goes by much, an aim by little. */
export function stepOf(setting: Setting, fine: boolean): number {
  return setting.outline.length > 0 ? (fine ? 100 : 1000) : fine ? 10 : 100;
}

const round = (heading: number): number => ((Math.round(heading) % ROUND) + ROUND) % ROUND;
const between = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** The heading of what lies there. */
export function headingOf(mark: Mark): number {
  return round(mark.base + mark.turn);
}

/** The nearest point of a line, and how far along it that is, 0 to 1. */
function onLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): { x: number; y: number; along: number; far: number } {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square === 0 ? 0 : Math.min(Math.max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square, 0), 1);
  const at = { x: ax + (bx - ax) * along, y: ay + (by - ay) * along };
  return { ...at, along, far: Math.hypot(at.x - x, at.y - y) };
}

/** The mark at a point, as near as its setting lets it come. */
function placed(mark: Mark, x: number, y: number): Mark {
  const { rail, within, width, height } = mark.setting;
  if (rail.length > 0) {
    const found = rail.map(([a, b]) => ({ heading: a.heading, ...onLine(x, y, a.x, a.y, b.x, b.y) })).sort((one, other) => one.far - other.far)[0]!;
    return { ...mark, x: Math.round(found.x), y: Math.round(found.y), base: found.heading };
  }
  const inside = within.length > 0 ? kept(within, x, y) : { x, y };
  return { ...mark, x: between(inside.x, width), y: between(inside.y, height) };
}

/** A point in a convex polygon, or the one of it that lies nearest. */
function kept(corners: Setting["within"], x: number, y: number): Point {
  const sides = corners.map(([ax, ay], k) => [ax, ay, ...corners[(k + 1) % corners.length]!] as const);
  if (sides.every(([ax, ay, bx, by]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0)) return { x, y };
  const edge = sides.map((side) => onLine(x, y, ...side)).sort((one, other) => one.far - other.far)[0]!;
  const middle = { x: corners.reduce((sum, [cx]) => sum + cx, 0) / corners.length, y: corners.reduce((sum, [, cy]) => sum + cy, 0) / corners.length };
  const far = Math.hypot(middle.x - edge.x, middle.y - edge.y) || 1;
  return { x: edge.x + ((middle.x - edge.x) * INSIDE) / far, y: edge.y + ((middle.y - edge.y) * INSIDE) / far };
}

/** A mark at a point of the picture. */
export function markAt(setting: Setting, at: Point, way: Way = setting.ways[0]!): Mark {
  return markTo({ setting, way, x: 0, y: 0, base: 0, turn: 0 }, at);
}

/** The mark at another point of the picture. */
export function markTo(mark: Mark, { x, y }: Point): Mark {
  const { setting } = mark;
  return placed(mark, (x - setting.x) * setting.scale, (setting.y - y) * setting.scale);
}

/** Where the mark is in the picture. */
export function pointOf({ setting, x, y }: Mark): Point {
  return { x: setting.x + x / setting.scale, y: setting.y - y / setting.scale };
}

/** Moved by hundredths; what keeps to a line goes along it, on to the next one at its end. */
export function moved(mark: Mark, across: number, up: number): Mark {
  const { rail } = mark.setting;
  if (rail.length === 0) return placed(mark, mark.x + across, mark.y + up);
  const step = across === 0 ? up : across;
  const lengths = rail.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y));
  const all = lengths.reduce((sum, one) => sum + one, 0);
  let left = alongOf(mark, lengths) + step;
  left = ((left % all) + all) % all;
  for (const [k, [a, b]] of rail.entries()) {
    const part = left / (lengths[k]! || 1);
    if (left <= lengths[k]!) return { ...mark, x: Math.round(a.x + (b.x - a.x) * part), y: Math.round(a.y + (b.y - a.y) * part), base: a.heading };
    left -= lengths[k]!;
  }
  return mark;
}

/** How far along all lines the mark is. */
function alongOf({ setting, x, y }: Mark, lengths: readonly number[]): number {
  let before = 0;
  let found = 0;
  let least = Infinity;
  for (const [k, [a, b]] of setting.rail.entries()) {
    const { along, far } = onLine(x, y, a.x, a.y, b.x, b.y);
    if (far < least) [least, found] = [far, before + along * lengths[k]!];
    before += lengths[k]!;
  }
  return found;
}

/** Turned by tenths of a degree, where it may be. */
export function turned(mark: Mark, by: number): Mark {
  return mark.setting.turn === "free" ? { ...mark, turn: mark.turn + by } : mark;
}

/** Chosen in the next way. */
export function otherWay(mark: Mark): Mark {
  const { ways } = mark.setting;
  return { ...mark, way: ways[(ways.indexOf(mark.way) + 1) % ways.length]! };
}

/** The move in notation: `place 300.00,250.00 90.0`. */
export function notationOf(mark: Mark): string {
  const point = `${mark.way.word} ${(mark.x / 100).toFixed(2)},${(mark.y / 100).toFixed(2)}`;
  return mark.setting.turn === "none" ? point : `${point} ${(headingOf(mark) / 10).toFixed(1)}`;
}

/** The mark that a move in notation is, if it is one of this setting with its point. */
export function read(setting: Setting, move: string): Mark | null {
  for (const way of setting.ways) {
    const found = move.startsWith(`${way.word} `) ? /^(\d+\.\d\d),(\d+\.\d\d)(?: (\d+\.\d))?$/.exec(move.slice(way.word.length + 1)) : null;
    if (found === null || (setting.turn === "none") !== (found[3] === undefined)) continue;
    const mark = { setting, way, x: Math.round(Number(found[1]) * 100), y: Math.round(Number(found[2]) * 100), base: 0, turn: 0 };
    const base = setting.rail.length > 0 ? placed(mark, mark.x, mark.y).base : 0;
    return { ...mark, base, turn: Math.round(Number(found[3] ?? 0) * 10) - base };
  }
  return null;
}

/** Where choosing begins by keys: at the first point that is offered, else in the middle of what the point keeps to. */
export function begun(setting: Setting, moves: readonly string[]): Mark {
  const offered = moves.map((move) => read(setting, move)).find((mark) => mark !== null);
  if (offered) return offered;
  const corners: readonly (readonly [number, number])[] = setting.within.length > 0 ? setting.within : setting.rail.flatMap((ends) => ends.map((end: Perch) => [end.x, end.y] as const));
  const way = setting.ways[0]!;
  const mark: Mark = { setting, way, x: 0, y: 0, base: 0, turn: 0 };
  if (corners.length === 0) return placed(mark, setting.width / 2, setting.height / 2);
  return placed(mark, corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, y]) => sum + y, 0) / corners.length);
}

/** The outline of what would lie there, in the picture. */
export function outlineOf(mark: Mark): Point[] {
  const angle = (headingOf(mark) * 2 * Math.PI) / ROUND;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mark.setting.outline.map(([ahead, port]) => pointOf({ ...mark, x: mark.x + ahead * cos - port * sin, y: mark.y + ahead * sin + port * cos }));
}

/** The mark in few words: `600.1, 450.3 · 12.3°`. */
export function shortly(mark: Mark): string {
  const point = `${(mark.x / 100).toFixed(1)}, ${(mark.y / 100).toFixed(1)}`;
  return mark.setting.turn === "none" ? point : `${point} · ${(headingOf(mark) / 10).toFixed(1)}°`;
}
