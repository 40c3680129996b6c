import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { say } from "../lib/words";
import Log from "./Log.svelte";
import { atTable, line, seat, table, view } from "./store/at-table";

const at = atTable();
afterEach(cleanup);

test("a move that a bot made for somebody says so; a bot's own does not", () => {
  at.now.say(table({ seats: [seat(0), seat(1, { kind: "bot", mine: false, player: "", level: 1 })] }));
  const told = [line(1, "You place a ship."), { ...line(2, "You place another."), bot: true }, { ...line(3, "B places a ship."), seat: 1, bot: true }];
  at.now.say(view({ revision: 3, moves_made: 3, story: told }));
  render(Log, { props: { store: at.now.store, onclause: () => undefined } });
  const lines = [...document.body.querySelectorAll("li")].map((item) => item.textContent.includes(say("table-log-stand-in")));
  expect(lines).toEqual([false, true, false]);
});
