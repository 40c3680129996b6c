import { expect, test, vi } from "vitest";
import type { Tried } from "../../lib/wire";
import { Foresight } from "./foresight.svelte";
import { tried } from "./pictures";

/** Foresight whose questions wait for an answer. */
function asked() {
  const answers: ((answer: Tried | null) => void)[] = [];
  const ask = vi.fn((_: string) => new Promise<Tried | null>((resolve) => answers.push(resolve)));
  const told = vi.fn();
  const foresight = new Foresight(ask, told);
  const answer = async (words: string): Promise<void> => {
    answers.shift()!(tried(words));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { foresight, ask, told, answer };
}

test("one question is asked at a time, and the next is about what is wanted by then", async () => {
  const { foresight, ask, told, answer } = asked();
  for (const move of ["a", "b", "c"]) foresight.want(move);
  expect(ask.mock.calls).toEqual([["a"]]);
  await answer("of a");
  expect(foresight.trial?.words).toBe("of a");
  expect(told).not.toHaveBeenCalled();
  expect(ask.mock.calls).toEqual([["a"], ["c"]]);
  await answer("of c");
  expect(told).toHaveBeenCalledExactlyOnceWith(tried("of c"));
});

test("the same move is asked about once, until the game has gone on or it was given up", async () => {
  const { foresight, ask, answer } = asked();
  foresight.want("a");
  await answer("yes");
  foresight.want("a");
  expect(ask).toHaveBeenCalledTimes(1);
  foresight.again();
  await answer("no");
  expect(ask).toHaveBeenCalledTimes(2);
  foresight.want("");
  expect(foresight.trial).toBeNull();
  foresight.want("a");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("an answer that comes when nothing is wanted any more is not shown", async () => {
  const { foresight, told, answer } = asked();
  foresight.want("a");
  foresight.want("");
  await answer("too late");
  expect(foresight.trial).toBeNull();
  expect(told).not.toHaveBeenCalled();
});

test("where there is no answer, the server rests before the next question", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async (): Promise<null> => null);
  const foresight = new Foresight(ask, () => undefined);
  foresight.want("a");
  await vi.advanceTimersByTimeAsync(10);
  foresight.want("b");
  expect(ask.mock.calls).toEqual([["a"]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask.mock.calls).toEqual([["a"], ["b"]]);
  vi.useRealTimers();
});
