import { expect, test } from "vitest";
import type { FleetStock } from "../lib/wire";
import { abilitiesOf, abilityName, active, type Filters, noFilters, passing } from "./filters";

const STOCK: FleetStock = {
  pack: "",
  kinds: ["ship", "crew"],
  nations: [{ key: "north", name: "Northern", colour: "#112233" }],
  sets: ["First", "Second"],
  total: 40,
  least: 10,
  most: 100,
  pieces: [
    { id: "raft", name: "Raft", kind: "ship", points: 3, nation: "north", set: "First", masts: 1, rating: { games: 120, adds: -40, low: -80, high: 0 }, says: ["ability/slow"], provenance: "published" },
    { id: "etoile", name: "L'Étoile", kind: "ship", points: 12, nation: "south", set: "Second", masts: 4, also: ["First Again UL3"], rating: { games: 300, adds: 21, low: 3, high: 39 }, provenance: "published" },
    { id: "wreck", name: "Wreck", kind: "ship", points: 1, nation: "south", set: "First", masts: 2, why_not: "it leaks", provenance: "published" },
    { id: "cook", name: "Cook", kind: "crew", points: 1, nation: "north", set: "First", says: ["ability/gunner:north"], links: ["Raft"], provenance: "published" },
  ],
  sayings: {
    "ability/slow": { clause: "RA-1", text: "Drifts along.", provenance: "published" },
    "ability/gunner:north": { clause: "RA-2", text: "Shoots well.", provenance: "published" },
  },
  offered: [],
  rated_games: 9000,
};

const ids = (more: Partial<Filters>, left = 40): string[] => passing(STOCK, { ...noFilters("ship"), ...more }, left).map((piece) => piece.id);

test.each<[Partial<Filters>, string[]]>([
  [{}, ["etoile", "raft"]],
  [{ playable: false }, ["etoile", "raft", "wreck"]],
  [{ kind: "crew" }, ["cook"]],
  [{ text: "etoile" }, ["etoile"]],
  [{ text: "DRIFTS raft" }, ["raft"]],
  [{ kind: "crew", text: "raft" }, ["cook"]],
  [{ nation: "north" }, ["raft"]],
  [{ set: "Second" }, ["etoile"]],
  [{ set: "First Again" }, ["etoile"]],
  [{ text: "first ul3" }, ["etoile"]],
  [{ ability: "ability/slow" }, ["raft"]],
  [{ points: [4, null] }, ["etoile"]],
  [{ points: [null, 4] }, ["raft"]],
  [{ masts: [1, 2] }, ["raft"]],
  [{ order: "dear" }, ["etoile", "raft"]],
  [{ order: "cheap" }, ["raft", "etoile"]],
  [{ order: "masts" }, ["etoile", "raft"]],
  [{ order: "adds", playable: false }, ["etoile", "raft", "wreck"]],
])("%j lets pass", (filters, found) => {
  expect(ids(filters)).toEqual(found);
});

test("what is too dear can be left out", () => {
  expect(ids({ affordable: true }, 5)).toEqual(["raft"]);
  expect(ids({ affordable: true }, -1)).toEqual([]);
});

test("filters that hold something back are counted", () => {
  expect(active(noFilters("ship"))).toBe(0);
  expect(active({ ...noFilters("ship"), nation: "north", points: [1, 2], affordable: true, text: "raft" })).toBe(4);
});

test("abilities have names", () => {
  expect(abilityName("ability/same-again")).toBe("Same again");
  expect(abilityName("ability/gunner:north")).toBe("Gunner: North");
  expect(abilitiesOf(STOCK, "ship")).toEqual([{ value: "ability/slow", label: "Slow" }]);
});
