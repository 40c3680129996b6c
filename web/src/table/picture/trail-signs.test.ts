import { expect, test } from "vitest";
import type { Placed } from "../../lib/wire";
import { lengthOf, shortened, signOf } from "./trail-signs";

const common = { label: "something", decoration: false, glyph: "", move: null, attempt: null };
const WAY = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

function island(x: number, y: number): Placed {
  return { ...common, shape: "polygon", id: "isle", role: "isle", points: [[x - 30, y - 30], [x + 30, y - 30], [x + 30, y + 30], [x - 30, y + 30]] } as Placed;
}

test("a way ends before the piece that has gone it", () => {
  expect(lengthOf(WAY)).toBe(200);
  expect(shortened(WAY, 40)).toEqual([WAY[0], WAY[1], { x: 100, y: 60 }]);
  expect(shortened(WAY, 120)).toEqual([WAY[0], { x: 80, y: 0 }]);
  expect(shortened(WAY, 200)).toEqual([]);
});

test("the sign stands at the middle of the way and points along it", () => {
  expect(signOf([WAY[0]!, WAY[1]!], 10, [])).toEqual({ x: 50, y: 0, turn: 0 });
  expect(signOf([WAY[1]!, WAY[2]!], 10, [])?.turn).toBe(90);
});

test("it makes way for islands and names, and is left out where there is no room", () => {
  const way = [WAY[0]!, WAY[1]!];
  const name = { ...common, shape: "words", id: "name", role: "words", decoration: true, x: 50, y: 0, size: 10, text: "ab", anchor: "middle" } as Placed;
  expect(signOf(way, 8, [name])?.x).not.toBe(50);
  expect(signOf(way, 8, [island(50, 0)])).toBe(null);
  expect(signOf([{ x: 0, y: 0 }, { x: 12, y: 0 }], 8, [])).toBe(null);
});

test("the ground on which the way begins is in nobody's way", () => {
  expect(signOf([{ x: 25, y: 0 }, { x: 75, y: 0 }], 8, [island(50, 0)])?.x).toBe(50);
});
