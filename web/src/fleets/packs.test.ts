import { beforeAll, beforeEach, expect, test } from "vitest";
import { pretend } from "../../tests/server";
import type { FleetSum, FleetStock } from "../lib/wire";
import { keepPack, keptPack, shelfOf } from "./packs";
import { emptyPlan } from "./plan";
import { draft, savedFleets, saveFleet } from "./saved";
import { stockOf } from "./stock";
import { Yard } from "./yard.svelte";
import { learnWords } from "../lib/words";

beforeAll(() => learnWords("fleets"));

const LOG = { id: "log", name: "Log", kind: "ship", points: 2, provenance: "published" };
const STOCK: FleetStock = { kinds: ["ship"], nations: [], sets: [], total: 40, least: 10, most: 100, pieces: [LOG], sayings: {}, offered: [], pack: "Logs", rated_games: 0 };
const SUM: FleetSum = { code: "40.log", nation: "any", points: 2, allowed: 40, ships: [], coins: [], faults: [], toml: "", strength: null };

beforeEach(() => localStorage.clear());

test("a pack stays on the device until it is dropped", () => {
  expect(keptPack("raft")).toBeNull();
  keepPack("raft", { title: "Logs", text: "title = 'Logs'" });
  expect(keptPack("raft")).toEqual({ title: "Logs", text: "title = 'Logs'" });
  expect(keptPack("canoe")).toBeNull();
  keepPack("raft", null);
  expect(keptPack("raft")).toBeNull();
});

test.each(["{", "3", '{"title":"Logs"}', '{"title":3,"text":""}'])("what is kept and is no pack counts as none: %s", (text) => {
  localStorage.setItem("fleet-pack-raft", text);
  expect(keptPack("raft")).toBeNull();
});

test("the stock of a pack is asked for with its text", async () => {
  const asked = pretend({ "POST /api/games/raft/fleets/stock": STOCK });
  await expect(stockOf("raft", "title = 'Logs'")).resolves.toEqual(STOCK);
  await stockOf("raft", "title = 'Logs'");
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({ pack: "title = 'Logs'" });
});

test("fleets of a pack are judged with it, and kept apart from others", async () => {
  const asked = pretend({ "POST /api/games/raft/fleets/check": SUM });
  const yard = new Yard("raft", STOCK, "title = 'Logs'");
  yard.add(LOG);
  await expect.poll(() => yard.sum).toEqual(SUM);
  expect(asked[0]?.body).toEqual({ ...emptyPlan(40), ships: [{ ship: "log", crew: [], equipment: [] }], pack: "title = 'Logs'" });
  expect(yard.shelf).toBe(shelfOf("raft", "Logs"));
  expect(draft(yard.shelf)?.code).toBe("40.log");
  expect(draft("raft")).toBeNull();
  saveFleet(yard.shelf, { name: "Mine", code: "40.log", total: 40 });
  expect(savedFleets("raft")).toEqual([]);
});
