import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { atTable, line, shape, table, view } from "./at-table";

const at = atTable();

const replayed = (id: number, at: number): object => ({
  type: "replayed", id, at, seat: 0, title: "Game", summary: "Then.", status: "Then.", width: 100, height: 100, regions: [], previews: false, pivot: null,
  shapes: [shape(`at${at}`)], revision: at, made: `Move ${at}.`,
}); // prettier-ignore

test("a dragged slider asks for one picture at a time and ends where it was let go", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 20, moves_made: 20 }));
  for (const stop of [19, 15, 11, 8]) at.now.store.past.look(stop);
  expect(at.now.types).toEqual(["replay"]);
  at.now.say(replayed(at.now.latest("replay").id, 19));
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.latest("replay")).toMatchObject({ at: 8, seat: 0 });
  at.now.say(replayed(at.now.latest("replay").id, 8));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(at.now.store.shown?.shapes.map((one) => one.id)).toEqual(["at8"]);
  expect(at.now.store.myTurn).toBe(false);
  at.now.store.past.leave();
  expect(at.now.store.shown?.shapes.map((one) => one.id)).toEqual(["a"]);
});

test("nothing is played while one looks back, and the game goes on behind it", () => {
  at.now.say(table());
  at.now.say(view({ revision: 3, moves_made: 3 }));
  at.now.store.past.look(1);
  void at.now.store.playing.play("a");
  expect(at.now.types).toEqual(["replay"]);
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 4, moves_made: 4, base: 3, shapes: [[0, 1]] }));
  expect(at.now.store.past.last).toBe(4);
  expect(at.now.store.past.back?.at).toBe(1);
});

test("when the curtain falls nothing stays of what a seat looked back at", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 3, moves_made: 3 }));
  const { past } = at.now.store;
  past.look(1);
  at.now.say(replayed(at.now.latest("replay").id, 1));
  await vi.advanceTimersByTimeAsync(0);
  past.forget();
  expect(past.back).toBeNull();
  past.look(1);
  expect(past.back?.scene).toBeNull();
});

test("looking back by itself begins anew at the end, goes on when each picture has come, and stops at the last", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 2, moves_made: 2 }));
  const { past } = at.now.store;
  const comes = async (): Promise<void> => {
    at.now.say(replayed(at.now.latest("replay").id, at.now.latest("replay").at));
    await vi.advanceTimersByTimeAsync(0);
  };
  past.run();
  expect(past.back).toMatchObject({ at: 0, running: true, scene: null });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(past.back?.at).toBe(0);
  for (const stop of [0, 1]) {
    await comes();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(past.back?.at).toBe(stop + 1);
  }
  await comes();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(past.back).toMatchObject({ at: 2, running: false });
  past.leave();
  expect(past.back).toBeNull();
});

test("what others have done is seen once more by itself, from one's own latest choice, and then it is now again", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 2, moves_made: 2, moves: ["sail"] }));
  expect(at.now.store.another).toBe(false);
  vi.advanceTimersByTime(3_000);
  at.now.say(view({ revision: 5, moves_made: 5, base: 2, moves: ["sail"], shapes: [[0, 1]], story_from: 3, story: [{ ...line(4, "Green sails."), seat: 1 }] }));
  expect(at.now.store.another).toBe(true);
  at.now.store.watchAgain();
  for (const stop of [3, 4, 5]) {
    expect(at.now.store.past.back?.at).toBe(stop);
    at.now.say(replayed(at.now.latest("replay").id, stop));
    await vi.advanceTimersByTimeAsync(1_100);
  }
  expect(at.now.store.past.back).toBeNull();
  expect(at.now.store.another).toBe(true);
});

test("what others have done is seen once more after the page was loaded anew, too", () => {
  const story = [{ ...line(3, "Red sails."), seat: 0 }, { ...line(4, "Green sails."), seat: 1 }, { ...line(5, "Green fires."), seat: 1 }];
  at.now.say(table());
  at.now.say(view({ revision: 5, moves_made: 5, moves: ["sail"], story }));
  expect(at.now.store.another).toBe(true);
  at.now.store.watchAgain();
  expect(at.now.store.past.back?.at).toBe(3);
});

test("it is heard once that one looks back, each move, also one seen before, and in the end what is asked now", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 2, moves_made: 2, status: "Where?" }));
  const { past } = at.now.store;
  announcer.polite.length = 0;
  for (const stop of [2, 1]) {
    past.look(stop);
    at.now.say(replayed(at.now.latest("replay").id, stop));
    await vi.advanceTimersByTimeAsync(0);
  }
  past.look(2);
  past.leave();
  expect(announcer.polite.map((one) => one.text)).toEqual(["Looking back, move 2: Move 2.", "Move 1.", "Move 2.", "Back in the game. Where?"]);
});

test("what the last of these moves has changed is marked, once the picture before it is there", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 5, moves_made: 5 }));
  const pieces = (...ids: string[]): object => ({ shapes: ids.map((id) => ({ ...shape(id), shape: "symbol", art: "ship", size: 10, turn: 0, x: 0, y: 0 })) });
  at.now.store.past.look(3);
  at.now.say({ ...replayed(at.now.latest("replay").id, 3), ...pieces("piece-1", "piece-2") });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.store.shown?.trails.fresh.size).toBe(0);
  expect(at.now.latest("replay")).toMatchObject({ at: 2 });
  at.now.say({ ...replayed(at.now.latest("replay").id, 2), ...pieces("piece-1") });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.store.past.back).toMatchObject({ at: 3, scene: { at: 3 } });
  expect([...at.now.store.shown!.trails.fresh]).toEqual(["piece-2"]);
  expect(at.now.types).toEqual(["replay", "replay"]);
});

test("a move that is taken back cannot be looked back at any more", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 5, moves_made: 5 }));
  at.now.store.past.look(5);
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 6, moves_made: 4 }));
  expect(at.now.store.past.back?.at).toBe(4);
});

test("who plays both seats goes on looking at the same move when the other seat is to play, with its eyes", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 5, moves_made: 5 }));
  const { past } = at.now.store;
  past.look(3);
  at.now.say(replayed(at.now.latest("replay").id, 3));
  await vi.advanceTimersByTimeAsync(0);
  at.now.say(replayed(at.now.latest("replay").id, 2));
  await vi.advanceTimersByTimeAsync(0);
  at.now.say(view({ revision: 6, moves_made: 5, seat: 1 }));
  expect(past.back).toMatchObject({ at: 3, seat: 1, scene: null });
  expect(at.now.latest("replay")).toMatchObject({ at: 3, seat: 1 });
});

const refuses = async (): Promise<void> => {
  at.now.say({ type: "refused", id: at.now.latest("replay").id, problem: { kind: "busy", message: "Not now." } });
  await vi.advanceTimersByTimeAsync(0);
};

test("where one picture is refused the one that is wanted by then is asked for", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 9, moves_made: 9 }));
  for (const stop of [5, 3]) at.now.store.past.look(stop);
  await refuses();
  expect(at.now.latest("replay")).toMatchObject({ at: 3 });
  await refuses();
  expect(at.now.types).toEqual(["replay", "replay"]);
});

test("looking back by itself pauses where its picture is refused, and can go on", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 9, moves_made: 9 }));
  const { past } = at.now.store;
  past.run();
  await refuses();
  expect(past.back).toMatchObject({ at: 0, running: false });
  past.run();
  expect(at.now.types).toEqual(["replay", "replay"]);
  expect(past.back?.running).toBe(true);
});
