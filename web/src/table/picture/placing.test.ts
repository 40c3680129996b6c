import { expect, test } from "vitest";
import type { FreePoint } from "../../lib/wire";
import { begun, broughtTo, chosenAt, type ChosenPoint, headingOf, inPicture, moved, notationOf, otherWay, outlineOf, read, shortly, turned } from "./placing";

const PLACE = { word: "place", tool: "place", label: "", x: 0, y: 0, aim: null };
const ISLAND: FreePoint = {
  kind: "laid", what: "sea", label: "the island", x: 44, y: 1844, scale: 50, width: 120_000, height: 90_000, ways: [PLACE], turn: "free",
  outline: [[2000, 0], [0, 1000], [-2000, 0]], rail: [], within: [],
};
const perch = (x: number, y: number, heading: number) => ({ x, y, heading });
/** A shore in the shape of a square, along which a ship lies with her bow to it. */
const SHIP: FreePoint = {
  ...ISLAND, label: "R1",
  rail: [
    [perch(1000, 1000, 900), perch(3000, 1000, 900)],
    [perch(3000, 1000, 1800), perch(3000, 3000, 1800)],
  ],
};
const HULL: FreePoint = {
  ...ISLAND, kind: "aimed", what: "ship-G1", label: "G1", outline: [], turn: "none",
  ways: [{ word: "fire 1 at G1", tool: "fire 1", label: "mast 1", x: 100, y: 100, aim: [2500, 1100] }, { word: "fire 2 at G1", tool: "fire 2", label: "mast 2", x: 120, y: 100, aim: null }],
  within: [[1000, 1000], [3000, 1000], [3000, 2000], [1000, 2000]],
};

test("a point of the picture is a move in the notation, and back again", () => {
  const point = chosenAt(ISLAND, { x: 144, y: 1744 });
  expect(notationOf(point)).toBe("place 50.00,50.00 0.0");
  expect(inPicture(point)).toEqual({ x: 144, y: 1744 });
  expect(notationOf(turned(point, -1))).toBe("place 50.00,50.00 359.9");
  expect(shortly(turned(point, 50))).toBe("50.0, 50.0 · 5.0°");
  for (const move of ["place 300.07,250.00 90.0", "place 0.00,12.34 0.1"]) expect(notationOf(read(ISLAND, move)!)).toBe(move);
  for (const move of ["place 300.00,250.00", "fire 1 at G1", "place x"]) expect(read(ISLAND, move)).toBeNull();
});

test("what is laid stays on the table, and is drawn where it would lie", () => {
  expect(notationOf(chosenAt(ISLAND, { x: 0, y: 9000 }))).toBe("place 0.00,0.00 0.0");
  const point = turned(chosenAt(ISLAND, { x: 144, y: 1744 }), 900);
  const [ahead] = outlineOf(point);
  expect(Math.round(ahead!.x)).toBe(144);
  expect(Math.round(ahead!.y)).toBe(1704);
  expect(notationOf(moved(point, 1000, -50))).toBe("place 60.00,49.50 90.0");
});

test("a ship keeps to the shore, with the heading of each edge and her own turn", () => {
  const point = chosenAt(SHIP, inPicture({ ...chosenAt(ISLAND, { x: 0, y: 0 }), x: 2000, y: 400 } as ChosenPoint));
  expect(notationOf(point)).toBe("place 20.00,10.00 90.0");
  const aside = turned(point, 73);
  expect(headingOf(aside)).toBe(973);
  expect(notationOf(moved(aside, 1500, 0))).toBe("place 30.00,15.00 187.3");
  expect(notationOf(moved(point, -1500, 0))).toBe("place 30.00,25.00 180.0");
  expect(notationOf(read(SHIP, "place 30.00,20.00 175.5")!)).toBe("place 30.00,20.00 175.5");
  expect(turned({ ...point, free: { ...SHIP, turn: "firm" } }, 50).turn).toBe(0);
});

test("an aim stays on the hull, and any cannon can be taken", () => {
  const point = begun(HULL, []);
  expect(notationOf(point)).toBe("fire 1 at G1 20.00,15.00");
  expect(notationOf(otherWay(point))).toBe("fire 2 at G1 20.00,15.00");
  expect(otherWay(otherWay(point)).way).toBe(point.way);
  const kept = broughtTo(point, { x: 44, y: 1844 });
  expect(kept.x).toBeGreaterThan(1000);
  expect(kept.y).toBeGreaterThan(1000);
  expect(kept.x).toBeLessThan(1010);
});

test("a shot that is offered is aimed at the point that it would hit", () => {
  expect(notationOf(read(HULL, "fire 1 at G1")!)).toBe("fire 1 at G1 25.00,11.00");
  expect(read(HULL, "fire 2 at G1")).toBeNull();
});

test("by keys one begins at the first place that is offered", () => {
  expect(notationOf(begun(SHIP, ["done", "place 30.00,20.00 180.0"]))).toBe("place 30.00,20.00 180.0");
  expect(notationOf(begun(ISLAND, []))).toBe("place 600.00,450.00 0.0");
});
