import { expect, test } from "vitest";
import type { Sentence } from "../lib/wire";
import { botsSince, folded, movesSince, turnsOf } from "./folding";

const line = (revision: number, text: string, bot = false) => ({ revision, text, clauses: ["BC-1.9"], bot, seat: 0, die: 0, sound: "" as const });
const short = (story: Parameters<typeof folded>[0]) => folded(story).map(({ line: { text }, times }) => `${times} ${text}`);

test("what is told several times in a row is told once, with how often and until when", () => {
  const told = folded([line(1, "A card."), line(2, "A card."), line(3, "A card."), line(4, "Another."), line(5, "A card.")]);
  expect(told.map(({ line: { text }, times, until }) => [text, times, until])).toEqual([
    ["A card.", 3, 3],
    ["Another.", 1, 4],
    ["A card.", 1, 5],
  ]);
});

test("sentences of one move, of bots that can be asked why, and with other clauses stay by themselves", () => {
  expect(short([line(1, "Hit."), line(1, "Hit.")])).toEqual(["1 Hit.", "1 Hit."]);
  expect(short([line(1, "Sails.", true), line(2, "Sails.", true)])).toEqual(["1 Sails.", "1 Sails."]);
  expect(short([line(1, "Hit."), { ...line(2, "Hit."), clauses: [] }])).toEqual(["1 Hit.", "1 Hit."]);
});

test("a ship that sails on does so in one sentence; another ship, and one that was told of something else, begin anew", () => {
  const sails = (revision: number, ship: string, subject: number, more: string, end: string): Sentence => ({ ...line(revision, `${ship} sails ${more}${end}.`, true), subject, then: [`, then ${more}`, end] });
  const story = [
    sails(1, "Albion", 0, "8 cm", " towards Gull Rock"), sails(2, "Albion", 0, "5 cm", " towards Gull Rock"), sails(3, "Albion", 0, "3 cm", " to Gull Rock and docks there"),
    sails(4, "Titan", 1, "2 cm", ""), line(5, "A die is rolled."), sails(6, "Titan", 1, "1 cm", ""),
  ];
  expect(folded(story).map(({ line: { text }, until }) => `${until} ${text}`)).toEqual([
    "3 Albion sails 8 cm, then 5 cm towards Gull Rock, then 3 cm to Gull Rock and docks there.",
    "4 Titan sails 2 cm.",
    "5 A die is rolled.",
    "6 Titan sails 1 cm.",
  ]);
});

test("lines say where a move begins", () => {
  expect(folded([line(1, "Rolls."), line(1, "Is first."), line(2, "Is dealt.")]).map(({ first }) => first)).toEqual([true, false, true]);
});

test("what a seat does until another is asked is one turn, with what chance does meanwhile", () => {
  const by = (seat: number, revision: number): Sentence => ({ ...line(revision, `Move ${revision}.`), seat });
  const turns = turnsOf(folded([by(-1, 1), by(0, 2), by(-1, 3), by(0, 4), by(1, 5), by(0, 6)]));
  expect(turns.map(({ seat, told }) => [seat, told.length])).toEqual([[-1, 1], [0, 3], [1, 1], [0, 1]]);
});

test("a part of the story stands apart and belongs to nobody until somebody chooses", () => {
  const by = (seat: number, revision: number, part = false): Sentence => ({ ...line(revision, `Move ${revision}.`), seat, part });
  const turns = turnsOf(folded([by(0, 1), by(-1, 2, true), by(-1, 3), by(-1, 4, true), by(0, 5)]));
  expect(turns.map(({ seat, told }) => [seat, told.length])).toEqual([[0, 1], [-1, 2], [-1, 1], [0, 1]]);
});

test("the moves of others since the latest own one are counted, not those of chance nor those before it", () => {
  const of = (seat: number, revision: number, bot = false) => ({ ...line(revision, "A move.", bot), seat });
  const story = [of(1, 1, true), of(0, 2), of(1, 3, true), of(1, 3, true), of(-1, 4), of(1, 5, true), of(0, 6, true)];
  expect([movesSince(story, 0), movesSince(story, 1), movesSince(story.slice(0, 2), 0)]).toEqual([3, 5, 0]);
  expect([botsSince(story, 0), botsSince([...story, of(2, 7, true)], 0), botsSince(story.slice(0, 2), 0)]).toEqual([2, 3, 0]);
  expect(botsSince([...story, of(2, 7)], 0)).toBe(0);
});
