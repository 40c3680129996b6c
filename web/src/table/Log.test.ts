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

test("what befell the viewer in the latest turns of others is marked and counted, and nothing else", () => {
  at.now.say(table({ seats: [seat(0), seat(1, { mine: false, player: "Ben" })] }));
  const of = (who: number, revision: number, text: string) => ({ ...line(revision, text), seat: who });
  const told = [
    of(1, 1, "Ben hits you."), of(0, 2, "You sail on."), of(1, 3, "Ben sails youthfully."), of(1, 4, "Ben takes your flag."), of(1, 5, "Your mast falls."), of(0, 6, "You repair it."),
  ];
  at.now.say(view({ revision: 6, moves_made: 6, story: told }));
  render(Log, { props: { store: at.now.store, onclause: () => undefined } });
  const marked = [...document.body.querySelectorAll("li.mine")].map((item) => item.textContent.trim());
  expect(marked).toEqual(["Ben hits you.", "Ben takes your flag.", "Your mast falls."]);
  expect(document.body.textContent).toContain(say("table-log-since", { number: 2 }));
});
