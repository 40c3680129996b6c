import { expect, test } from "vitest";
import { nameOf } from "./naming";

const MANY = "41 cards are in the discard pile: New Orleans b, Miami a, Key West b, Hamilton a, Havana a, Cienfuegos a";

test("a pile is not called by all that lies in it", () => {
  expect(nameOf({ look: "pile", label: MANY })).toBe("41 cards are in the discard pile");
  expect(nameOf({ look: "pile", label: "One card is in the discard pile: Miami a" })).toBe("One card is in the discard pile: Miami a");
});

test("all else keeps its whole name", () => {
  expect(nameOf({ look: "card", label: MANY })).toBe(MANY);
});
