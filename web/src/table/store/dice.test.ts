import { beforeEach, describe, expect, it } from "vitest";
import { ownNumber } from "../../lib/dice";
import type { DiceInfo } from "../../lib/wire";
import { atTable, seat, table } from "./at-table";

const at = atTable();
const open = seat(1, { kind: "open", player: "", mine: false });

function dice(changes: Partial<DiceInfo>): DiceInfo {
  return { commitment: "c", stage: "pledges", pledges: ["", ""], numbers: ["", ""], asked: [], ...changes };
}

beforeEach(() => localStorage.clear());

describe("dice of a table", () => {
  it("get a pledge with the seat that is taken, and its number only once all pledges are there", () => {
    at.now.say(table({ state: "open", dice: dice({}), seats: [seat(0, { mine: false }), open] }));
    void at.now.store.seating.sit(1);
    const { pledge } = at.now.latest("sit");
    expect(ownNumber(pledge ?? "")?.commitment).toBe("");
    const seats = [seat(0, { mine: false }), seat(1)];
    at.now.say(table({ state: "open", seats, dice: dice({ pledges: ["", pledge!], asked: [0, 1] }) }));
    expect(at.now.types).not.toContain("reveal");
    const all = table({ state: "open", seats, dice: dice({ stage: "numbers", pledges: ["x", pledge!], asked: [0, 1] }) });
    at.now.say(all);
    at.now.say(all);
    expect(at.now.types.filter((type) => type === "reveal")).toEqual(["reveal"]);
    expect(at.now.latest("reveal")).toMatchObject({ seat: 1, number: ownNumber(pledge!)?.number });
    expect(ownNumber(pledge!)).toMatchObject({ commitment: "c", pledges: ["x", pledge] });
  });

  it("get a new pledge in a rematch, once", () => {
    const asked = table({ state: "open", dice: dice({ asked: [0, 1] }) });
    at.now.say(asked);
    at.now.say(asked);
    expect(at.now.types.filter((type) => type === "pledge")).toEqual(["pledge"]);
    expect(at.now.latest("pledge").seat).toBe(0);
  });

  it("are not asked about by tables from before there were such dice", () => {
    at.now.say(table({ state: "open", dice: null, seats: [seat(0, { mine: false }), open] }));
    void at.now.store.seating.sit(1);
    expect(at.now.latest("sit").pledge).toBeUndefined();
  });

  it("leave a game alone that has begun", () => {
    at.now.say(table({ dice: dice({ stage: "begun", asked: [0] }) }));
    expect(at.now.types).not.toContain("pledge");
  });
});
