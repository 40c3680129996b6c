import { expect, test } from "vitest";
import { besideBox } from "./beside";

const WINDOW = { width: 400, height: 800 };
const CARD = { width: 200, height: 100 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("below what was tried, with the tip at its middle", () => {
  expect(besideBox(box(180, 100), CARD, { bottom: 700 }, WINDOW)).toEqual({ left: 100, top: 150, tip: 100, side: "below" });
});

test("above it, where there is no room below in its area", () => {
  expect(besideBox(box(180, 640), CARD, { bottom: 700 }, WINDOW)).toEqual({ left: 100, top: 530, tip: 100, side: "above" });
});

test("at the edge of the window the card stays inside, and the tip still points there", () => {
  expect(besideBox(box(0, 100), CARD, { bottom: 700 }, WINDOW)).toMatchObject({ left: 8, tip: 16 });
  expect(besideBox(box(355, 100), CARD, { bottom: 700 }, WINDOW)).toMatchObject({ left: 192, tip: 183 });
});

test("nowhere, if what was tried is out of sight or fills everything", () => {
  expect(besideBox(box(180, 900), CARD, { bottom: 700 }, WINDOW)).toBeNull();
  expect(besideBox({ left: 0, top: 0, right: 400, bottom: 700 }, CARD, { bottom: 700 }, WINDOW)).toBeNull();
});

test("beyond all squares of a board that could be chosen, if it would cover some everywhere else", () => {
  const desk = { width: 600, height: 800 };
  const squares = [0, 1, 2, 3].flatMap((across) => [0, 1, 2, 3].map((down) => box(100 + 50 * across, 100 + 50 * down)));
  const tried = squares[5]!;
  const others = squares.filter((one) => one !== tried);
  expect(besideBox(tried, CARD, { bottom: 700 }, desk, others)).toEqual({ left: 300, top: 120, tip: 50, side: "after" });
  expect(besideBox(tried, CARD, { bottom: 700 }, WINDOW, others)).toMatchObject({ side: "below" });
});

test("not over other choices: above, else before it, else over them all the same", () => {
  const wide = { width: 600, height: 800 };
  const near = (top: number) => ({ left: 300, top, right: 500, bottom: top + 40 });
  const tried = near(300);
  expect(besideBox(tried, CARD, { bottom: 700 }, wide, [near(345)])).toMatchObject({ side: "above" });
  expect(besideBox(tried, CARD, { bottom: 700 }, wide, [near(345), near(255)])).toEqual({ left: 90, top: 270, tip: 50, side: "before" });
  expect(besideBox({ ...tried, left: 100 }, CARD, { bottom: 700 }, wide, [near(345), near(255)])).toMatchObject({ side: "below" });
});
