import { expect, test } from "vitest";
import { easyFirst, factsOf } from "./games";
import type { GameInfo } from "./wire";

function game(key: string, weight: number, minutes: [number, number], players: number[] = [2]): GameInfo {
  return {
    key, title: key, tagline: "", goal: "", players, seat_names: [], hidden: false, options: [], packs: false, fleets: false, cover: false, guide: false, lessons: 0,
    minutes, weight, first_options: {}, endings: [],
  };
}

test("a game says in a line how long it takes, how hard it is, and for how many", () => {
  expect(factsOf(game("a", 1, [10, 10]))).toBe("10 min · easy · 2 players");
  expect(factsOf(game("b", 3, [60, 120], [2, 3, 4]))).toBe("60–120 min · hard · 2–4 players");
  expect(factsOf(game("c", 0, [0, 0], [1]))).toBe("1 player");
});

test("the easy ones come first, then the short ones, and last those of which nobody says it", () => {
  const games = [game("unknown", 0, [0, 0]), game("long", 1, [30, 60]), game("hard", 3, [5, 5]), game("short", 1, [10, 10])];
  expect(easyFirst(games).map(({ key }) => key)).toEqual(["short", "long", "hard", "unknown"]);
});
