import { expect, test } from "vitest";
import { keptClear, readable, tipPlace, toldBy } from "./tip";

const page = { width: 400, height: 300 };
const words = { width: 100, height: 40 };

test("the words about a sign stand below its middle", () => {
  expect(tipPlace({ left: 150, top: 100, width: 20, height: 20 }, words, page)).toEqual({ left: 110, top: 126 });
});

test("at the edges of the window they stay inside it, and above a sign at its foot", () => {
  expect(tipPlace({ left: 0, top: 100, width: 20, height: 20 }, words, page).left).toBe(6);
  expect(tipPlace({ left: 390, top: 280, width: 10, height: 20 }, words, page)).toEqual({ left: 294, top: 234 });
});

test("words cover nothing that is to stay in sight", () => {
  const sign = { left: 150, top: 100, width: 20, height: 20 };
  const card = { left: 100, top: 60, width: 120, height: 65 };
  const button = { left: 90, top: 130, width: 200, height: 40 };
  expect(tipPlace(sign, words, page, card, [button])).toEqual({ left: 110, top: 54 });
  const signs = { left: 100, top: 70, width: 120, height: 10 };
  expect(tipPlace(sign, words, page, card, [button, signs])).toEqual({ left: 110, top: 14 });
  const above = { left: 90, top: 10, width: 200, height: 45 };
  expect(tipPlace(sign, words, page, card, [button, signs, above])).toEqual({ left: 226, top: 90 });
});

test("among much that is offered words cover anything sooner than another sign of the same card", () => {
  const sign = { left: 150, top: 100, width: 20, height: 20 };
  const card = { left: 100, top: 60, width: 120, height: 85 };
  const other = { left: 150, top: 125, width: 20, height: 15 };
  const offered = [{ left: 0, top: 0, width: 400, height: 75 }, { left: 0, top: 170, width: 400, height: 130 }, { left: 0, top: 60, width: 98, height: 85 }, { left: 222, top: 60, width: 178, height: 85 }];
  const place = tipPlace(sign, words, page, card, [...offered, other]);
  expect(place.top + words.height <= other.top || place.top >= other.top + other.height || place.left >= other.left + other.width || place.left + words.width <= other.left).toBe(true);
});

test("what is offered or can be carried stays in sight, and the other signs of the same thing", () => {
  document.body.innerHTML = `<div><i data-shape="card" role="button"><b data-told="a"></b><b data-told="b"></b></i><i data-shape="end" role="button"></i><i data-shape="not" role="button" aria-disabled="true"></i><i data-shape="held" class="loose"></i></div>`;
  const [first, second] = document.querySelectorAll("b");
  expect(keptClear(first!, document.body)).toEqual([document.querySelector("[data-shape=end]"), document.querySelector("[data-shape=held]"), second]);
});

const REGION = `<section data-region="info"><div data-reads><i data-told="12 money"></i><i data-told="Prestige"></i><i data-told="12 money"></i></div><p></p><div data-reads data-told="17 Ships are left"></div></section>`;

test("what the signs of a thing mean is told once each", () => {
  document.body.innerHTML = REGION;
  const [first, last] = document.querySelectorAll("[data-reads]");
  expect(toldBy(first!)).toEqual(["12 money", "Prestige"]);
  expect(toldBy(last!)).toEqual(["17 Ships are left"]);
});

test("arrows lead from one thing that can be read to the next of its region, and not beyond", () => {
  document.body.innerHTML = REGION;
  const [first, last] = document.querySelectorAll<HTMLElement>("[data-reads]");
  expect(readable(first!, 1)).toBe(last);
  expect(readable(last!, -1)).toBe(first);
  expect(readable(last!, 1)).toBeNull();
});
