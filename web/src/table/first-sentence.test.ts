import { expect, it } from "vitest";
import { firstSentence, sentencesOf } from "./first-sentence";

it("parts the first sentence from the others", () => {
  expect(firstSentence("You win with a chance of 58 %. If you lose, she may get away. Then it ends.")).toEqual([
    "You win with a chance of 58 %.",
    "If you lose, she may get away. Then it ends.",
  ]);
});

it("leaves a number with a point and a single sentence whole", () => {
  expect(firstSentence("You sail 2.5 times as far")).toEqual(["You sail 2.5 times as far", ""]);
  expect(firstSentence("")).toEqual(["", ""]);
  expect(firstSentence("A missile from St. John's strikes. You get a card.")).toEqual(["A missile from St. John's strikes.", "You get a card."]);
});

it("each sentence is a row of its own, and a name with a full stop is not cut", () => {
  expect(sentencesOf("Round 3. The Albion lies at St. John's, 2 masts. Who is next?")).toEqual(["Round 3. The Albion lies at St. John's, 2 masts.", "Who is next?"]);
});
