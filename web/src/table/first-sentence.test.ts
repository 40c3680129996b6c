import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence";

it("parts the first sentence from the others", () => {
  expect(firstSentence("You win with a chance of 58 %. If you lose, she may get away. Then it ends.")).toEqual([
    "You win with a chance of 58 %.",
    "If you lose, she may get away. Then it ends.",
  ]);
});

it("leaves a number with a point and a single sentence whole", () => {
  expect(firstSentence("You sail 2.5 times as far")).toEqual(["You sail 2.5 times as far", ""]);
  expect(firstSentence("")).toEqual(["", ""]);
});
