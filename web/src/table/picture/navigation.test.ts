import { expect, test } from "vitest";
import { type Direction, directionOf, nearest, type Spot, step } from "./navigation";

/** A board of squares, named by column and row. */
const board: Spot[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ id: `${"abc"[column]}${row + 1}`, x: column * 100, y: row * 100 })));
const from = (id: string, direction: Direction, spots = board): string | undefined => step(spots, id, direction)?.id;

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
  expect(from("n", "right", ring)).toBe("e");
});

test("at the edge they go round in the same row", () => {
  expect(from("c2", "right")).toBe("a2");
  expect(from("a1", "up")).toBe("a3");
});

test("where nothing lies that way and nothing straight behind they lead on as one reads", () => {
  const steps = [{ id: "one", x: 0, y: 0 }, { id: "two", x: 30, y: 200 }, { id: "three", x: 60, y: 400 }];
  expect(["one", "two", "three"].map((id) => from(id, "right", steps))).toEqual(["two", "three", "one"]);
  expect(from("one", "left", steps)).toBe("three");
});

/** Where arrows lead, one after the other. */
function reached(spots: readonly Spot[], start: Spot): Set<string> {
  const found = new Set([start.id]);
  for (const id of found) {
    for (const direction of ["left", "right", "up", "down"] as const) {
      const next = step(spots, id, direction);
      if (next) found.add(next.id);
    }
  }
  return found;
}

test("every spot of a board with a hand can be reached from every other", () => {
  const scattered: Spot[] = [...board, { id: "hand-1", x: 420, y: 260 }, { id: "hand-2", x: 520, y: 260 }, { id: "dock", x: -150, y: 90 }];
  for (const start of scattered) expect(reached(scattered, start).size, `from ${start.id}`).toBe(scattered.length);
});

test("every card of a fan and every course that lies among others is reached from the first", () => {
  const hidden: Spot[] = [{ id: "left", x: 0, y: 100 }, { id: "right", x: 200, y: 100 }, { id: "middle", x: 100, y: 106 }, { id: "behind", x: 101, y: 107 }, { id: "near", x: 102, y: 104 }];
  expect(reached(hidden, hidden[0]!).size).toBe(hidden.length);
  for (let seed = 1; seed <= 60; seed++) {
    const spots = Array.from({ length: 40 }, (_, k) => ({ id: String(k), x: (k * seed * 7919) % 613, y: (k * k * seed * 104_729) % 389 }));
    expect(reached(spots, spots[0]!).size, `course ${seed}`).toBe(spots.length);
  }
});

test("with nothing there arrows lead nowhere", () => {
  expect(step([], "a1", "left")).toBeNull();
  expect(step(board.slice(0, 1), "a1", "left")).toBeNull();
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});

test("the nearest spot is found", () => {
  expect(nearest(board, { x: 190, y: 120 })?.id).toBe("c2");
});

test("only arrow keys are directions", () => {
  expect(directionOf("ArrowUp")).toBe("up");
  expect(directionOf("w")).toBeUndefined();
});
