import { expect, test } from "vitest";
import { sectionsOf } from "./choices";

test("a list of moves is divided as the game says; what is in no group stands first, and groups without moves are left out", () => {
  const choices = ["S 1", "done", "L 1", "S 2"].map((move) => ({ move, label: `label of ${move}` }));
  const groups = [
    { label: "S", moves: ["S 1", "S 2", "S 3"] },
    { label: "L", moves: ["L 1"] },
    { label: "gone", moves: ["fire 1"] },
  ];
  const sections = sectionsOf(choices, groups).map((section) => [section.label, section.choices.map((choice) => choice.move)]);
  expect(sections).toEqual([["", ["done"]], ["S", ["S 1", "S 2"]], ["L", ["L 1"]]]);
  expect(sectionsOf(choices, [])).toEqual([{ label: "", choices }]);
});
