import { expect, test, vi } from "vitest";
import { atTable, table, view } from "./at-table";
import type { View } from "../../lib/wire";
import { below, Chance } from "./chance.svelte";
import type { Playing } from "./playing.svelte";

const at = atTable();

test("chance chooses among what may be drawn, each equally likely, until something else is asked", async () => {
  at.now.say(table());
  const lot = { label: "setting out", moves: ["a", "b"] };
  at.now.say(view({ moves: ["a", "b", "c"], lot }));
  at.now.store.chance.leave(true);
  const drawn = at.now.latest("play");
  expect(lot.moves).toContain(drawn.move);
  at.now.store.chance.goOn();
  expect(at.now.types.filter((type) => type === "play")).toHaveLength(1);
  at.now.say({ type: "done", id: drawn.id, revision: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  at.now.say(view({ revision: 2, moves_made: 2, moves: ["a", "b"], lot }));
  await vi.advanceTimersByTimeAsync(1_000);
  at.now.store.chance.goOn();
  expect(at.now.types.filter((type) => type === "play")).toHaveLength(2);
  at.now.say({ type: "done", id: at.now.latest("play").id, revision: 3 });
  at.now.say(view({ revision: 3, moves_made: 3, moves: ["a"], lot: null }));
  await vi.advanceTimersByTimeAsync(1_000);
  at.now.store.chance.goOn();
  expect(at.now.store.chance.seat).toBeNull();
  expect(at.now.types.filter((type) => type === "play")).toHaveLength(2);
  const found = new Set(Array.from({ length: 200 }, () => below(3)));
  expect([...found].sort()).toEqual([0, 1, 2]);
});

test("what is left to chance ends with a refusal", async () => {
  const lot = { label: "setting out", moves: ["a"] };
  const { chance, playing } = at.now.store;
  at.now.say(table());
  at.now.say(view({ lot }));
  chance.leave(true);
  at.now.say({ type: "refused", id: at.now.latest("play").id, problem: { kind: "illegal-move", message: "No." } });
  await vi.advanceTimersByTimeAsync(0);
  expect(playing.refusal?.tried).toBe("a");
  chance.goOn();
  expect(chance.seat).toBeNull();
});

test("a game that was begun with one click leaves to chance what comes before the first turn", () => {
  const play = vi.fn(() => Promise.resolve());
  const hurry = vi.fn();
  const views = [{ moves: [], lot: null }, { moves: ["a", "b"], lot: { label: "setting out", moves: ["b"] } }];
  let now: object = views[0]!;
  const begun = new Chance({ play, sending: null, refusal: null } as unknown as Playing, () => ({ seat: 0, revision: 1, ending: null, ...now }) as unknown as View, hurry, true);
  begun.goOn();
  expect(play).not.toHaveBeenCalled();
  now = views[1]!;
  begun.goOn();
  expect(play).toHaveBeenCalledExactlyOnceWith("b");
  expect(hurry).toHaveBeenCalled();
  expect(begun.seat).toBe(0);
  now = { moves: ["c"], lot: null };
  begun.goOn();
  expect(begun.seat).toBeNull();
});

test("a game whose first question is a turn is not left to chance", () => {
  const play = vi.fn(() => Promise.resolve());
  let lot: object | null = null;
  const begun = new Chance({ play, sending: null, refusal: null } as unknown as Playing, () => ({ seat: 0, revision: 1, ending: null, moves: ["a"], lot }) as unknown as View, () => undefined, true);
  begun.goOn();
  lot = { label: "setting out", moves: ["a"] };
  begun.goOn();
  expect(play).not.toHaveBeenCalled();
});

test("what chance chooses is asked nobody: no question, no marks, and none of the viewer's turn", () => {
  const lot = { label: "setting out", moves: ["a"] };
  const { store } = at.now;
  at.now.say(table());
  const mark = { shape: "disc", id: "pose-0", role: "pi-hot", label: "Here", decoration: false, glyph: "", move: "a", attempt: null, x: 0, y: 0, radius: 9 } as const;
  const shapes = [mark, { ...mark, id: "pose-0-shore", decoration: true, move: null }, { ...mark, id: "rose", decoration: true, move: null }] as unknown as View["shapes"];
  at.now.say(view({ moves: ["a"], lot, shapes }));
  expect([store.myTurn, store.shown?.shapes.map(({ id }) => id)]).toEqual([true, ["pose-0", "pose-0-shore", "rose"]]);
  store.chance.leave(true);
  expect([store.myTurn, store.shown?.shapes.map(({ id }) => id)]).toEqual([false, ["rose"]]);
  store.chance.stop();
  expect(store.myTurn).toBe(true);
});
