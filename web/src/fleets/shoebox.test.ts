import { beforeEach, expect, test } from "vitest";
import type { FleetPiece, FleetPlan } from "../lib/wire";
import { readList, Shoebox, takenBy, writtenList } from "./shoebox.svelte";

const piece = (id: string, more: Partial<FleetPiece> = {}): FleetPiece => ({ id, name: id, kind: "ship", points: 3, provenance: "published", ...more });
const PIECES = [
  piece("raft", { name: "Raft", set: "First", number: "PS-001", also: ["Second UL1"] }),
  piece("etoile", { name: "L'Étoile", set: "Second", number: "007" }),
  piece("freedom-a", { name: "Freedom", set: "First", number: "PS-009" }),
  piece("freedom-b", { name: "Freedom", set: "Second", number: "009" }),
  piece("cook-north", { name: "Cook", kind: "crew", nation: "north" }),
  piece("cook-south", { name: "Cook", kind: "crew", nation: "south" }),
];
const STOCK = { pieces: PIECES, nations: [{ key: "north", name: "Northern", colour: "#112233" }] };
const read = (text: string) => Object.fromEntries(readList(text, STOCK).numbers);
const PLAN: FleetPlan = { name: "", total: 40, ships: [{ ship: "raft", crew: ["cook", "cook"], equipment: [] }], creatures: [], ashore: ["cook"], events: [], treasures: [], coins: [] };

beforeEach(() => localStorage.clear());

test.each<[string, Record<string, number>]>([
  ["Raft", { raft: 1 }],
  ["2 raft", { raft: 2 }],
  ["3x Raft", { raft: 3 }],
  ["Raft x 4", { raft: 4 }],
  ["PS-001", { raft: 1 }],
  ["Second UL1", { raft: 1 }],
  ["2 l'etoile", { etoile: 2 }],
  ["007", { etoile: 1 }],
  ["Freedom (Second 009)", { "freedom-b": 1 }],
  ["2 Northern Cook", { "cook-north": 2 }],
  ["# ours\n\nRaft\n2 Raft", { raft: 3 }],
  ["Raft; 2 L'Étoile", { raft: 1, etoile: 2 }],
])("a list is read: %s", (text, numbers) => {
  expect(read(text)).toEqual(numbers);
});

test("lines that mean nothing, or several pieces, are told with their number", () => {
  const { unread, numbers } = readList("Raft\nGhost\nFreedom", STOCK);
  expect([...numbers.keys()]).toEqual(["raft"]);
  expect(unread.map(({ line, text, meant }) => [line, text, meant.map((one) => one.id)])).toEqual([
    [2, "Ghost", []],
    [3, "Freedom", ["freedom-a", "freedom-b"]],
  ]);
});

test("what is written is read back", () => {
  const numbers = new Map([["raft", 2], ["freedom-b", 1], ["cook-north", 3]]); // prettier-ignore
  const text = writtenList(numbers, STOCK);
  expect(text).toBe("1 Freedom (Second 009)\n3 Northern Cook\n2 Raft (First PS-001)");
  expect(readList(text, STOCK).numbers).toEqual(numbers);
});

test("a shoebox is kept on the device, and is empty where that is damaged", () => {
  const box = new Shoebox("sail");
  expect(box.isEmpty).toBe(true);
  box.put("raft", 2);
  box.put("etoile", 0);
  expect([...new Shoebox("sail").numbers]).toEqual([["raft", 2]]);
  expect(new Shoebox("other").isEmpty).toBe(true);
  localStorage.setItem(Object.keys(localStorage)[0]!, "[3");
  expect(new Shoebox("sail").isEmpty).toBe(true);
});

test("what a fleet takes beyond the box is told", () => {
  expect(takenBy(PLAN)).toEqual(new Map([["raft", 1], ["cook", 3]])); // prettier-ignore
  const box = new Shoebox("sail");
  box.fill(new Map([["raft", 1], ["cook", 1]])); // prettier-ignore
  expect(box.missing(PLAN)).toEqual([["cook", 2]]);
});
