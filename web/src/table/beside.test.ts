import { expect, test } from "vitest";
import { besideBox } from "./beside";

const WINDOW = { width: 400, height: 800 };
const AREA = { right: Infinity, bottom: 700 };
const CARD = { width: 200, height: 100 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("below what was tried, with the tip at its middle", () => {
  expect(besideBox(box(180, 100), CARD, AREA, WINDOW)).toEqual({ left: 100, top: 150, tip: 100, side: "below" });
});

test("above it, where there is no room below in its area", () => {
  expect(besideBox(box(180, 640), CARD, AREA, WINDOW)).toEqual({ left: 100, top: 530, tip: 100, side: "above" });
});

test("at the edge of the window the card stays inside, and the tip still points there", () => {
  expect(besideBox(box(0, 100), CARD, AREA, WINDOW)).toMatchObject({ left: 8, tip: 16 });
  expect(besideBox(box(355, 100), CARD, AREA, WINDOW)).toMatchObject({ left: 192, tip: 183 });
});

test("nowhere, if what was tried is out of sight or fills everything", () => {
  expect(besideBox(box(180, 900), CARD, AREA, WINDOW)).toBeNull();
  expect(besideBox({ left: 0, top: 0, right: 400, bottom: 700 }, CARD, AREA, WINDOW)).toBeNull();
});

test("between squares that could be chosen, over the middles of as few as can be", () => {
  const squares = [0, 1, 2, 3].flatMap((across) => [0, 1, 2, 3].map((down) => box(100 + 50 * across, 100 + 50 * down)));
  const tried = squares[5]!;
  const others = squares.filter((one) => one !== tried);
  expect(besideBox(tried, { width: 100, height: 9 }, AREA, WINDOW, others)).toMatchObject({ side: "below", top: 200 });
  const lone = squares.filter((one) => one.top > tried.top);
  expect(besideBox(tried, { width: 100, height: 40 }, AREA, WINDOW, [...lone, box(150, 50)])).toMatchObject({ side: "above" });
});

test("between the marks of two rows, over an edge of what was tried, if it would lie over marks otherwise", () => {
  const [tried, under, over] = [box(180, 100), box(180, 145), box(180, 55)];
  const card = { width: 200, height: 26 };
  expect(besideBox(tried, card, AREA, WINDOW, [under])).toMatchObject({ side: "above" });
  expect(besideBox(tried, card, AREA, WINDOW, [under, over])).toEqual({ left: 100, top: 130, tip: 100, side: "below" });
  const last = { ...AREA, bottom: 145 };
  expect(besideBox(tried, card, last, WINDOW, [over])).toEqual({ left: 100, top: 84, tip: 100, side: "above" });
});

test("not beyond the end of its area", () => {
  expect(besideBox(box(180, 100), CARD, { right: 250, bottom: 700 }, WINDOW)).toEqual({ left: 42, top: 150, tip: 158, side: "below" });
});

test("not over other choices: above, else before it, else over them all the same", () => {
  const wide = { width: 600, height: 800 };
  const near = (top: number) => ({ left: 300, top, right: 500, bottom: top + 40 });
  const tried = near(300);
  expect(besideBox(tried, CARD, AREA, wide, [near(345)])).toMatchObject({ side: "above" });
  expect(besideBox(tried, CARD, AREA, wide, [near(345), near(255)])).toEqual({ left: 90, top: 270, tip: 50, side: "before" });
  expect(besideBox({ ...tried, left: 100 }, CARD, AREA, wide, [near(345), near(255)])).toMatchObject({ side: "below" });
});
