import { expect, test } from "vitest";
import { type Terms, whyUnrated } from "./rated";
import type { GameInfo, OptionInfo } from "./wire";
import { say } from "./words";

const option = (name: string, kind: OptionInfo["kind"], standard: OptionInfo["default"]): OptionInfo => ({
  name, label: name.toUpperCase(), help: "", kind, default: standard, least: null, most: null, choices: [], words: [], players: [],
});
const GAME = { options: [option("rows", "number", 4), option("draw", "seed", 1), option("mine", "fleet", "random"), option("theirs", "fleet", "random")] } as unknown as GameInfo;
const TERMS: Terms = { game: GAME, seats: ["me", "bot-2"], options: { rows: 4, draw: null, mine: "random", theirs: "random" }, clock: null, pack: null, position: null };
const why = (change: Partial<Terms>): string | null => whyUnrated({ ...TERMS, ...change });

test("a usual game against a bot can count, with any fleet of one's own", () => {
  expect(why({})).toBeNull();
  expect(why({ options: { ...TERMS.options, mine: "0Mp1" } })).toBeNull();
});

test("against bots it cannot count with other options or with a fleet chosen for the bot; between people it can", () => {
  const options = { ...TERMS.options, rows: 5, theirs: "0Mp1" };
  expect(why({ options })).toBe(say("unrated-options", { options: "ROWS, THEIRS" }));
  expect(why({ options, seats: ["me", "open"] })).toBeNull();
});

test("each other reason is said", () => {
  expect(why({ position: "{}" })).toBe(say("unrated-content"));
  expect(why({ pack: "" })).toBe(say("unrated-content"));
  expect(why({ seats: ["me"] })).toBe(say("unrated-alone"));
  expect(why({ seats: ["me", "me"] })).toBe(say("unrated-seats"));
  expect(why({ options: { ...TERMS.options, draw: 7 } })).toBe(say("unrated-seed", { option: "DRAW" }));
  const clock = { per: "turn", time: 60, more: 0, free: 0, then: "bot", level: 2 } as unknown as Terms["clock"];
  expect(why({ clock })).toBe(say("unrated-clock"));
  expect(why({ clock, seats: ["me", "bot-2", "bot-2"] })).toBeNull();
});
