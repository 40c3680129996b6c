// Where names stand beside what they name: clear of drawings, of each other and of the edge of the board, as near as there is room.
import { around, type Frame, type Point } from "../../lib/scene";
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
  /** On which side of its mark, and how many steps away. */
  readonly side: string;
  readonly step: number;
  /** How high its letters are. */
  readonly size: number;
  /** It is nearer to another mark than to its own. */
  readonly astray: boolean;
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
const BELOW = 0.5;
const DEEP = 0.62;
const HANGS = /[gjpqy,]/u;
/** In heights of their letters: so much is between names that stand side by side, so that they do not read as one. */
const AIR = 0.6;
/** How far a name may stand from its mark, in heights of its letters. */
const FARNESS = [0.14, 0.45, 0.85, 1.3, 1.8, 2.4, 3.2, 4.2, 5.4];
/** From a round mark it is at least so far: there is room for a ring around that. */
const ROUND = 0.42;
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
/** Nearer than this to another mark, in heights of its letters from the middle of that, a name seems to be that one's, too; how much worse that is. */
const NEXT = 0.8;
const NEXT_WORSE = 10;
/** How much worse a place is if a line that comes and goes runs through it. */
const CROSSED = 24;
/** How much worse a place is for each time that a name had to leave it before, and how many turns there are for each name. */
const DEAR = 20;
const TURNS = 30;
/** So often a name has had to leave, as it were, that has its place since before. */
const SETTLED = 10;
/** So many others may go elsewhere for one name, and so often it is tried. */
const FEW_OTHERS = 3;
const ROUNDS = 6;
/** How much worse a place is to which a line must lead. */
const LED_WORSE = 16;
/** A line to an outline, which does not fill its frame, ends at such a part of the way from its middle to the frame. */
const ASHORE = 0.6;
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
 * A place for each name that has one, by id. `signs` is what the shapes cover that are named, with their rings, `size` is the height of letters, `blocked` is
 * what never moves and must not be covered, `passing` what comes and goes, `room` where names stay within. Where nothing passes, a
 * name has the same place always, on the same side of its mark however near one comes, where letters are smaller than `largest`;
 * what lies in its place moves it alone. If only `some` are shown, each stands close to its mark, where it would stand among all;
 * which others are shown moves it only if it found no place there. Through a name no piece of `lines` runs if it can be.
 */
export function placeNames(
  names: readonly Words[],
  signs: readonly Frame[],
  size: (one: Words) => number,
  blocked: readonly Frame[],
  room: Frame,
  passing: readonly Frame[] = [],
  largest = size,
  some: ((one: Words) => boolean) | null = null,
  lines: readonly Frame[] = [],
): ReadonlyMap<string, NamePlace> {
  const known = JSON.stringify([names.map((name) => [name.text, name.x, name.y, name.anchor, size(name), largest(name)]), signs, blocked, room, some === null]);
  const { ways, still } = remembered(known, () => {
    const at = (high: (one: Words) => number): readonly (readonly Way[])[] => names.map((name, k) => waysOf(name, signs[k]!, high(name), signs, blocked, room));
    if (some !== null) {
      const ways = at(size);
      return { ways, still: chosenFrom(ways.map((all) => all.filter((way) => way.lead === null && !way.astray))) };
    }
    const [largeWays, near] = [at(largest), names.every((name) => largest(name) === size(name))];
    const far = improved(largeWays, chosenFrom(largeWays));
    if (near) return { ways: largeWays, still: far };
    const nearer = (all: readonly Way[], k: number): readonly Way[] => {
      const alike = all.filter((way) => way.side === far[k]?.side && way.step <= far[k].step);
      return alike.length > 0 ? alike : all;
    };
    const ways = at(size);
    return { ways, still: chosenFrom(ways.map(nearer)) };
  });
  const lies = (way: Way, others: readonly Frame[]): boolean => others.some((other) => overlap(way.box, other));
  const worse = (way: Way): Way => (lies(way, lines) ? { ...way, cost: way.cost + CROSSED } : way);
  const shown = ways.map((all, k) => (some !== null && !some(names[k]!) ? [] : all).filter((way) => !lies(way, passing)));
  const free = lines.length > 0 ? shown.map((all) => all.map(worse).sort((a, b) => a.cost - b.cost)) : shown;
  const chosen = chosenFrom(free, still.map((way, k) => (way !== undefined && (free[k]!.length === 0 || lies(way, [...passing, ...lines])) ? undefined : way)));
  return new Map(names.flatMap((name, k) => (chosen[k] === undefined ? [] : [[name.id, chosen[k]] as const])));
}

