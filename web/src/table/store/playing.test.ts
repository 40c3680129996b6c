import { expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { atTable, seat, table, view } from "./at-table";

const at = atTable();

test("a move says what it was chosen on, and nothing more is chosen before it is answered", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 5 }));
  const played = at.now.store.playing.play("a");
  void at.now.store.playing.play("b");
  expect(at.now.sent).toMatchObject([{ type: "play", seat: 0, move: "a", expected: 5 }]);
  expect(at.now.store.playing.sending).toBe("a");
  at.now.say({ type: "done", id: at.now.latest("play").id, revision: 6, again: false });
  await played;
  expect(at.now.store.playing.sending).toBe("a");
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 6, moves_made: 2 }));
  expect(at.now.store.playing.sending).toBeNull();
});

test("what is taken back is the seat's decision that the server names", () => {
  at.now.say(table({ seats: [seat(0), seat(1)] }));
  at.now.say(view({ revision: 5, can_take_back: true, take_back_seat: 1 }));
  void at.now.store.playing.takeBack();
  expect(at.now.sent).toMatchObject([{ type: "take-back", seat: 1, expected: 5 }]);
});

test("a refusal is shown and said until the table goes on", async () => {
  at.now.say(table());
  at.now.say(view());
  const played = at.now.store.playing.play("z");
  at.now.say({ type: "refused", id: at.now.latest("play").id, problem: { kind: "illegal-move", message: "No ship goes there.", clause: "X-1", nearest: ["a"] } });
  await played;
  expect(at.now.store.playing.refusal).toMatchObject({ tried: "z", problem: { clause: "X-1", nearest: ["a"] } });
  expect(announcer.urgent.map((said) => said.text)).toContain("No ship goes there.");
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 2, moves_made: 2 }));
  expect(at.now.store.playing.refusal).toBeNull();
});

test("a move that was sent twice is no error when it had been played the first time", async () => {
  at.now.say(table());
  at.now.say(view());
  const played = at.now.store.playing.play("a");
  const { id } = at.now.latest("play");
  at.now.reconnect();
  expect(at.now.latest("play")).toMatchObject({ id, move: "a", expected: 1 });
  at.now.say({ type: "refused", id, problem: { kind: "stale", message: "The table has gone on." } });
  await played;
  expect(at.now.store.playing.refusal).toBeNull();
  expect(at.now.store.playing.sending).toBeNull();
});

test("a picture that comes before the answer frees the hand, and the late answer changes nothing", async () => {
  at.now.say(table());
  at.now.say(view());
  const first = at.now.store.playing.play("a");
  const { id } = at.now.latest("play");
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 2, moves_made: 2 }));
  expect(at.now.store.playing.sending).toBeNull();
  void at.now.store.playing.play("b");
  at.now.say({ type: "done", id, revision: 2, again: false });
  await first;
  expect(at.now.store.playing.sending).toBe("b");
});

/** What the server says to the latest request for a move. */
const done = async (revision: number): Promise<void> => {
  at.now.say({ type: "done", id: at.now.latest("play").id, revision, again: false });
  await vi.advanceTimersByTimeAsync(0);
};

/** A move after another, the trial of which has gone well. */
async function chain(move: string, before: string): Promise<void> {
  void at.now.store.playing.play(move, [before]);
  at.now.say({ type: "tried", id: at.now.latest("try").id, problem: null, known: null, words: "Aye.", shapes: [] });
  await vi.advanceTimersByTimeAsync(0);
}

const next = (revision: number): object => view({ revision, moves_made: revision, base: revision - 1, shapes: [[0, 1]] });

test("of moves that are made as one only the last picture is shown, at once, though it comes after the answer", async () => {
  at.now.say(table());
  at.now.say(view());
  await chain("b", "a");
  expect(at.now.latest("play")).toMatchObject({ move: "a", expected: 1 });
  await done(2);
  at.now.say(next(2));
  expect(at.now.latest("play")).toMatchObject({ move: "b", expected: 2 });
  await done(3);
  expect([at.now.store.view?.revision, at.now.store.playing.sending]).toEqual([1, "b"]);
  at.now.say(next(3));
  expect([at.now.store.view?.revision, at.now.store.playing.sending]).toEqual([3, null]);
});

test("where the second of two moves is refused the picture after the first is shown", async () => {
  at.now.say(table());
  at.now.say(view());
  await chain("b", "a");
  await done(2);
  at.now.say(next(2));
  at.now.say({ type: "refused", id: at.now.latest("play").id, problem: { kind: "illegal-move", message: "No." } });
  await vi.advanceTimersByTimeAsync(0);
  expect([at.now.store.view?.revision, at.now.store.playing.sending]).toEqual([2, null]);
});

test("of a course of which nobody can say what comes only the beginning is played, and the person is told to go on from there", async () => {
  at.now.say(table());
  at.now.say(view());
  void at.now.store.playing.play("c", ["a", "b"]);
  at.now.say({ type: "tried", id: at.now.latest("try").id, problem: null, known: 1, words: "A die falls first.", shapes: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.latest("play")).toMatchObject({ move: "a", expected: 1 });
  await done(2);
  at.now.say(next(2));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at.now.sent.filter(({ type }) => type === "play")).toHaveLength(1);
  expect([at.now.store.view?.revision, at.now.store.playing.sending]).toEqual([2, null]);
  expect(at.now.store.playing.refusal).toMatchObject({ problem: { message: "A die falls first." } });
});

