// What is told of a picture once.
import { expect, test } from "vitest";
import type { Placed } from "../../lib/wire";
import { toldBefore } from "./told";

const shape = (id: string, label: string, decoration = false): Placed => ({ id, label, decoration }) as unknown as Placed;

test("lines that say the same are told once, and what is only for the eye tells nothing", () => {
  const shapes = [shape("coast", "Land", true), shape("cut-0", "Land"), shape("cut-1", "Land"), shape("port", "Havana")];
  expect([...toldBefore(shapes)].map(({ id }) => id)).toEqual(["cut-1"]);
});
