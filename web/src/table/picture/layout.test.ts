import { expect, test } from "vitest";
import type { Region } from "../../lib/wire";
import { formOf } from "./layout";

const regions = (...kinds: readonly Region["kind"][]): readonly Region[] => kinds.map((kind) => ({ id: kind, kind, label: kind, brief: false, hidden: false, folded: false }));

test("what lies on offer stands above a board of any shape", () => {
  expect(formOf({ width: 300, height: 100, regions: regions("offer", "hand", "beside") })).toBe("below");
});

test("a board with something to be looked up has all the height", () => {
  expect(formOf({ width: 300, height: 100, regions: regions("answers", "seats", "beside") })).toBe("aside");
});

test("else a broad board has the hand below it, another one beside it", () => {
  const beside = regions("answers", "hand", "seats");
  expect([100, 119, 120, 300].map((width) => formOf({ width, height: 100, regions: beside }))).toEqual(["across", "across", "down", "down"]);
});

test("whoever watches, and has no hand, needs no column for it", () => {
  const open = regions("hand", "seats").map((region) => ({ ...region, hidden: true }));
  expect(formOf({ width: 100, height: 100, regions: open })).toBe("clear");
  expect(formOf({ width: 100, height: 100, regions: [...open, ...regions("hand")] })).toBe("across");
});

test("a board from which alone one chooses has no column beside it for what is chosen from", () => {
  expect(formOf({ width: 100, height: 100, regions: regions("seats", "info") })).toBe("clear");
});
