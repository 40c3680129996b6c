import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Sentence } from "../lib/wire";
import { say } from "../lib/words";
import Caption from "./Caption.svelte";
import type { TableStore } from "./store/store.svelte";

afterEach(cleanup);

const line = (revision: number, text: string, changes: Partial<Sentence> = {}): Sentence => ({ revision, text, clauses: [], bot: false, seat: 0, die: 0, sound: "", ...changes });

/** A table at which the viewer sits on some seats. */
function show(news: readonly Sentence[], mine: readonly number[], narrow = false, story: readonly Sentence[] = []) {
  const store = { mine: mine.map((seat) => ({ seat })), seatInfo: () => undefined, shown: null, pictures: { story } } as unknown as TableStore;
  const { container } = render(Caption, { props: { store, news, narrow } });
  return { container, lines: () => {
    const all = [...container.querySelectorAll(".line")].map((one) => one.textContent);
    return container.querySelector(".several") ? all : all.reverse();
  } };
}

// The latest die is listed first: it stands next to the words, and earlier ones make way.
test("dice that were just rolled are shown with as many pips, the last ones in words", () => {
  const news = [line(1, "3 is rolled: no hit.", { die: 3 }), line(2, "Red fires."), line(3, "6 is rolled: a hit.", { die: 6 }), line(4, "Green loses a mast.")];
  const { container, lines } = show(news, [0]);
  expect([...container.querySelectorAll(".dice svg")].map((svg) => svg.querySelectorAll("circle").length)).toEqual([6, 3]);
  expect(lines()).toEqual(["3 is rolled: no hit.", "6 is rolled: a hit."]);
});

test("where the latest sentence tells of several dice, only these are shown: those rolled before did not count", () => {
  const roll = (revision: number, text: string, die: number) => line(revision, text, { die, seat: -1 });
  const news = [roll(1, "You roll a 4.", 4), roll(2, "Green rolls a 4.", 4), roll(3, "You roll a 6.", 6), roll(4, "You 6, Green 2: you begin.", 2), line(5, "You draw an island.")];
  const { container, lines } = show(news, [0]);
  expect([...container.querySelectorAll(".dice svg")].map((svg) => svg.querySelectorAll("circle").length)).toEqual([2, 6]);
  expect(lines()).toEqual(["You 6, Green 2: you begin."]);
});

test("the turn of somebody else is told by its latest sentences, with the sign of the seat; on a phone by one", () => {
  const news = [line(1, "Red sails."), line(2, "Green waits.", { seat: 1 }), line(3, "Green sails.", { seat: 1 }), line(4, "The wind turns.", { seat: -1 })];
  const { container, lines } = show(news, [0]);
  expect(container.querySelector(".who")).not.toBeNull();
  expect(lines()).toEqual(["Green sails.", "The wind turns."]);
  expect(show(news, [0], true).lines()).toEqual(["The wind turns."]);
});

test("on a phone the last that happened stands in the room for news, as long as there are none", () => {
  const { container, lines } = show([], [0], true, [line(1, "Red sails."), line(2, "It is your turn.", { seat: -1 })]);
  expect(container.querySelector(".idle")).not.toBeNull();
  expect(lines()).toEqual(["It is your turn."]);
});

test("a ship that sails on is told with all of her way, on a phone, too", () => {
  const sails = (revision: number, far: string, end: string): Sentence => line(revision, `Crow sails ${far}${end}.`, { seat: 1, subject: 4, then: [`, then ${far}`, end] });
  const news = [sails(1, "5.8 cm", ""), sails(2, "1.1 cm", " and comes alongside Albion")];
  expect(show(news, [0], true).lines()).toEqual(["Crow sails 5.8 cm, then 1.1 cm and comes alongside Albion."]);
});

test("what I did myself is not told to me", () => {
  expect(show([line(1, "Red sails.")], [0]).container.querySelector(".caption")).toBeNull();
});

test("what happens several times in a row is told once, with how often", () => {
  const { lines } = show(["Red sails.", "Green passes.", "Green passes."].map((text, k) => line(k, text, { seat: 1 })), [0]);
  expect(lines()).toEqual(["Red sails.", `Green passes ${say("table-log-times", { times: 2 })}.`]);
  const several = "Green is dealt # cards.";
  expect(show([1, 2, 3].map((k) => line(k, "Green is dealt a card.", { seat: 1, several })), [0]).lines()).toEqual(["Green is dealt 3 cards."]);
});

