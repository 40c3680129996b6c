// Where names stand beside what they name: clear of drawings, of each other and of the edge of the board, as near as there is room.
import { around, frame, type Frame, type Point } from "../../lib/scene";
import type { Placed, Words } from "../../lib/wire";

/** A name where it stands: beside its mark, on one line or on two. */
export interface NamePlace {
  readonly lines: readonly string[];
  readonly anchor: Words["anchor"];
  /** Where its lines are anchored, and the middle height of the first. */
  readonly x: number;
  readonly y: number;
  /** What it covers. */
  readonly box: Frame;
  /** A line from the name to its mark, if it stands so far away that it would not be plain which it names. */
  readonly lead: readonly [Point, Point] | null;
}

interface Way extends NamePlace {
  /** The less, the better. */
  readonly cost: number;
}

/** How broad letters are for their height: the first kind that a letter is of. */
const BREADTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:'’ -]/u, 0.34],
  [/[frstI]/u, 0.46],
  [/[mwMW]/u, 0.92],
  [/\p{Lu}/u, 0.74],
  [/./u, 0.6],
];
/** Letters reach so much above the middle of a line and below it; some further below. */
const ABOVE = 0.36;
const BELOW = 0.4;
const DEEP = 0.58;
const HANGS = /[gjpqy,]/u;
/** How far a name may stand from its mark, in heights of its letters. */
const FARNESS = [0.14, 0.45, 0.85, 1.3, 1.8, 2.4, 3.2, 4.2, 5.4];
/** Further away than this a line leads from it to its mark. */
const LED = 0.6;
/** How far it may be shifted along its mark, in parts of its own breadth or height. */
const ASIDE = [0, 0.25, -0.25, 0.5, -0.5];
const PART = { start: 0, middle: 0.5, end: 1 };
/** How much worse a place is if the name takes two lines. */
const BROKEN = 6;
/** How much worse a place is for each step away, and if it is nearer to another mark than to its own. */
const STEP = 8;
const ASTRAY = 20;
/** How much worse a place is for each time that a name had to leave it before, and how many turns there are for each name. */
const DEAR = 20;
const TURNS = 30;
/** Drawings do not fill the corners of their square. */
const CORNER = 0.08;

/** How broad words of a height are, about. */
function breadth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + BREADTHS.find(([kind]) => kind.test(letter))![1], 0) * size;
}

/** The shape that words name, if it is in the picture. */
export function markOf(one: Words, byId: ReadonlyMap<string, Placed>): Placed | undefined {
  return one.names === "" ? undefined : byId.get(one.names);
}

/**
 * A place for each name that has one, by id. `marks` are the shapes that are named, `size` is the height of letters, `blocked` is
 * what must not be covered, `room` where names stay within.
 */
export function placeNames(names: readonly Words[], marks: readonly Placed[], size: (one: Words) => number, blocked: readonly Frame[], room: Frame): ReadonlyMap<string, NamePlace> {
  const middles = marks.map((mark) => middleOf(frame(mark)));
  const ways = names.map((name, k) => waysOf(name, marks[k]!, size(name), middles, blocked, room));
  const reaches = ways.map(reach);
  const near = reaches.map((one, k) => [...names.keys()].filter((j) => j !== k && overlap(one, reaches[j]!)));
  const chosen: (Way | undefined)[] = names.map(() => undefined);
  const inTheWay = (k: number, way: Way): number[] => near[k]!.filter((j) => chosen[j] !== undefined && overlap(way.box, chosen[j]!.box));

  // Whoever has no place takes the one that costs others least; those look for another one. Who often had to leave stays the next time.
  const dear = names.map(() => 1);
  const waiting = [...names.keys()].filter((k) => ways[k]!.length > 0).sort((a, b) => ways[a]!.length - ways[b]!.length);
  let best = [...chosen];
  let without = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS * names.length && without > 0; turn++) {
    const k = waiting.shift();
    if (k === undefined) break;
    const worth = ways[k]!.map((way) => inTheWay(k, way).reduce((sum, other) => sum + dear[other]! * DEAR, way.cost));
    const way = ways[k]![worth.indexOf(Math.min(...worth))]!;
    for (const other of inTheWay(k, way)) {
      chosen[other] = undefined;
      dear[other]! += 1;
      waiting.push(other);
    }
    chosen[k] = way;
    if (waiting.length < without) {
      best = [...chosen];
      without = waiting.length;
    }
  }
  best.forEach((way, k) => (chosen[k] = way));
  for (const k of names.keys()) chosen[k] = ways[k]!.find((way) => inTheWay(k, way).length === 0) ?? chosen[k];
  return new Map(names.flatMap((name, k) => (chosen[k] === undefined ? [] : [[name.id, chosen[k]] as const])));
}

