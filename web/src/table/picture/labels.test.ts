import { expect, test } from "vitest";
import { type Frame, frame } from "../../lib/scene";
import type { Placed, Words } from "../../lib/wire";
import { grownBy, letteringIn, letteringOf, markGrown, readOf } from "./labels";
import { covered, overlap, within } from "./names";
import { square } from "./pictures";

const words = (id: string, x: number, size = 20, changes: Partial<Words> = {}): Words => ({
  shape: "words", id, role: "label", label: id, decoration: false, glyph: "", move: null, attempt: null, x, y: 0, size, text: id, anchor: "start", room: 0, names: "", first: false, ...changes,
});

const SEA = { x: -500, y: -500, width: 2000, height: 1000 };
/** The heights of words where a scene unit has so many pixels. */
const heights = (shapes: readonly Words[], unit: number) => [...letteringOf(shapes, unit, SEA)].map(([id, { height }]) => [id, height] as const);

test("where there is room words are as the game has drawn them", () => {
  const drawn = letteringOf([words("Mobile", 0), words("Tampa", 500)], 1, SEA);
  expect([...drawn.values()]).toEqual([{ height: 20, by: 0, down: 0 }, { height: 20, by: 0, down: 0 }]);
});

test("what would lie over others stands beside its place where there is room, too; in a crowd it stays", () => {
  const drawn = letteringOf([words("S, short: 57.5 mm", 0), words("1 Heron Key", 40)], 1, SEA);
  expect(drawn.get("S, short: 57.5 mm")).toEqual({ height: 20, by: 0, down: 0 });
  expect(drawn.get("1 Heron Key")).toMatchObject({ height: 20, down: 24 });
  expect(letteringOf([words("Gulf of Mexico", 20, 300), words("Tampa", 0)], 1, SEA).get("Tampa")).toEqual({ height: 20, by: 0, down: 0 });
});

test("on a small board they are as high as can be read", () => {
  expect(heights([words("Mobile", 0)], 0.25)).toEqual([["Mobile", 40]]);
});

test("what would lie over larger words stands a little beside its place", () => {
  const drawn = letteringOf([words("Tampa", 0), words("Gulf of Mexico", 20, 60)], 0.2, SEA);
  expect(drawn.get("Gulf of Mexico")).toEqual({ height: 60, by: 0, down: 0 });
  expect(drawn.get("Tampa")).toMatchObject({ height: 50, by: 0, down: 60 });
});

test("what has no free place nearby has no room until one comes nearer", () => {
  const crowded = [words("Tampa", 0), words("Gulf of Mexico", 20, 300)];
  expect(heights(crowded, 0.2)).toEqual([["Gulf of Mexico", 300], ["Tampa", 0]]);
});

test("words keep clear of drawings if there is another free place", () => {
  const ship = { ...square("ship", 0, 0), shape: "symbol", x: 60, y: 80, size: 90, turn: 0, art: "ship" } as unknown as Placed;
  expect(letteringOf([words("Tampa", 0), words("Gulf of Mexico", 20, 60), ship], 0.2, SEA).get("Tampa")).toMatchObject({ height: 50, down: -60 });
});

test("what is named is seen where the board is small, and other words keep clear of it", () => {
  const port = { ...square("port", 0, 0), shape: "symbol", x: 60, y: 0, size: 40, turn: 0, art: "port" } as unknown as Placed;
  const shapes = [words("CENTRAL", 20, 60), words("Tampa", 0, 20, { names: "port" }), port];
  expect(markGrown(port, 1)).toBe(1);
  expect(markGrown(port, 0.125)).toBe(2);
  expect(letteringOf(shapes.slice(0, 1), 0.2, SEA).get("CENTRAL")).toEqual({ height: 60, by: 0, down: 0 });
  expect(letteringOf(shapes, 0.2, SEA).get("CENTRAL")).not.toMatchObject({ by: 0, down: 0 });
});

