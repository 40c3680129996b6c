import { afterEach, describe, expect, it } from "vitest";
import { ownNumber, seenIn } from "../../lib/dice";
import type { DiceInfo } from "../../lib/wire";
import { atTable, seat, table, view } from "./at-table";

const at = atTable();
const open = seat(1, { kind: "open", player: "", mine: false });

function dice(changes: Partial<DiceInfo>): DiceInfo {
  return { commitment: "c", stage: "pledges", pledges: ["", ""], numbers: ["", ""], asked: [], ...changes };
}

afterEach(() => localStorage.clear());

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

  it("are remembered as they fell, and what is said of them later changes nothing", () => {
    at.now.say(table({ dice: dice({ stage: "begun" }) }));
    at.now.say(view({ revision: 1, fallen: [[1, "die 6"]] }));
    at.now.say(view({ revision: 2, fallen: [[1, "die 3"], [2, "die 2"]] })); // prettier-ignore
    expect([...seenIn("m")]).toEqual([[1, "die 6"], [2, "die 2"]]); // prettier-ignore
  });

  it("are forgotten as far as the whole game was taken back", () => {
    at.now.say(table({ dice: dice({ stage: "begun" }) }));
    at.now.say(view({ revision: 3, fallen: [[1, "die 6"], [3, "die 2"]] })); // prettier-ignore
    at.now.say(view({ revision: 2, fallen: [[1, "die 6"]] }));
    at.now.say(view({ revision: 3, fallen: [[3, "die 5"]] }));
    expect([...seenIn("m")]).toEqual([[1, "die 6"], [3, "die 5"]]); // prettier-ignore
  });

  it("are not remembered from a game that was over before", () => {
    at.now.say(table({ dice: dice({ stage: "begun" }) }));
    at.now.say(view({ revision: 1, base: null, ending: { how: "resigned", winners: [1], sentence: "It is over.", clauses: [], scores: [0, 1], verdict: "You lose.", standing: null }, fallen: [[1, "die 6"]] }));
    expect(seenIn("m").size).toBe(0);
  });
});
