import { expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { atTable, seat, table } from "./at-table";

const at = atTable();

test("who moves to another seat takes the fleet along, and gets the old seat back if the other is taken", async () => {
  at.now.say(table({ state: "open", seats: [seat(0, { fleet: "40.x" }), seat(1, { kind: "open", player: "", mine: false })] }));
  const moved = at.now.store.seating.move(1);
  expect(at.now.latest("stand")).toMatchObject({ seat: 0, state: "open" });
  at.now.say({ type: "done", id: at.now.latest("stand").id, revision: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.latest("sit")).toMatchObject({ seat: 1, fleet: "40.x" });
  at.now.say({ type: "refused", id: at.now.latest("sit").id, problem: { kind: "forbidden", message: "Somebody sits there." } });
  await vi.advanceTimersByTimeAsync(0);
  expect(at.now.latest("sit")).toMatchObject({ seat: 0, fleet: "40.x" });
  at.now.say({ type: "done", id: at.now.latest("sit").id, revision: 0 });
  expect(await moved).toBe(true);
  expect(announcer.toasts.at(-1)?.text).toBe("Somebody else was faster, so you are back at A.");
});

test("a fleet that is refused is said at once", async () => {
  at.now.say(table({ state: "open", seats: [seat(0), seat(1, { kind: "open", player: "", mine: false })] }));
  at.now.store.seating.fleet = "nonsense";
  const brought = at.now.store.seating.bring(0);
  at.now.say({ type: "refused", id: at.now.latest("sit").id, problem: { kind: "malformed", message: "fleet: That is not a fleet.", path: "fleet" } });
  expect(await brought).toBe(false);
  expect(announcer.urgent.map((one) => one.text)).toContain("That is not a fleet.");
  expect(at.now.store.seating.fleetFault).toBe("That is not a fleet.");
});
