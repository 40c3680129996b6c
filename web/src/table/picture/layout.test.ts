import { expect, test } from "vitest";
import type { AnyShape, Region } from "../../lib/wire";
import { formOf } from "./layout";

const regions = (...kinds: readonly Region["kind"][]): readonly Region[] => kinds.map((kind) => ({ id: kind, kind, label: kind, brief: false, hidden: false }));

const thing = (region: string): AnyShape => ({ shape: "thing", region }) as AnyShape;
const shapes = [thing("hand")];

test("what lies on offer stands above a board of any shape", () => {
  expect(formOf({ width: 300, height: 100, shapes, regions: regions("offer", "hand", "beside") })).toBe("below");
});

test("a board with something to be looked up has all the height", () => {
  expect(formOf({ width: 300, height: 100, shapes, regions: regions("answers", "seats", "beside") })).toBe("aside");
});

test("else a broad board has the hand below it, another one beside it", () => {
  const beside = regions("answers", "hand", "seats");
  expect([100, 119, 120, 300].map((width) => formOf({ width, height: 100, shapes, regions: beside }))).toEqual(["across", "across", "down", "down"]);
});

test("where one chooses from a board alone that is as high as wide, there is room beside it", () => {
  expect(formOf({ width: 100, height: 100, shapes: [thing("seats")], regions: regions("hand", "seats") })).toBe("clear");
});
