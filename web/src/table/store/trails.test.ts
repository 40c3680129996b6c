import { expect, test } from "vitest";
import { motion } from "../../lib/scene";
import type { Placed } from "../../lib/wire";
import { NO_TRAILS, trailed } from "./trails";

const common = { label: "something", decoration: false, glyph: "", move: null, attempt: null };

function piece(id: string, x: number, y = 0): Placed {
  return { ...common, shape: "symbol", id, role: id, art: "ship", x, y, size: 80, turn: 0 };
}

const next = (trails: typeof NO_TRAILS, before: Placed[], after: Placed[]) => trailed(trails, motion(before, after), after);

test("a piece leaves a trail of all places where it was", () => {
  const [one, two, three] = [[piece("a", 0)], [piece("a", 100)], [piece("a", 250)]];
  const trails = next(next(NO_TRAILS, one, two), two, three);
  expect(trails.ways.get("a")?.map((place) => place.x)).toEqual([0, 100]);
});

test("what is new is marked, and what is gone leaves nothing", () => {
  const [one, two] = [[piece("a", 0)], [piece("a", 100), piece("b", 5)]];
  const trails = next(NO_TRAILS, one, two);
  expect([...trails.fresh]).toEqual(["b"]);
  const after = next(trails, two, [piece("b", 5)]);
  expect([[...after.ways.keys()], [...after.fresh]]).toEqual([[], ["b"]]);
});

test("a piece that its square names is marked, too, and no other decoration is", () => {
  const named = (id: string): Placed => ({ ...piece(id, 0), decoration: true }) as Placed;
  expect([...next(NO_TRAILS, [], [named("piece-d4"), named("crowd-d4")]).fresh]).toEqual(["piece-d4"]);
});

test("turning in its place is no way", () => {
  const turned: Placed = { ...piece("a", 0), turn: 90 } as Placed;
  expect(next(NO_TRAILS, [piece("a", 0)], [turned]).ways.size).toBe(0);
});

test("a board that is laid anew has no marks", () => {
  const many = [...Array(20).keys()].map((k) => piece(`p${k}`, k));
  expect(next(NO_TRAILS, many, many.map((one, k) => piece(one.id, k + 500)))).toEqual(NO_TRAILS);
});

test("ways are in the order in which pieces moved", () => {
  const [one, two, three] = [[piece("a", 0), piece("b", 0)], [piece("a", 0), piece("b", 50)], [piece("a", 70), piece("b", 50)]];
  expect([...next(next(NO_TRAILS, one, two), two, three).ways.keys()]).toEqual(["b", "a"]);
});

test("a hull that is drawn as it lies leaves a trail, too, but not when it only turns", () => {
  const hull = (x: number, y: number): Placed => ({ ...common, shape: "polygon", id: "ship", role: "hull", points: [[x, 0], [x + 80, 0], [x + 80, y], [x, y]] }) as Placed;
  expect([...next(NO_TRAILS, [hull(0, 20)], [hull(200, 20)]).ways.keys()]).toEqual(["ship"]);
  expect(next(NO_TRAILS, [hull(0, 20)], [hull(0, 30)]).ways.size).toBe(0);
});
