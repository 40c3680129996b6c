import { expect, test } from "vitest";
import { holds, isWithin, lineAt, parsed, placeOf, valueAt, withChanges, withValue } from "./paths";

const FILE = { game: "cardinal", board: [". O .", "..."], ships: { A: { at: "N1" } } };
const TEXT = '{\n  "game": "cardinal",\n  "board": [\n    ". O .",\n    "a \\"quoted\\" word"\n  ],\n  "ships": {"A": {"at": "N1", "damage": 2}}\n}\n';

test("a path leads to fields, items, and letters of texts", () => {
  expect(valueAt(FILE, "ships.A.at")).toBe("N1");
  expect(valueAt(FILE, "board[0]")).toBe(". O .");
  expect(valueAt(FILE, "board[0][1]")).toBe("O");
  expect(valueAt(FILE, "board[1][2]")).toBe(".");
  expect(valueAt(FILE, "board[7].x")).toBeUndefined();
  expect(valueAt(FILE, "ships.constructor")).toBeUndefined();
});

test.each(["ships.A.at", "ships", "ships[0]"])("%s is within ships, and not within ship", (path) => {
  expect(isWithin(path, "ships")).toBe(true);
  expect(isWithin(path, "ship")).toBe(false);
  expect(isWithin(path, "")).toBe(true);
});

test("what stands around a place is not within it, nor is its neighbour", () => {
  expect(isWithin("ships", "ships.A")).toBe(false);
  expect(isWithin("board[12]", "board[1]")).toBe(false);
});

test("letters are counted without spaces, in whichever way a row is written", () => {
  expect(withChanges(FILE, { "board[0][2]": "G", "board[1][0]": "P" })).toEqual({ ...FILE, board: [". O G", "P.."] });
});

test("a value takes another's place, or is taken away", () => {
  expect(withValue(FILE, "ships.A.at", "S2")).toEqual({ ...FILE, ships: { A: { at: "S2" } } });
  expect(withValue(FILE, "ships.A.damage", 1)).toEqual({ ...FILE, ships: { A: { at: "N1", damage: 1 } } });
  expect(withValue(FILE, "ships.A.at", undefined)).toEqual({ ...FILE, ships: { A: {} } });
  expect(withValue(FILE, "board[0]", undefined)).toEqual({ ...FILE, board: ["..."] });
  expect(withValue(FILE, "board[2]", "GGG")).toEqual({ ...FILE, board: [". O .", "...", "GGG"] });
  expect(withChanges(FILE, { "ships.A.at": null })).toEqual({ ...FILE, ships: { A: {} } });
});

test("what holds a new field need not be there yet", () => {
  expect(withChanges(FILE, { "ships.B.damage": 2 })).toEqual({ ...FILE, ships: { ...FILE.ships, B: { damage: 2 } } });
  expect(withChanges(FILE, { "ports.a1": ["barrel"] })).toEqual({ ...FILE, ports: { a1: ["barrel"] } });
  expect(withChanges(FILE, { "ships.B.damage": null })).toEqual(FILE);
});

test("where there is no such place, nothing is changed", () => {
  expect(withChanges(FILE, { "board[0][9]": "G" })).toBeNull();
  expect(withValue(FILE, "board[9]", "GGG")).toBeNull();
  expect(withValue(FILE, "game.at", "N1")).toBeNull();
});

test("lists hold what they hold", () => {
  const stored = withChanges(FILE, { stored: ["crate", "crate"] })!;
  expect(holds(stored, { stored: ["crate", "crate"] })).toBe(true);
  expect(holds(stored, { stored: ["crate"] })).toBe(false);
});

test("changes hold once they are made", () => {
  expect(holds(FILE, { "board[0][1]": "O", "ships.A.damage": null })).toBe(true);
  expect(holds(FILE, { "board[0][1]": "." })).toBe(false);
});

test.each([
  ["board[0]", '". O ."', 4],
  ["board[1]", '"a \\"quoted\\" word"', 5],
  ["ships.A.damage", "2", 7],
  ["board[0][1]", '". O ."', 4],
  ["ships.A.missing", '{"at": "N1", "damage": 2}', 7],
])("%s stands at its place in the text", (path, there, line) => {
  const place = placeOf(TEXT, path)!;
  expect(TEXT.slice(place.from, place.to)).toBe(there);
  expect(lineAt(TEXT, place.from)).toBe(line);
});

test.each(["", "{", '{"game"', '{"game": }', '{"game": "x', "nonsense{"])("a text that is cut off (%s) does no harm", (text) => {
  expect(() => placeOf(text, "game")).not.toThrow();
  expect(parsed(text)).toBeNull();
});
