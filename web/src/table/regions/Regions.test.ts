import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Region, Thing, Tried } from "../../lib/wire";
import { say } from "../../lib/words";
import { Drawings } from "../drawings.svelte";
import Picture from "../picture/Picture.svelte";
import { shown, square } from "../picture/pictures";
import { seat } from "../store/at-table";
import type { Company } from "./company";
import { DRAWINGS } from "./drawn";

afterEach(cleanup);

const SEATS: Region = { id: "fleets", kind: "seats", label: "The fleets", brief: false, hidden: true } as Region;
const INFO: Region = { ...SEATS, id: "info", kind: "info" };

function thing(id: string, changes: Partial<Thing> = {}): Thing {
  const common = { shape: "thing", region: "fleets", look: "seat", role: "other", title: "Orange", art: "", corner: "7", facts: [], lines: ["3 ships"], laid: [], mood: "plain", seat: 0, label: "Orange, 3 ships, 7 points" } as const;
  return { ...square(id, 0, 0), ...common, ...changes, id } as unknown as Thing;
}

const company: Company = { seatOf: (number) => seat(number, { here: false }), waitsFor: () => true, hasWon: () => true };

function show(things: readonly Thing[]) {
  const props = { shown: shown([square("a1", 0, 0), ...things], { regions: [SEATS, INFO] }), roles: new Set<string>(), layout: "docked" as const, company, onchoose: () => undefined, onmove: () => undefined, onescape: () => undefined };
  return render(Picture, { props, context: new Map([[DRAWINGS, new Drawings()]]) });
}

