import { expect, test } from "vitest";
import { docksOf, type Part, partsOf, rowsOf } from "./areas";
import { area, shown, square } from "./pictures";

const shapes = [square("sea", 0, 0), square("left", 1, 0), square("right", 2, 0)];
const areas = [area("board", 0, 100), area("hand", 100, 40), area("hand", 140, 60, { height: 300 }), area("beside", 200, 100)];
const keys = (parts: readonly { readonly key: string }[]): string[] => parts.map((part) => part.key);

test("a picture that is whole, or has no areas, is one board with everything in it", () => {
  for (const parts of [partsOf(shown(shapes, { areas }), "whole", true), partsOf(shown(shapes), "stacked", true)]) {
    expect(parts).toMatchObject([{ key: "whole", kind: "board", area: { width: 300, height: 300 } }]);
    expect(parts[0]!.shapes).toHaveLength(3);
  }
});

test("areas in which nothing lies are not shown, and what one looks up is docked only while its panel is open", () => {
  const picture = shown(shapes, { areas });
  expect(keys(partsOf(picture, "stacked", false))).toEqual(["board-0", "hand-140", "beside-200"]);
  expect(keys(partsOf(picture, "docked", false))).toEqual(["board-0", "hand-140"]);
  expect(keys(partsOf(picture, "docked", true))).toEqual(["board-0", "hand-140", "beside-200"]);
});

test("what a docked picture only tells has no place of its own", () => {
  const picture = shown(shapes, { areas: [area("board", 0, 200), area("info", 200, 100)] });
  expect(keys(partsOf(picture, "docked", true))).toEqual(["board-0"]);
  expect(keys(partsOf(picture, "stacked", true))).toEqual(["board-0", "info-200"]);
});

test("where nothing is chosen an area is no higher than what is in it", () => {
  const picture = shown([square("a", 0, 0), square("b", 1, 0)], { areas: [area("hand", 0, 100, { height: 300 }), area("seats", 100, 100, { height: 300 })] });
  expect(partsOf(picture, "stacked", false).map((part) => part.area.height)).toEqual([300, 108]);
});

test("parts of one kind share a place of the page, in the order of the page", () => {
  const parts = partsOf(shown(shapes, { areas: [area("beside", 0, 100), area("hand", 100, 100), area("hand", 200, 100)] }), "docked", true);
  expect(docksOf(parts).map((dock) => [dock.kind, keys(dock.parts)])).toEqual([["hand", ["hand-100", "hand-200"]], ["beside", ["beside-0"]]]);
});

test("narrow areas of one kind that follow each other stand side by side, as long as they are no wider than the widest", () => {
  const part = (key: string, kind: Part["kind"], width: number): Part => ({ key, kind, label: key, area: { x: 0, y: 0, width, height: 100 }, shapes: [] });
  const parts = [part("board", "board", 100), part("one", "hand", 60), part("two", "hand", 40), part("three", "hand", 10), part("seats", "seats", 40), part("four", "hand", 40)];
  expect(rowsOf(parts).map(keys)).toEqual([["board"], ["one", "two"], ["three"], ["seats"], ["four"]]);
  expect(rowsOf([part("board", "board", 100), part("first", "beside", 40), part("second", "beside", 40)]).map(keys)).toEqual([["board"], ["first"], ["second"]]);
});