interface Still {
  readonly ways: readonly (readonly Way[])[];
  /** The place of each name where nothing passes. */
  readonly still: readonly (Way | undefined)[];
}

/** What was found for boards that never change, drawn as large, the latest last. */
const found = new Map<string, Still>();
const MOST_FOUND = 4;

function remembered(key: string, find: () => Still): Still {
  const known = found.get(key) ?? find();
  found.delete(key);
  found.set(key, known);
  for (const oldest of found.keys()) if (found.size > MOST_FOUND) found.delete(oldest);
  return known;
}

/** For each name one of its places, so that none covers another, the best if it can be; those that have one already keep it if they can. */
function chosenFrom(ways: readonly (readonly Way[])[], before: readonly (Way | undefined)[] = []): (Way | undefined)[] {
  const reaches = ways.map(reach);
  const near = reaches.map((one, k) => [...ways.keys()].filter((j) => j !== k && overlap(one, reaches[j]!)));
  const chosen: (Way | undefined)[] = ways.map((_, k) => before[k]);
  const inTheWay = (k: number, way: Way): number[] => near[k]!.filter((j) => chosen[j] !== undefined && clash(way, chosen[j]));

  // Whoever has no place takes the one that costs others least; those look for another one. Who often had to leave stays the next time.
  const dear = ways.map((_, k) => (before[k] === undefined ? 1 : SETTLED));
  const waiting = [...ways.keys()].filter((k) => chosen[k] === undefined && ways[k]!.length > 0).sort((a, b) => ways[a]!.length - ways[b]!.length);
  let best = [...chosen];
  let without = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS * ways.length && without > 0; turn++) {
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
  if (without < Number.POSITIVE_INFINITY) best.forEach((way, k) => (chosen[k] = way));
  for (const k of ways.keys()) if (before[k] === undefined || chosen[k] !== before[k]) chosen[k] = ways[k]!.find((way) => inTheWay(k, way).length === 0) ?? chosen[k];
  return chosen;
}

/** The same with better places for some, for each of which at most a few others go elsewhere, as long as that is better for all of them together. */
function improved(ways: readonly (readonly Way[])[], before: readonly (Way | undefined)[]): (Way | undefined)[] {
  const chosen = [...before];
  const inTheWay = (k: number, way: Way): number[] => [...ways.keys()].filter((j) => j !== k && chosen[j] !== undefined && clash(way, chosen[j]));
  const settle = (k: number): boolean => {
    const now = chosen[k]!;
    for (const way of ways[k]!) {
      if (way.cost >= now.cost) return false;
      const others = inTheWay(k, way);
      if (others.length > FEW_OTHERS) continue;
      const left = others.map((other) => chosen[other]!);
      let gain = now.cost - way.cost;
      chosen[k] = way;
      for (const other of others) chosen[other] = undefined;
      for (const [n, other] of others.entries()) {
        chosen[other] = ways[other]!.find((one) => one.cost - left[n]!.cost < gain && inTheWay(other, one).length === 0);
        gain -= chosen[other] === undefined ? Number.POSITIVE_INFINITY : chosen[other].cost - left[n]!.cost;
      }
      if (gain > 0) return true;
      chosen[k] = now;
      for (const [n, other] of others.entries()) chosen[other] = left[n];
    }
    return false;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const better = [...ways.keys()].filter((k) => chosen[k] !== undefined && settle(k));
    if (better.length === 0) break;
  }
  return chosen;
}

/** Whether one name covers the other or runs into it, or the lines to them cross. */
function clash(one: Way, other: Way): boolean {
  const { x, width } = one.box;
  const air = AIR * one.size;
  return overlap({ ...one.box, x: x - air, width: width + 2 * air }, other.box) || (one.lead !== null && other.lead !== null && cross(one.lead, other.lead));
}

function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const turn = (p: Point, q: Point, r: Point): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** All that some places cover with the lines to them, and what lies between them. */
function reach(ways: readonly Way[]): Frame {
  return around(ways.flatMap(({ box, lead }) => [box, { x: box.x + box.width, y: box.y + box.height }, ...(lead ?? [])]));
}

/** The best place for a single name beside the sign of its mark, within a room, rather nearer to it than to other `signs`. */
export function placeName(name: Words, sign: Frame, size: number, blocked: readonly Frame[], room: Frame, signs: readonly Frame[] = []): NamePlace | undefined {
  return waysOf(name, sign, size, signs, blocked, room)[0];
}

