import { expect, test } from "vitest";
import { groupsOf, sectionsOf } from "./choices";

test("a list of moves is divided as the game says; what is in no group stands first, and groups without moves are left out", () => {
  const choices = ["S 1", "done", "L 1", "S 2"].map((move) => ({ move, label: `label of ${move}` }));
  const groups = [
    { label: "S", moves: ["S 1", "S 2", "S 3"], words: [] },
    { label: "L", moves: ["L 1"], words: [] },
    { label: "gone", moves: ["fire 1"], words: [] },
  ];
  const sections = sectionsOf(choices, groups).map((section) => [section.label, section.choices.map((choice) => choice.move)]);
  expect(sections).toEqual([["", ["done"]], ["S", ["S 1", "S 2"]], ["L", ["L 1"]]]);
  expect(sectionsOf(choices, [])).toEqual([{ label: "", choices }]);
});

test("many moves that carry something stand by where to, unless the game divides them itself", () => {
  const carries = ["1", "2"].flatMap((what) => ["x", "y"].map((to) => ({ what, to, move: `${what} on ${to}`, label: "" })));
  expect(groupsOf([], carries, [])).toEqual([{ label: "x", moves: ["1 on x", "2 on x"], words: [] }, { label: "y", moves: ["1 on y", "2 on y"], words: [] }]);
  const own = [{ label: "Ships", moves: ["1 on x"], words: [] }];
  expect(groupsOf(own, carries, [])).toBe(own);
});
