import { expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { notationOf } from "./free";
import type { Hand } from "./hand.svelte";
import type { AnyShape } from "../../lib/wire";
import { CARRIES, handOver, HELM, hull, LAID, shown, square, tried } from "./pictures";

const cards = shown([square("card", 0, 0), square("crate", 2, 0), square("b1", 0, 1), square("b2", 1, 1), square("b3", 2, 1, { move: "b3" })], { carries: CARRIES });
const dot = square("dot", 1.4, 0.4, { move: "S 90.0 50.00" });
const ships = shown([square("ship", 1, 1), dot], { helms: [HELM] });
const island = shown([square("sea", 0, 0), square("place", 1, 1, { move: "place 50.00,50.00 45.0" })], { settings: [LAID] });
const enemies = shown([square("ship-G1", 0, 0), square("ship-G2", 1, 0)], { settings: [hull("G1"), hull("G2")] });

const chosen = (hand: Hand): string | null => (hand.free === null ? null : notationOf(hand.free));
const CORNER = { x: 150, y: 50 };

// -- carrying ------------------------------------------------------------------------------------------

test("a shape without a move of its own is picked up, put onto a place, and then the hand is empty", () => {
  const { hand, play, shape } = handOver(cards);
  hand.take(shape("card"));
  expect(hand.held).toBe("card");
  expect(cards.shapes.filter((one) => hand.means(one)).map((one) => one.id)).toEqual(["b1", "b2"]);
  hand.tap(shape("b2"), CORNER, 1, false);
  expect(play).toHaveBeenCalledExactlyOnceWith("4 on 1.2", [], "b2");
  expect(hand.doing).toEqual({ doing: "nothing" });
});

test("what is held is exchanged for something else, and put down where it lay and beside all", () => {
  const { hand, play, shape } = handOver(cards);
  hand.take(shape("card"));
  hand.put("crate");
  expect(hand.held).toBe("crate");
  hand.put("crate");
  expect(hand.held).toBeNull();
  hand.take(shape("crate"));
  hand.put(null);
  expect(hand.held).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test("a drag carries a shape as far as it has gone, and drops it", () => {
  const { hand, play } = handOver(cards);
  const grip = { holds: "shape", shape: "card" } as const;
  hand.drag(grip, { x: 3, y: 4 }, 1);
  hand.drag(grip, { x: 30, y: 40 }, 1);
  expect(hand.doing).toEqual({ doing: "carrying", shape: "card", by: { x: 30, y: 40 } });
  hand.drop(grip, "b1", "mouse");
  expect(play).toHaveBeenCalledExactlyOnceWith("4 on 1.1", [], "b1");
});

test("a shape that can no longer be carried falls out of the hand, also while it is dragged", () => {
  const { hand, follow } = handOver(cards);
  const grip = { holds: "shape", shape: "card" } as const;
  hand.drag(grip, { x: 3, y: 4 }, 1);
  follow(shown(cards.shapes));
  expect(hand.held).toBeNull();
  hand.drag(grip, { x: 30, y: 40 }, 1);
  expect(hand.held).toBeNull();
});

// -- using ---------------------------------------------------------------------------------------------

const actions = [square("claim", 0, 0, { move: "claim" }), square("sail", 1, 0, { move: "sail" }), square("end", 2, 0, { move: "end" })];
const tampa = square("tampa", 0, 1);
const uses = (...moves: readonly string[]) => shown([...actions, tampa], { uses: [{ what: "tampa", moves }] });

test("what can be used for several moves marks them, and is chosen after one of them by itself", () => {
  const { hand, choose, follow, shape } = handOver(uses("claim", "sail"));
  hand.take(shape("tampa"));
  expect([...hand.fits]).toEqual(["claim", "sail"]);
  expect(choose).not.toHaveBeenCalled();
  hand.take(shape("sail"));
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "sail" }));
  follow(shown([square("tampa", 0, 1, { move: "tampa a" }), square("other", 1, 1, { move: "other b" })]));
  expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ move: "tampa a" }));
  expect(hand.meant).toBeNull();
});

test("what can be used for one move alone makes it", () => {
  const { hand, choose, shape } = handOver(uses("claim"));
  hand.take(shape("tampa"));
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "claim" }));
});