/** All that some places cover, and what lies between them. */
function reach(ways: readonly Way[]): Frame {
  return around(ways.flatMap(({ box }) => [box, { x: box.x + box.width, y: box.y + box.height }]));
}

/** The places beside a mark where a name covers nothing, best first. */
function waysOf(name: Words, mark: Placed, size: number, middles: readonly Point[], blocked: readonly Frame[], room: Frame): Way[] {
  const sign = frame(mark);
  const own = middleOf(sign);
  const found: Way[] = [];
  const reached = grown(sign, breadth(name.text, size) + (FARNESS.at(-1)! + 2) * size);
  const [close, others] = [blocked.filter((one) => overlap(one, reached)), middles.filter((at) => at !== own && gapTo(reached, at) === 0)];
  for (const lines of linesOf(name.text)) {
    const wide = Math.max(...lines.map((line) => breadth(line, size)));
    const below = (HANGS.test(lines.at(-1)!) ? DEEP : BELOW) * size;
    const high = (ABOVE + lines.length - 1) * size + below;
    const add = (anchor: Words["anchor"], x: number, top: number, cost: number): void => {
      const box = { x: x - wide * PART[anchor], y: top, width: wide, height: high };
      if (!within(box, room) || close.some((other) => overlap(box, other))) return;
      const astray = others.some((other) => gapTo(box, other) < Math.min(gapTo(box, own), size));
      const lead = gapTo(box, own) - sign.width / 2 > LED * size ? leadOf(box, sign) : null;
      found.push({ lines, anchor, x, y: top + ABOVE * size, box, lead, cost: cost + (lines.length - 1) * BROKEN + (astray ? ASTRAY : 0) });
    };
    if (lines.length === 1) add(name.anchor, name.x, name.y - ABOVE * size, -1);
    for (const [step, far] of FARNESS.entries()) {
      const [left, right] = [sign.x - far * size, sign.x + sign.width + far * size];
      const [over, under] = [sign.y - far * size - high, sign.y + sign.height + far * size];
      const level = own.y - (ABOVE + (lines.length - 1) / 2) * size;
      for (const [k, part] of ASIDE.entries()) {
        add("start", right, level + part * high, step * STEP + k);
        add("end", left, level + part * high, step * STEP + k + 1);
        add("middle", own.x + part * wide, over, step * STEP + k + 2);
        add("middle", own.x + part * wide, under, step * STEP + k + 2);
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** A name on one line, and on two if it consists of several words. */
function linesOf(text: string): string[][] {
  const gaps = [...text.matchAll(/[ -]/gu)].map(({ index }) => index + 1);
  const middle = gaps.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [[text]] : [[text], [text.slice(0, middle).trim(), text.slice(middle)]];
}

/** From the nearest point of a name to the edge of its mark. */
function leadOf(box: Frame, sign: Frame): readonly [Point, Point] {
  const own = middleOf(sign);
  const from = { x: Math.min(Math.max(own.x, box.x), box.x + box.width), y: Math.min(Math.max(own.y, box.y), box.y + box.height) };
  const part = sign.width / 2 / Math.hypot(from.x - own.x, from.y - own.y);
  return [from, { x: own.x + (from.x - own.x) * part, y: own.y + (from.y - own.y) * part }];
}

function grown(one: Frame, by: number): Frame {
  return { x: one.x - by, y: one.y - by, width: one.width + 2 * by, height: one.height + 2 * by };
}

/** What words cover where they stand, drawn in letters of a height. */
export function covered(one: Words, size: number): Frame {
  const wide = breadth(one.text, size);
  return { x: one.x - wide * PART[one.anchor], y: one.y - ABOVE * size, width: wide, height: (ABOVE + (HANGS.test(one.text) ? DEEP : BELOW)) * size };
}

/** What drawings cover, without the corners of their squares. */
export function drawn(one: Frame): Frame {
  return { x: one.x + one.width * CORNER, y: one.y + one.height * CORNER, width: one.width * (1 - 2 * CORNER), height: one.height * (1 - 2 * CORNER) };
}

function middleOf(one: Frame): Point {
  return { x: one.x + one.width / 2, y: one.y + one.height / 2 };
}

function gapTo(box: Frame, at: Point): number {
  return Math.hypot(Math.max(box.x - at.x, 0, at.x - box.x - box.width), Math.max(box.y - at.y, 0, at.y - box.y - box.height));
}

export function within(one: Frame, other: Frame): boolean {
  return one.x >= other.x && one.y >= other.y && one.x + one.width <= other.x + other.width && one.y + one.height <= other.y + other.height;
}

export function overlap(one: Frame, other: Frame): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
