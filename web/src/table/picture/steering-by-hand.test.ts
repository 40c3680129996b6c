import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { say } from "../../lib/words";
import type { AnyShape, Tried } from "../../lib/wire";
import Picture from "./Picture.svelte";
import { HELM, shown as pictureOf } from "./pictures";
import type { Shown } from "../store/shown";

afterEach(cleanup);

const common = { role: "sea", decoration: false, glyph: "", move: null, attempt: null } as const;
const SHIP: AnyShape = { ...common, shape: "box", id: "ship", label: "a ship", x: 140, y: 145, width: 20, height: 10, round: 0 };
const DOT: AnyShape = { ...common, shape: "disc", id: "dot", label: "sail north", move: "S 90.0 50.00", x: 150, y: 50, radius: 8 };
const SHOWN: Shown = pictureOf([SHIP, DOT], { summary: "A ship.", status: "Steer", helms: [HELM] });

function show(changes: Partial<Shown> = {}, problem: Tried["problem"] = null, more: object = {}) {
  const onmove = vi.fn();
  const onescape = vi.fn();
  const ontry = vi.fn((_: string): Promise<Tried> => Promise.resolve({ type: "tried", id: 1, problem, known: null, words: "Open sea.", shapes: [] }));
  const props = { shown: { ...SHOWN, ...changes }, roles: new Set(["sea"]), layout: "whole" as const, onchoose: vi.fn(), onmove, ontry, onescape, ...more };
  return { ...render(Picture, { props }), onmove, onescape, ontry };
}

const press = (key: string, shiftKey = false): boolean =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
const course = (): string | null => document.querySelector("[data-course]")?.getAttribute("data-course") ?? null;

async function takesTheHelm(): Promise<void> {
  (screen.getByRole("button", { name: "a ship" }) as unknown as SVGElement).focus();
  press("Enter");
  await tick();
}

test("Enter on a ship takes the helm, arrows steer by much and with Shift by little, Enter goes", async () => {
  const { onmove, ontry } = show();
  await takesTheHelm();
  await vi.waitFor(() => expect(course()).toBe("S 90.0 50.00"));
  press("ArrowLeft");
  press("ArrowDown");
  press("ArrowRight", true);
  press("ArrowDown", true);
  await tick();
  await vi.waitFor(() => expect(course()).toBe("S 94.9 44.90"));
  await vi.waitFor(() => expect(ontry).toHaveBeenLastCalledWith("S 94.9 44.90"));
  await vi.waitFor(() => expect(screen.getByText("Open sea.")).toBeTruthy());
  press("Enter");
  expect(onmove).toHaveBeenCalledExactlyOnceWith("S 94.9 44.90", [], "ship");
  await tick();
  expect(course()).toBeNull();
});

test("Escape gives the helm up, and does nothing else", async () => {
  const { onmove, onescape } = show();
  await takesTheHelm();
  press("Escape");
  await tick();
  expect(course()).toBeNull();
  expect(onmove).not.toHaveBeenCalled();
  expect(onescape).not.toHaveBeenCalled();
});

test("buttons steer, too; why a course is forbidden is told, and whoever goes all the same is refused by the server", async () => {
  const { onmove } = show({}, { kind: "illegal-move", message: "An island is in the way.", clause: "PI-7.1" });
  await takesTheHelm();
  (await screen.findByRole("button", { name: say("table-steer-right") })).click();
  screen.getByRole("button", { name: say("table-steer-shorter") }).click();
  await tick();
  await vi.waitFor(() => expect(course()).toBe("S 85.0 45.00"));
  await vi.waitFor(() => expect(screen.getByText("An island is in the way.")).toBeTruthy());
  screen.getByRole("button", { name: say("table-steer-go") }).click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith("S 85.0 45.00", [], "ship");
  await takesTheHelm();
  (await screen.findByRole("button", { name: say("table-steer-cancel") })).click();
  await tick();
  expect(course()).toBeNull();
  expect(onmove).toHaveBeenCalledOnce();
});

test("an offered course is shown as it would be while it has the focus", async () => {
  const { ontry } = show();
  const dot = screen.getByRole("button", { name: "sail north" }) as unknown as SVGElement;
  vi.spyOn(dot, "matches").mockReturnValue(true);
  dot.focus();
  dot.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await tick();
  await vi.waitFor(() => expect(course()).toBe("S 90.0 50.00"));
  await vi.waitFor(() => expect(ontry).toHaveBeenCalledWith("S 90.0 50.00"));
});

test("a picture that comes again leaves the course as it is chosen, and it is judged anew", async () => {
  const { ontry, rerender } = show();
  await takesTheHelm();
  press("ArrowLeft");
  await tick();
  await vi.waitFor(() => expect(course()).not.toBeNull());
  const chosen = course();
  await vi.waitFor(() => expect(ontry).toHaveBeenLastCalledWith(chosen));
  const asked = ontry.mock.calls.length;
  await rerender({ shown: { ...SHOWN, helms: [{ ...HELM }] } });
  await vi.waitFor(() => expect(ontry.mock.calls.length).toBeGreaterThan(asked));
  expect(course()).toBe(chosen);
});

test("a picture without the helm takes it out of the hand", async () => {
  const { rerender } = show();
  await takesTheHelm();
  await rerender({ shown: { ...SHOWN, helms: [], settings: [] } });
  await tick();
  expect(course()).toBeNull();
});
