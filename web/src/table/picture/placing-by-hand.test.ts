import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { say } from "../../lib/words";
import type { AnyShape, FreePoint, Tried } from "../../lib/wire";
import Picture from "./Picture.svelte";
import { hull, LAID, shown as pictureOf } from "./pictures";
import type { Shown } from "../store/shown";

afterEach(cleanup);

const common = { role: "sea", decoration: false, glyph: "", move: null, attempt: null } as const;
const SEA: AnyShape = { ...common, shape: "box", id: "sea", label: "the sea", x: 0, y: 0, width: 300, height: 300, round: 0 };
const SHIP: AnyShape = { ...common, shape: "box", id: "ship-G1", label: "an enemy", x: 140, y: 140, width: 20, height: 10, round: 0 };
const DOT: AnyShape = { ...common, shape: "disc", id: "dot", label: "here", move: "place 50.00,50.00 45.0", x: 100, y: 200, radius: 8 };
const HULL: FreePoint = { ...hull("G1"), within: [[7000, 7500], [8000, 7500], [8000, 8000], [7000, 8000]] };

function show(settings: readonly FreePoint[], shapes: readonly AnyShape[], problem: Tried["problem"] = null) {
  const onmove = vi.fn();
  const ontry = vi.fn((_: string): Promise<Tried> => Promise.resolve({ type: "tried", id: 1, problem, known: null, words: "Here it would be.", shapes: [] }));
  const shown: Shown = pictureOf(shapes, { status: "Lay it", settings });
  const props = { shown, roles: new Set(["sea"]), layout: "whole" as const, onchoose: vi.fn(), onmove, ontry, onescape: vi.fn() };
  return { ...render(Picture, { props }), onmove, ontry };
}

const press = (key: string, shiftKey = false): boolean =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
const mark = (): string | null => document.querySelector("[data-mark]")?.getAttribute("data-mark") ?? null;

async function begins(label: string): Promise<void> {
  (screen.getByRole("button", { name: label }) as unknown as SVGElement).focus();
  press("Enter");
  await tick();
}

test("keys alone lay a thing down: it begins at an offered place, arrows move it, Q and E turn it, Enter lays it", async () => {
  const { onmove, ontry } = show([LAID], [SEA, DOT]);
  await begins("the sea");
  expect(mark()).toBe("place 50.00,50.00 45.0");
  for (const [key, fine] of [["ArrowRight", false], ["ArrowUp", true], ["q", false], ["E", true]] as const) press(key, fine);
  await tick();
  expect(mark()).toBe("place 60.00,51.00 49.9");
  await vi.waitFor(() => expect(ontry).toHaveBeenLastCalledWith("place 60.00,51.00 49.9"));
  await vi.waitFor(() => expect(screen.getByText("Here it would be.")).toBeTruthy());
  // The place is said in the game's words, never in numbers.
  expect(announcer.polite.at(-1)!.text).toBe("Here it would be.");
  press("Enter");
  expect(onmove).toHaveBeenCalledExactlyOnceWith("place 60.00,51.00 49.9", [], "sea");
  await tick();
  expect(mark()).toBeNull();
});

test("what cannot lie where it is stays in the hand and says why, and is laid where it can", async () => {
  const { onmove, ontry } = show([LAID], [SEA, DOT], { kind: "illegal-move", message: "Too near to Crab Island.", clause: "PI-3.4" });
  await begins("the sea");
  await vi.waitFor(() => expect(screen.getAllByText("Too near to Crab Island.")).not.toHaveLength(0));
  const go = screen.getByRole("button", { name: new RegExp(say("table-mark-go")) });
  expect(go.getAttribute("aria-disabled")).toBe("true");
  go.click();
  (screen.getByRole("button", { name: "the sea" }) as unknown as SVGElement).focus();
  press("Enter");
  await tick();
  expect(onmove).not.toHaveBeenCalled();
  expect(mark()).toBe("place 50.00,50.00 45.0");
  ontry.mockResolvedValue({ type: "tried", id: 2, problem: null, known: null, words: "Here it would be.", shapes: [] });
  press("ArrowRight");
  await vi.waitFor(() => expect(screen.getByText("Here it would be.")).toBeTruthy());
  press("Enter");
  expect(onmove).toHaveBeenCalledExactlyOnceWith("place 60.00,50.00 45.0", [], "sea");
});

test("Enter and Space on a button of the panel press that button, and lay nothing", async () => {
  const { onmove } = show([LAID], [SEA, DOT]);
  await begins("the sea");
  (await screen.findByRole("button", { name: say("table-steer-cancel") })).focus();
  for (const key of ["Enter", " "]) expect(press(key)).toBe(true);
  expect(onmove).not.toHaveBeenCalled();
});

test("what was given up while it was asked about is asked anew", async () => {
  const { ontry } = show([LAID], [SEA, DOT]);
  let answer: (tried: Tried) => void = () => undefined;
  ontry.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await begins("the sea");
  await vi.waitFor(() => expect(ontry).toHaveBeenCalledOnce());
  press("Escape");
  await tick();
  answer({ type: "tried", id: 1, problem: null, known: null, words: "Too late.", shapes: [] });
  await new Promise((resolve) => setTimeout(resolve));
  await begins("the sea");
  await vi.waitFor(() => expect(screen.getByText("Here it would be.")).toBeTruthy());
});

test("a hull is aimed at with any cannon, and why it cannot be hit is told", async () => {
  const { onmove } = show([HULL], [SEA, SHIP], { kind: "illegal-move", message: "An island is in the way.", clause: "PI-12.4" });
  await begins("an enemy");
  expect(mark()).toBe("fire 1 at G1 75.00,77.50");
  press("n");
  press("ArrowLeft");
  press("ArrowDown", true);
  await tick();
  expect(mark()).toBe("fire 2 at G1 74.00,77.40");
  await vi.waitFor(() => expect(screen.getByText("An island is in the way.")).toBeTruthy());
  screen.getByRole("button", { name: say("table-aim-go") }).click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith("fire 2 at G1 74.00,77.40", [], "ship-G1");
});

test("a picture that comes again leaves the aim as it is chosen, with its weapon", async () => {
  const { rerender } = show([HULL], [SEA, SHIP]);
  await begins("an enemy");
  press("n");
  press("ArrowRight");
  await tick();
  const chosen = mark();
  expect(chosen).toContain("fire 2");
  const again = { ...HULL, ways: HULL.ways.map((way) => ({ ...way })) };
  await rerender({ shown: pictureOf([SEA, SHIP], { status: "Lay it", settings: [again] }) });
  await tick();
  expect(mark()).toBe(chosen);
  press("n");
  await tick();
  expect(mark()).toContain("fire 1");
});

test("Escape gives up, and so does a picture in which nothing can be aimed at", async () => {
  const { onmove, rerender } = show([HULL], [SEA, SHIP]);
  await begins("an enemy");
  press("Escape");
  await tick();
  expect(mark()).toBeNull();
  await begins("an enemy");
  await rerender({ shown: pictureOf([SEA, SHIP], { status: "Lay it" }) });
  await tick();
  expect(mark()).toBeNull();
  expect(onmove).not.toHaveBeenCalled();
});