test("numbers and what can be chosen come first", () => {
  const crowded = [words("Cartagena", 0), words("14", 10), words("Santa Marta", 20, 20, { move: "go" })];
  expect(heights(crowded, 0.2)).toEqual([["Santa Marta", 50], ["14", 0], ["Cartagena", 50]]);
  const drawn = letteringOf(crowded.slice(0, 2), 0.2, SEA);
  expect(drawn.get("14")).toEqual({ height: 50, by: 0, down: 0 });
  expect(drawn.get("Cartagena")!.down).not.toBe(0);
});

test("what would stick out of the picture stands further in", () => {
  const [left, right] = [words("Veracruz", -450, 20, { anchor: "end" }), words("Hamilton", 1_480, 20)];
  const drawn = letteringOf([left, right], 0.2, SEA);
  expect(drawn.get("Veracruz")!.by).toBeGreaterThan(100);
  expect(drawn.get("Hamilton")!.by).toBeLessThan(-100);
});

test("as long as the board has no size nothing is known", () => {
  expect(heights([words("Mobile", 0)], Number.NaN)).toEqual([]);
});

test("words within the border of a board stay within it when they are drawn larger", () => {
  const drawn = letteringOf([words("Galveston", -300, 20, { anchor: "end" })], 0.15, SEA).get("Galveston")!;
  expect(drawn.by).toBeGreaterThan(0);
});

test("a name that the edge of a window would cut is moved inward, or left out where most of it lies outside or right beside it, or another stands", () => {
  const names = [words("5 Fern Island", 90), words("4 Anchor Isle", 90, 20, { y: 100 }), words("Gulf", 40, 20, { y: 100 }), words("3 Parrot Hill", 190, 20, { y: 200 }), words("Mobile", 300), words("Tampa", 214, 20, { y: 300 })];
  const all = letteringOf(names, 1, SEA);
  const window = { x: 0, y: -50, width: 210, height: 400 };
  const seen = letteringIn(window, all, names, SEA);
  const fern = seen.get("5 Fern Island")!;
  const box = covered({ ...names[0]!, x: 90 + fern.by }, 20);
  expect(fern.by).toBeLessThan(0);
  expect(box.x + box.width).toBeCloseTo(210);
  expect(seen.get("4 Anchor Isle")!.height).toBe(0);
  expect(seen.get("Gulf")).toEqual(all.get("Gulf"));
  expect(seen.get("3 Parrot Hill")!.height).toBe(0);
  expect(seen.get("Mobile")).toEqual(all.get("Mobile"));
  expect(seen.get("Tampa")!.height).toBe(0);
});

test("a disc is as large as the words on it need, which keep clear of each other with their discs", () => {
  const disc = (id: string, x: number): Placed => ({ ...square(id, 0, 0), shape: "disc", decoration: true, x, y: 0, radius: 26 }) as unknown as Placed;
  const shapes = [disc("tag-R1", 0), words("tag-R1-words", 0, 28, { text: "R1", anchor: "middle" }), disc("tag-R2", 90), words("tag-R2-words", 90, 28, { text: "R2", anchor: "middle" })];
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  expect(grownBy(shapes[0]!, letteringOf(shapes, 0.5, SEA), byId)).toBe(1);
  expect(grownBy(shapes[0]!, letteringOf(shapes, 3, SEA), byId)).toBeCloseTo(5 / 28);
  const small = letteringOf(shapes, 0.125, SEA);
  const grown = 26 * grownBy(shapes[0]!, small, byId);
  expect(grown).toBeGreaterThan(covered(shapes[1] as Words, 80).width / 2);
  expect(grown).toBeLessThan(80);
  expect(small.get("tag-R2-words")!.height).toBe(0);
  expect(grownBy(shapes[2]!, small, byId)).toBe(1);
});

test("names stand beside what lies over a part of the window, and what it covers has no name", () => {
  const port = (id: string, x: number): Placed => ({ ...square(id, 0, 0), shape: "symbol", x, y: 0, size: 20, turn: 0, art: "port" }) as unknown as Placed;
  const shapes = [port("one", 200), words("Puerto Limon", 185, 20, { names: "one", anchor: "end" }), port("two", 60), words("Colon", 75, 20, { names: "two" })];
  const all = letteringOf(shapes, 1, SEA);
  const [window, map] = [{ x: 0, y: -100, width: 600, height: 200 }, { x: 0, y: -50, width: 180, height: 150 }];
  const read = readOf(letteringIn(window, all, shapes, SEA, [map]), shapes);
  expect(read.map(({ shape }) => shape.text)).toEqual(["Puerto Limon"]);
  expect(overlap(read[0]!.box, map)).toBe(false);
  expect(readOf(letteringIn(window, all, shapes, SEA), shapes)).toHaveLength(2);
});

