import { expect, test } from "vitest";
import type { AnyShape, Fact, Thing } from "../lib/wire";
import { marksOf, signsOf } from "./signs";

const fact = (art: string, label: string): Fact => ({ art, label }) as Fact;
const thing = (...facts: Fact[]): Thing => ({ shape: "thing", facts, laid: [] }) as unknown as Thing;

test("each sign is told once, as it is met first", () => {
  const met = [thing(fact("coin", "3 gold"), fact("ship", "2 ships")), thing(fact("coin", "5 gold"))];
  expect(signsOf(met).map(({ label }) => label)).toEqual(["3 gold", "2 ships"]);
});

test("what is no sign, or has no words, is left out", () => {
  expect(signsOf([thing(fact("", "or"), fact("coin", ""))])).toEqual([]);
});

test("marks of a board say what all of a kind have in common, without the place of each", () => {
  const mark = (role: string, label: string, size = 10): AnyShape => ({ shape: "symbol", decoration: true, role, art: role, label, size }) as AnyShape;
  const drawn = [
    mark("hatch", "c2 is closed"), mark("hatch", "b3 is closed"), mark("ship", "Green ship on a1"), mark("ship", "Green ship on d2"),
    mark("pirate", "The pirate on c3"), mark("rose", "Compass rose", 90), mark("waves", "…"),
  ];
  expect(marksOf(drawn, 100).map(({ label }) => label)).toEqual(["is closed", "Green ship", "The pirate on c3"]);
});