test("tapped while a move is looked at for which it can be used, that move is made with it", () => {
  const { hand, choose, follow, looksFirst, shape } = handOver(uses("claim", "sail"));
  looksFirst.mockReturnValue(true);
  hand.take(shape("sail"), true);
  expect(hand.looked?.id).toBe("sail");
  hand.take(shape("tampa"), true);
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "sail" }));
  follow(shown([square("tampa", 0, 1, { move: "tampa a" }), square("other", 1, 1, { move: "other b" })]));
  expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ move: "tampa a" }));
});

test("whoever taps it again, beside all, or chooses another move does not use it", () => {
  const { hand, choose, follow, shape } = handOver(uses("claim", "sail"));
  hand.take(shape("tampa"));
  hand.take(shape("tampa"));
  expect(hand.meant).toBeNull();
  hand.take(shape("tampa"));
  hand.tap(undefined, CORNER, 1, false);
  expect(hand.meant).toBeNull();
  hand.take(shape("tampa"));
  hand.take(shape("end"));
  follow(shown([square("tampa", 0, 1, { move: "tampa a" })]));
  expect(choose).toHaveBeenCalledOnce();
});

// -- steering --------------------------------------------------------------------------------------------

test("a mouse that drags a ship goes where it lets go, and nowhere where that is too near", () => {
  const { hand, play } = handOver(ships);
  const grip = { holds: "helm", shape: "ship" } as const;
  hand.drag(grip, { x: 60, y: 0 }, 1);
  expect(hand.doing).toMatchObject({ doing: "steering", waits: false });
  hand.drop(grip, null, "mouse");
  expect(play).toHaveBeenCalledExactlyOnceWith("S 0.0 30.00", [], "ship");
  hand.drag(grip, { x: 1, y: 0 }, 1);
  hand.drop(grip, null, "mouse");
  expect(hand.doing.doing).toBe("nothing");
  expect(play).toHaveBeenCalledOnce();
});

