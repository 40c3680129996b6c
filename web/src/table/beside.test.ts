import { expect, test } from "vitest";
import { besideBox } from "./beside";

const WINDOW = { width: 400, height: 800 };
const CARD = { width: 200, height: 100 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("below what was tried, with the tip at its middle", () => {
  expect(besideBox(box(180, 100), CARD, { bottom: 700 }, WINDOW)).toEqual({ left: 100, top: 150, tip: 100, above: false });
});

test("above it, where there is no room below in its area", () => {
  expect(besideBox(box(180, 640), CARD, { bottom: 700 }, WINDOW)).toEqual({ left: 100, top: 530, tip: 100, above: true });
});

test("at the edge of the window the card stays inside, and the tip still points there", () => {
  expect(besideBox(box(0, 100), CARD, { bottom: 700 }, WINDOW)).toMatchObject({ left: 8, tip: 16 });
  expect(besideBox(box(355, 100), CARD, { bottom: 700 }, WINDOW)).toMatchObject({ left: 192, tip: 183 });
});

test("nowhere, if what was tried is out of sight or fills everything", () => {
  expect(besideBox(box(180, 900), CARD, { bottom: 700 }, WINDOW)).toBeNull();
  expect(besideBox({ left: 0, top: 0, right: 400, bottom: 700 }, CARD, { bottom: 700 }, WINDOW)).toBeNull();
});
