// For tests: pictures with what a game may offer in them.
import { vi } from "vitest";
import type { AnyShape, Carry, FreePoint, Helm, Tried } from "../../lib/wire";
import type { Shown } from "../store/shown";
import { NO_TRAILS } from "../store/trails";
import { Hand } from "./hand.svelte";
import { Offers } from "./offers";

/** A square of 100 scene units in a row and a column. */
export function square(id: string, column: number, row: number, changes: Partial<AnyShape> = {}): AnyShape {
  const common = { shape: "box", role: "sea", label: `square ${id}`, decoration: false, glyph: "", move: null, attempt: null } as const;
  return { ...common, id, x: column * 100, y: row * 100, width: 100, height: 100, round: 0, ...changes } as AnyShape;
}

export function shown(shapes: readonly AnyShape[], changes: Partial<Shown> = {}): Shown {
  return { title: "Game", summary: "A sea.", status: "Choose", width: 300, height: 300, regions: [], previews: false, pivot: null, trails: NO_TRAILS, glide: 0, carries: [], uses: [], helms: [], settings: [], ...changes, shapes };
}

export const CARRIES: readonly Carry[] = [
  { what: "card", to: "b1", move: "4 on 1.1", label: "" },
  { what: "card", to: "b2", move: "4 on 1.2", label: "" },
  { what: "crate", to: "b2", move: "crate b2", label: "" },
];

export const HELM: Helm = { what: "ship", x: 150, y: 150, heading: 0, scale: 50, measure: "mm", reaches: [{ word: "S", length: 5000 }], before: [], near: [] };

/** An island that may lie anywhere on the sea, whose scene units are half millimetres. */
export const LAID: FreePoint = {
  kind: "laid", what: "sea", label: "the island", x: 0, y: 300, scale: 50, width: 15_000, height: 15_000,
  ways: [{ word: "place", tool: "place", label: "", x: 0, y: 0, aim: null }],
  turn: "free", outline: [[1000, 0], [0, 1000], [-1000, 0]], rail: [], within: [],
}; // prettier-ignore

/** A hull at which two cannons may be fired. */
export function hull(code: string): FreePoint {
  const cannon = (number: number): FreePoint["ways"][number] => ({ word: `fire ${number} at ${code}`, tool: `fire ${number}`, label: `Mast ${number}`, x: 10 * number, y: 20, aim: null });
  return { ...LAID, kind: "aimed", what: `ship-${code}`, label: code, turn: "none", outline: [], within: [], ways: [cannon(1), cannon(2)] };
}

/** A hand over a picture, which another one can follow. */
export function handOver(picture: Shown) {
  let offers = new Offers(picture);
  const choose = vi.fn();
  const play = vi.fn();
  const refuse = vi.fn();
  const looksFirst = vi.fn(() => false);
  const hand = new Hand({ offers: () => offers, choose, play, refuse, looksFirst });
  const follow = (next: Shown): void => {
    offers = new Offers(next);
    hand.meet(offers);
  };
  return { hand, choose, play, refuse, looksFirst, follow, shape: (id: string): AnyShape => offers.shape(id)! };
}

export function tried(words: string): Tried {
  return { type: "tried", id: 1, problem: null, known: null, words, shapes: [] };
}
