import { expect, test } from "vitest";
import type { Fact, Thing } from "../lib/wire";
import { signsOf } from "./signs";

const fact = (art: string, label: string): Fact => ({ art, label }) as Fact;
const thing = (...facts: Fact[]): Thing => ({ shape: "thing", facts, laid: [] }) as unknown as Thing;

test("each sign is told once, as it is met first", () => {
  const met = [thing(fact("coin", "3 gold"), fact("ship", "2 ships")), thing(fact("coin", "5 gold"))];
  expect(signsOf(met).map(({ label }) => label)).toEqual(["3 gold", "2 ships"]);
});

test("what is no sign, or has no words, is left out", () => {
  expect(signsOf([thing(fact("", "or"), fact("coin", ""))])).toEqual([]);
});
