import { expect, test } from "vitest";
import { across, beyond, pathOf, plotOf, shares, spread, ticks, up } from "./chart";

const FRAME = { left: 40, right: 240, end: 256, top: 20, bottom: 120 };
const MARKS = [
  { turn: 0, at: 0, scores: [0, 0] },
  { turn: 5, at: 9, scores: [2, 0] },
  { turn: 8, at: 14, scores: [2, 4] },
];

test("the plot holds the whole game", () => {
  const plot = plotOf(MARKS, 10, 4, FRAME);
  expect(plot).toMatchObject({ turns: 10, least: 0, most: 4 });
  expect([across(plot, 0), across(plot, 10)]).toEqual([40, 240]);
  expect([up(plot, 0), up(plot, 4)]).toEqual([120, 20]);
});

test("a line stays level until the score changes, then goes straight to the new one", () => {
  const plot = plotOf(MARKS, 10, 4, FRAME);
  expect(pathOf(plot, MARKS, 0)).toBe("M256 68.8H140V118.8H40");
  expect(pathOf(plot, MARKS, 1)).toBe("M256 21.3H200V121.3H40");
});

test("the axis goes on to a round number that no score is above", () => {
  expect(plotOf([{ turn: 3, at: 3, scores: [22, 144] }], 3, 2, FRAME)).toMatchObject({ least: 0, most: 200 });
  expect(plotOf([{ turn: 3, at: 3, scores: [22, 144] }], 3, 4, FRAME)).toMatchObject({ least: 0, most: 150 });
});

test("what is counted at the end of the game has a column of its own, through which each line goes to its end", () => {
  const marks = [MARKS[0]!, { turn: 10, at: 20, scores: [2, 4] }];
  const plot = plotOf(marks, 10, 4, FRAME);
  expect(pathOf(plot, marks, 0)).toBe("M256 68.8L240 118.8H40");
  expect(pathOf(plot, marks, 1)).toBe("M256 21.3L240 121.3H40");
  expect([beyond(marks, 10, 900), beyond(marks, 10, 340)]).toEqual([104, 51]);
});

test("the last move of one seat is a step at its number", () => {
  const marks = [...MARKS, { turn: 10, at: 20, scores: [2, 3] }];
  const plot = plotOf(marks, 10, 4, FRAME);
  expect(pathOf(plot, marks, 0)).toBe("M256 68.8H140V118.8H40");
  expect(pathOf(plot, marks, 1)).toBe("M256 46.3H240V21.3H200V121.3H40");
  expect(beyond(marks, 10, 900)).toBe(16);
});

test("a game in which nothing was scored has level lines", () => {
  const plot = plotOf([MARKS[0]!], 3, 4, FRAME);
  expect(pathOf(plot, [MARKS[0]!], 0)).toBe("M256 118.8H40");
  expect(pathOf(plot, [], 0)).toBe("");
});

test("ticks are round numbers", () => {
  expect(ticks(0, 4, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(0, 975, 4)).toEqual([0, 500]);
  expect(ticks(0, 253, 6)).toEqual([0, 50, 100, 150, 200, 250]);
  expect(ticks(-3, 3, 3)).toEqual([-2, 0, 2]);
});

test("names at the ends of lines do not cover each other", () => {
  expect(spread([50, 52, 120], 120, 16)).toEqual([50, 66, 120]);
  expect(spread([120, 120, 120, 120], 120, 16)).toEqual([72, 88, 104, 120]);
});

test("shares are told as far apart as they are: all of them, or the part that was played for", () => {
  expect(shares([0.5, 0, 1])).toEqual({ least: 0, most: 1, levels: [0, 0.25, 0.5, 0.75, 1] });
  expect(shares([0.5, 0.52])).toMatchObject({ least: 0.4, most: 0.7 });
  expect(shares([0.62, 0.9]).levels).toEqual([0.6, 0.7, 0.8, 0.9]);
  expect(shares([1, 1])).toMatchObject({ most: 1 });
});
