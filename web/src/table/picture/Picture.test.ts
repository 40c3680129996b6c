import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { AnyShape, Carry } from "../../lib/wire";
import Picture from "./Picture.svelte";
import { CARRIES, shown, square } from "./pictures";

afterEach(cleanup);

const board = [square("a1", 0, 0, { move: "a1" }), square("b1", 1, 0, { move: "b1" }), square("a2", 0, 1, { attempt: "a2" }), square("b2", 1, 1, { move: "b2" })];

function show(shapes: readonly AnyShape[] = board, carries: readonly Carry[] = []) {
  const onchoose = vi.fn();
  const onmove = vi.fn();
  const onescape = vi.fn();
  const roles = new Set(["sea", "other"]);
  const rendered = render(Picture, { props: { shown: shown(shapes, { carries }), roles, layout: "whole", onchoose, onmove, onescape } });
  return { ...rendered, onchoose, onmove, onescape, roles };
}

const press = (key: string): boolean => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const focused = (): string | null => document.activeElement!.getAttribute("aria-label");

test("what can be chosen, or says why not, are buttons with words, one of them reached by Tab; the rest are pictures with words", () => {
  show([...board, square("c1", 2, 0)]);
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["square a1", "square b1", "square a2", "square b2"]);
  expect(buttons.map((button) => button.getAttribute("tabindex"))).toEqual(["0", "-1", "-1", "-1"]);
  expect(buttons.filter((button) => button.hasAttribute("aria-disabled")).map((button) => button.getAttribute("aria-label"))).toEqual(["square a2"]);
  expect(screen.getByRole("img", { name: "square c1" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Game" }).getAttribute("aria-describedby")).toBeTruthy();
});

test("of shapes with the same move keys lead to the first, and a click on each means it", () => {
  const { onchoose } = show([square("a1", 0, 0, { move: "go" }), square("b1", 1, 0, { move: "go", label: "also there" })]);
  expect(screen.getAllByRole("button").length).toBe(1);
  screen.getByRole("img", { name: "also there" }).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ id: "b1", move: "go" }));
});

test("arrows lead across the picture, Enter and Space choose, Escape is passed on", async () => {
  const { onchoose, onescape } = show();
  (screen.getByRole("button", { name: "square a1" }) as unknown as SVGElement).focus();
  press("ArrowRight");
  await tick();
  expect(focused()).toBe("square b1");
  press("ArrowDown");
  await tick();
  expect(focused()).toBe("square b2");
  press("Enter");
  press(" ");
  expect(onchoose.mock.calls.map(([shape]) => (shape as AnyShape).id)).toEqual(["b2", "b2"]);
  press("Home");
  await tick();
  expect(focused()).toBe("square a1");
  press("Escape");
  expect(onescape).toHaveBeenCalledOnce();
});

test("arrows lead also to what says why it cannot be chosen, End only to what can", async () => {
  const { onchoose } = show();
  (screen.getByRole("button", { name: "square a1" }) as unknown as SVGElement).focus();
  press("ArrowDown");
  await tick();
  expect(focused()).toBe("square a2");
  expect(document.activeElement!.getAttribute("tabindex")).toBe("0");
  press("Enter");
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ attempt: "a2" }));
  press("End");
  await tick();
  expect(focused()).toBe("square b2");
});

test("the focus stays in the picture when what it was on can no longer be chosen", async () => {
  const { rerender } = show();
  (screen.getByRole("button", { name: "square b2" }) as unknown as SVGElement).focus();
  await rerender({ shown: shown([square("a1", 0, 0, { move: "a1" }), square("b1", 1, 0, { move: "b1" }), square("b2", 1, 1)]) });
  await tick();
  await tick();
  expect(focused()).toBe("square b1");
});

test("a shape that was tried tells what it would mean, and names and words are text", () => {
  const evil = "<img src=x onerror=alert(1)>";
  const { container, onchoose } = show([square("a2", 0, 1, { attempt: "a2", label: evil }), { ...square("w", 1, 1), shape: "words", x: 5, y: 5, size: 20, text: evil, anchor: "start", room: 0 } as AnyShape]);
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("text")?.textContent).toBe(evil);
  container.querySelector("[data-shape=a2]")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ attempt: "a2" }));
});

