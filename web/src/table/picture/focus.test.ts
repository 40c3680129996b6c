import { afterEach, expect, test, vi } from "vitest";
import { centre } from "../../lib/scene";
import { Focus } from "./focus.svelte";
import { square } from "./pictures";

const shapes = [square("a1", 0, 0, { move: "sail" }), square("b1", 1, 0), square("a2", 0, 1), square("rock", 2, 2), square("button", 5, 5, { move: "sail" })];

function over(ids: readonly string[]) {
  let spots = ids;
  const lead = vi.fn();
  const focus = new Focus({
    spots: () => spots,
    where: centre,
    shape: (id) => shapes.find((shape) => shape.id === id),
    lead,
  });
  return { focus, lead, change: (next: readonly string[]) => (spots = next) };
}

afterEach(() => document.body.replaceChildren());

function root(): HTMLElement {
  const made = document.body.appendChild(document.createElement("div"));
  made.tabIndex = -1;
  return made;
}

test("Tab leads to the spot that was chosen last, else to the first", () => {
  const { focus } = over(["a1", "b1"]);
  expect(focus.active).toBe("a1");
  focus.came("b1", true);
  expect(focus.active).toBe("b1");
  focus.came("rock", true);
  expect(focus.active).toBe("a1");
});

test("arrows lead on from the spot, Home and End to the first and the last", () => {
  const { focus, lead } = over(["a1", "b1", "a2"]);
  focus.step("right", false);
  focus.last();
  focus.first();
  expect(lead.mock.calls).toEqual([["b1", false], ["a2", false], ["a1", false]]);
});

test("from the picture itself an arrow leads back to where the focus was", () => {
  const { focus, lead } = over(["a1", "b1", "a2"]);
  focus.came("b1", true);
  focus.step("left", true);
  expect(lead).toHaveBeenLastCalledWith("b1", false);
});

test("a ring is drawn where keys have led, and what the pointer is over is hovered only where it can be chosen", () => {
  const { focus } = over(["a1"]);
  focus.came("a1", false);
  expect([focus.ringed, focus.latest]).toEqual([null, undefined]);
  focus.came("a1", true);
  expect([focus.ringed, focus.latest?.id]).toEqual(["a1", "a1"]);
  focus.over("rock");
  expect([focus.hovered, focus.latest?.id]).toEqual([null, "rock"]);
  focus.over("a1");
  expect(focus.hovered).toBe("a1");
});

test("what comes to lie under a pointer that rests was not pointed at", () => {
  const { focus } = over(["a1"]);
  focus.points({ x: 5, y: 5 });
  focus.over("a1");
  focus.rest();
  expect([focus.hovered, focus.latest]).toEqual([null, undefined]);
  focus.points({ x: 5, y: 5 });
  focus.over("rock");
  expect(focus.latest).toBeUndefined();
  focus.points({ x: 6, y: 5 });
  focus.over("a1");
  expect(focus.hovered).toBe("a1");
});

test("when what the focus was on has gone it comes to the nearest spot, or to the picture where there is none", () => {
  const { focus, lead, change } = over(["a1", "b1"]);
  const picture = root();
  focus.keep(picture);
  expect(lead).not.toHaveBeenCalled();
  focus.came("b1", true);
  change(["a1", "a2"]);
  focus.keep(picture);
  expect(lead).toHaveBeenLastCalledWith("a1", true);
  change([]);
  focus.keep(picture);
  expect(document.activeElement).toBe(picture);
});

test("when what the focus is on cannot be chosen any more it comes to the nearest spot that can; who came to such a thing stays", () => {
  const before = [square("a1", 0, 0, { move: "a1" }), square("b1", 1, 0, { move: "b1" })];
  const after = [square("a1", 0, 0, { move: null, attempt: "a1" }), square("b1", 1, 0, { move: "b1" })];
  let shapes = before;
  const lead = vi.fn();
  const focus = new Focus({ spots: () => ["a1", "b1"], where: centre, shape: (id) => shapes.find((one) => one.id === id), lead });
  const picture = root();
  const held = picture.appendChild(document.createElement("button"));
  held.tabIndex = 0;
  held.focus();
  focus.came("a1", true);
  shapes = after;
  focus.keep(picture);
  expect(lead).toHaveBeenLastCalledWith("b1", true);
  lead.mockClear();
  focus.came("a1", true);
  focus.keep(picture);
  expect(lead).not.toHaveBeenCalled();
});

test("a focus that the person has led elsewhere stays there", () => {
  const { focus, lead } = over(["a1"]);
  focus.came("a1", true);
  focus.left();
  focus.keep(root());
  expect(lead).not.toHaveBeenCalled();
});

test("whoever points at a button regards the mark on the board that makes the same move", () => {
  const { focus } = over(["a1", "b1"]);
  focus.over("button");
  expect(focus.hovered).toBe("a1");
  focus.over("rock");
  expect(focus.hovered).toBe(null);
});
