import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Request } from "../../lib/unanswered";
import type { Analysed, Analysis } from "../../lib/wire";
import { Analyst } from "./analyst.svelte";

const told = (done: number, total: number, analysis: Analysis | null = null): Analysed => ({ type: "analysed", id: 1, seat: 0, done, total, analysis, summary: [] });

describe("an analysis", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function asking(answers: (Answer | null)[]): { analyst: Analyst; asked: Request[] } {
    const asked: Request[] = [];
    const analyst = new Analyst((request) => {
      asked.push(request);
      return Promise.resolve(answers.shift() ?? null);
    });
    return { analyst, asked };
  }

  it("is asked for until it is done", async () => {
    const { analyst, asked } = asking([told(0, 0), told(3, 9), told(0, 0, {} as Analysis)]);
    analyst.begin(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(analyst.going).toEqual({ done: 0, total: 0 });
    await vi.advanceTimersByTimeAsync(800);
    expect(analyst.going).toEqual({ done: 3, total: 9 });
    await vi.advanceTimersByTimeAsync(800);
    expect(analyst.going).toBeNull();
    expect(analyst.found?.analysis).toEqual({});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(3);
  });

  it("that is stopped is not asked for again, and the server hears so", async () => {
    const { analyst, asked } = asking([told(1, 9), null]);
    analyst.begin(1);
    await vi.advanceTimersByTimeAsync(0);
    analyst.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(analyst.going).toBeNull();
    expect(asked.at(-1)).toEqual({ type: "analyse", seat: 1, stop: true });
    expect(asked).toHaveLength(2);
  });

  it("is found again after the page was loaded anew, done or under way", async () => {
    const done = asking([told(0, 0), told(0, 0, {} as Analysis)]);
    await done.analyst.recall([0, 1]);
    expect(done.asked).toEqual([0, 1].map((seat) => ({ type: "analyse", seat, begin: false })));
    expect([done.analyst.found?.analysis, done.analyst.seat]).toEqual([{}, 1]);
    const going = asking([told(3, 9), told(0, 0, {} as Analysis)]);
    await going.analyst.recall([0]);
    expect(going.analyst.going).toEqual({ done: 3, total: 9 });
    await vi.advanceTimersByTimeAsync(800);
    expect(going.analyst.found?.analysis).toEqual({});
  });

  it("is not begun by looking for one", async () => {
    const { analyst, asked } = asking([told(0, 0)]);
    await analyst.recall([0]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([analyst.going, analyst.found, asked.length]).toEqual([null, null, 1]);
  });

  it("that is refused ends", async () => {
    const { analyst } = asking([null]);
    analyst.begin(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([analyst.going, analyst.found]).toEqual([null, null]);
  });
});
