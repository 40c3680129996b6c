import { expect, test } from "vitest";
import type { Placed } from "../../lib/wire";
import { clearanceOf, clearParts, lengthOf, shortened, signOf } from "./trail-signs";

const common = { label: "something", decoration: false, glyph: "", move: null, attempt: null };
const WAY = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];
const STRAIGHT = WAY.slice(0, 2);
/** The size of the piece that has gone the way. */
const SIZE = 40;
const AS_TOLD = new Map();

function island(x: number, y: number, half = 10): Placed {
  return { ...common, shape: "polygon", id: "isle", role: "isle", points: [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]] } as Placed;
}

function name(x: number, y: number): Placed {
  return { ...common, shape: "words", id: "name", role: "words", decoration: true, x, y, size: 10, text: "ab", anchor: "middle" } as Placed;
}

function disc(x: number, y: number): Placed {
  return { ...common, shape: "disc", id: "disc", role: "tag", decoration: true, x, y, radius: 15 } as Placed;
}

const clear = (shapes: Placed[], way = STRAIGHT) => clearanceOf(way, SIZE, shapes, AS_TOLD);
const parts = (shapes: Placed[], way = STRAIGHT) => clearParts(way, clear(shapes, way), 1);
const sign = (shapes: Placed[], size: number, way = STRAIGHT) => signOf(parts(shapes, way), size, clear(shapes, way));

test("a way ends before the piece that has gone it", () => {
  expect(lengthOf(WAY)).toBe(200);
  expect(shortened(WAY, 40)).toEqual([WAY[0], WAY[1], { x: 100, y: 60 }]);
  expect(shortened(WAY, 120)).toEqual([WAY[0], { x: 80, y: 0 }]);
  expect(shortened(WAY, 200)).toEqual([]);
});

test("a way over open water is one line, corners and all", () => {
  const [whole, ...more] = parts([], WAY);
  expect(more).toEqual([]);
  expect([whole!.at(0), whole!.at(-1)]).toEqual([WAY[0], WAY[2]]);
  expect(whole).toContainEqual(WAY[1]);
});

test.each([
  ["an island", [island(50, 0)], 10],
  ["a name", [name(50, 0)], 5],
  ["a disc on which something is written", [disc(50, 0), name(50, 0)], 15],
])("the line leaves out %s", (_, shapes, half) => {
  const [before, behind, ...more] = parts(shapes);
  expect(more).toEqual([]);
  expect(before!.at(-1)!.x).toBeLessThan(50 - half);
  expect(behind!.at(0)!.x).toBeGreaterThan(50 + half);
});

test("words for which there is no room are in nobody's way, and others are as large as they are drawn", () => {
  const drawn = (height: number) => clearParts(STRAIGHT, clearanceOf(STRAIGHT, SIZE, [name(50, 0)], new Map([["name", { height, by: 0, down: 0 }]])), 1);
  expect(drawn(0)).toHaveLength(1);
  expect(drawn(20)[0]!.length).toBeLessThan(drawn(10)[0]!.length);
});

test("ground is in nobody's way: what the way begins on, discs without words, and what is far larger than the piece", () => {
  expect(parts([island(5, 0)])).toHaveLength(1);
  expect(parts([disc(50, 0)])).toHaveLength(1);
  expect(parts([island(250, 0, 200)])).toHaveLength(1);
});

test("the sign stands at the middle of the way and points along it", () => {
  expect(sign([], 10)).toEqual({ x: 50, y: 0, turn: 0 });
  expect(sign([], 10, WAY.slice(1))?.turn).toBe(90);
});

test("it makes way for islands and names, and is left out where there is no room", () => {
  expect(sign([island(70, 0)], 8)?.x).toBeLessThan(55);
  expect(sign([island(50, 0, 30)], 11)).toBe(null);
  expect(sign([], 8, [{ x: 0, y: 0 }, { x: 12, y: 0 }])).toBe(null);
});
