import { expect, test } from "vitest";
import { checkOptions, choosable, companyOf, divided, faultsOf, given, planOf, playersOf, reseated, type SeatChoice, seatNames, seatsWith, unfitPosition, usual } from "../src/lib/newtable";
import { tableAgainstBots } from "../src/lib/start";
import type { GameInfo } from "../src/lib/wire";
import { say } from "../src/lib/words";

const GAME: GameInfo = {
  key: "raft",
  title: "Raft",
  tagline: "Stay dry",
  goal: "",
  players: [1, 3, 4],
  seat_names: ["a", "b", "c", "d"],
  hidden: true,
  packs: true,
  fleets: false,
  cover: false,
  guide: false, lessons: 0,
  minutes: [0, 0],
  weight: 0,
  first_options: {}, endings: [],
  options: [
    { name: "rows", label: "Rows", help: "", kind: "number", default: 4, least: 3, most: 7, choices: [], words: [], players: [] },
    { name: "free", label: "Free", help: "", kind: "number", default: 4, least: null, most: null, choices: [], words: [], players: [] },
    { name: "wind", label: "Wind", help: "", kind: "choice", default: "N", least: null, most: null, choices: ["N", "S"], words: ["North", "South"], players: [] },
  ],
};

test("a seat's choice becomes a plan", () => {
  expect([planOf("me"), planOf("open"), planOf("bot-0"), planOf("bot-5")]).toEqual([
    { kind: "me" },
    { kind: "open" },
    { kind: "bot", level: 0 },
    { kind: "bot", level: 5 },
  ]);
});

test("players choose which seat has which name, and two swap theirs", () => {
  const crew = { name: "crew", label: "Crew", help: "", kind: "seats", default: "ab", least: null, most: null, choices: ["a", "b", "c"], words: ["Ann", "Ben", "Cleo"], players: [] } as const;
  const named: GameInfo = { ...GAME, options: [...GAME.options, crew] };
  expect(seatNames(GAME, {})).toEqual(["a", "b", "c", "d"]);
  expect(seatNames(named, { crew: "cab" })).toEqual(["Cleo", "Ann", "Ben"]);
  expect(reseated("abc", 0, "c")).toBe("cba");
  expect(reseated("abc", 1, "b")).toBe("abc");
  expect(reseated("ab", 1, "c")).toBe("ac");
});

test("numbers are checked before the server is asked", () => {
  expect(checkOptions(GAME, { rows: 3, free: -1000, wind: "N" })).toEqual({});
  for (const rows of [2, 8, 3.5, null]) {
    expect(Object.keys(checkOptions(GAME, { rows, free: 1, wind: "N" }))).toEqual(["options.rows"]);
  }
  expect(Object.keys(checkOptions(GAME, { rows: 3, free: null, wind: "N" }))).toEqual(["options.free"]);
});

const SEED = { name: "draw", label: "Draw", help: "", kind: "seed", default: 1, least: 1, most: 9, choices: [], words: [], players: [] } as const;
const RAFT: GameInfo = { ...GAME, options: [...GAME.options, SEED] };

test("a seed may be left to chance, and is at first", () => {
  const values = usual(RAFT);
  expect(values).toEqual({ rows: 4, free: 4, wind: "N", draw: null });
  expect(checkOptions(RAFT, values)).toEqual({});
  expect(given(RAFT.options, values)).not.toHaveProperty("draw");
  for (const draw of [0, 10, 1.5]) expect(Object.keys(checkOptions(RAFT, { ...values, draw }))).toEqual(["options.draw"]);
});

test("a seed is offered and sent only where nobody else can sit down; a position says all options itself", () => {
  const names = (game: GameInfo): string[] => game.options.map(({ name }) => name);
  expect(names(choosable(RAFT, ["me", "open"], null))).toEqual(["rows", "free", "wind"]);
  expect(names(choosable(RAFT, ["me", "bot-3"], null))).toEqual(["rows", "free", "wind", "draw"]);
  expect(names(choosable(RAFT, ["me", "open"], "{}"))).toEqual([]);
  const values = { rows: 3, free: 1, wind: "N", draw: 7 };
  expect(given(choosable(RAFT, ["me", "open"], null).options, values)).toEqual({ rows: 3, free: 1, wind: "N" });
  expect(given(RAFT.options, values)).toEqual(values);
});

