import { expect, it } from "vitest";
import { sharedBegin } from "./shared-begin";

it("finds the words with which all moves begin", () => {
  expect(sharedBegin(["Place your ship on d4", "Place your ship on a1"])).toBe("Place your ship on");
  expect(sharedBegin(["Play Parley", "Draw a card"])).toBe("");
});

it("leaves each move a word, and one move alone as it is", () => {
  expect(sharedBegin(["Sail on", "Sail on to a1"])).toBe("Sail");
  expect(sharedBegin(["Pass", "Pass"])).toBe("");
  expect(sharedBegin(["Place your ship on d4"])).toBe("");
  expect(sharedBegin([])).toBe("");
});
