import { expect, test, vi } from "vitest";
import { atTable, line, seat, shape, table, view } from "./at-table";

const at = atTable();

const both = { seats: [seat(0), seat(1)] };

test("before the game begins no seat's eyes are asked for, and leaving says how the table stands", () => {
  at.now.say(table({ state: "open" }));
  at.now.say(view({ seat: -1, moves: [], waiting: [] }));
  expect(at.now.types).not.toContain("look");
  void at.now.store.seating.stand(0);
  expect(at.now.latest("stand").state).toBe("open");
});

test("on an open game the seat whose turn it is looks, without a curtain", () => {
  at.now.say(table(both));
  at.now.say(view());
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 2, moves_made: 2, waiting: [1], moves: [] }));
  expect(at.now.latest("look")).toMatchObject({ seat: 1 });
  expect(at.now.store.viewer.curtain).toBeNull();
});

test("behind the curtain nothing of the game is left, and a late view of the other seat is not taken", () => {
  at.now.say(table({ ...both, hidden: true }));
  at.now.say(view({ seat: -1, moves: [], waiting: [0], shapes: [shape("public")] }));
  expect(at.now.store.viewer.curtain).toBe(0);
  expect(at.now.store.view).toBeNull();

  at.now.store.viewer.lift();
  expect(at.now.latest("look")).toMatchObject({ seat: 0 });
  at.now.say(view({ seat: 0, shapes: [shape("secret", 0, "a")], story: [line(1, "You draw a secret.")] }));
  expect(at.now.store.view?.seat).toBe(0);
  vi.advanceTimersByTime(1_000);

  at.now.say(view({ seat: 0, revision: 2, moves_made: 2, base: 1, waiting: [1], moves: [], shapes: [[0, 1]], story_from: 2, story: [line(2, "More secrets.")] }));
  expect(at.now.store.viewer.curtain).toBe(1);
  expect(at.now.latest("look")).toMatchObject({ seat: -1 });
  expect([at.now.store.view, at.now.store.pictures.shapes.length, at.now.store.pictures.story.length, at.now.store.pictures.news.length]).toEqual([null, 0, 0, 0]);

  at.now.say(view({ seat: 0, revision: 2, moves_made: 2, base: 1, waiting: [1], moves: [], shapes: [[0, 1]] }));
  at.now.say(view({ seat: -1, revision: 2, moves_made: 2, waiting: [1], moves: [] }));
  vi.advanceTimersByTime(5_000);
  expect([at.now.store.view, at.now.store.pictures.shapes.length]).toEqual([null, 0]);

  at.now.store.viewer.lift();
  expect(at.now.latest("look")).toMatchObject({ seat: 1 });
  at.now.say(view({ seat: 1, revision: 2, moves_made: 2, waiting: [1] }));
  expect(at.now.store.view?.seat).toBe(1);
});

test("a reconnect looks again with the eyes of whoever holds the device", () => {
  at.now.say(table({ ...both, hidden: true }));
  at.now.say(view({ seat: -1, moves: [], waiting: [0] }));
  at.now.store.viewer.lift();
  at.now.say(view({ seat: 0 }));
  at.now.reconnect();
  at.now.say(table({ ...both, hidden: true }));
  at.now.say(view({ seat: -1, moves: [], waiting: [0], shapes: [shape("public")] }));
  expect(at.now.latest("look")).toMatchObject({ seat: 0 });
  expect(at.now.store.viewer.curtain).toBeNull();
  expect(at.now.store.pictures.shapes.map((one) => one.id)).toEqual(["a"]);
});

test("who sits down sees through the new eyes", () => {
  at.now.say(table({ state: "open", seats: [seat(0, { kind: "open", mine: false })] }));
  at.now.say(view({ seat: -1, moves: [], waiting: [] }));
  expect(at.now.types).toEqual([]);
  at.now.say(table());
  expect(at.now.latest("look")).toMatchObject({ seat: 0 });
});
