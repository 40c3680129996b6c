import { expect, test } from "vitest";
import { view } from "../table/store/at-table";
import { complete, completeShape } from "./complete";
import { type AnyShape, DEFAULTS, type Replayed, type ToClient, type Tried, type View } from "./wire";

/** As the server sends it: without what has its default. */
const sent = <T>(what: object): T => what as T;

const BOX = sent<AnyShape>({ shape: "box", id: "a1", role: "sea", label: "a1", x: 1, y: 2, width: 3, height: 4 });
const THING = sent<AnyShape>({ shape: "thing", id: "card", role: "card", label: "a card", region: "hand", look: "card", facts: [{ label: "two guns" }], laid: [{ label: "a coin", text: "3" }] });

test("a shape gets what it leaves out, and keeps what it says", () => {
  expect(completeShape(BOX)).toEqual({ ...DEFAULTS.box, ...BOX });
  expect(completeShape(BOX)).toMatchObject({ move: null, attempt: null, decoration: false, x: 1 });
  expect(completeShape({ ...BOX, move: "a1" })).toMatchObject({ move: "a1" });
});

test("a thing is completed down to the signs on it and those that are laid on it", () => {
  const { facts, laid, mood } = completeShape(THING) as Extract<AnyShape, { shape: "thing" }>;
  expect(mood).toBe("plain");
  expect(facts).toEqual([{ ...DEFAULTS.Fact, label: "two guns" }]);
  expect(laid).toEqual([{ ...DEFAULTS.Fact, label: "a coin", text: "3" }]);
});

test("a view is completed everywhere; shapes that stay as they were are only counted, and stay counts", () => {
  const run = [4, 3];
  const message = sent<View>({ ...view(), shapes: [run, BOX], regions: [{ id: "hand", kind: "hand", label: "Your hand" }], helms: [{ what: "ship" }], settings: [{ kind: "laid", what: "sea" }] });
  const found = complete(message) as View;
  expect(found.shapes).toEqual([run, completeShape(BOX)]);
  expect(found.regions).toEqual([{ ...DEFAULTS.Region, id: "hand", kind: "hand", label: "Your hand" }]);
  expect(found.helms).toEqual([{ ...DEFAULTS.Helm, what: "ship" }]);
  expect(found.settings).toEqual([{ ...DEFAULTS.FreePoint, kind: "laid", what: "sea" }]);
});

test("an earlier picture and what a move would come to are completed, too", () => {
  const replayed = complete(sent<Replayed>({ type: "replayed", shapes: [BOX], regions: [{ id: "seats", kind: "seats", label: "Seats" }] })) as Replayed;
  expect(replayed.shapes).toEqual([completeShape(BOX)]);
  expect(replayed.regions[0]).toMatchObject(DEFAULTS.Region);
  const tried = complete(sent<Tried>({ type: "tried", id: 1, problem: null, words: "", shapes: [BOX] })) as Tried;
  expect(tried.shapes).toEqual([completeShape(BOX)]);
});

test("other messages carry no scene and stay as they are; nothing that came is changed", () => {
  const done = sent<ToClient>({ type: "done", id: 1, revision: 2, again: false });
  expect(complete(done)).toBe(done);
  const before = JSON.stringify(THING);
  completeShape(THING);
  expect(JSON.stringify(THING)).toBe(before);
});
