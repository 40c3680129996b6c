import { expect, test } from "vitest";
import { centre, frame, grown, motion, OutOfStep, rebuild, roleClass, sectorPath, shorterTurn, wayOf } from "./scene";
import type { AnyShape, Box, Disc, Symbol as Piece } from "./wire";

const common = { label: "something", decoration: false, glyph: "", move: null, attempt: null };

function disc(id: string, x = 0, y = 0): Disc {
  return { ...common, shape: "disc", id, role: "hot", x, y, radius: 5 };
}

function box(id: string, x: number, y: number, width = 10, height = 10): Box {
  return { ...common, shape: "box", id, role: "sea", x, y, width, height, round: 0 };
}

function piece(id: string, x: number, y: number, role = "ship-orange", art = "ship"): Piece {
  return { ...common, shape: "symbol", id, role, art, x, y, size: 80, turn: 0 };
}

test("runs stand for shapes of the picture before, in their order", () => {
  const before = ["a", "b", "c", "d"].map((id) => disc(id));
  const fresh = disc("x");
  const after = rebuild<AnyShape>(before, [[2, 2], fresh, [0, 1]]);
  expect(after.map((shape) => shape.id)).toEqual(["c", "d", "x", "a"]);
  expect(after[0]).toBe(before[2]);
});

test("a whole picture needs none before it", () => {
  expect(rebuild([], [disc("a"), disc("b")]).map((shape) => shape.id)).toEqual(["a", "b"]);
});

test("runs beyond the picture before are noticed", () => {
  expect(() => rebuild([disc("a")], [[0, 2]])).toThrow(OutOfStep);
  expect(() => rebuild([disc("a")], [[-1, 1]])).toThrow(OutOfStep);
});

test("a role's class is the longest beginning that the themes know", () => {
  const known = new Set(["ship", "ship-purple", "other"]);
  expect(roleClass("ship-purple-old", known)).toBe("role-ship-purple");
  expect(roleClass("ship-red", known)).toBe("role-ship");
  expect(roleClass("shipping", known)).toBe("role-other");
  expect(roleClass("ship", known)).toBe("role-ship");
});

test("centres are where the server says they are", () => {
  expect(centre(box("a", 10, 20, 30, 40))).toEqual({ x: 25, y: 40 });
  expect(centre({ ...common, shape: "polygon", id: "p", role: "r", points: [[0, 0], [9, 0], [0, 9]] })).toEqual({ x: 3, y: 3 });
  const band = centre({ ...common, shape: "sector", id: "s", role: "r", x: 0, y: 0, inner: 50, outer: 150, start: 45, sweep: 90 });
  expect(band.x).toBeCloseTo(100);
  expect(band.y).toBeCloseTo(0);
  expect(centre({ ...common, shape: "words", id: "w", role: "r", x: 7, y: 8, size: 20, text: "long text", anchor: "start", room: 0, names: "", first: false })).toEqual({ x: 7, y: 8 });
});

test("a sector runs along its outer arc and back along the inner one", () => {
  const sector = { ...common, shape: "sector", id: "s", role: "r", x: 0, y: 0, inner: 50, outer: 100, start: 0, sweep: 90 } as const;
  expect(sectorPath(sector).replaceAll("-0.00", "0.00")).toBe("M0.00 -100.00A100 100 0 0 1 100.00 0.00L50.00 0.00A50 50 0 0 0 0.00 -50.00Z");
  expect(sectorPath({ ...sector, sweep: 270 })).toContain("A100 100 0 1 1");
});

test("the frame of a sector holds its arcs", () => {
  const around = frame({ ...common, shape: "sector", id: "s", role: "r", x: 0, y: 0, inner: 50, outer: 100, start: -45, sweep: 90 });
  expect(around.y).toBeCloseTo(-100);
  expect(around.y + around.height).toBeLessThan(0);
});

test("a shape that keeps its id comes from where it was", () => {
  const change = motion([piece("a", 0, 0), disc("b")], [piece("a", 100, 50), disc("b")]);
  expect([...change.from]).toEqual([["a", { x: 0, y: 0, size: 80, turn: 0 }]]);
  expect(change.appeared.size).toBe(0);
  expect(change.vanished).toEqual([]);
});

test("a piece that vanishes and one that appears alike are one piece to the eye", () => {
  const change = motion([piece("hand-1", 0, 0)], [piece("square-b2", 100, 100)]);
  expect(change.from.get("square-b2")).toMatchObject({ x: 0, y: 0 });
  expect(change.vanished).toEqual([]);
});

test("of several alike the nearest are paired, each once", () => {
  const change = motion([piece("far", 0, 0), piece("near", 90, 0)], [piece("new", 100, 0)]);
  expect(change.from.get("new")).toMatchObject({ x: 90 });
  expect(change.vanished.map((shape) => shape.id)).toEqual(["far"]);
});

test("pieces of another role or drawing, and other shapes, are not paired", () => {
  const before: AnyShape[] = [piece("a", 0, 0, "ship-green"), piece("b", 0, 0, "ship-orange", "wreck"), disc("c")];
  const change = motion(before, [piece("x", 9, 9), disc("y", 9, 9)]);
  expect(change.from.size).toBe(0);
  expect([...change.appeared]).toEqual(["x", "y"]);
  expect(change.vanished.map((shape) => shape.id)).toEqual(["a", "b", "c"]);
});

test("a ship that goes back to hand is not the one that comes elsewhere", () => {
  const change = motion([piece("piece-c4", 0, 0), piece("piece-pirate", 9, 9)], [piece("piece-d4", 100, 0), piece("piece-pirate", 0, 9)]);
  expect([...change.from.keys()]).toEqual(["piece-pirate"]);
  expect([...change.appeared]).toEqual(["piece-d4"]);
  expect(change.vanished.map((shape) => shape.id)).toEqual(["piece-c4"]);
});

test("turns go the shorter way round", () => {
  expect(shorterTurn(350, 10)).toBe(20);
  expect(shorterTurn(10, 350)).toBe(-20);
  expect(shorterTurn(0, 270)).toBe(-90);
});

test("a polygon grows by as much on all sides, whichever way round it is told", () => {
  const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
  expect(grown(square, 2)).toEqual([[-2, -2], [12, -2], [12, 12], [-2, 12]]);
  expect(grown(square.toReversed(), 2)).toEqual([[-2, 12], [12, 12], [12, -2], [-2, -2]]);
});

test("a piece goes the shorter way round a pivot, and half way round it clockwise", () => {
  const at = (degrees: number) => ({ x: 100 * Math.cos((degrees * Math.PI) / 180), y: 100 * Math.sin((degrees * Math.PI) / 180) });
  const through = (from: number, to: number): number[] => {
    const middle = wayOf(at(from), at(to), { x: 0, y: 0 }).at(1)!;
    return [Math.sign(Math.round(middle.x)), Math.sign(Math.round(middle.y))];
  };
  expect(through(90, -90)).toEqual([-1, 1]);
  expect(through(-90, 90)).toEqual([1, -1]);
  expect(through(0, -90)).toEqual([1, -1]);
});
