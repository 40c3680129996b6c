import { frame } from "../../lib/scene";
import { expect, test } from "vitest";
import type { AnyShape } from "../../lib/wire";
import { notationOf } from "./free";
import { Offers } from "./offers";
import { CARRIES, HELM, hull, LAID, shown, square } from "./pictures";

const sea = square("sea", 0, 0);
const dot = square("dot", 1, 1, { move: "place 50.00,50.00 45.0" });
const ship = square("ship-G1", 0, 0);

test("keys lead to the first shape of every move, to what can be carried, to what points are chosen on, and last to what says why it cannot be chosen", () => {
  const shapes = [square("taken", 2, 2, { attempt: "taken" }), ship, square("b1", 0, 1, { move: "b1" }), square("twin", 0, 2, { move: "b1" }), square("card", 1, 0), square("foam", 2, 0, { decoration: true, move: "x" }), square("rock", 2, 1)];
  const offers = new Offers(shown(shapes, { carries: CARRIES, settings: [hull("G1")] }));
  expect(offers.spots(shapes)).toEqual(["b1", "card", "ship-G1", "taken"]);
  expect(offers.spots([square("taken", 2, 2, { attempt: "taken" })])).toEqual([]);
});

test("what is carried has a move for each place", () => {
  const offers = new Offers(shown([], { carries: CARRIES }));
  expect([...offers.placesFor("card")]).toEqual([["b1", "4 on 1.1"], ["b2", "4 on 1.2"]]);
  expect(offers.placesFor(null).size).toBe(0);
  expect([...offers.loose]).toEqual(["card", "crate"]);
});

test("a tap beside all means the ground of what is laid, a tap on a hull the hull, and a tap on an offered place neither", () => {
  const laid = new Offers(shown([sea, dot], { settings: [LAID] }));
  expect(laid.pointAt(undefined, { x: 50, y: 50 })).toBe(LAID);
  expect(laid.pointAt(undefined, { x: 250, y: 50 })).toBeUndefined();
  expect(laid.pointAt(dot, { x: 50, y: 50 })).toBeUndefined();
  const aimed = new Offers(shown([sea, ship], { settings: [hull("G1")] }));
  expect(aimed.pointAt(ship, { x: 50, y: 50 })?.label).toBe("G1");
  expect(aimed.pointAt(sea, { x: 50, y: 50 })).toBeUndefined();
});

test("a click beside the small marks of offered places means the nearest, where one is near", () => {
  const mark = (id: string, x: number): AnyShape => ({ ...dot, id, shape: "disc", x, y: 100, radius: 3, move: `place ${x}.00,10.00 45.0` }) as AnyShape;
  const offers = new Offers(shown([mark("one", 60), mark("other", 80)], { settings: [LAID] }));
  expect(offers.offeredNear(LAID, { x: 71, y: 100 }, 10)).toMatchObject({ x: 8000 });
  expect(offers.offeredNear(LAID, { x: 69, y: 100 }, 10)).toMatchObject({ x: 6000 });
  expect(offers.offeredNear(LAID, { x: 46, y: 100 }, 10)).toBeUndefined();
});

test("a move is read as the course or the point that it means", () => {
  const offers = new Offers(shown([dot], { helms: [HELM], settings: [LAID] }));
  expect(offers.freeOf("S 90.0 50.00")).toMatchObject({ kind: "course", heading: 900 });
  expect(offers.freeOf(dot.move)).toMatchObject({ kind: "point", x: 5000 });
  expect(notationOf(offers.freeOf(dot.move)!)).toBe(dot.move);
  for (const move of ["done", null, undefined]) expect(offers.freeOf(move)).toBeNull();
});

test("where things would lie is known of what is laid alone", () => {
  expect(new Offers(shown([dot], { settings: [LAID] })).laid).toHaveLength(1);
  // What may lie anywhere may lie on all of the ground.
  expect(new Offers(shown([square("sea", 0, 0), dot], { settings: [LAID] })).laid).toContainEqual(frame(square("sea", 0, 0)));
  const shot = square("shot", 0, 0, { move: "fire 1 at G1 50.00,50.00" });
  expect(new Offers(shown([shot], { settings: [hull("G1")] })).laid).toHaveLength(0);
});

test("what lies near a ship counts as soon as she can be sailed, not only at her helm", () => {
  const isle = square("isle", 2, 0);
  const offers = new Offers(shown([ship, isle], { helms: [{ ...HELM, before: ["act G1", "move"], near: ["isle", "gone"] }] }));
  expect(offers.goals).toEqual([{ x: 150, y: 0, width: 200, height: 100 }]);
});
