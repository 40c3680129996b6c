import { describe, expect, test } from "vitest";
import type { FleetPiece } from "../lib/wire";
import { added, coinsOf, countOf, emptyPlan, isEmpty, moved, placeOf, removed, sizeOf, withoutShip } from "./plan";

const piece = (id: string, kind: string): FleetPiece => ({ id, name: id, kind, points: 1, provenance: "published" });
const RAFT = piece("raft", "ship");
const BOAT = piece("boat", "ship");
const COOK = piece("cook", "crew");
const POT = piece("pot", "equipment");
const two = added(added(emptyPlan(40), RAFT), BOAT);

describe("a piece goes where it belongs", () => {
  test("crew and equipment aboard the ship, or ashore", () => {
    const plan = added(added(added(two, COOK, 1), POT, 1), COOK);
    expect(plan.ships[1]).toEqual({ ship: "boat", crew: ["cook"], equipment: ["pot"] });
    expect(plan.ships[0]?.crew).toEqual([]);
    expect(plan.ashore).toEqual(["cook"]);
    expect([countOf(plan, "cook"), countOf(plan, "boat"), sizeOf(plan)]).toEqual([2, 1, 5]);
  });

  test("all others in the lists of their kinds", () => {
    const plan = [piece("squid", "creature"), piece("storm", "event"), piece("rum", "treasure")].reduce((so, one) => added(so, one, 0), two);
    expect([plan.creatures, plan.events, plan.treasures]).toEqual([["squid"], ["storm"], ["rum"]]);
  });
});

test("of two that are alike one is taken out", () => {
  const plan = added(added(two, COOK, 0), COOK, 0);
  expect(removed(plan, "cook", 0).ships[0]?.crew).toEqual(["cook"]);
  expect(removed(added(two, POT, 0), "pot", 0).ships[0]?.equipment).toEqual([]);
  expect(removed(two, "cook", "ashore")).toEqual(two);
});

test("crew changes ships, and stays where it is if that is wished", () => {
  const plan = moved(added(two, COOK, 0), COOK, 0, 1);
  expect(plan.ships.map((ship) => ship.crew)).toEqual([[], ["cook"]]);
  expect(moved(plan, COOK, 1, 1)).toBe(plan);
  expect(moved(plan, COOK, 1, "ashore").ashore).toEqual(["cook"]);
});

test("a ship takes along what is aboard", () => {
  const plan = withoutShip(added(two, COOK, 0), 0);
  expect(plan.ships.map((ship) => ship.ship)).toEqual(["boat"]);
  expect([isEmpty(plan), isEmpty(withoutShip(plan, 0))]).toEqual([false, true]);
});

test.each([
  ["ships[1].crew[2]", 1],
  ["ships[0]", 0],
  ["ashore[3]", "ashore"],
  ["total", null],
  ["coins[1]", null],
])("the path %s names a place", (path, place) => {
  expect(placeOf(path)).toBe(place);
});

test.each([
  ["1 1 2", [1, 1, 2]],
  [" 3,2 ", [3, 2]],
  ["", []],
  ["one", null],
])("%j are coins", (text, coins) => {
  expect(coinsOf(text)).toEqual(coins);
});
