import { beforeAll, describe, expect, it } from "vitest";
import { learnWords } from "../../lib/words";
import type { Answer, Request } from "../../lib/unanswered";
import type { Planned, View } from "../../lib/wire";
import { inserted, lineTo, Plan, without } from "./plan.svelte";

beforeAll(() => learnWords("plans"));

const view = (moves: string[], revision = 3): View => ({ seat: 1, revision, moves }) as unknown as View;
const step = (move: string, ...then: Planned[]): Planned => ({ move, words: move, when: null, then });

function planning(moves: string[], ...answers: object[]): { plan: Plan; asked: Request[] } {
  const asked: Request[] = [];
  const plan = new Plan({
    view: () => view(moves),
    nameOf: (seat) => `Seat ${seat}`,
    ask: (request) => {
      asked.push(request);
      return Promise.resolve((request.type === "ahead" ? { type: "seen-ahead", id: 1, ...answers.shift() } : { type: "done" }) as Answer);
    },
  });
  return { plan, asked };
}

describe("a plan", () => {
  it("is a tree whose moves are added and removed with all that follows them", () => {
    const tree = [step("a", step("b")), step("c")];
    expect(inserted(tree, [0, 0], step("d"))).toEqual([step("a", step("b", step("d"))), step("c")]);
    expect(without(tree, [0])).toEqual([step("c")]);
    expect(without(tree, [0, 0])).toEqual([step("a"), step("c")]);
    expect(lineTo([{ ...step("a"), when: { seat: 0, move: "x" } }], [0], 1)).toEqual([{ seat: 0, move: "x" }, { seat: 1, move: "" }, { seat: 1, move: "a" }]);
  });

  it("asks what the other does, then for the answer to it, and is kept by the server at once", async () => {
    const mine = { seat: 1, moves: [{ move: "d4", words: "Place on d4" }], sure: true };
    const { plan, asked } = planning([], { seat: 0, moves: [{ move: "c2", words: "Place on c2" }], sure: true }, mine);
    await plan.next([]);
    expect(plan.open?.seen.seat).toBe(0);
    await plan.suppose("c2", "Place on c2");
    await plan.add("d4", "Place on d4");
    expect(asked.at(-1)).toMatchObject({ type: "plan", steps: [{ move: "d4", when: { seat: 0, move: "c2" } }], expected: 3 });
    expect(plan.open).toBeNull();
  });

  it("of a game with secrets goes on with whatever the others do", async () => {
    const { plan, asked } = planning([], { seat: 0, moves: [], sure: false }, { seat: 1, moves: [], sure: false });
    await plan.next([]);
    expect(asked.map((one) => (one.type === "ahead" ? one.line : null))).toEqual([[], [{ seat: 1, move: "" }]]);
  });

  it("of a turn is sent as one, when the viewer wants that", async () => {
    const own = { seat: 1, moves: [{ move: "a", words: "a" }], sure: true };
    const { plan, asked } = planning(["a"], own, own);
    await plan.next([]);
    await plan.add("a", "a");
    expect(plan.unsent).toBe(true);
    expect(asked.filter((one) => one.type === "plan")).toEqual([]);
    await plan.send();
    expect(asked.at(-1)).toMatchObject({ type: "plan", steps: [{ move: "a" }] });
    expect(plan.unsent).toBe(false);
  });

  it("of a turn goes back one step, and asks again what could be chosen there", async () => {
    const damage = { seat: 1, moves: [{ move: "mast", words: "Lose a mast" }, { move: "cargo", words: "Lose cargo" }], sure: true };
    const { plan, asked } = planning(["ram"], { seat: 1, moves: [{ move: "ram", words: "Ram" }], sure: true }, damage, damage, damage, { seat: 1, moves: [], sure: true });
    await plan.next([]);
    await plan.add("ram", "Ram");
    await plan.add("mast", "Lose a mast");
    expect(plan.steps).toMatchObject([{ move: "ram", then: [{ move: "mast" }] }]);
    await plan.back();
    expect(plan.steps).toMatchObject([{ move: "ram", then: [] }]);
    expect(plan.open?.seen.moves.map((one) => one.move)).toEqual(["mast", "cargo"]);
    expect(plan.unsent).toBe(true);
    await plan.back();
    expect([plan.steps, plan.unsent]).toEqual([[], false]);
    await plan.back();
    expect(plan.open).toBeNull();
    expect(asked.filter((one) => one.type === "plan")).toEqual([]);
  });

  it("that is told replaces what was there, and says once why the rest was dropped", () => {
    const { plan } = planning([]);
    plan.heard({ type: "plans", seat: 1, steps: [step("a")], dropped: "" });
    expect(plan.steps).toEqual([step("a")]);
    plan.heard({ type: "plans", seat: 0, steps: [], dropped: "" });
    expect(plan.steps).toEqual([step("a")]);
    plan.heard({ type: "plans", seat: 1, steps: [], dropped: "Not possible." });
    expect([plan.steps, plan.dropped]).toEqual([[], "Not possible."]);
    plan.shown(view([], 3), { ...view([], 3), seat: 0 });
    expect(plan.dropped).toBe("");
  });
});
