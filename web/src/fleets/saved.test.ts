import { beforeEach, expect, test } from "vitest";
import { draft, forgetFleet, keepDraft, saveFleet, savedFleets } from "./saved";
import { totalOf } from "./stock";

const MINE = { name: "Mine", code: "40.raft", total: 40 };

beforeEach(() => localStorage.clear());

test("fleets are kept for each game, the latest first, one of a name", () => {
  saveFleet("raft", MINE);
  saveFleet("raft", { ...MINE, name: "Other" });
  saveFleet("raft", { ...MINE, code: "40.boat" });
  expect(savedFleets("raft").map((one) => [one.name, one.code])).toEqual([
    ["Mine", "40.boat"],
    ["Other", "40.raft"],
  ]);
  expect(savedFleets("canoe")).toEqual([]);
  forgetFleet("raft", "Mine");
  expect(savedFleets("raft").map((one) => one.name)).toEqual(["Other"]);
});

test("what is being built is kept until there is nothing of it", () => {
  keepDraft("raft", MINE);
  expect(draft("raft")).toEqual(MINE);
  keepDraft("raft", null);
  expect(draft("raft")).toBeNull();
});

test.each(["{", "3", '[{"name": 1}]', "null"])("what another has put there (%s) does no harm", (text) => {
  localStorage.setItem("fleets-raft", text);
  localStorage.setItem("fleet-draft-raft", text);
  expect(savedFleets("raft")).toEqual([]);
  expect(draft("raft")).toBeNull();
});

test.each([
  ["40.raft", 40],
  ["100", 100],
  ["Titan's Line", null],
  ["4000.raft", null],
])("the build total of %s", (code, total) => {
  expect(totalOf(code)).toBe(total);
});
