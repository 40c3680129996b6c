import { expect, test } from "vitest";
import { minutesOf, timeOf } from "./minutes";

test("times of day go to minutes and back", () => {
  for (const minutes of [0, 1, 59, 60, 750, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(1350)).toBe("22:30");
});

test("what is no time of day is none", () => {
  for (const text of ["", "x", "24:00", "12:60", "1230"]) expect(minutesOf(text)).toBeNull();
});