/** The places beside a mark where a name covers nothing, best first. */
function waysOf(name: Words, sign: Frame, size: number, signs: readonly Frame[], blocked: readonly Frame[], room: Frame): Way[] {
  const own = middleOf(sign);
  const ways: Way[] = [];
  const reached = grown(sign, breadth(name.text, size) + (FARNESS.at(-1)! + 2) * size);
  const close = blocked.filter((one) => overlap(one, reached));
  const others = signs.filter((one) => one.x !== sign.x || one.y !== sign.y).map((one) => ({ ...middleOf(one), half: Math.min(one.width, one.height) / 2 })).filter((at) => gapTo(reached, at) === 0);
  for (const lines of linesOf(name.text)) {
    const wide = Math.max(...lines.map((line) => breadth(line, size)));
    const below = (HANGS.test(lines.at(-1)!) ? DEEP : BELOW) * size;
    const high = (ABOVE + lines.length - 1) * size + below;
    const add = (side: string, step: number, anchor: Words["anchor"], x: number, top: number, cost: number): void => {
      const box = { x: x - wide * PART[anchor], y: top, width: wide, height: high };
      if (!within(box, room) || close.some((other) => overlap(box, other))) return;
      const astray = others.some((other) => gapTo(box, other) < Math.min(gapTo(box, own), size));
      const lead = gapBetween(box, sign) > LED * size ? leadOf(box, sign) : null;
      const next = side !== "own" && others.some((other) => gapTo(box, other) < other.half + NEXT * size);
      const worse = (lines.length - 1) * BROKEN + (astray ? ASTRAY : next ? NEXT_WORSE : 0) + (lead === null ? 0 : LED_WORSE);
      ways.push({ side: `${side} ${lines.length}`, step, size, lines, anchor, x, y: top + ABOVE * size, box, lead, astray, cost: cost + worse });
    };
    if (lines.length === 1) add("own", 0, name.anchor, name.x, name.y - ABOVE * size, -1);
    for (const [step, farness] of FARNESS.entries()) {
      const far = isRound(sign) ? Math.max(farness, ROUND) : farness;
      const [left, right] = [sign.x - far * size, sign.x + sign.width + far * size];
      const [over, under] = [sign.y - far * size - high, sign.y + sign.height + far * size];
      const level = own.y - (ABOVE + (lines.length - 1) / 2) * size;
      for (const [k, part] of ASIDE.entries()) {
        add(`right ${k}`, step, "start", right, level + part * high, step * STEP + k);
        add(`left ${k}`, step, "end", left, level + part * high, step * STEP + k + 1);
        add(`over ${k}`, step, "middle", own.x + part * wide, over, step * STEP + k + 2);
        add(`under ${k}`, step, "middle", own.x + part * wide, under, step * STEP + k + 2);
      }
    }
  }
  return ways.sort((a, b) => a.cost - b.cost);
}

/** A name on one line, and on two if it consists of several words. */
function linesOf(text: string): string[][] {
  const gaps = [...text.matchAll(/[ -]/gu)].map(({ index }) => index + 1);
  const middle = gaps.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? [[text]] : [[text], [text.slice(0, middle).trim(), text.slice(middle)]];
}

/** From the nearest point of a name to the edge of its mark, into an outline. */
function leadOf(box: Frame, sign: Frame): readonly [Point, Point] {
  const own = middleOf(sign);
  const from = { x: Math.min(Math.max(own.x, box.x), box.x + box.width), y: Math.min(Math.max(own.y, box.y), box.y + box.height) };
  const [across, under] = [Math.abs(from.x - own.x), Math.abs(from.y - own.y)];
  const part = isRound(sign) ? sign.width / 2 / Math.hypot(across, under) : ASHORE * Math.min(sign.width / 2 / across, sign.height / 2 / under);
  return [from, { x: own.x + (from.x - own.x) * part, y: own.y + (from.y - own.y) * part }];
}

export function grown(one: Frame, by: number): Frame {
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

/** Drawings as broad as high fill the circle in their square, all others about their whole frame. */
function isRound(sign: Frame): boolean {
  return sign.width === sign.height;
}

/** How far a name is from the edge of a mark. */
function gapBetween(box: Frame, sign: Frame): number {
  if (isRound(sign)) return gapTo(box, middleOf(sign)) - sign.width / 2;
  return Math.hypot(Math.max(sign.x - box.x - box.width, 0, box.x - sign.x - sign.width), Math.max(sign.y - box.y - box.height, 0, box.y - sign.y - sign.height));
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
