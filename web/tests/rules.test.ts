// @vitest-environment node
import { expect, test } from "vitest";
import { gathered, kindsOf, partsOf, pieces, runs, search, searchComponents, shapeOf } from "../src/lib/rules";
import type { Clause, Component } from "../src/lib/wire";

const clause = (id: string, part: string, text: string): Clause => ({ id, part, text, source: id.includes("-R") ? "ruling" : "rulebook", note: "", rest: "" });
const BOOK = [
  clause("XX-1.1", "Setup", "The board begins empty."),
  clause("XX-1.2", "Setup", "Café tables have four squares; see XX-2.1."),
  clause("XX-2.1", "A turn", "A ship goes to an empty square."),
  clause("XX-R1", "Rulings", "XX-2.1 also holds for pirates (XX-9.9)."),
];

test("clauses stand under the headings of the rulebook, in its order", () => {
  expect(partsOf(BOOK).map((part) => [part.heading, part.clauses.length])).toEqual([
    ["Setup", 2],
    ["A turn", 1],
    ["Rulings", 1],
  ]);
});

test.each([
  ["empty", ["XX-1.1", "XX-2.1"]],
  ["EMPTY ship", ["XX-2.1"]],
  ["xx-r1", ["XX-R1"]],
  ["cafe", ["XX-1.2"]],
  ["setup", ["XX-1.1", "XX-1.2"]],
  ["whale", []],
  ["  ", ["XX-1.1", "XX-1.2", "XX-2.1", "XX-R1"]],
])("searching for %j", (sought, ids) => {
  expect(search(BOOK, sought).map((found) => found.id)).toEqual(ids);
});

test("only clauses that exist become links", () => {
  const known = new Set(BOOK.map((one) => one.id));
  expect(pieces(BOOK[3]?.text ?? "", known)).toEqual([
    { text: "XX-2.1", clause: "XX-2.1" },
    { text: " also holds for pirates (XX-9.9).", clause: null },
  ]);
  expect(pieces("Nothing here.", known)).toEqual([{ text: "Nothing here.", clause: null }]);
});

test("the clauses in the brackets of a paragraph are gathered, each once; other brackets stay", () => {
  expect(gathered("Ships sail (XX-2.1). They stop (at a shore) there (XX-R3, XX-2.1 to XX-2.3).")).toEqual({
    words: "Ships sail. They stop (at a shore) there.",
    clauses: ["XX-2.1", "XX-R3", "XX-2.3"],
  });
});

test("what a paragraph emphasises is cut out of it", () => {
  expect(runs("A **ship** is *beside* it, 4 * 4.")).toEqual([
    { text: "A ", strong: false, soft: false },
    { text: "ship", strong: true, soft: false },
    { text: " is ", strong: false, soft: false },
    { text: "beside", strong: false, soft: true },
    { text: " it, 4 * 4.", strong: false, soft: false },
  ]);
});

const one = (id: string, kind: string, text = ""): Component => ({ id, kind, name: id, text, provenance: "", note: "", drawings: [], roles: [], outline: [] });

test("what has an id is found by its words, and listed by kinds", () => {
  const listed = [one("havana-a", "card", "Cuba"), one("havana", "port"), one("tampa-a", "card")];
  expect(searchComponents(listed, "havana cuba").map(({ id }) => id)).toEqual(["havana-a"]);
  expect(searchComponents(listed, " ")).toHaveLength(3);
  expect(kindsOf(listed).map(([kind, of]) => [kind, of.length])).toEqual([["card", 2], ["port", 1]]);
});

test("an outline is drawn with y upwards, and just fits", () => {
  expect(shapeOf([[0, 0], [200, 0], [200, 100]])).toEqual({ box: "0 -100 200 100", points: "0,0 200,0 200,-100" });
});