test("a finger that lets go of a ship is waited for, and a tap beside shapes steers there", () => {
  const { hand, play } = handOver(ships);
  const grip = { holds: "helm", shape: "ship" } as const;
  hand.drag(grip, { x: 60, y: 0 }, 1);
  hand.drop(grip, null, "finger");
  expect(hand.doing).toMatchObject({ doing: "steering", waits: true });
  hand.tap(undefined, { x: 150, y: 210 }, 1, false);
  expect(chosen(hand)).toBe("S 270.0 30.00");
  hand.drop(grip, null, "nobody");
  expect(hand.free).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test("a finger near an offered course is shown it before it counts; a finger on it plays it", () => {
  const { hand, choose } = handOver(ships);
  hand.tap(dot, CORNER, 1, true);
  expect(hand.doing).toMatchObject({ doing: "steering", waits: true });
  expect(chosen(hand)).toBe("S 90.0 50.00");
  hand.giveUp();
  hand.tap(dot, CORNER, 1, false);
  expect(choose).toHaveBeenCalledExactlyOnceWith(dot);
});

test("keys steer, a course that leads nowhere is not played, Escape gives it up", () => {
  const { hand, play, shape } = handOver(ships);
  hand.take(shape("ship"));
  expect(hand.key("ArrowLeft", true)).toBe(true);
  expect(chosen(hand)).toBe("S 90.1 50.00");
  for (let k = 0; k < 20; k++) hand.key("ArrowDown", false);
  hand.go();
  expect(play).not.toHaveBeenCalled();
  expect(hand.key("End", false)).toBe(true);
  expect(hand.key("x", false)).toBe(false);
  expect(hand.key("Escape", false)).toBe(true);
  expect(hand.key("ArrowLeft", false)).toBe(false);
});

// -- choosing points -----------------------------------------------------------------------------------------

test("a tap lays a thing, another brings it elsewhere, a drag that is given up leaves it where it was", () => {
  const { hand, play } = handOver(island);
  hand.tap(undefined, { x: 40, y: 60 }, 1, false);
  expect(chosen(hand)).toBe("place 20.00,120.00 0.0");
  hand.key("q", false);
  hand.tap(undefined, { x: 60, y: 60 }, 1, false);
  expect(chosen(hand)).toBe("place 30.00,120.00 5.0");
  hand.drag({ holds: "point" }, { x: 10, y: 0 }, 1);
  hand.drag({ holds: "point" }, { x: 20, y: 0 }, 1);
  expect(chosen(hand)).toBe("place 40.00,120.00 5.0");
  hand.drop({ holds: "point" }, null, "nobody");
  expect(chosen(hand)).toBe("place 30.00,120.00 5.0");
  hand.drag({ holds: "point" }, { x: 20, y: 0 }, 1);
  hand.drop({ holds: "point" }, null, "finger");
  hand.go();
  expect(play).toHaveBeenCalledExactlyOnceWith("place 40.00,120.00 5.0", [], "sea");
});

test("the tool that was chosen for one target is kept for the next", () => {
  const { hand, shape } = handOver(enemies);
  hand.tap(shape("ship-G1"), { x: 50, y: 50 }, 1, false);
  hand.key("n", false);
  hand.tap(shape("ship-G2"), CORNER, 1, false);
  expect(chosen(hand)).toBe("fire 2 at G2 75.00,125.00");
});

test("a finger near an offered place is shown it, and brings there what is being laid already", () => {
  const { hand, shape } = handOver(island);
  hand.tap(shape("place"), { x: 90, y: 150 }, 1, true);
  expect(chosen(hand)).toBe("place 50.00,50.00 45.0");
  hand.tap(shape("place"), { x: 90, y: 150 }, 1, true);
  expect(chosen(hand)).toBe("place 45.00,75.00 45.0");
});

// -- the next picture, and words -----------------------------------------------------------------------------

test("what is being chosen goes on in a picture that offers it as before, and ends in any other", () => {
  const { hand, follow, shape } = handOver(ships);
  hand.take(shape("ship"));
  hand.key("ArrowLeft", false);
  follow(shown(ships.shapes, { helms: [{ ...HELM }] }));
  expect(chosen(hand)).toBe("S 95.0 50.00");
  follow(shown(ships.shapes, { helms: [{ ...HELM, heading: 1 }] }));
  expect(hand.free).toBeNull();
});

test("what would come of it is said, but not while a mouse drags", () => {
  const { hand, shape } = handOver(ships);
  const said = (): string[] => announcer.polite.map((one) => one.text);
  hand.drag({ holds: "helm", shape: "ship" }, { x: 60, y: 0 }, 1);
  hand.tell(tried("Open sea."));
  expect(said()).not.toContain("straight ahead, 3 cm. Open sea.");
  hand.giveUp();
  hand.take(shape("ship"));
  hand.tell(tried("Open sea."));
  expect(said()).toContain("90° to the left, 5 cm. Open sea.");
});

// -- what is refused, and what is looked at first --------------------------------------------------------------

test("what is dragged where it may not go is refused there; put back where it lay, or dropped beside all, it is put down", () => {
  const { hand, refuse, shape } = handOver(cards);
  const dropped = (on: string | null): void => {
    hand.drag({ holds: "shape", shape: "card" }, { x: 30, y: 40 }, 1);
    hand.drop({ holds: "shape", shape: "card" }, on, "mouse");
  };
  dropped("card");
  dropped(null);
  expect(refuse).not.toHaveBeenCalled();
  dropped("b3");
  expect(refuse).toHaveBeenCalledExactlyOnceWith(shape("card"), shape("b3"), 2);
  expect(hand.held).toBeNull();
});

test("a tap with something held is refused on all that cannot take it, and beside all puts it down", () => {
  const { hand, refuse, shape } = handOver(cards);
  for (const other of ["b1", "b3"]) {
    hand.take(shape("crate"));
    hand.tap(shape(other), CORNER, 1, false);
    expect(refuse).toHaveBeenLastCalledWith(shape("crate"), shape(other), 1);
    expect(hand.held).toBeNull();
  }
  hand.take(shape("crate"));
  hand.tap(undefined, CORNER, 1, false);
  expect(refuse).toHaveBeenCalledTimes(2);
  expect(hand.held).toBeNull();
});

test("a button is pressed at once though something is held", () => {
  const done = { ...square("done", 0, 0, { move: "done" }), shape: "thing" } as unknown as AnyShape;
  const { hand, choose, refuse, shape } = handOver(shown([...cards.shapes, done], { carries: CARRIES }));
  hand.take(shape("crate"));
  hand.put("done");
  expect(choose).toHaveBeenCalledExactlyOnceWith(shape("done"));
  expect(refuse).not.toHaveBeenCalled();
  expect(hand.held).toBeNull();
});

const squares = shown([square("a", 0, 0, { move: "a" }), square("b", 1, 0, { move: "b" })], { previews: true });

test("a finger looks at a move first and makes it with the second tap; a mouse makes it at once", () => {
  const { hand, choose, looksFirst, shape } = handOver(squares);
  looksFirst.mockReturnValue(true);
  hand.tap(shape("a"), CORNER, 1, false, true);
  expect(hand.looked?.id).toBe("a");
  hand.tap(shape("b"), CORNER, 1, false, true);
  expect(hand.looked?.id).toBe("b");
  expect(choose).not.toHaveBeenCalled();
  hand.tap(shape("b"), CORNER, 1, false, true);
  expect(choose).toHaveBeenCalledExactlyOnceWith(shape("b"));
  expect(hand.looked).toBeNull();
  hand.tap(shape("a"), CORNER, 1, false);
  expect(choose).toHaveBeenCalledTimes(2);
});

test("a move that comes to nothing special needs no second tap, and a tap beside all gives up the look", () => {
  const { hand, choose, looksFirst, shape } = handOver(squares);
  looksFirst.mockReturnValue(true);
  hand.tap(shape("a"), CORNER, 1, false, true);
  hand.tell(tried("You sail to a."));
  expect(choose).not.toHaveBeenCalled();
  hand.tap(undefined, CORNER, 1, false, true);
  expect(hand.looked).toBeNull();
  hand.tap(shape("a"), CORNER, 1, false, true);
  hand.tell(tried(""));
  expect(choose).toHaveBeenCalledExactlyOnceWith(shape("a"));
});

test("a course that a finger taps is shown, and sailed with the second tap", () => {
  const { hand, play, looksFirst, shape } = handOver(ships);
  looksFirst.mockReturnValue(true);
  hand.tap(shape("dot"), CORNER, 1, false, true);
  expect(chosen(hand)).toBe("S 90.0 50.00");
  expect(play).not.toHaveBeenCalled();
  hand.tap(shape("dot"), CORNER, 1, false, true);
  expect(play).toHaveBeenCalledExactlyOnceWith("S 90.0 50.00", [], "ship");
});

test("a course that a finger chooses by its button is shown as one on the board, and sailed when it is chosen again", () => {
  const { hand, play, choose, looksFirst, shape } = handOver(ships);
  looksFirst.mockReturnValue(true);
  hand.take(shape("dot"), true);
  expect(chosen(hand)).toBe("S 90.0 50.00");
  expect([play, choose].flatMap((called) => called.mock.calls)).toEqual([]);
  hand.take(shape("dot"), true);
  expect(play).toHaveBeenCalledExactlyOnceWith("S 90.0 50.00", [], "ship");
});

test("what is looked at is no longer when it is offered no more", () => {
  const { hand, follow, looksFirst, shape } = handOver(squares);
  looksFirst.mockReturnValue(true);
  hand.tap(shape("a"), CORNER, 1, false, true);
  follow(shown(squares.shapes));
  expect(hand.looked?.id).toBe("a");
  follow(shown([square("a", 0, 0)]));
  expect(hand.looked).toBeNull();
});

test("a finger that carries looks at the place first and puts it there with the second tap; a mouse puts it there at once", () => {
  const { hand, play, looksFirst, shape } = handOver(cards);
  looksFirst.mockReturnValue(true);
  hand.take(shape("card"), true);
  hand.tap(shape("b1"), CORNER, 1, false, true);
  expect([hand.held, hand.looked?.id]).toEqual(["card", "b1"]);
  hand.tell(tried("Your bid is 4."));
  hand.tap(shape("b2"), CORNER, 1, false, true);
  expect([hand.held, hand.looked?.id]).toEqual(["card", "b2"]);
  expect(play).not.toHaveBeenCalled();
  hand.tap(shape("b2"), CORNER, 1, false, true);
  expect(play).toHaveBeenCalledExactlyOnceWith("4 on 1.2", [], "b2");
  hand.take(shape("card"));
  hand.tap(shape("b1"), CORNER, 1, false);
  expect(play).toHaveBeenCalledTimes(2);
});

test("the place that is looked at is no longer when nothing can be put there any more", () => {
  const { hand, follow, looksFirst, shape } = handOver(cards);
  looksFirst.mockReturnValue(true);
  hand.take(shape("card"), true);
  hand.put("b1", "tap");
  follow(shown(cards.shapes, { carries: CARRIES }));
  expect(hand.looked?.id).toBe("b1");
  follow(shown(cards.shapes, { carries: CARRIES.filter((carry) => carry.to !== "b1") }));
  expect([hand.held, hand.looked]).toEqual(["card", null]);
});

test("a click right beside the mark of a place means that place, one farther away where it is", () => {
  const mark = { ...square("dot", 1, 1, { move: "place 50.00,50.00 45.0" }), shape: "disc", x: 150, y: 150, radius: 8 } as unknown as AnyShape;
  const { hand, shape } = handOver(shown([square("sea", 0, 0), mark], { settings: [LAID] }));
  hand.tap(shape("sea"), { x: 162, y: 150 }, 1, false);
  expect(chosen(hand)).toBe("place 50.00,50.00 45.0");
  hand.giveUp();
  hand.tap(shape("sea"), { x: 170, y: 150 }, 1, false);
  expect(chosen(hand)).not.toBe("place 50.00,50.00 45.0");
});

test("a finger that taps twice hits nothing of what has come in the place of what it chose", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { hand, shape } = handOver(squares);
  expect(hand.repeats({ x: 50, y: 50 })).toBe(false);
  hand.tap(shape("a"), CORNER, 1, false, true);
  now.mockReturnValue(1_300);
  expect(hand.repeats({ x: 60, y: 55 })).toBe(true);
  expect(hand.repeats({ x: 150, y: 50 })).toBe(false);
  now.mockReturnValue(1_500);
  expect(hand.repeats({ x: 60, y: 55 })).toBe(false);
  now.mockRestore();
});

test("where a ship is on her way, one may choose at once where on the sea she goes; else the sea alone is chosen", () => {
  const sea = { ...square("sea", 0, 0), shape: "box" } as AnyShape;
  const shapes = [sea, square("ship", 1, 1)];
  const { hand, follow } = handOver(shown(shapes, { helms: [HELM] }));
  hand.tap(sea, { x: HELM.x, y: HELM.y - 20 }, 1, false);
  expect(hand.doing).toMatchObject({ doing: "steering", waits: true });
  hand.giveUp();
  follow(shown(shapes, { helms: [{ ...HELM, before: ["act R1"] }] }));
  hand.tap(sea, { x: HELM.x, y: HELM.y - 20 }, 1, false);
  expect(hand.doing.doing).toBe("nothing");
});

test("what is to be laid lies at an offered place first, as anywhere else, and is placed where that is chosen again", () => {
  const { hand, play, shape } = handOver(island);
  hand.tap(shape("place"), CORNER, 1, false);
  expect(chosen(hand)).toBe("place 50.00,50.00 45.0");
  expect(play).not.toHaveBeenCalled();
  hand.tap(shape("place"), CORNER, 1, false);
  expect(play).toHaveBeenCalledExactlyOnceWith("place 50.00,50.00 45.0", [], "sea");
  hand.take(shape("place"));
  hand.go();
  expect(play).toHaveBeenCalledTimes(2);
});

test("what is to be laid is dragged at once from an offered place, and then waits for a word", () => {
  const { hand, play } = handOver(island);
  const grip = { holds: "place", shape: "place" } as const;
  const at = (): { x: number; y: number } => ({ x: (hand.free as { x: number }).x, y: (hand.free as { y: number }).y });
  hand.drag(grip, { x: 0, y: 0 }, 1);
  expect(chosen(hand)).toBe("place 50.00,50.00 45.0");
  const begun = at();
  hand.drag(grip, { x: 10, y: 0 }, 1);
  hand.drag(grip, { x: 20, y: 0 }, 1);
  expect(at()).toEqual({ x: begun.x + 20 * LAID.scale, y: begun.y });
  hand.drop(grip, null, "mouse");
  expect(hand.doing.doing).toBe("placing");
  expect(play).not.toHaveBeenCalled();
});
