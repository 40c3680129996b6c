import { expect, test } from "vitest";
import { byMoves } from "./history.svelte";

test("scores and moments are counted by moves, as looking back and the analysis count", () => {
  const marks = [
    { turn: 0, at: 0, scores: [0, 0] },
    { turn: 5, at: 9, scores: [2, 0] },
  ];
  const moments = [{ turn: 5, at: 9, seat: 0, text: "Red scores.", before: [0, 0], after: [2, 0] }];
  const found = byMoves({ label: "Points", turns: 6, moves: 12, marks, moments });
  expect(found.marks.map((mark) => mark.turn)).toEqual([0, 9]);
  expect([found.moments[0]!.turn, found.turns]).toEqual([9, 12]);
});
