import { expect, test } from "vitest";
import type { PositionRead } from "../lib/wire";
import { tableFrom } from "./tables";

const position = (player: number): PositionRead => ({ game: "kraken", text: "{}", seats: ["A", "B", "C"], player }) as unknown as PositionRead;

test("the person who makes the table takes the seat that must choose in the position", () => {
  expect(tableFrom(position(1), "bots", 2)).toEqual({ game: "kraken", seats: [{ kind: "bot", level: 2 }, { kind: "me" }, { kind: "bot", level: 2 }], position: "{}" });
  expect(tableFrom(position(0), "others", 2).seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
});

test("where chance must choose, that person takes the first seat", () => {
  expect(tableFrom(position(-1), "here", 2).seats.map(({ kind }) => kind)).toEqual(["me", "me", "me"]);
});
