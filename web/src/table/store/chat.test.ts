import { expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { atTable, table, view } from "./at-table";

const at = atTable();

test("a remark that was on its way when the connection broke is not said twice", async () => {
  at.now.say(table());
  at.now.say(view());
  const heard = at.now.store.chat.say("Ahoy  there");
  at.now.reconnect();
  at.now.say({ type: "said", lines: [{ n: 1, seat: 0, player: "Ada", colour: "#14707a", text: "Ahoy there", at: 1 }] });
  expect(await heard).toBe(true);
  expect(at.now.types).not.toContain("chat");
});

test("a remark that never arrived is said once there is a connection, even where nothing was said before", () => {
  at.now.say(table());
  at.now.say(view());
  void at.now.store.chat.say("Ahoy");
  at.now.reconnect();
  at.now.say(table());
  vi.advanceTimersByTime(2_000);
  expect(at.now.latest("chat")).toMatchObject({ text: "Ahoy" });
});

test("a remark that the server has not answered yet is not sent again because somebody else speaks or time passes", () => {
  at.now.say(table());
  at.now.say(view());
  void at.now.store.chat.say("Ahoy");
  expect(at.now.latest("chat")).toMatchObject({ text: "Ahoy" });
  at.now.say({ type: "said", lines: [{ n: 1, seat: 0, player: "Björn", colour: "#fff", text: "Hello", at: 1 }] });
  vi.advanceTimersByTime(2_000);
  expect(at.now.types.filter((type) => type === "chat")).toHaveLength(1);
});

test("where nothing was said before one came, two remarks that arrive together are both announced", () => {
  const remark = (n: number) => ({ n, seat: 0, player: "Björn", colour: "#fff", text: `remark ${n}`, at: 1 });
  at.now.say(table());
  vi.advanceTimersByTime(2_000);
  at.now.say({ type: "said", lines: [remark(1), remark(2)] });
  expect(announcer.polite.map((one) => one.text)).toEqual(["Björn says: remark 1", "Björn says: remark 2"]);
});

test("what others say is announced, what was said before one came and what one says oneself is not", () => {
  const remark = (n: number, player: string, colour: string) => ({ n, seat: 0, player, colour, text: `remark ${n}`, at: 1 });
  at.now.say({ type: "said", lines: [remark(1, "Björn", "#fff"), remark(2, "Björn", "#fff")] });
  expect(announcer.polite).toHaveLength(0);
  at.now.say({ type: "said", lines: [remark(2, "Björn", "#fff"), remark(3, "Björn", "#fff"), remark(4, "Ada", "#14707a")] });
  expect(announcer.polite.map((one) => one.text)).toEqual(["Björn says: remark 3"]);
  expect(at.now.store.chat.lines.map((one) => one.n)).toEqual([1, 2, 3, 4]);
});
