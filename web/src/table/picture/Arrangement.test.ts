import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { AnyShape, Region } from "../../lib/wire";
import { Drawings } from "../drawings.svelte";
import { DRAWINGS } from "../regions/drawn";
import type { Layout } from "./layout";
import Picture from "./Picture.svelte";
import { shown, square } from "./pictures";

afterEach(cleanup);

const KINDS = ["beside", "info", "seats", "offer", "hand", "answers"] as const satisfies readonly Region["kind"][];

/** A board, and a note in a region of each kind, in an order in which nothing stands in the page. */
function show(layout: Layout, kinds: readonly Region["kind"][], looksUp: boolean, ready = "", answer = "note") {
  const regions = kinds.map((kind): Region => ({ id: kind, kind, label: kind, brief: false, hidden: false, folded: false }));
  const notes = kinds.map((kind) => ({ ...square(`note-${kind}`, 0, 0), shape: "thing", region: kind, look: "note", title: kind, art: "", corner: "", facts: [], lines: [], laid: [], mood: "plain", seat: -1 }) as unknown as AnyShape);
  const shapes = notes.map((note) => (note.id === ready || (answer === "choice" && note.id === "note-answers") ? { ...note, move: "choose", look: answer } : note) as AnyShape);
  const broad = answer === "choice" ? { width: 300, height: 200 } : {};
  const props = { shown: shown([square("board", 0, 0), ...shapes], { regions, ...broad }), roles: new Set<string>(), layout, looksUp, onchoose: vi.fn(), onmove: vi.fn(), onescape: vi.fn() };
  const { container } = render(Picture, { props, context: new Map([[DRAWINGS, new Drawings()]]) });
  return [...container.querySelectorAll("[data-shape]")].map((element) => element.getAttribute("data-shape")!.replace("note-", ""));
}

test("on a phone the regions follow the board: first what is chosen from, last what is looked up", () => {
  expect(show("stacked", KINDS, false)).toEqual(["board", "hand", "answers", "offer", "seats", "beside", "info"]);
});

test("on a phone what is looked up stands right below the board while it can be chosen", () => {
  expect(show("stacked", ["beside", "seats", "hand", "answers"], false, "note-beside")).toEqual(["board", "hand", "beside", "answers", "seats"]);
});

test("on a phone a hand below a broad board comes before the actions that one chooses from, not before what is picked", () => {
  expect(show("stacked", ["answers", "hand", "seats"], false, "", "choice")).toEqual(["board", "hand", "answers", "seats"]);
  cleanup();
  expect(show("stacked", ["answers", "hand", "seats"], false)).toEqual(["board", "answers", "hand", "seats"]);
});

test("what one looks up has a place of its own beside the board, only while its panel is open", () => {
  const kinds = KINDS.filter((kind) => kind !== "offer");
  expect(show("docked", kinds, false)).toEqual(["board", "hand", "answers", "info", "seats"]);
  cleanup();
  expect(show("docked", kinds, true)).toEqual(["board", "hand", "answers", "info", "seats", "beside"]);
});

test("what lies on offer stands above the board", () => {
  expect(show("docked", ["hand", "seats", "info", "offer"], false)).toEqual(["info", "offer", "board", "hand", "seats"]);
});

test("where there are no regions the board is all", () => {
  expect(show("whole", [], false)).toEqual(["board"]);
});
