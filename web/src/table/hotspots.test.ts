import { expect, test } from "vitest";
import type { AnyShape } from "../lib/wire";
import { meant } from "./hotspots";

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
