import { describe, expect, it } from "vitest";
import { actionsFor, notYetHere } from "./people";
import { seat, table } from "./store/at-table";

describe("whose turn it is but who has not come yet", () => {
  const seats = [seat(0), seat(1, { mine: false, player: "Björn", awaited: true })];

  it("is told by name", () => {
    expect(notYetHere(table({ seats }), [1])).toBe("Björn has not come to this table yet.");
  });

  it("is not told while somebody who is here is awaited, too", () => {
    expect([notYetHere(table({ seats }), [0, 1]), notYetHere(table({ seats }), [])]).toEqual(["", ""]);
  });
});

describe("a bot's seat at a table that waits", () => {
  const bot = seat(1, { kind: "bot", mine: false, player: "Bot, level 1" });

  it("is freed by the host alone, and only before the game begins", () => {
    const found = [table({ state: "open", host: true }), table({ state: "open", host: false }), table({ state: "playing", host: true })];
    expect(found.map((one) => actionsFor(bot, one))).toEqual([["free"], [], []]);
  });
});
