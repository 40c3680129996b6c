import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Sentence } from "../lib/wire";
import { say } from "../lib/words";
import Caption from "./Caption.svelte";
import type { TableStore } from "./store/store.svelte";

afterEach(cleanup);

const line = (revision: number, text: string, changes: Partial<Sentence> = {}): Sentence => ({ revision, text, clauses: [], bot: false, seat: 0, die: 0, sound: "", ...changes });

/** A table at which the viewer sits on some seats. */
function show(news: readonly Sentence[], mine: readonly number[], waiting = 0) {
  const skip = vi.fn();
  const store = { mine: mine.map((seat) => ({ seat })), nameOf: (seat: number) => `Seat ${seat}`, seatInfo: () => undefined, shown: null, pictures: { skip } } as unknown as TableStore;
  const onlost = vi.fn();
  const { container, rerender } = render(Caption, { props: { store, news, waiting, covers: false, onlost } });
  return { container, rerender, onlost, skip, lines: () => [...container.querySelectorAll(".line")].map((one) => one.textContent) };
}

test("dice that were just rolled are shown with as many pips, the last ones in words", () => {
  const news = [line(1, "3 is rolled: no hit.", { die: 3 }), line(2, "Red fires."), line(3, "6 is rolled: a hit.", { die: 6 }), line(4, "Green loses a mast.")];
  const { container, lines } = show(news, [0]);
  expect([...container.querySelectorAll(".dice svg")].map((svg) => svg.querySelectorAll("circle").length)).toEqual([3, 6]);
  expect(lines()).toEqual(["3 is rolled: no hit.", "6 is rolled: a hit."]);
});

test("the turn of somebody else is told by its latest sentences, with the name", () => {
  const { container, lines } = show([line(1, "Red sails."), line(2, "Green waits.", { seat: 1 }), line(3, "Green sails.", { seat: 1 }), line(4, "The wind turns.", { seat: -1 })], [0]);
  expect(container.querySelector(".who")?.textContent).toBe("Seat 1");
  expect(lines()).toEqual(["Green sails.", "The wind turns."]);
});

test("what I did myself is not told to me", () => {
  expect(show([line(1, "Red sails.")], [0]).container.querySelector(".caption")).toBeNull();
});

test("as long as pictures wait they can be skipped", () => {
  const { container, skip } = show([line(1, "Green sails.", { seat: 1 })], [0], 3);
  const button = container.querySelector("button")!;
  expect(button.textContent).toContain(say("table-skip"));
  button.click();
  expect(skip).toHaveBeenCalledOnce();
});

test("when the button that skips goes with the focus on it, the focus is led elsewhere; else it stays where it is", async () => {
  const { container, rerender, onlost } = show([line(1, "Green sails.", { seat: 1 })], [0], 3);
  await rerender({ waiting: 0 });
  await tick();
  expect(onlost).not.toHaveBeenCalled();
  await rerender({ waiting: 2 });
  container.querySelector("button")!.focus();
  await rerender({ waiting: 1 });
  expect(onlost).not.toHaveBeenCalled();
  await rerender({ waiting: 0 });
  await tick();
  expect(onlost).toHaveBeenCalledOnce();
});

test("what happens several times in a row is told once, with how often", () => {
  const { lines } = show(["Red sails.", "Green passes.", "Green passes."].map((text, k) => line(k, text, { seat: 1 })), [0]);
  expect(lines()).toEqual(["Red sails.", `Green passes. ${say("table-log-times", { times: 2 })}`]);
});
