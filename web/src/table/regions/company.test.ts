import { expect, test, vi } from "vitest";
import type { Ending } from "../../lib/wire";
import { atTable, seat, table, view } from "../store/at-table";
import { companyOf } from "./company";

const at = atTable();
const ended = (...winners: number[]): object => view({ moves: [], waiting: [], ending: { winners, standing: null } as unknown as Ending });

test("whoever plays alone can win; nobody wins where all come off alike", () => {
  at.now.say(table({ seats: [seat(0)] }));
  at.now.say(ended(0));
  expect(companyOf(at.now.store).hasWon(0)).toBe(true);
  at.now.say(table());
  expect(companyOf(at.now.store).hasWon(0)).toBe(true);
  at.now.say(ended(0, 1));
  expect(companyOf(at.now.store).hasWon(0)).toBe(false);
});

test("in an earlier picture it is not told for whom the game waits now, nor who has won", async () => {
  at.now.say(table());
  at.now.say(view({ waiting: [1], revision: 3, moves_made: 3, ending: { winners: [1], standing: null } as unknown as Ending }));
  const company = companyOf(at.now.store);
  expect([company.waitsFor(1), company.hasWon(1)]).toEqual([true, true]);
  at.now.store.past.look(1);
  at.now.say({ type: "replayed", id: at.now.latest("replay").id, at: 1, seat: 0, shapes: [], regions: [], made: "" });
  await vi.waitFor(() => expect([company.waitsFor(1), company.hasWon(1)]).toEqual([false, false]));
  at.now.store.past.leave();
  expect([company.waitsFor(1), company.hasWon(1)]).toEqual([true, true]);
});
