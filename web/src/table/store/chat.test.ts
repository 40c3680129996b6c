import { expect, test, vi } from "vitest";
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