/** A hull of a ship, or what is drawn on the sea. */
const hull = (id: string, x: number, y: number, changes: object = {}) =>
  ({ ...square(id, 0, 0), shape: "polygon", points: [[x, y], [x + 100, y], [x + 100, y + 40], [x, y + 40]], ...changes }) as unknown as Placed;

test("the names of ships stand beside their hulls and cover none, in the window, too; what decorates the sea is no hindrance", () => {
  const wave = { ...square("wave", 0, 0), shape: "symbol", decoration: true, x: 150, y: 70, size: 300, turn: 0, art: "wave" } as unknown as Placed;
  const hulls = [hull("one", 0, 0), hull("two", 0, 60)];
  const shapes = [words("HMS Albion", 20, 20, { names: "one", decoration: true }), words("Carrion Crow", 20, 20, { names: "two", decoration: true }), ...hulls, wave];
  const clear = (letterings: ReturnType<typeof letteringOf>, room: Frame): void => {
    const read = readOf(letterings, shapes);
    expect(read).toHaveLength(2);
    for (const { box } of read) expect([within(box, room), ...hulls.map((one) => overlap(box, frame(one)))]).toEqual([true, false, false]);
  };
  const all = letteringOf(shapes, 1, SEA);
  clear(all, SEA);
  const left = { x: -200, y: -20, width: 305, height: 150 };
  clear(letteringIn(left, all, shapes, SEA), left);
  const none = { x: -2, y: -2, width: 104, height: 104 };
  expect(readOf(letteringIn(none, all, shapes, SEA), shapes)).toEqual([]);
});

test("a name does not stay in a window from which the outline that it names has gone", () => {
  const isle = { ...square("isle", 0, 0), shape: "polygon", points: [[-300, 0], [-200, 0], [-250, 80]] } as unknown as Placed;
  const shapes = [isle, words("Gull Rock", -250, 20, { y: 120, names: "isle" })];
  const all = letteringOf(shapes, 1, SEA);
  expect(all.get("Gull Rock")!.height).toBeGreaterThan(0);
  expect(letteringIn({ x: -190, y: 0, width: 300, height: 300 }, all, shapes, SEA).get("Gull Rock")!.height).toBe(0);
});

test("a name stands clear of the line around a ship, or of the ring around one that can be chosen, and no line leads to it", () => {
  const ship = hull("ship", 0, 0);
  const ring = { ...square("aim-ship", 0, 0), shape: "polygon", decoration: true, points: [[-24, -24], [124, -24], [124, 64], [-24, 64]] } as unknown as Placed;
  const name = words("Albion", 102, 20, { y: 20, names: "ship", decoration: true });
  const placed = (shapes: readonly Placed[]) => letteringOf(shapes, 1, SEA).get("Albion")!.place!;
  const [alone, ringed] = [placed([ship, name]), placed([ship, name, ring])];
  expect(alone.box.x).toBeGreaterThanOrEqual(116);
  expect(ringed.box.x).toBeGreaterThanOrEqual(130);
  expect([alone.lead, ringed.lead]).toEqual([null, null]);
});

test("a name makes way for what is laid over the window", () => {
  const ship = hull("ship", 0, 0);
  const shapes = [ship, words("Albion", 120, 20, { y: 20, names: "ship", decoration: true })];
  const all = letteringOf(shapes, 1, SEA);
  const window = { x: -200, y: -150, width: 450, height: 300 };
  const { box } = all.get("Albion")!.place!;
  const elsewhere = letteringIn(window, all, shapes, SEA, [box]).get("Albion")!;
  expect(elsewhere.height).toBe(20);
  expect(overlap(elsewhere.place!.box, box)).toBe(false);
  const covered = letteringIn(window, all, shapes, SEA, [window]).get("Albion")!;
  expect(covered.height).toBe(0);
});
