import { describe, expect, it } from "vitest";
import { notYetHere } from "./people";
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
