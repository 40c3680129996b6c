import { expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { atTable, line, seat, table, view } from "./at-table";

const at = atTable();

test("everybody hears who has left", () => {
  at.now.say(table());
  at.now.say(table({ seats: [seat(0), seat(1, { kind: "bot", mine: false, player: "Bot", level: 2, left: "Björn" })] }));
  expect(announcer.toasts.map((one) => one.text)).toEqual(["Björn has resigned; a bot of level 2 plays on."]);
});

test("who resigns reads that they look on", () => {
  at.now.say(table());
  at.now.say(table({ seats: [seat(0, { kind: "bot", mine: false, player: "Bot", level: 2, left: "Ada" }), seat(1, { mine: false, player: "Björn" })] }));
  expect(announcer.toasts.map((one) => one.text)).toEqual(["You have resigned and are watching now."]);
});

test("what a waiting table waits for is told, not what the game will ask, and who sits down and stands up", () => {
  const free = seat(1, { kind: "open", player: "", mine: false });
  at.now.say(table({ state: "open", seats: [seat(0), free] }));
  at.now.say(view({ seat: -1, moves: [], waiting: [] }));
  expect(announcer.polite.map((one) => one.text)).toEqual(["Waiting for players: one seat is free"]);
  at.now.say(table({ state: "open", seats: [seat(0, { kind: "open", player: "", mine: false }), seat(1)] }));
  expect(announcer.polite.map((one) => one.text).slice(1)).toEqual(["A is free again.", "Ada sits down as B."]);
  at.now.say(table());
  expect(announcer.polite.at(-1)?.text).toBe("All seats are taken: the game begins.");
});

test("a newcomer who is signed in first does not hear of a connection that is back", () => {
  at.now.reconnect();
  expect(announcer.polite.map((one) => one.text)).not.toContain("Connected again.");
});

test("the same notice is not shown twice", () => {
  announcer.toast("Aye.");
  announcer.toast("Aye.");
  expect(announcer.toasts.map((one) => one.text)).toEqual(["Aye."]);
});

test("what happened and what is asked is announced, each once", () => {
  at.now.say(table());
  at.now.say(view({ waiting: [1], moves: [], status: "B: choose" }));
  vi.advanceTimersByTime(10_000);
  at.now.say(view({ revision: 2, moves_made: 2, base: 1, shapes: [[0, 1]], story_from: 2, story: [line(2, "B plays.")], status: "A: choose" }));
  expect(announcer.polite.map((said) => said.text)).toEqual(["B plays. A: choose."]);
});

const next = (revision: number) => view({ revision, moves_made: revision, base: revision - 1, shapes: [[0, 1]], story_from: revision, story: [line(revision, `Line ${revision}.`)] });

const latest = (): string | undefined => announcer.polite.at(-1)?.text;

test("the same thing that happens twice is said twice; what is asked is not said again", () => {
  at.now.say(table());
  at.now.say(view());
  at.now.say(view({ revision: 2, moves_made: 2, base: 1, shapes: [[0, 1]], story_from: 2, story: [line(2, "You see a coin worth 3."), line(2, "You see a coin worth 3."), line(2, "A: choose")], status: "A: choose" }));
  expect(latest()).toBe("You see a coin worth 3 (2 times). A: choose.");
});

test("where a game says shortly what happened, that is said, and what is asked once the viewer is", () => {
  at.now.say(table());
  at.now.say(view({ status: "Round 1. A: choose." }));
  announcer.polite.length = 0;
  at.now.say({ ...next(2), status: "Round 1. B is choosing.", moves: [], heard: [] });
  vi.advanceTimersByTime(10_000);
  at.now.say({ ...next(3), status: "Round 1. B is steering.", moves: [], heard: [{ revision: 3, text: "B's ship sails." }] });
  expect(announcer.polite.map((said) => said.text)).toEqual(["B's ship sails."]);
  vi.advanceTimersByTime(10_000);
  at.now.say({ ...next(4), status: "Round 1. A: choose.", heard: [{ revision: 3, text: "B's ship sails." }, { revision: 4, text: "She sinks." }] });
  expect(latest()).toBe("She sinks. A: choose.");
  expect(at.now.store.pictures.said).toEqual(["B's ship sails.", "She sinks."]);
});

test("what is said of pictures that are not shown is not lost", () => {
  at.now.say(table());
  at.now.say(view());
  const release = at.now.store.pictures.hold();
  at.now.say({ ...next(2), heard: [{ revision: 2, text: "She sails." }] });
  at.now.say({ ...next(3), heard: [{ revision: 3, text: "She sails on." }] });
  release(3);
  expect(latest()).toBe("She sails. She sails on. A: choose.");
});

test("a choice that makes nothing happen is answered with what is asked next, though that is the same", () => {
  at.now.say(table());
  at.now.say(view({ status: "Round 1. A: choose." }));
  announcer.polite.length = 0;
  at.now.say({ ...next(2), status: "Round 1. A: choose.", moves: ["b"], story: [], heard: [] });
  expect(latest()).toBe("A: choose.");
});

test("the end is said to whoever hears it: what became of them, how, and the scores", () => {
  at.now.say(table());
  at.now.say(view());
  const standing = { label: "Points", scores: [7, 9], parts: [], out: [], roles: [], signs: [] };
  const ending = { how: "home", winners: [1], sentence: "B is home first.", clauses: [], scores: [0, 1], verdict: "You lose", standing };
  at.now.say(view({ revision: 2, moves_made: 2, base: 1, shapes: [[0, 1]], story_from: 2, story: [line(2, "B sails home.")], moves: [], waiting: [], ending }));
  expect(latest()).toBe("B sails home. You lose. B is home first. Points: you 7, Björn 9.");
});