test("a plan that the server has made is played without being tried, as far as it goes", async () => {
  at.now.say(table());
  at.now.say(view());
  void at.now.store.playing.playAll(["a", "b", "c"]);
  expect(at.now.sent.filter(({ type }) => type === "try")).toHaveLength(0);
  expect(at.now.latest("play")).toMatchObject({ move: "a", expected: 1 });
  await done(2);
  at.now.say(next(2));
  expect(at.now.latest("play")).toMatchObject({ move: "b", expected: 2 });
  at.now.say({ type: "refused", id: at.now.latest("play").id, problem: { kind: "not-your-turn", message: "No." } });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.sent.filter(({ type }) => type === "play")).toHaveLength(2);
  expect([at.now.store.view?.revision, at.now.store.playing.sending]).toEqual([2, null]);
});

test("where the end of a course is refused nothing of it is played", async () => {
  at.now.say(table());
  at.now.say(view());
  void at.now.store.playing.play("c", ["a", "b"]);
  at.now.say({ type: "tried", id: at.now.latest("try").id, problem: { kind: "illegal-move", message: "No." }, words: "", shapes: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.sent.filter(({ type }) => type === "play")).toHaveLength(0);
  expect(at.now.store.playing.refusal).toMatchObject({ tried: "c", problem: { message: "No." } });
});

test("a shape that may not be put somewhere is told why, where a rule says so", async () => {
  at.now.say(table());
  at.now.say(view());
  const asked = at.now.store.playing.misplaced("card", "space");
  const { id, what, to } = at.now.latest("put");
  expect([what, to]).toEqual(["card", "space"]);
  at.now.say({ type: "tried", id, problem: { kind: "illegal-move", message: "No.", clause: "BH-8.2" }, words: "", shapes: [] });
  expect(await asked).toMatchObject({ clause: "BH-8.2" });
  const unknown = at.now.store.playing.misplaced("card", "sea");
  at.now.say({ type: "tried", id: at.now.latest("put").id, problem: null, words: "", shapes: [] });
  expect(await unknown).toBeNull();
});

test("with a new connection its picture is shown, whatever was held", async () => {
  at.now.say(table());
  at.now.say(view());
  await chain("b", "a");
  await done(2);
  at.now.reconnect();
  at.now.say(view({ revision: 2, moves_made: 2 }));
  expect(at.now.store.view?.revision).toBe(2);
});

test("the late answer to moves that were forgotten does not show the pictures that later moves hold back", async () => {
  at.now.say(table());
  at.now.say(view());
  await chain("b", "a");
  const { id } = at.now.latest("play");
  at.now.store.playing.forget();
  await chain("d", "c");
  at.now.say(next(2));
  at.now.say({ type: "done", id, revision: 2, again: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.store.view?.revision).toBe(1);
});

test("a picture that had come before the move was sent does not free the hand", () => {
  at.now.say(table());
  at.now.say(view());
  for (const revision of [2, 3]) at.now.say(next(revision));
  expect([at.now.store.view?.revision, at.now.store.pictures.waiting]).toEqual([2, 1]);
  void at.now.store.playing.play("a");
  vi.advanceTimersByTime(1_000);
  expect([at.now.store.view?.revision, at.now.store.playing.sending]).toEqual([3, "a"]);
  at.now.say(next(4));
  vi.advanceTimersByTime(1_000);
  expect(at.now.store.playing.sending).toBeNull();
});

test("what would come of a move is not asked while one is on its way, nor without a connection, and an old answer is none", async () => {
  at.now.say(table());
  at.now.say(view());
  const foreseen = at.now.store.playing.foresee("a");
  vi.advanceTimersByTime(1_000);
  at.now.say(view({ revision: 2, moves_made: 2 }));
  at.now.say({ type: "tried", id: at.now.latest("try").id, problem: null, known: null, words: "Aye.", shapes: [] });
  expect(await foreseen).toBeNull();
  void at.now.store.playing.play("a");
  expect(await at.now.store.playing.foresee("a")).toBeNull();
  expect(at.now.types.filter((type) => type === "try")).toHaveLength(1);
});

test("the only move that is left after one's own is made for the viewer", async () => {
  at.now.say(table({ seats: [seat(0), seat(1, { mine: false, player: "", kind: "bot", level: 3 })] }));
  at.now.say(view({ revision: 5 }));
  void at.now.store.playing.play("a");
  at.now.say({ type: "done", id: at.now.latest("play").id, revision: 6, again: false });
  at.now.say(view({ revision: 6, moves_made: 2, moves: ["done"], settled: true }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at.now.latest("play")).toMatchObject({ move: "done", expected: 6 });
});

test("where other people sit at the table it is not made faster than a person could", async () => {
  at.now.say(table());
  at.now.say(view({ revision: 5 }));
  void at.now.store.playing.play("a");
  at.now.say({ type: "done", id: at.now.latest("play").id, revision: 6, again: false });
  at.now.say(view({ revision: 6, moves_made: 2, moves: ["done"], settled: true }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at.now.latest("play")).toMatchObject({ move: "a" });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(at.now.latest("play")).toMatchObject({ move: "done" });
});

test("whoever has taken back such a move is asked", async () => {
  at.now.say(table({ seats: [seat(0), seat(1, { mine: false, player: "", kind: "bot", level: 3 })] }));
  at.now.say(view({ revision: 5, moves: ["a", "b"] }));
  at.now.say(view({ revision: 6, moves: ["done"], settled: true }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(at.now.types).not.toContain("play");
});
