import { expect, test } from "vitest";
import type { AnyShape, CarryEdit, LayEdit } from "../lib/wire";
import { above, carriesOf, drafted, fits, laidBy, layingsOf, marks, piecesOf, shapeAt, spotsOf, swappedBy, toolsOf } from "./board";

const SHIP: LayEdit = { shape: "ship-R1", on: "sea", path: "ships[0].at", lies: [300, 200, 900], outline: [[50, 20], [-50, 20], [-50, -20], [50, -20]], x: 10, y: 90, scale: 50, width: 4000, height: 4000, turns: true };

test("two that would change the same change places; what comes to a free place changes places with nothing", () => {
  const carried = carriesOf([
    { shape: "a", places: { b: { one: "B", two: "A" }, c: { one: ".", three: "A" } } },
    { shape: "b", places: { a: { two: "A", one: "B" } } },
  ]);
  expect(carried.map((one) => swappedBy(carried, one))).toEqual(["b", undefined, "a"]);
});

test("a thing that is moved and turned changes its field", () => {
  expect(laidBy([SHIP], "ship-R1 4.50,2.00 45.5")).toEqual({ shape: "ship-R1", changes: { "ships[0].at": [450, 200, 455] } });
  expect(laidBy([SHIP], "ship-R10 4.50,2.00 45.5")).toBeNull();
});

test("a thing without a heading of its own keeps that of its field", () => {
  const [creature] = layingsOf([{ ...SHIP, turns: false }], () => "R1");
  expect(creature).toMatchObject({ turn: "firm", label: "R1", thing: "ship-R1" });
});

test("each place of what is carried is a move of its own", () => {
  const changes = { "ships.A.at": "N1" };
  expect(carriesOf([{ shape: "ship-A", places: { "place-N1": changes } }])).toEqual([{ carry: { what: "ship-A", to: "place-N1", move: "ship-A > place-N1", label: "" }, changes }]);
});

test("places that are not drawn lie below what can be edited", () => {
  const shapes = ["sea", "port", "ship"].map((id) => ({ id }) as AnyShape);
  const spots = spotsOf([{ id: "spot", label: "open water", points: [] }]);
  const edits = { choices: [], carries: [{ shape: "ship", places: {} }], lays: [], spots: [] };
  expect(above(shapes, spots, edits).map(({ id }) => id)).toEqual(["sea", "port", "spot", "ship"]);
  expect(above(shapes, spots, { ...edits, carries: [] }).map(({ id }) => id)).toEqual(["sea", "port", "ship", "spot"]);
});

test("what the fields say is drawn although no game can come to it, with what lies on a space like it", () => {
  const space = (id: string, x: number) => ({ shape: "box", id, x, y: 0, width: 100, height: 100, round: 0 }) as unknown as AnyShape;
  const piece = (id: string, x: number, size = 80) => ({ shape: "symbol", id, x, y: 50, size, turn: 0, art: id }) as unknown as AnyShape;
  const shapes = [space("a1", 0), space("b1", 100), space("c1", 200), piece("compass", 100, 300), piece("orange", 50), piece("green", 250)];
  const edit = (shape: string, path: string) => ({ shape, turns: true, choices: ["", "O", "G"].map((what) => ({ label: what, changes: { [path]: what } })) });
  const choices = [edit("a1", "a"), edit("b1", "b"), edit("c1", "c")];
  const before = { a: "O", b: "", c: "G" };
  const put = drafted(shapes, choices, before, { a: "O", b: "O", c: "G" });
  expect(put.map(({ id }) => id)).toEqual([...shapes.map(({ id }) => id), "orange b1"]);
  expect(put.at(-1)).toMatchObject({ x: 150, y: 50 });
  expect(drafted(shapes, choices, before, { a: "", b: "", c: "G" }).map(({ id }) => id)).toEqual(["a1", "b1", "c1", "compass", "green"]);
  expect(drafted(shapes, choices, before, before)).toEqual(shapes);
});

test("a field of the file has a shape on the board where one goes round there, and not where it only changes along with others", () => {
  const choices = [
    { shape: "a1", turns: true, choices: [{ label: "O", changes: { "board[0][0]": "O", player: "orange" } }] },
    { shape: "ship", turns: false, choices: [{ label: "here", changes: { at: "a1" } }] },
  ];
  expect(shapeAt({ choices }, "board[0][0]")).toBe("a1");
  expect(shapeAt({ choices }, "player")).toBeUndefined();
  expect(shapeAt({ choices }, "at")).toBeUndefined();
});

