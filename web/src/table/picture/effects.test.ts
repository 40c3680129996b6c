import { expect, test } from "vitest";
import { motion } from "../../lib/scene";
import type { AnyShape, Thing } from "../../lib/wire";
import { effectsOf } from "./effects";

const symbol = (id: string, role: string, art: string, x = 0, y = 0) => ({ id, role, label: id, decoration: false, glyph: "", move: null, attempt: null, shape: "symbol", x, y, size: 40, art, turn: 0 }) as AnyShape;
const disc = (id: string, role: string, x: number, y: number) => ({ id, role, label: id, decoration: true, glyph: "", move: null, attempt: null, shape: "disc", x, y, radius: 9 }) as AnyShape;
const between = (before: readonly AnyShape[], after: readonly AnyShape[]) => effectsOf(motion(before, after));

test("a vessel that looks worse is hit, one that looks better is mended, one that is gone has sunk", () => {
  const [sound, hurt] = [symbol("ship-A", "ship-a", "hull-0", 5, 6), symbol("ship-A", "ship-a", "hull-1", 5, 6)];
  expect(between([sound], [hurt]).bursts).toEqual([{ kind: "hit", id: "ship-A", at: { x: 5, y: 6 }, size: 40 }]);
  expect(between([hurt], [sound]).bursts.map(({ kind }) => kind)).toEqual(["mended"]);
  expect(between([hurt], []).bursts.map(({ kind }) => kind)).toEqual(["sunk"]);
  expect(between([sound], [sound]).bursts).toEqual([]);
});

test("a mast that is lost is a hit, but not one that nobody has seen standing", () => {
  const [mast, lost] = [disc("mast-R1-1", "pi-mast", 3, 4), symbol("mast-R1-1-lost", "pi-stump", "stump", 3, 4)];
  expect(between([mast], [lost]).bursts.map(({ kind, at }) => [kind, at])).toEqual([["hit", { x: 3, y: 4 }]]);
  expect(between([], [lost]).bursts).toEqual([]);
});

test("coins go to the ship that is nearest, and from her to her home", () => {
  const ships = [symbol("ship-R1", "ship-r", "hull-0", 100, 0), symbol("ship-G1", "ship-g", "hull-0", 900, 0)];
  const coin = disc("isle-1-coin-0", "pi-chest", 120, 0);
  expect(between([...ships, coin], ships).coins).toEqual([{ id: "isle-1-coin-0", from: { x: 120, y: 0 }, to: { x: 100, y: 0 } }]);
  expect(between(ships, [...ships, coin]).coins).toEqual([{ id: "isle-1-coin-0", from: { x: 100, y: 0 }, to: { x: 120, y: 0 } }]);
});

test("a card with another face is turned up, one that is done with is lit once more, and a bid that is turned up turns", () => {
  const card: Thing = { id: "card", role: "card", label: "", decoration: false, glyph: "", move: null, attempt: null, shape: "thing", region: "hand", look: "card", title: "Grog", corner: "", art: "", lines: [], facts: [], laid: [], mood: "lit", seat: -1, told: false };
  expect(between([card], [{ ...card, title: "Rum", mood: "plain" }]).turns).toEqual([{ kind: "turned", id: "card", sign: "" }]);
  expect(between([card], [{ ...card, mood: "dim" }]).turns).toEqual([{ kind: "settled", id: "card", sign: "" }]);
  const bid = (text: string) => ({ ...card, laid: [{ label: `Bid: ${text}`, art: "backs-g", role: "seat", glyph: "", text, dim: false }] }) as AnyShape;
  expect(between([bid("face down")], [bid("4")]).turns).toEqual([{ kind: "turned", id: "card", sign: "Bid: 4" }]);
});
