import { expect, test } from "vitest";
import { edgesOf, uncovering } from "./scrolling";

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

test("the page scrolls as far as a card is covered from below, and never so far that it is covered from above", () => {
  expect(uncovering({ top: 400, bottom: 600 }, 150, 640)).toBe(0);
  expect(uncovering({ top: 480, bottom: 700 }, 150, 620)).toBe(88);
  expect(uncovering({ top: 200, bottom: 700 }, 150, 620)).toBe(42);
});