const NOTHING = { choices: [], carries: [], lays: [], spots: [] };
const SPACES = ["a1", "b1"].map((id, at) => ({ shape: "box", id, x: 100 * at, y: 0, width: 100, height: 100, round: 0 }) as unknown as AnyShape);

test("a space is marked where what fills it is wrong, and nothing if all of the board is", () => {
  const choices = SPACES.map(({ id }, at) => ({ shape: id, turns: true, choices: ["O", "."].map((what) => ({ label: what, changes: { [`board[0][${at}]`]: what } })) }));
  const now = { board: ["O O"] };
  expect(marks(SPACES, { ...NOTHING, choices }, ["board[0][1]"], now)).toMatchObject([{ shape: "box", x: 100, width: 100, role: "editor-wrong", decoration: true }]);
  expect(marks(SPACES, { ...NOTHING, choices }, ["board"], now)).toEqual([]);
});

test("what was carried is marked where it was put, and else where it is drawn", () => {
  const carries: CarryEdit[] = [
    { shape: "ship", places: { b1: { "ships.A.at": "b1" } } },
    { shape: "other", places: { a1: { "ships.B.at": "a1", "ships.A.at": "b1" }, b1: { "ships.B.at": "b1" } } },
  ];
  const shapes = [...SPACES, ...["ship", "other"].map((id) => ({ shape: "symbol", id, x: 50, y: 50, size: 40, turn: 0, art: id }) as unknown as AnyShape)];
  expect(marks(shapes, { ...NOTHING, carries }, ["ships.A.at"], { ships: { A: { at: "b1" } } })).toMatchObject([{ x: 100, y: 0 }]);
  expect(marks(shapes, { ...NOTHING, carries }, ["ships.A.at"], { ships: { A: { at: "z9" } } })).toMatchObject([{ x: 30, y: 30, width: 40 }]);
});

test("a thing is marked where it lies by its field, turned as it is", () => {
  const [mark] = marks([], { ...NOTHING, lays: [SHIP] }, ["ships[0].at"], { ships: [{ at: [300, 200, 900] }] });
  expect(mark).toMatchObject({ shape: "polygon" });
  const corners = (mark as unknown as { points: [number, number][] }).points.map((corner) => corner.map((one) => Math.round(10 * one) / 10));
  expect(corners).toEqual([[15.6, 85], [15.6, 87], [16.4, 87], [16.4, 85]]);
  expect(marks([], { ...NOTHING, lays: [SHIP] }, ["ships[1].at"], { ships: [{ at: [300, 200, 900] }] })).toEqual([]);
  expect(marks([], { ...NOTHING, lays: [SHIP] }, ["ships[1].at"], { ships: [{ at: [300, 250, 900] }] })).toHaveLength(1);
});

test("what several shapes can become is a tool, the most common first", () => {
  const edit = (shape: string, ...labels: string[]) => ({ shape, turns: false, choices: labels.map((label) => ({ label, changes: {} })) });
  expect(toolsOf([edit("a", "Flag", "Home"), edit("b", "Home"), edit("c", "Home", "Flag", "Once")])).toEqual(["Home", "Flag"]);
});

test("fields with other rows are another board, and other pieces on it are not", () => {
  const choices = [{ shape: "a1", turns: true, choices: [{ label: "", changes: { "board[0][1]": "O" } }] }];
  const before = { board: ["O .", ". ."] };
  expect(fits(choices, before, { board: ["O P", "G ."] })).toBe(true);
  expect(fits(choices, before, { board: ["O . .", ". . ."] })).toBe(false);
  expect(fits(choices, before, { board: ["O ."] })).toBe(false);
});

test("a piece is known by what it fills a space with", () => {
  const shapes = [SPACES[0]!, { shape: "symbol", id: "orange", x: 50, y: 50, size: 80, turn: 0, art: "ship" } as unknown as AnyShape];
  const choices = [{ shape: "a1", turns: true, choices: ["O", "."].map((what) => ({ label: what, changes: { a: what } })) }];
  expect([...piecesOf(shapes, choices, { a: "O" })].map(([label, { art }]) => [label, art])).toEqual([["O", "ship"]]);
  const bare = { shape: "b1", turns: true, choices: [{ label: "O", changes: { b: "O" } }] };
  expect(piecesOf([...shapes, SPACES[1]!], [...choices, bare], { a: "O", b: "O" }).size).toBe(0);
});