test("an option that so many players do not choose is neither offered nor sent", () => {
  const crowd = { ...GAME, options: GAME.options.map((option) => (option.name === "rows" ? { ...option, players: [2, 3] } : option)) };
  const names = (seats: SeatChoice[]): string[] => choosable(crowd, seats, null).options.map(({ name }) => name);
  expect(names(["me", "bot-3"])).toContain("rows");
  expect(names(["me"])).not.toContain("rows");
});

test("for how many a position file is, as far as it says so", () => {
  expect(playersOf('{"game": "raft", "players": 3}')).toBe(3);
  expect(playersOf('{"game": "raft"}')).toBeNull();
  expect(playersOf('{"players": "many"}')).toBeNull();
  expect(playersOf("no JSON")).toBeNull();
  expect(playersOf("null")).toBeNull();
});

test("what can be seen to be wrong with a position file is said at once", () => {
  const canoe = { ...GAME, key: "canoe", title: "Canoe" };
  const said = (text: string): string | undefined => unfitPosition(text, "k4.json", GAME, [GAME, canoe]);
  expect(said('{"game": "raft"}')).toBeUndefined();
  expect(said("{")).toBe(say("position-no-json", { file: "k4.json" }));
  expect(said('{"game": "canoe"}')).toBe(say("position-other-game", { file: "k4.json", other: "Canoe", game: "Raft" }));
  for (const text of ["null", "{}", '{"game": "chess"}']) expect(said(text)).toBe(say("position-no-game", { file: "k4.json" }));
});

test("values that are sent have none missing", () => {
  expect(given(GAME.options, { rows: 3, free: null, wind: "N" })).toEqual({ rows: 3, wind: "N" });
});

test.each([
  [{ kind: "malformed", message: "no", path: "options.rows" }, { "options.rows": "no" }],
  [{ kind: "malformed", message: "no", path: "seats[1].level" }, { seats: "no" }],
  [{ kind: "pack", message: "no", path: "pack.toml, line 3: cards[3].name" }, { pack: "line 3: cards[3].name: no" }],
  [{ kind: "pack", message: "no" }, { pack: "no" }],
  [{ kind: "malformed", message: "no", path: "options.unheard" }, {}],
  [{ kind: "malformed", message: "'Q' is none of N, S", path: "position.front" }, { position: "k4.json, front: 'Q' is none of N, S" }],
  [{ kind: "malformed", message: "the game is over in it", path: "position" }, { position: "k4.json: the game is over in it" }],
  [{ kind: "too-fast", message: "no" }, {}],
])("the refusal %j stands at its field", (problem, faults) => {
  expect(faultsOf(problem, GAME, "k4.json")).toEqual(faults);
});

test("a table against bots is as small as the game allows, but not for one alone", () => {
  expect(tableAgainstBots({ ...GAME, players: [2] }).seats).toEqual([{ kind: "me" }, { kind: "bot", level: 1 }]);
  expect(tableAgainstBots({ ...GAME, players: [3, 4] }).seats).toHaveLength(3);
});

test("one plays against bots, with others, or with others at this device; seats may be mixed, too", () => {
  expect(seatsWith("bots", 3, 4)).toEqual(["me", "bot-4", "bot-4"]);
  expect(seatsWith("others", 2, 4)).toEqual(["me", "open"]);
  expect(seatsWith("here", 2, 4)).toEqual(["me", "me"]);
  for (const company of ["bots", "others", "here"] as const) expect(companyOf(seatsWith(company, 3, 2))).toBe(company);
  expect(companyOf(["me", "open", "bot-1"])).toBe("");
  expect(companyOf(["me", "bot-2", "bot-1"])).toBe("");
  expect(companyOf(["open", "me"])).toBe("");
  expect(companyOf(["me"])).toBe("bots");
});

test("fleets and what a first game has otherwise are asked for at once; the rest is for those who look for it", () => {
  const fleet = { ...SEED, name: "mine", kind: "fleet", default: "" } as const;
  const game: GameInfo = { ...RAFT, first_options: { wind: "S" }, options: [fleet, ...RAFT.options] };
  const { first, more } = divided(game);
  expect(first.options.map(({ name }) => name)).toEqual(["mine", "wind"]);
  expect(more.options.map(({ name }) => name)).toEqual(["rows", "free", "draw"]);
  expect(usual(game)).toMatchObject({ wind: "S", rows: 4 });
  expect(tableAgainstBots(game, { mine: "40.titan" }).options).toEqual({ wind: "S", mine: "40.titan" });
});
