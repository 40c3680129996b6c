import { expect, test } from "vitest";
import { readable, tipPlace, toldBy } from "./tip";

const page = { width: 400, height: 300 };
const words = { width: 100, height: 40 };

test("the words about a sign stand below its middle", () => {
  expect(tipPlace({ left: 150, top: 100, width: 20, height: 20 }, words, page)).toEqual({ left: 110, top: 126 });
});

test("at the edges of the window they stay inside it, and above a sign at its foot", () => {
  expect(tipPlace({ left: 0, top: 100, width: 20, height: 20 }, words, page).left).toBe(6);
  expect(tipPlace({ left: 390, top: 280, width: 10, height: 20 }, words, page)).toEqual({ left: 294, top: 234 });
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
