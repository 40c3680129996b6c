import { expect, test } from "vitest";
import type { AnyShape } from "../../lib/wire";
import { aimedAt, lyingOn, meant } from "./pointing";

const disc = (id: string, x: number, radius: number): AnyShape =>
  ({ shape: "disc", id, role: "aim", label: id, decoration: false, glyph: "", move: id, attempt: null, x, y: 0, radius }) as AnyShape;

test("a finger beside something small means it, and the nearest of several", () => {
  const ships = [disc("P0", 0, 10), disc("PN", 30, 10)];
  expect(meant(ships, { x: -20, y: 0 }, 1)).toBe("P0");
  expect(meant(ships, { x: 16, y: 0 }, 1)).toBe("PN");
  expect(meant(ships, { x: -30, y: 0 }, 1)).toBeNull();
});

test("for a mouse things are so large as it needs, each as far as none is nearer", () => {
  const marks = [disc("one", 0, 5), disc("two", 16, 5)];
  expect(meant(marks, { x: -11, y: 0 }, 1, 24)).toBe("one");
  expect(meant(marks, { x: 7, y: 0 }, 1, 24)).toBe("one");
  expect(meant(marks, { x: 9, y: 0 }, 1, 24)).toBe("two");
  expect(meant(marks, { x: -13, y: 0 }, 1, 24)).toBeNull();
});

test("what is as large as a finger is meant only where it is", () => {
  expect(meant([disc("P0", 0, 10)], { x: 12, y: 0 }, 2.2)).toBeNull();
  expect(meant([disc("P0", 0, 10)], { x: 9, y: 0 }, 2.2)).toBe("P0");
});

const hull = (id: string, points: readonly (readonly [number, number])[]): AnyShape => ({ ...disc(id, 0, 0), shape: "polygon", move: null, points }) as AnyShape;

test("beside a hull that lies askew its edge counts, not the corner of the rectangle around it", () => {
  const ships = [hull("G1", [[0, 0], [4, -4], [44, 36], [40, 40]]), disc("dot", 70, 5)];
  expect(meant(ships, { x: 20, y: 20 }, 1)).toBe("G1");
  expect(meant([hull("G1", [[0, 0], [2, -2], [22, 18], [20, 20]])], { x: 4, y: 16 }, 1)).toBe("G1");
  expect(meant([hull("G1", [[0, 0], [2, -2], [22, 18], [20, 20]])], { x: -4, y: 26 }, 1)).toBeNull();
});

const thing = (shape: "box" | "symbol", id: string, x: number, size: number, changes: Partial<AnyShape> = {}): AnyShape =>
  ({ shape, id, role: "sea", label: id, decoration: false, glyph: "", move: null, attempt: null, x, y: 0, width: size, height: size, size, ...changes }) as AnyShape;
const quay = [thing("box", "plate", 0, 100), thing("box", "dock", 0, 40, { move: "unload" }), thing("symbol", "crane", 20, 20), thing("box", "wall", 60, 20, { attempt: "build" }), thing("symbol", "crate", 70, 20)];

test("a drawing is meant also between its strokes, where it lies above what was hit", () => {
  const hot = new Set(["dock", "crane"]);
  expect(aimedAt("plate", { x: 20, y: 0 }, quay, null, hot)).toBe("crane");
  expect(aimedAt(null, { x: 20, y: 0 }, quay, null, hot)).toBe("crane");
  expect(aimedAt("dock", { x: 20, y: 0 }, quay, null, hot)).toBe("crane");
  expect(aimedAt("dock", { x: 35, y: 20 }, quay, null, hot)).toBe("dock");
  expect(aimedAt("crane", { x: 20, y: 0 }, quay, null, hot)).toBe("crane");
  expect(aimedAt("plate", { x: 35, y: 20 }, quay, null, hot)).toBe("plate");
  expect(aimedAt("wall", { x: 70, y: 0 }, quay, null, new Set(["crate"]))).toBe("wall");
});

test("a bright place without a move means the one thing on it that can be moved", () => {
  const cell = { ...thing("box", "cell", 0, 50), role: "quay-hot" } as AnyShape;
  const crates = [thing("symbol", "crate", 10, 10, { y: 20 } as Partial<AnyShape>), thing("symbol", "barrel", 30, 10, { y: 20 } as Partial<AnyShape>)] as AnyShape[];
  const at = { x: 45, y: 5 };
  expect(aimedAt("cell", at, [cell, crates[0]!], null, new Set(["crate"]))).toBe("crate");
  expect(aimedAt("cell", at, [cell, ...crates], null, new Set(["crate", "barrel"]))).toBe("cell");
  expect(aimedAt("cell", at, [{ ...cell, role: "quay" } as AnyShape, crates[0]!], null, new Set(["crate"]))).toBe("cell");
  expect(aimedAt("cell", at, [cell, crates[0]!], null, new Set(["crate", "cell"]))).toBe("cell");
});

test("on the sea that was hit a finger means what lies on it, not what lies beside or under it", () => {
  const sea = thing("box", "sea", 0, 100);
  const all = [thing("box", "below", 10, 10), sea, disc("on it", 30, 5), disc("at its edge", 98, 5), thing("box", "beside", 120, 10)].map((one) => ({ ...one, y: one.id === "on it" || one.id === "at its edge" ? 50 : 0 }) as AnyShape);
  const found = lyingOn(all[1], all).map((one) => one.id);
  expect(found).toEqual(["on it"]);
  expect(lyingOn(undefined, all)).toEqual(all);
});

test("a place for what is held is meant also where something else lies on it", () => {
  const goals = new Set(["dock"]);
  expect(aimedAt("crane", { x: 20, y: 0 }, quay, goals, new Set(["crane"]))).toBe("dock");
  expect(aimedAt("crate", { x: 70, y: 0 }, quay, goals, new Set(["crate"]))).toBe("crate");
  expect(aimedAt(null, { x: 90, y: 0 }, quay, goals, new Set())).toBeNull();
});
