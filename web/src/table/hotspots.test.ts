import { expect, test } from "vitest";
import type { AnyShape } from "../lib/wire";
import { aimedAt, meant, sectionsOf } from "./hotspots";

const disc = (id: string, x: number, radius: number): AnyShape =>
  ({ shape: "disc", id, role: "aim", label: id, decoration: false, glyph: "", move: id, attempt: null, x, y: 0, radius }) as AnyShape;

test("a finger beside something small means it, and the nearest of several", () => {
  const ships = [disc("P0", 0, 10), disc("PN", 30, 10)];
  expect(meant(ships, { x: -20, y: 0 }, 1)).toBe("P0");
  expect(meant(ships, { x: 16, y: 0 }, 1)).toBe("PN");
  expect(meant(ships, { x: -30, y: 0 }, 1)).toBeNull();
});

test("what is as large as a finger is meant only where it is", () => {
  expect(meant([disc("P0", 0, 10)], { x: 12, y: 0 }, 2.2)).toBeNull();
  expect(meant([disc("P0", 0, 10)], { x: 9, y: 0 }, 2.2)).toBe("P0");
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

test("a place for what is held is meant also where something else lies on it", () => {
  const goals = new Set(["dock"]);
  expect(aimedAt("crane", { x: 20, y: 0 }, quay, goals, new Set(["crane"]))).toBe("dock");
  expect(aimedAt("crate", { x: 70, y: 0 }, quay, goals, new Set(["crate"]))).toBe("crate");
  expect(aimedAt(null, { x: 90, y: 0 }, quay, goals, new Set())).toBeNull();
});

test("a list of moves is divided as the game says; what is in no group stands first, and groups without moves are left out", () => {
  const choices = ["S 1", "done", "L 1", "S 2"].map((move) => ({ move, label: `label of ${move}` }));
  const groups = [
    { label: "S", moves: ["S 1", "S 2", "S 3"] },
    { label: "L", moves: ["L 1"] },
    { label: "gone", moves: ["fire 1"] },
  ];
  const sections = sectionsOf(choices, groups).map((section) => [section.label, section.choices.map((choice) => choice.move)]);
  expect(sections).toEqual([["", ["done"]], ["S", ["S 1", "S 2"]], ["L", ["L 1"]]]);
  expect(sectionsOf(choices, [])).toEqual([{ label: "", choices }]);
});