/** What is told of an element to those who do not see it. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unheard of copy.querySelectorAll("[aria-hidden=true]")) unheard.remove();
  return copy.textContent!.trim();
}

test("the row of a seat is told once, with who plays it and how they stand", () => {
  show([thing("orange")]);
  const row = screen.getByRole("listitem");
  expect(heard(row)).toBe(`${say("seat-to-play")}; Ada; Orange, 3 ships, 7 points; ${say("seat-won")}; ${say("seat-yours")}`);
});

test("the row of a seat that can be chosen is a button in an item of the list, and the button says what it means", () => {
  show([thing("orange", { move: "orange", label: "Orange begins" })]);
  const row = screen.getByRole("listitem");
  expect(row.querySelector("[role=button]")?.getAttribute("aria-label")).toBe("Orange begins");
  expect(heard(row)).toBe(`${say("seat-to-play")}; Ada; ${say("seat-won")}; ${say("seat-yours")}`);
});

test("what a thing with its signs says is told at the foot of the picture when it is tapped, unless that makes a move", async () => {
  const { container } = show([thing("note", { region: "info", look: "note" }), thing("card", { region: "info", look: "card", move: "card", label: "Play the card" })]);
  const hint = (): string => container.querySelector(".hint")!.textContent!;
  const element = container.querySelector("[data-shape=note]")!;
  element.dispatchEvent(new MouseEvent("pointerenter"));
  await tick();
  expect(hint()).toBe("");
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
  expect(hint()).toBe("Orange, 3 ships, 7 points");
  container.querySelector("[data-shape=card]")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
  expect(hint()).toBe("");
});

test("an answer that cannot be given now says why to whoever comes to it, and keys reach it after those that can", async () => {
  const answers: Region = { ...INFO, id: "answers", kind: "answers" };
  const ontry = vi.fn(async () => ({ type: "tried", id: 1, words: "", shapes: [], problem: { kind: "illegal-move", message: "The crane is not built.", clause: "BH-7" } }) as unknown as Tried);
  const choices = [thing("grey", { region: "answers", look: "choice", attempt: "grey", label: "Use the crane" }), thing("hot", { region: "answers", look: "choice", move: "hot", label: "Done" })];
  const props = { shown: shown([square("a1", 0, 0), ...choices], { regions: [answers] }), roles: new Set<string>(), layout: "docked" as const, onchoose: vi.fn(), onmove: () => undefined, ontry, onescape: () => undefined };
  const { container } = render(Picture, { props, context: new Map([[DRAWINGS, new Drawings()]]) });
  const [grey, hot] = ["Use the crane", "Done"].map((name) => screen.getByRole("button", { name }));
  expect(grey!.getAttribute("aria-disabled")).toBe("true");
  expect([grey!.tabIndex, hot!.tabIndex]).toEqual([-1, 0]);
  grey!.dispatchEvent(new MouseEvent("pointerenter"));
  await vi.waitFor(() => expect(container.querySelector(".hint")!.textContent).toBe("The crane is not built. (BH-7)"));
  expect(ontry).toHaveBeenCalledExactlyOnceWith("grey");
  grey!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(props.onchoose).toHaveBeenCalledWith(expect.objectContaining({ attempt: "grey" }));
});

test("on a touch screen a greyed answer has its reason before anybody touches it", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("coarse"), addEventListener: () => undefined, removeEventListener: () => undefined }));
  const answers: Region = { ...INFO, id: "answers", kind: "answers" };
  const ontry = vi.fn(async () => ({ type: "tried", id: 1, words: "", shapes: [], problem: { kind: "illegal-move", message: "The crane is not built.", clause: "BH-7" } }) as unknown as Tried);
  const choices = [thing("grey", { region: "answers", look: "choice", attempt: "grey", label: "Use the crane" }), thing("hot", { region: "answers", look: "choice", move: "hot", label: "Done" })];
  const props = { shown: shown([square("a1", 0, 0), ...choices], { regions: [answers] }), roles: new Set<string>(), layout: "stacked" as const, onchoose: () => undefined, onmove: () => undefined, ontry, onescape: () => undefined };
  render(Picture, { props, context: new Map([[DRAWINGS, new Drawings()]]) });
  const described = (name: string): string | undefined => document.getElementById(screen.getByRole("button", { name }).getAttribute("aria-describedby") ?? "")?.textContent ?? undefined;
  await vi.waitFor(() => expect(described("Use the crane")).toBe("The crane is not built. (BH-7)"), { timeout: 5000 });
  expect(described("Done")).toBeUndefined();
  expect(ontry).toHaveBeenCalledExactlyOnceWith("grey");
});

test("the second click of a double click hits nothing of what has come in the place of what it chose", () => {
  const onchoose = vi.fn();
  const props = { shown: shown([square("a1", 0, 0), thing("one", { look: "choice", move: "one" })], { regions: [SEATS] }), roles: new Set<string>(), layout: "docked" as const, company, onchoose, onmove: vi.fn(), onescape: () => undefined };
  const { container } = render(Picture, { props, context: new Map([[DRAWINGS, new Drawings()]]) });
  const choice = container.querySelector('[data-shape="one"]')!;
  const click = (detail: number) => choice.dispatchEvent(new MouseEvent("click", { bubbles: true, detail, clientX: 40, clientY: 40 }));
  click(1);
  click(2);
  expect(onchoose).toHaveBeenCalledOnce();
  click(1);
  expect(onchoose).toHaveBeenCalledTimes(2);
});

test("a folded region keeps its buttons for those who ask for them, and keys that lead to one of them unfold it", async () => {
  const best: Region = { ...INFO, id: "best", kind: "hand" };
  const more: Region = { ...best, id: "more", label: "More prices (1)", hidden: false, folded: true };
  const choices = [thing("now", { region: "best", look: "choice", move: "now", label: "Prices as now" }), thing("other", { region: "more", look: "choice", move: "other", label: "Other prices" })];
  const props = { shown: shown([square("a1", 0, 0), ...choices], { regions: [best, more] }), roles: new Set<string>(), layout: "docked" as const, onchoose: () => undefined, onmove: () => undefined, onescape: () => undefined };
  const { container } = render(Picture, { props, context: new Map([[DRAWINGS, new Drawings()]]) });
  const fold = container.querySelector("details")!;
  expect([fold.open, fold.querySelector("summary")!.textContent, fold.querySelectorAll("[role=button]").length]).toEqual([false, "More prices (1)", 1]);
  const now = container.querySelector<HTMLElement>('[data-shape="now"]')!;
  now.focus();
  now.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  await vi.waitFor(() => expect(document.activeElement!.getAttribute("data-shape")).toBe("other"));
  expect(fold.open).toBe(true);
});
