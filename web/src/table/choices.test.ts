import { expect, test } from "vitest";
import type { AnyShape } from "../lib/wire";
import { choicesOf, groupsOf, sectionsOf } from "./choices";

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

test("a move that carries something is called by the short names of what is carried and where to", () => {
  const thing = (id: string, title: string, corner: string): AnyShape => ({ shape: "thing", id, title, corner, label: `All that ${id} says.`, move: null, decoration: false }) as unknown as AnyShape;
  const shapes = [thing("card", "", "3"), thing("ship", "Windsbraut", "2.2")];
  const carries = [{ what: "card", to: "ship", move: "3 on 2.2", label: "" }];
  expect(choicesOf({ moves: ["3 on 2.2"], carries, helms: [], groups: [] }, shapes)).toEqual([{ move: "3 on 2.2", label: "All that card says to Windsbraut (2.2)" }]);
  expect(groupsOf([], carries, shapes)).toEqual([{ label: "Windsbraut (2.2)", moves: ["3 on 2.2"], words: [] }]);
});
