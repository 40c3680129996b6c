import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import type { AnyShape, Region } from "../lib/wire";
import { say } from "../lib/words";
import Moves from "./Moves.svelte";
import { atTable, shape, table, view } from "./store/at-table";

const at = atTable();
// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

function show(changes: object = {}) {
  at.now.say(table());
  at.now.say(view({ moves: ["a", "b"], shapes: [shape("a", 0, "a"), shape("b", 9, "b")], ...changes }));
  const { component } = render(Moves, { props: { store: at.now.store, sheet: false } });
  const answers = (): string[] => [...document.querySelectorAll(".answer p")].map((one) => one.textContent);
  return { component, answers, moves: () => [...document.querySelectorAll<HTMLButtonElement>(".move")] };
}

test("whoever chooses a move by keys is at the list when it changes; a mouse moves no focus", () => {
  const { moves } = show();
  const play = vi.spyOn(at.now.store.playing, "play").mockResolvedValue();
  moves()[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(document.activeElement).toBe(document.body);
  moves()[1]!.focus();
  moves()[1]!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(document.activeElement!.textContent).toBe(say("table-moves-possible"));
  expect(play.mock.calls).toEqual([["a"], ["b"]]);
});

test("a move is called by its words; notation is for the eye, unless there is nothing else", () => {
  const { moves } = show({ shapes: [shape("a", 0, "a")] });
  expect(moves().map((one) => one.querySelector("kbd")!.getAttribute("aria-hidden"))).toEqual(["true", null]);
});

test("what is where is told shortly, then one part of the table after the other to whoever asks again", () => {
  const hand: Region = { id: "hand", kind: "hand", label: "Your hand", brief: false, hidden: false, folded: false };
  const card = { ...shape("c"), shape: "thing", region: "hand", look: "card", label: "A card.", facts: [], laid: [] } as unknown as AnyShape;
  const { component, answers } = show({ regions: [hand], shapes: [shape("a", 0, "a"), card] });
  const next = (place: string): string => say("table-answer-next", { place });
  const told = [1, 2, 3, 4].map(() => {
    flushSync(() => component.ask(2));
    return answers().slice(1);
  });
  expect(told).toEqual([["All is quiet.", next("Board")], ["Board: place a.", next("Your hand")], ["Your hand: A card."], ["All is quiet.", next("Board")]]);
  expect(announcer.polite.at(-1)!.text).toBe(`All is quiet. ${next("Board")}`);
});

test("what can be done is told in groups; of many only how many", () => {
  const few = show({ groups: [{ label: "Ships", moves: ["a", "b"] }] });
  flushSync(() => few.component.ask(0));
  expect(few.answers().slice(2)).toEqual([say("table-answer-moves", { number: 2 }), "Ships: place a; place b."]);
  cleanup();
  const moves = Array.from({ length: 30 }, (_, k) => `m${k}`);
  const many = show({ revision: 2, moves: ["done", ...moves], groups: [{ label: "Ships", moves }], shapes: [shape("d", 0, "done")] });
  flushSync(() => many.component.ask(0));
  expect(many.answers().slice(2)).toEqual([say("table-answer-moves", { number: 31 }), "place d.", say("table-answer-many", { label: "Ships", number: 30 })]);
});
