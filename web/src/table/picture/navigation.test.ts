import { expect, test } from "vitest";
import { directionOf, nearest, type Spot, toward } from "./navigation";

/** A board of squares, named by column and row. */
const board: Spot[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ id: `${"abc"[column]}${row + 1}`, x: column * 100, y: row * 100 })));
const at = (id: string): Spot => board.find((spot) => spot.id === id)!;
const from = (id: string, direction: "left" | "right" | "up" | "down", spots = board): string | undefined =>
  toward(spots.filter((spot) => spot.id !== id), at(id), direction)?.id;

test("arrows lead to the neighbour", () => {
  expect(from("b2", "left")).toBe("a2");
  expect(from("b2", "right")).toBe("c2");
  expect(from("b2", "up")).toBe("b1");
  expect(from("b2", "down")).toBe("b3");
});

test("where the neighbour is missing they lead to the next in the row, or to one nearly ahead", () => {
  const gap = board.filter((spot) => spot.id !== "b2");
  expect(from("a2", "right", gap)).toBe("c2");
  const ring = [{ id: "n", x: 0, y: -100 }, { id: "e", x: 100, y: 0 }, { id: "s", x: 0, y: 100 }];
  expect(toward(ring, { x: 0, y: -100 }, "right")?.id).toBe("e");
});

test("at the edge they go round in the same row", () => {
  expect(from("c2", "right")).toBe("a2");
  expect(from("a1", "up")).toBe("a3");
});

test("every spot can be reached from every other", () => {
  const scattered: Spot[] = [...board, { id: "hand-1", x: 420, y: 260 }, { id: "hand-2", x: 520, y: 260 }, { id: "dock", x: -150, y: 90 }];
  for (const start of scattered) {
    const reached = new Set([start.id]);
    const open = [start];
    for (let here = open.pop(); here; here = open.pop()) {
      for (const direction of ["left", "right", "up", "down"] as const) {
        const next = toward(scattered.filter((spot) => spot !== here), here, direction);
        if (next && !reached.has(next.id)) {
          reached.add(next.id);
          open.push(next);
        }
      }
    }
    expect(reached.size, `from ${start.id}`).toBe(scattered.length);
  }
});

test("with nothing there arrows lead nowhere", () => {
  expect(toward([], { x: 0, y: 0 }, "left")).toBeNull();
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});

test("the nearest spot is found", () => {
  expect(nearest(board, { x: 190, y: 120 })?.id).toBe("c2");
});

test("only arrow keys are directions", () => {
  expect(directionOf("ArrowUp")).toBe("up");
  expect(directionOf("w")).toBeUndefined();
});
