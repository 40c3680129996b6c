import { expect, test } from "vitest";
import { sizeFor } from "./lettered";

const ROOM = 50;

test("few words are written large", () => {
  expect(sizeFor(ROOM, (size) => size * 20)).toBe(1.1875);
});

test("more words are written as large as they fit", () => {
  expect(sizeFor(ROOM, (size) => size * 50)).toBe(0.9375);
});

test("letters stay legible however many words there are", () => {
  expect(sizeFor(ROOM, () => 1000)).toBe(0.8125);
});

test("without a limit words are written large", () => {
  expect(sizeFor(Number.NaN, () => 30)).toBe(1.1875);
});
