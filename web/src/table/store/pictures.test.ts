import { expect, test, vi } from "vitest";
import { atTable, line, shape, table, view } from "./at-table";
import { keepSpeed } from "../pace";
import { Pictures } from "./pictures.svelte";

const at = atTable();

test("a view is shown with its picture and its story", () => {
  at.now.say(table());
  at.now.say(view());
  expect(at.now.store.view?.status).toBe("A: choose");
  expect(at.now.store.pictures.shapes.map((one) => one.id)).toEqual(["a"]);
  expect(at.now.store.pictures.story.map((one) => one.text)).toEqual(["It begins."]);
  expect(at.now.store.myTurn).toBe(true);
});

test("the next view builds on the one before: picture, regions and summary by runs, story from where it changed", () => {
  const regions = [{ id: "hand", kind: "hand", label: "Hand", hidden: false, brief: false, folded: false }] as const;
  at.now.say(table());
  at.now.say(view({ shapes: [shape("a"), shape("b")], summary: ["A calm.", "Two ships."], regions, story: [line(1, "One."), line(2, "Two.")], revision: 2 }));
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 3, moves_made: 2, base: 2, shapes: [shape("x"), [1, 1]], summary: ["A storm.", [1, 1]], regions: [[0, 1], { id: "aside", kind: "info", label: "Aside", hidden: false, brief: false, folded: false }], story_from: 2, story: [line(2, "Two, told anew."), line(3, "Three.")] }));
  expect(at.now.store.pictures.shapes.map((one) => one.id)).toEqual(["x", "b"]);
  expect(at.now.store.shown).toMatchObject({ summary: "A storm. Two ships.", regions: [{ id: "hand" }, { id: "aside" }] });
  expect(at.now.store.pictures.story.map((one) => one.text)).toEqual(["One.", "Two, told anew.", "Three."]);
  expect(at.now.store.pictures.news.map((one) => one.text)).toEqual(["Three."]);
});

test("what just happened is all that happened since one's own choice", () => {
  at.now.say(table());
  at.now.say(view());
  const next = (revision: number, moves: string[]): void => {
    vi.advanceTimersByTime(1_000);
    const story = [line(revision, `Line ${revision}.`)];
    at.now.say(view({ revision, moves_made: revision, base: revision - 1, shapes: [[0, 1]], moves, story_from: revision, story }));
  };
  for (const [revision, moves] of [[2, []], [3, []], [4, ["a"]]] as const) next(revision, [...moves]);
  expect(at.now.store.pictures.news.map((one) => one.text)).toEqual(["Line 2.", "Line 3.", "Line 4."]);
  next(5, []);
  expect(at.now.store.pictures.news.map((one) => one.text)).toEqual(["Line 5."]);
});

test("what others did is stale as soon as one has chosen something of which nothing is told yet", () => {
  at.now.say(table());
  at.now.say(view({ moves: ["sail"] }));
  const next = (revision: number, story: ReturnType<typeof line>[]): boolean => {
    vi.advanceTimersByTime(1_000);
    at.now.say(view({ revision, moves_made: revision, base: revision - 1, shapes: [[0, 1]], moves: ["a"], story_from: revision, story }));
    return at.now.store.pictures.stale;
  };
  expect(next(2, [line(2, "Green sails.")])).toBe(false);
  expect(next(3, [])).toBe(true);
  expect(next(4, [])).toBe(true);
  expect(next(5, [line(5, "You sail.")])).toBe(false);
});

test("views follow each other so that pieces can be seen gliding, and the last one is always shown", () => {
  at.now.say(table());
  at.now.say(view());
  at.now.say(view({ revision: 2, moves_made: 2, base: 1, shapes: [[0, 1]] }));
  expect(at.now.store.view?.revision).toBe(2);
  for (let k = 3; k <= 4; k++) at.now.say(view({ revision: k, moves_made: k, base: k - 1, shapes: [[0, 1]] }));
  expect(at.now.store.view?.revision).toBe(2);
  vi.advanceTimersByTime(700);
  expect(at.now.store.view?.revision).toBe(3);
  vi.advanceTimersByTime(2_000);
  expect(at.now.store.view?.revision).toBe(4);
});

test("a view that builds on another picture than ours starts the connection over", () => {
  at.now.say(table());
  at.now.say(view());
  at.now.say(view({ revision: 9, base: 7, shapes: [[0, 1]] }));
  expect(at.now.lines.length).toBe(2);
  at.now.welcome();
  at.now.say(table());
  at.now.say(view({ revision: 9 }));
  vi.advanceTimersByTime(1_000);
  expect(at.now.store.view?.revision).toBe(9);
});

const next = (revision: number) => view({ revision, moves_made: revision, base: revision - 1, shapes: [[0, 1]], story_from: revision, story: [line(revision, `Line ${revision}.`)] });