test("decoration is neither told nor chosen", () => {
  show([square("d", 0, 0, { decoration: true, label: "foam" })]);
  expect(screen.queryByLabelText("foam")).toBeNull();
});

test("words for which there is no room are told still, unless they are decoration", () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(60);
  const words = (id: string, size: number, decoration = false): AnyShape => ({ ...square(id, 1, 1), shape: "words", x: 150, y: 150, size, text: `The name of ${id}`, anchor: "middle", room: 0, decoration }) as AnyShape;
  const { container } = show([words("one", 22), words("two", 21), words("three", 20, true)]);
  vi.restoreAllMocks();
  const drawn = [...container.querySelectorAll("text")].map((one) => [one.textContent, one.closest(".unread") !== null]);
  expect(drawn).toEqual([["The name of one", false], ["The name of two", true]]);
  expect(screen.getByRole("img", { name: "square two" })).toBeTruthy();
});

const table = [square("card", 0, 0), square("crate", 2, 0), square("b1", 0, 1), square("b2", 1, 1), square("b3", 2, 1, { move: "b3" })];
const names = (): (string | null)[] => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
const click = (id: string): boolean => document.querySelector(`[data-shape=${id}]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));

test("what can be carried is picked up when it is chosen, and then only its places can be", async () => {
  const { onmove, onchoose } = show(table, CARRIES);
  expect(names()).toEqual(["square card", "square crate", "square b3"]);
  click("card");
  await tick();
  expect(names()).toEqual(["square b1", "square b2"]);
  click("b2");
  expect(onmove).toHaveBeenCalledExactlyOnceWith("4 on 1.2", [], "b2");
  await tick();
  expect(names()).toEqual(["square card", "square crate", "square b3"]);
  expect(onchoose).not.toHaveBeenCalled();
});

test("what is held is put down beside its places and by Escape, and exchanged for something else", async () => {
  const { onmove, onescape } = show(table, CARRIES);
  click("card");
  click("crate");
  await tick();
  expect(names()).toEqual(["square b2"]);
  click("b1");
  await tick();
  expect(names()).toContain("square b3");
  (screen.getByRole("button", { name: "square card" }) as unknown as SVGElement).focus();
  press("Enter");
  await vi.waitFor(() => expect(focused()).toBe("square b1"));
  press("Escape");
  await tick();
  expect(names()).toContain("square card");
  expect(onescape).not.toHaveBeenCalled();
  expect(onmove).not.toHaveBeenCalled();
});

test("carrying by keys: Enter picks up, an arrow leads to a place, Enter puts it there", async () => {
  const { onmove } = show(table, CARRIES);
  (screen.getByRole("button", { name: "square card" }) as unknown as SVGElement).focus();
  press("Enter");
  await vi.waitFor(() => expect(focused()).toBe("square b1"));
  press("ArrowRight");
  await vi.waitFor(() => expect(focused()).toBe("square b2"));
  press("Enter");
  expect(onmove).toHaveBeenCalledExactlyOnceWith("4 on 1.2", [], "b2");
});

test("what is held is let go when the next picture does not carry it", async () => {
  const { rerender } = show(table, CARRIES);
  click("card");
  await rerender({ shown: shown(table) });
  await tick();
  expect(names()).toEqual(["square b3"]);
});

test("the hint says what was chosen, and keeps out of its way", async () => {
  const { container } = show([square("a1", 0, 0), square("a3", 0, 2), square("c3", 2, 2)]);
  const hint = container.querySelector(".hint")!;
  for (const [id, aside] of [["a1", false], ["a3", true], ["c3", false]] as const) {
    click(id);
    await tick();
    expect(hint.textContent).toBe(`square ${id}`);
    expect(hint.classList.contains("aside")).toBe(aside);
  }
});

test("of moves that are advised the first is marked, and what all of them come to is asked for", async () => {
  const ontry = vi.fn(() => Promise.resolve(null));
  render(Picture, { props: { shown: shown(board, { previews: true }), roles: new Set(["sea", "other"]), layout: "whole", onchoose: vi.fn(), onmove: vi.fn(), ontry, onescape: vi.fn(), advised: ["b1", "on", "there"] } });
  await vi.waitFor(() => expect(ontry).toHaveBeenCalledWith("there", ["b1", "on"]));
});
