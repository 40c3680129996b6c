import { expect, test } from "vitest";
import { tipPlace } from "./tip";

const page = { width: 400, height: 300 };
const words = { width: 100, height: 40 };

test("the words about a sign stand below its middle", () => {
  expect(tipPlace({ left: 150, top: 100, width: 20, height: 20 }, words, page)).toEqual({ left: 110, top: 126 });
});

test("at the edges of the window they stay inside it, and above a sign at its foot", () => {
  expect(tipPlace({ left: 0, top: 100, width: 20, height: 20 }, words, page).left).toBe(6);
  expect(tipPlace({ left: 390, top: 280, width: 10, height: 20 }, words, page)).toEqual({ left: 294, top: 234 });
});
