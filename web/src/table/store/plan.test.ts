import { beforeAll, describe, expect, it } from "vitest";
import { learnWords, say } from "../../lib/words";
import type { Answer, Request } from "../../lib/unanswered";
import type { Planned } from "../../lib/wire";
import type { WholeView } from "./pictures.svelte";
import { inserted, lineTo, Plan, without } from "./plan.svelte";

beforeAll(() => learnWords("plans"));

const view = (moves: string[], revision = 3): WholeView => ({ type: "view", seat: 1, revision, moves }) as unknown as WholeView;
const step = (move: string, ...then: Planned[]): Planned => ({ move, words: move, when: null, then });

function planning(moves: string[], ...answers: object[]) {
  const asked: Request[] = [];
  const laid: (readonly string[] | null)[] = [];
  const refused: string[] = [];
  const plan = new Plan({
    view: () => view(moves),
    nameOf: (seat) => `Seat ${seat}`,
    lay: (now) => laid.push(now && now.line),
    refuse: (problem) => problem && refused.push(problem.message),
    ask: (request) => {
      asked.push(request);
      const given = request.type === "ahead" || request.type === "try" ? answers.shift() : {};
      return Promise.resolve({ type: request.type === "ahead" ? "seen-ahead" : request.type === "try" ? "tried" : "done", id: 1, ...given } as Answer);
    },
  });
  return { plan, asked, laid, refused };
}

/** What the server answers where the viewer could choose among these moves for certain. */
const asks = (...moves: string[]): object => ({ seat: 1, sure: true, moves: moves.map((move) => ({ move, words: `Do ${move}` })), picture: { moves, shapes: [], regions: [], helms: [], groups: [], replies: [], settings: [], summary: "" } });
const legal = { problem: null, words: "It goes. And on.", shapes: [] };

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

  it("of a turn shows what comes of each move, and is sent as one", async () => {
    const { plan, asked, laid } = planning(["ram", "sail"], asks("ram", "sail"), asks("mast", "cargo"), asks());
    await plan.next([]);
    await plan.play("ram");
    await plan.play("cargo");
    expect(laid).toEqual([[], ["ram"], ["ram", "cargo"]]);
    expect(asked.at(-1)).toMatchObject({ type: "ahead", line: [{ move: "ram" }, { move: "cargo" }], picture: true });
    expect(asked.filter((one) => one.type === "plan")).toEqual([]);
    await plan.send();
    expect(asked.at(-1)).toMatchObject({ type: "plan", steps: [{ move: "ram", words: "Do ram", then: [{ move: "cargo", words: "Do cargo", then: [] }] }], expected: 3 });
    expect([laid.at(-1), plan.unsent]).toEqual([null, false]);
  });

  it("of a turn takes any course that the rules allow, and says why it takes no other", async () => {
    const { plan, laid, refused } = planning(["sail"], asks("sail"), { ...legal, problem: { kind: "illegal-move", message: "Too far." } }, legal, asks());
    await plan.next([]);
    await plan.play("L 99 99");
    expect([refused, laid]).toEqual([["Too far."], [[]]]);
    await plan.play("L 12.5 30");
    expect(plan.line).toMatchObject([{ move: "L 12.5 30", words: "It goes" }]);
  });

  it("of a turn goes back one step, and before the first step nothing is laid out", async () => {
    const { plan, asked, laid } = planning(["ram"], asks("ram"), asks("mast"), asks("ram"));
    await plan.next([]);
    await plan.play("ram");
    await plan.back();
    expect([plan.line, laid.at(-1)]).toEqual([[], []]);
    await plan.back();
    expect([plan.open, laid.at(-1)]).toEqual([null, null]);
    expect(asked.filter((one) => one.type === "plan")).toEqual([]);
  });

  it("of a turn lets one move be taken out or changed, and keeps what still fits after it", async () => {
    const { plan } = planning(["a"], asks("a"), asks("b"), asks("c"), asks("d"), legal, legal, asks("e"));
    await plan.next([]);
    for (const move of ["a", "b", "c"]) await plan.play(move);
    await plan.takeOut(0);
    expect(plan.line.map((one) => one.move)).toEqual(["b", "c"]);
  });

  it("of a turn drops what does not fit any more after a change", async () => {
    const { plan } = planning(["a"], asks("a"), asks("b"), asks("c"), asks("x"), { ...legal, problem: { kind: "illegal-move", message: "No." } }, asks("y"));
    await plan.next([]);
    await plan.play("a");
    await plan.play("b");
    await plan.alter(0);
    expect([plan.line, plan.rest.map((one) => one.move)]).toEqual([[], ["b"]]);
    await plan.play("x");
    expect([plan.line.map((one) => one.move), plan.rest]).toEqual([["x"], []]);
  });

  it("of a turn is dropped with a word when the game goes on", async () => {
    const { plan, laid } = planning(["a"], asks("a"), asks("b"));
    await plan.next([]);
    await plan.play("a");
    plan.shown(view(["a"], 3), view(["b"], 4));
    expect([plan.line, laid.at(-1), plan.dropped]).toEqual([[], null, say("plan-overtaken")]);
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
