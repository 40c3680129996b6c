import { expect, test } from "vitest";
import { clockFault, clockOf, type OwnClock } from "./clocks";

const OWN: OwnClock = { per: "turn", unit: "minutes", number: 4, more: 9, free: null };

test("nothing is agreed, or something usual, or one's own", () => {
  expect(clockOf("none", OWN, "lose", 2)).toBe(null);
  expect(clockOf("three-days", OWN, "bot", 3)).toEqual({ per: "move", seconds: 259_200, then: "bot", level: 3 });
  expect(clockOf("own", OWN, "lose", 2)).toEqual({ per: "turn", seconds: 240, more: 0, free: 0, then: "lose", level: 2 });
  expect(clockOf("own", { ...OWN, per: "game", number: null }, "lose", 2)).toMatchObject({ seconds: 0, more: 9 });
});

test("a time that cannot be is told before it is asked for", () => {
  expect(clockFault(null)).toBeUndefined();
  expect(clockFault(clockOf("own", OWN, "lose", 2))).toBeUndefined();
  expect(clockFault(clockOf("own", { ...OWN, number: null }, "lose", 2))).toContain("5 seconds");
  expect(clockFault(clockOf("own", { ...OWN, number: 1.01 }, "lose", 2))).toContain("whole");
  expect(clockFault(clockOf("own", { ...OWN, unit: "days", number: 31 }, "lose", 2))).toContain("30 days");
});
