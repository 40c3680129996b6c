import { expect, test } from "vitest";
import type { Sentence } from "../lib/wire";
import { folded, turnsOf } from "./folding";

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

test("lines say where a move begins", () => {
  expect(folded([line(1, "Rolls."), line(1, "Is first."), line(2, "Is dealt.")]).map(({ first }) => first)).toEqual([true, false, true]);
});

test("what a seat does until another is asked is one turn, with what chance does meanwhile", () => {
  const by = (seat: number, revision: number): Sentence => ({ ...line(revision, `Move ${revision}.`), seat });
  const turns = turnsOf(folded([by(-1, 1), by(0, 2), by(-1, 3), by(0, 4), by(1, 5), by(0, 6)]));
  expect(turns.map(({ seat, told }) => [seat, told.length])).toEqual([[-1, 1], [0, 3], [1, 1], [0, 1]]);
});
