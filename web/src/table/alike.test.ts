import { expect, test } from "vitest";
import { beginningOf } from "./alike";

test("what all labels begin with is found in whole words", () => {
  expect(beginningOf(["Place your ship on a1", "Place your ship on a12", "Place your ship on b1"])).toBe("Place your ship on ");
  expect(beginningOf(["Draw a card", "Dry out"])).toBe("");
});

test("no label is left empty, and one alone has nothing in common", () => {
  expect(beginningOf(["Sail", "Sail on"])).toBe("");
  expect(beginningOf(["Sail on ", "Sail on to port"])).toBe("Sail ");
  expect(beginningOf(["Place your ship on a1"])).toBe("");
  expect(beginningOf([])).toBe("");
});
