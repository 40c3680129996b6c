import { expect, test } from "vitest";
import { spoken } from "./spoken";

test("what is said several times in a row is said once, with how often", () => {
  expect(spoken(["Green is dealt a card.", "Green is dealt a card.", "You begin."])).toEqual(["Green is dealt a card (2 times).", "You begin."]);
});

test("the beginning of sentences that begin alike is said once", () => {
  expect(spoken(["You are dealt Full Sail.", "You are dealt Heave To.", "Round 1 begins."])).toEqual(["You are dealt Full Sail; Heave To.", "Round 1 begins."]);
  expect(spoken(["Place your ship on a1.", "Place your ship on b1."])).toEqual(["Place your ship on a1; b1."]);
  expect(spoken(["Bids on the Ship Windsbraut: you 4.", "Bids on the Ship Grietje: Green 3."])).toEqual(["Bids on the Ship Windsbraut: you 4; Grietje: Green 3."]);
});

test("sentences that say more of each than a name stay whole", () => {
  for (const lines of [
    ["B plays Full Sail.", "B fires and hits nobody."],
    ["Your ship on c2 goes back to hand.", "Your ship on b4 goes back to hand."],
    ["Sail forward. You sail forward to West.", "Sail forward. You sail forward to East."],
    ["Which one do you take?", "Which one do you leave?"],
    ["You sail.", "You sail on."],
  ]) expect(spoken(lines)).toEqual(lines);
});