test("the more pictures wait, the quicker they are shown, so that a long turn takes no longer than a short one", () => {
  const pictures = new Pictures(() => undefined, () => undefined);
  pictures.take(view());
  for (let revision = 2; revision <= 22; revision++) pictures.take({ ...next(revision), moves: [] });
  expect([pictures.view?.revision, pictures.waiting]).toEqual([2, 20]);
  vi.advanceTimersByTime(4_000);
  expect([pictures.view?.revision, pictures.waiting]).toEqual([22, 0]);
  expect(pictures.news.length).toBe(21);
});

test("of more pictures than a turn has the newest alone is shown, and what all of them told is news", () => {
  const shown = vi.fn();
  const pictures = new Pictures(shown, () => undefined);
  pictures.take(view());
  pictures.take({ ...next(2), moves: [] });
  for (let revision = 3; revision <= 83; revision++) expect(pictures.take({ ...next(revision), moves: [] })).toBe(true);
  vi.advanceTimersByTime(700);
  expect(pictures.view?.revision).toBe(83);
  expect(shown).toHaveBeenCalledTimes(3);
  expect(pictures.news.length).toBe(40);
});

test("whoever skips sees the newest picture, and what comes at once until they are asked again", () => {
  const hurry = vi.fn();
  const pictures = new Pictures(() => undefined, hurry);
  pictures.take(view());
  for (let revision = 2; revision <= 9; revision++) pictures.take({ ...next(revision), moves: [] });
  expect(hurry).not.toHaveBeenCalled();
  pictures.skip();
  expect(hurry).toHaveBeenCalledOnce();
  expect([pictures.view?.revision, pictures.waiting]).toEqual([9, 0]);
  pictures.take({ ...next(10), moves: [] });
  expect(pictures.view?.revision).toBe(10);
  pictures.take(next(11));
  for (let revision = 12; revision <= 13; revision++) pictures.take({ ...next(revision), moves: [] });
  expect(pictures.view?.revision).toBe(12);
});

test("somebody who only watches and skipped once sees the next turn in its time, where nothing came for a while", () => {
  const pictures = new Pictures(() => undefined, () => undefined);
  const comes = (...revisions: number[]): void => revisions.forEach((revision) => pictures.take({ ...next(revision), moves: [] }));
  pictures.take(view({ moves: [] }));
  comes(2, 3, 4);
  pictures.skip();
  vi.advanceTimersByTime(2_900);
  comes(5);
  vi.advanceTimersByTime(2_900);
  comes(6, 7);
  expect(pictures.view?.revision).toBe(7);
  vi.advanceTimersByTime(3_000);
  comes(8, 9);
  expect([pictures.view?.revision, pictures.waiting]).toEqual([8, 1]);
});

test("what was skipped or held before the curtain fell is not afterwards", () => {
  const pictures = new Pictures(() => undefined, () => undefined);
  pictures.take(view({ moves: [] }));
  pictures.skip();
  pictures.hold();
  pictures.forget();
  pictures.take(view({ moves: [] }));
  for (const revision of [2, 3]) pictures.take({ ...next(revision), moves: [] });
  expect([pictures.view?.revision, pictures.waiting]).toEqual([2, 1]);
});

test("as the device likes it, turns are shown slowly or at once", () => {
  const pictures = new Pictures(() => undefined, () => undefined);
  keepSpeed("slow");
  pictures.take(view());
  for (let revision = 2; revision <= 3; revision++) pictures.take(next(revision));
  vi.advanceTimersByTime(1_000);
  expect(pictures.view?.revision).toBe(2);
  vi.advanceTimersByTime(400);
  expect(pictures.view?.revision).toBe(3);
  keepSpeed("none");
  for (let revision = 4; revision <= 5; revision++) pictures.take(next(revision));
  expect(pictures.view?.revision).toBe(5);
  keepSpeed("normal");
});

test("a picture that builds on one of another seat, or of another connection, is not taken", () => {
  const pictures = new Pictures(() => undefined, () => undefined);
  expect(pictures.take(next(2))).toBe(false);
  pictures.take(view());
  expect(pictures.take({ ...next(2), seat: 1 })).toBe(false);
  pictures.startOver();
  expect(pictures.take(next(2))).toBe(false);
  expect(pictures.take(view({ revision: 2 }))).toBe(true);
});

test("what was forgotten is not shown later", () => {
  const pictures = new Pictures(() => undefined, () => undefined);
  pictures.take(view());
  pictures.take(next(2));
  pictures.forget();
  vi.advanceTimersByTime(2_000);
  expect([pictures.view, pictures.shapes, pictures.story, pictures.news]).toEqual([null, [], [], []]);
});