test("what befalls me in the turn of somebody else stands beside no sign of theirs", () => {
  const { container, lines } = show([line(1, "Red lays a card."), line(2, "You get 1 money from the Parking lot.", { seat: 1 })], [0]);
  expect(lines()).toEqual(["You get 1 money from the Parking lot."]);
  expect(container.querySelector(".who")).toBeNull();
});

test("what hits me stays to be read, whatever others do after it, with the sign of whoever did it", () => {
  const news = [
    line(1, "It is Blue's turn.", { seat: 1 }),
    line(2, "A missile from Havana comes down on your flagship.", { seat: 1, sound: "blast" }),
    line(3, "You lose a life preserver to the supply.", { seat: 1 }),
    line(4, "Blue now has one point.", { seat: 1 }),
    line(5, "It is Red's turn.", { seat: 2 }),
    line(6, "Red's flagship sails to Miami.", { seat: 2, sound: "water" }),
  ];
  const { container, lines } = show(news, [0]);
  expect(lines()).toEqual(["A missile from Havana comes down on your flagship.", "You lose a life preserver to the supply."]);
  expect(container.querySelector(".who")).not.toBeNull();
  expect(show(news, [0], true).lines()).toEqual(["A missile from Havana comes down on your flagship."]);
  expect(show(news.slice(4), [0]).lines()).toEqual(["Red's flagship sails to Miami."]);
});

test("it stays while I choose, until others choose again, unless I roll dice", () => {
  const hit = line(2, "A missile from Havana comes down on your flagship.", { seat: 1, sound: "blast" });
  const own = line(3, "Your flagship sails to Miami.", { sound: "water" });
  expect(show([own], [0], false, [line(1, "You sail."), hit, own]).lines()).toEqual([hit.text]);
  expect(show([], [0], true, [hit, own]).lines()).toEqual([hit.text]);
  const dice = line(4, "You roll 3.", { die: 3 });
  expect(show([own, dice], [0], false, [hit, own, dice]).lines()).toEqual([dice.text]);
  const next = line(5, "Blue's flagship sails to Tampa.", { seat: 1, sound: "water" });
  expect(show([own, next], [0], false, [hit, own, next]).lines()).toEqual([next.text]);
});

test("what several others did to me stands together, beside no sign of one of them; of much only what hit me", () => {
  const hit = (revision: number, seat: number): readonly Sentence[] => [
    line(revision, `A missile from port ${seat} comes down on your flagship.`, { seat, sound: "blast" }),
    line(revision, "You lose a life preserver to the supply.", { seat }),
  ];
  const { container, lines } = show([...hit(1, 1), ...hit(2, 2)], [0]);
  expect(lines()).toEqual(["A missile from port 1 comes down on your flagship.", "A missile from port 2 comes down on your flagship."]);
  expect(container.querySelector(".who")).toBeNull();
});

test("with what befalls me stands what led to it in the same move: who has come to my place", () => {
  const news = [
    line(1, "B plays Full Sail.", { seat: 1, sound: "card" }),
    line(2, "B sails forward to North, Lane 4.", { seat: 1, sound: "water" }),
    line(2, "B bumps C to East, Lane 3.", { seat: 1, sound: "water" }),
    line(2, "C bumps you to South, Lane 2.", { seat: 1, sound: "water" }),
    line(3, "C sails forward to West, Lane 1.", { seat: 2, sound: "water" }),
  ];
  const told = ["B sails forward to North, Lane 4.", "B bumps C to East, Lane 3.", "C bumps you to South, Lane 2."];
  expect(show(news, [0]).lines()).toEqual(told);
  expect(show(news, [0], true).lines()).toEqual(told.slice(1));
  expect(show(news.filter(({ text }) => !text.includes("C to East")), [0], true).lines()).toEqual([told[0], told[2]]);
  const twice = [...news.slice(0, 2), line(2, "B bumps you to East, Lane 3.", { seat: 1, sound: "water" }), line(3, "B sails forward to East, Lane 4.", { seat: 1, sound: "water" }), line(3, "B bumps you to South, Lane 3.", { seat: 1, sound: "water" })];
  expect(show(twice, [0]).lines()).toEqual(twice.slice(-3).map(({ text }) => text));
});
