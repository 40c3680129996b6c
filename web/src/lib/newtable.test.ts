import { expect, test } from "vitest";
import { choosable, playersOf } from "./newtable";
import { kindsOf, searchComponents, shapeOf } from "./rules";
import type { ComponentInfo, GameInfo } from "./wire";

const game = { key: "kraken", options: [{ name: "rounds", kind: "number" }, { name: "draw", kind: "seed" }] } as unknown as GameInfo;

test("a position file says the options, so none are asked", () => {
  expect(choosable(game, ["me", "bot-3"], "{}").options).toEqual([]);
  expect(choosable(game, ["me", "bot-3"], null).options).toHaveLength(2);
  expect(choosable(game, ["me", "open"], null).options).toHaveLength(1);
});

test("for how many a position file is, as far as it says so", () => {
  expect(playersOf('{"game": "kraken", "players": 3}')).toBe(3);
  expect(playersOf('{"game": "kraken"}')).toBeNull();
  expect(playersOf('{"players": "many"}')).toBeNull();
  expect(playersOf("no JSON")).toBeNull();
  expect(playersOf("null")).toBeNull();
});

const one = (id: string, kind: string, text = ""): ComponentInfo => ({ id, kind, name: id, text, provenance: "", note: "", drawings: [], outline: [] });

test("what has an id is found by its words, and listed by kinds", () => {
  const listed = [one("havana-a", "card", "Cuba"), one("havana", "port"), one("tampa-a", "card")];
  expect(searchComponents(listed, "havana cuba").map(({ id }) => id)).toEqual(["havana-a"]);
  expect(searchComponents(listed, " ")).toHaveLength(3);
  expect(kindsOf(listed).map(([kind, of]) => [kind, of.length])).toEqual([["card", 2], ["port", 1]]);
});

test("an outline is drawn with y upwards, and just fits", () => {
  expect(shapeOf([[0, 0], [200, 0], [200, 100]])).toEqual({ box: "0 -100 200 100", points: "0,0 200,0 200,-100" });
});
