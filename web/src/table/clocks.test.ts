import { expect, test, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import { clockTime, isLittle, saidAt, timeLeft, timeTaken } from "./clocks";
import { atTable, table } from "./store/at-table";

const at = atTable();

/** What the server tells of the clocks. */
function told(left: number, changes: object = {}): object {
  const seats = [{ seat: 0, left, free: 0, runs: true, up: false }, { seat: 1, left: 600_000, free: 0, runs: false, up: false }];
  return { type: "clock", per: "game", whole: 600_000, words: "Everybody has 10 minutes for the whole game.", paused: false, seats, ...changes };
}

test("clocks show minutes, hours and days; what has begun counts", () => {
  expect(clockTime(7_000)).toBe("0:07");
  expect(clockTime(6_001)).toBe("0:07");
  expect(clockTime(0)).toBe("0:00");
  expect(timeTaken(6_999)).toBe("0:06");
  expect(clockTime(3_723_000)).toBe("1:02:03");
  expect(timeLeft(2 * 86_400_000 + 3 * 3_600_000 + 5)).toBe("2 days 4 h left");
});

test("a clock is red below a tenth", () => {
  expect(isLittle(60_000, 600_000)).toBe(false);
  expect(isLittle(59_999, 600_000)).toBe(true);
});

test("a moment is said once, when it is passed", () => {
  expect(saidAt(60_100, 59_900, 600_000)).toBe(60_000);
  expect(saidAt(59_900, 59_700, 600_000)).toBe(null);
  expect(saidAt(100_000, 9_000, 600_000)).toBe(10_000);
  expect(saidAt(60_100, 59_900, 30_000)).toBe(null);
});

test("time goes by for whoever is to choose, and is said to that person now and then", async () => {
  at.now.say(table());
  at.now.say(told(62_000));
  const { clocks } = at.now.store;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(clocks.told!.seats.map((time) => clocks.left(time))).toEqual([61_000, 600_000]);
  expect(announcer.polite).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(announcer.polite.map((one) => one.text)).toEqual(["On your clock: 1 min 0 s left."]);
  at.now.say(told(59_000, { paused: true, seats: [{ seat: 0, left: 59_000, free: 0, runs: false, up: false }] }));
  expect(announcer.polite.at(-1)?.text).toContain("There is a pause");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(clocks.left(clocks.told!.seats[0]!)).toBe(59_000);
});

test("free time goes by first", async () => {
  at.now.say(table());
  at.now.say(told(60_000, { seats: [{ seat: 0, left: 60_000, free: 5_000, runs: true, up: false }] }));
  await vi.advanceTimersByTimeAsync(7_000);
  const { clocks } = at.now.store;
  expect(clocks.left(clocks.told!.seats[0]!)).toBe(58_000);
});

test("with a clock, moves say how long the network takes", async () => {
  at.now.say(table());
  const first = at.now.store.requests.ask({ type: "chat", text: "Hello" });
  await vi.advanceTimersByTimeAsync(120);
  at.now.say({ type: "done", id: at.now.latest("chat").id, revision: 1 });
  await first;
  void at.now.store.requests.ask({ type: "play", seat: 0, move: "a", expected: 1 });
  expect(at.now.latest("play").lag).toBeUndefined();
  at.now.say(told(60_000));
  void at.now.store.requests.ask({ type: "play", seat: 0, move: "a", expected: 2 });
  expect(at.now.latest("play").lag).toBe(120);
});

test("a pause is asked for", () => {
  at.now.say(table());
  void at.now.store.seating.pause(0, true);
  expect(at.now.latest("propose")).toMatchObject({ what: "pause", seat: 0 });
  void at.now.store.seating.pause(0, false);
  expect(at.now.latest("propose")).toMatchObject({ what: "go-on", seat: 0 });
});
