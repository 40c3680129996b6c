import { expect, test } from "vitest";
import { SPECTATOR } from "../../lib/wire";
import { eyesFor } from "./eyes";

const hidden = true;
const open = false;

test("without a seat one looks on, with one seat through its eyes", () => {
  expect(eyesFor({ mine: [], waiting: [0], hidden, held: null })).toEqual({ seat: SPECTATOR, curtain: null });
  expect(eyesFor({ mine: [1], waiting: [0], hidden, held: null })).toEqual({ seat: 1, curtain: null });
});

test("where nothing is secret the seat whose turn it is looks", () => {
  expect(eyesFor({ mine: [0, 1], waiting: [1], hidden: open, held: 0 })).toEqual({ seat: 1, curtain: null });
  expect(eyesFor({ mine: [0, 1], waiting: [2], hidden: open, held: 1 })).toEqual({ seat: 1, curtain: null });
  expect(eyesFor({ mine: [0, 1], waiting: [], hidden: open, held: null })).toEqual({ seat: 0, curtain: null });
});

test("with secrets a curtain falls between two seats of one device, and nobody's eyes are used behind it", () => {
  expect(eyesFor({ mine: [0, 1], waiting: [1], hidden, held: 0 })).toEqual({ seat: SPECTATOR, curtain: 1 });
  expect(eyesFor({ mine: [0, 1], waiting: [0], hidden, held: null })).toEqual({ seat: SPECTATOR, curtain: 0 });
});

test("whoever holds the device keeps it while it is theirs or somebody else's turn", () => {
  expect(eyesFor({ mine: [0, 1], waiting: [0], hidden, held: 0 })).toEqual({ seat: 0, curtain: null });
  expect(eyesFor({ mine: [0, 1], waiting: [2], hidden, held: 0 })).toEqual({ seat: 0, curtain: null });
  expect(eyesFor({ mine: [0, 1], waiting: [0, 1], hidden, held: 1 })).toEqual({ seat: 1, curtain: null });
});

test("nobody is asked for while none of the device's seats is due, and a seat that was left is not kept", () => {
  expect(eyesFor({ mine: [0, 1], waiting: [2], hidden, held: null })).toEqual({ seat: SPECTATOR, curtain: null });
  expect(eyesFor({ mine: [0, 1], waiting: [1], hidden, held: 3 })).toEqual({ seat: SPECTATOR, curtain: 1 });
});
