import { describe, expect, it } from "vitest";
import type { Answer, Request } from "../../lib/unanswered";
import type { Hinted, SeatInfo, Sentence, View } from "../../lib/wire";
import { Hints, whyNone } from "./hints.svelte";

const view = (revision: number, changes: Partial<View> = {}): View => ({ seat: 0, revision, status: "Where?", moves: ["a1"], story: [], ...changes }) as unknown as View;
const hinted: Hinted = { type: "hinted", id: 1, revision: 3, seat: 0, moves: ["a1"], steps: ["Place your ship on a1"], planned: false, why: "", rated: "", sentence: "Place your ship on a1." };
const line = (seat: number, revision: number): Sentence => ({ seat, revision }) as Sentence;
const seat = (over: Partial<SeatInfo>): SeatInfo => ({ kind: "bot", mine: false, ...over }) as SeatInfo;

function asking(): { hints: Hints; asked: Request[]; answer: (with_: Answer | null) => Promise<void> } {
  const asked: Request[] = [];
  let settle: (answer: Answer | null) => void = () => undefined;
  const hints = new Hints({
    view: () => view(3),
    ask: (request) => {
      asked.push(request);
      return new Promise((done) => (settle = done));
    },
  });
  const answer = async (with_: Answer | null): Promise<void> => {
    settle(with_);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { hints, asked, answer };
}

describe("a hint", () => {
  it("is asked for once, for the picture that is shown, and kept as long as that is", async () => {
    const { hints, asked, answer } = asking();
    void hints.ask();
    void hints.ask();
    expect(asked).toEqual([{ type: "hint", seat: 0, expected: 3 }]);
    expect(hints.thinking).toBe(true);
    await answer(hinted);
    expect([hints.thinking, hints.hint]).toEqual([false, hinted]);
    hints.shown(view(3), view(3));
    expect(hints.hint).toBe(hinted);
    hints.shown(view(3), view(4, { moves: ["a2"] }));
    expect(hints.hint).toBeNull();
  });

  it("stays where all act at once and another seat has acted, until the viewer acts or is asked something else", async () => {
    for (const [changes, stays] of [
      [{ story: [line(1, 4)] }, true],
      [{ story: [line(0, 3)] }, true],
      [{ story: [line(0, 4)] }, false],
      [{ status: "Which?" }, false],
      [{ seat: 1 }, false],
    ] as const) {
      const { hints, answer } = asking();
      void hints.ask();
      await answer(hinted);
      hints.shown(view(3), view(4, changes));
      expect(hints.hint !== null).toBe(stays);
    }
  });

  it("that was given up comes to nothing", async () => {
    const { hints, answer } = asking();
    void hints.ask();
    hints.forget();
    await answer(hinted);
    expect([hints.thinking, hints.hint]).toEqual([false, null]);
  });

  it("that was refused leaves nothing", async () => {
    const { hints, answer } = asking();
    void hints.ask();
    await answer(null);
    expect([hints.thinking, hints.hint]).toEqual([false, null]);
  });
});

describe("why there is no hint", () => {
  it("names other people, then the turn", () => {
    const mine = seat({ kind: "person", mine: true });
    expect(whyNone([mine, seat({})], true, false)).toBe("");
    expect(whyNone([mine, seat({ kind: "person" })], true, false)).toMatch(/Other people/u);
    expect(whyNone([mine, seat({})], false, false)).toMatch(/your turn/u);
    expect(whyNone([mine, seat({})], true, true)).toMatch(/ratings/u);
  });
});
