import { expect, test } from "vitest";
import type { AnyShape } from "../lib/wire";
import { choicesOf, groupsOf, sectionsOf } from "./choices";
import { shape, view } from "./store/at-table";

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

test("two equal cards that can be carried to one place make one move of the list", () => {
  const carries = ["first-5", "second-5"].map((what) => ({ what, to: "x", move: "5 on x", label: "" }));
  expect(groupsOf([], carries, [])).toEqual([{ label: "x", moves: ["5 on x"], words: [] }]);
});

test("a move that carries something is called by the short names of what is carried and where to", () => {
  const thing = (id: string, title: string, corner: string): AnyShape => ({ shape: "thing", id, title, corner, label: `All that ${id} says.`, move: null, decoration: false }) as unknown as AnyShape;
  const shapes = [thing("card", "", "3"), thing("ship", "Winds\u00ADbraut", "2.2")];
  const carries = [{ what: "card", to: "ship", move: "3 on 2.2", label: "" }];
  expect(choicesOf({ moves: ["3 on 2.2"], carries, helms: [], groups: [] }, shapes)).toEqual([{ move: "3 on 2.2", label: "All that card says to Windsbraut (2.2)" }]);
  expect(groupsOf([], carries, shapes)).toEqual([{ label: "Windsbraut (2.2)", moves: ["3 on 2.2"], words: [] }]);
});

test("places that are called alike have groups of their own, and moves that read alike say besides what they are", () => {
  const shapes = [shape("x"), shape("y")].map((one) => ({ ...one, label: "Dock" }));
  const carries = ["x", "y"].map((to) => ({ what: "crate", to, move: `crate on ${to}`, label: "To the dock" }));
  expect(groupsOf([], carries, shapes).map((group) => [group.label, ...group.moves])).toEqual([["Dock (1)", "crate on x"], ["Dock (2)", "crate on y"]]);
  expect(choicesOf(view({ moves: ["crate on x", "crate on y"], carries }), shapes).map((choice) => choice.label)).toEqual(["To the dock (crate on x)", "To the dock (crate on y)"]);
});

test("a group may have words of its own for its moves", () => {
  const groups = [{ label: "Ahead", moves: ["S 0.0"], words: ["straight ahead, 5.8 cm"] }];
  expect(choicesOf(view({ moves: ["done", "S 0.0"], groups }), []).map((choice) => choice.label)).toEqual(["done", "straight ahead, 5.8 cm"]);
});
