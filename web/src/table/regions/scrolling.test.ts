import { expect, test } from "vitest";
import { edgesOf } from "./scrolling";

const list = (scrollTop: number, clientHeight: number, scrollHeight: number) => ({ scrollTop, clientHeight, scrollHeight });

test("a list that fits has no edges", () => {
  expect(edgesOf(list(0, 200, 200))).toBe("");
  expect(edgesOf(list(0, 200, 201))).toBe("");
});

test("a longer list says on which sides it goes on", () => {
  expect(edgesOf(list(0, 200, 500))).toBe("below");
  expect(edgesOf(list(100, 200, 500))).toBe("above below");
  expect(edgesOf(list(300, 200, 500))).toBe("above");
});
