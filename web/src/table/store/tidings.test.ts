import { beforeEach, expect, test } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import type { Ending, Sentence, View } from "../../lib/wire";
import { line, seat, table, view } from "./at-table";
import { outcome, tellPicture } from "./tidings";

beforeEach(() => void (announcer.polite.length = 0));

/** What is heard when one picture follows another. */
function heard(before: Partial<View>, now: Partial<View>, ...news: string[]): string {
  announcer.polite.length = 0;
  const lines: Sentence[] = news.map((text) => line(2, text));
  tellPicture(view(before), view({ revision: 2, moves_made: 2, ...now }), { lines, heard: null }, table());
  return announcer.polite.map(({ text }) => text).join(" | ");
}

test("what happened is said with the question that follows, or who is to play now", () => {
  const others = { status: "B is choosing.", moves: [], waiting: [1] };
  expect(heard(others, { status: "Where?" }, "B sails.")).toBe("B sails. Where?");
  expect(heard({ status: "Where?" }, others, "You sail.")).toBe("You sail. B is choosing.");
});

test("a question that has just been heard is not said again after each step", () => {
  expect(heard({ status: "Move goods." }, { status: "Move goods." }, "You unpack.")).toBe("You unpack.");
  expect(heard({ status: "Move goods." }, { status: "Move goods.", moves_made: 3 }, "You unpack.", "B plays.")).toBe("You unpack. B plays. Move goods.");
  expect(heard({ status: "Move goods.", moves: [] }, { status: "Move goods." }, "B plays.")).toBe("B plays. Move goods.");
});

test("who takes a move back hears anew what is asked", () => {
  expect(heard({ status: "Where?", moves_made: 4 }, { status: "Where?", moves_made: 2 }, "You take a move back.")).toBe("You take a move back. Where?");
});

test("a bot's score is told by its seat: its own name ends in a number", () => {
  const bot = seat(1, { mine: false, kind: "bot", level: 1, player: "Bot, level 1" });
  const ending = { winners: [1], reason: "", sentence: "B wins.", verdict: "You lost.", scores: [0, 1], standing: { label: "Ships", scores: [2, 5], parts: [], notes: [], units: [] } };
  expect(outcome(ending as unknown as Ending, [seat(0), bot])).toEqual(["You lost.", "B wins.", "Ships: you 2, B 5."]);
});

test("a question of two sentences is said whole again; which round it is, once", () => {
  const asked = { status: "Lay a card: choose one, then a space. The highest bid wins.", moves_made: 4 };
  expect(heard(asked, { ...asked, moves_made: 2 }, "You take a move back.")).toBe(`You take a move back. ${asked.status}`);
  const round = { status: "Round 2. Choose a ship.", moves_made: 4 };
  expect(heard(round, { ...round, moves_made: 6 }, "B sails.")).toBe("B sails. Choose a ship.");
});

test("that others go on is not said where it is heard what they do", () => {
  const others = { moves: [], waiting: [1] };
  expect(heard({ ...others, status: "B chooses a card." }, { ...others, status: "B resolves it." }, "B plays a card.")).toBe("B plays a card.");
  expect(heard({ ...others, status: "B chooses a card." }, { ...others, status: "B resolves it." })).toBe("B resolves it.");
  expect(heard({ ...others, status: "B plays." }, { moves: [], waiting: [2], status: "C plays." }, "B is done.")).toBe("B is done. C plays.");
});

test("cards that are dealt one after the other are said in one sentence", () => {
  expect(heard({}, { status: "Which card?" }, "You are dealt Full Sail.", "You are dealt Heave To.", "B is dealt a card.", "B is dealt a card.")).toBe(
    "You are dealt Full Sail; Heave To. B is dealt a card (2 times). Which card?",
  );
});

test("who is to choose after the viewer is said where the game tells shortly what happened, unless that was just heard", () => {
  const mine = { status: "Place an island." };
  const others = { status: "B is placing an island.", moves: [], waiting: [1] };
  const short = (before: Partial<View>, ...told: string[]): string => {
    announcer.polite.length = 0;
    tellPicture(view(before), view({ revision: 2, moves_made: 2, ...others }), { lines: [], heard: told }, table());
    return announcer.polite.map(({ text }) => text).join(" | ");
  };
  expect(short(mine, "You place Heron Key.")).toBe("You place Heron Key. B is placing an island.");
  expect(short(mine, "You sail.", "B's turn.")).toBe("You sail. B's turn.");
  expect(short({ ...others, status: "B waits." }, "B draws.")).toBe("B draws.");
});
