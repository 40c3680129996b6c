import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import type { FleetSum, FleetPiece, FleetStock } from "../lib/wire";
import { pretend } from "../../tests/server";
import RatingBar from "./RatingBar.svelte";
import { draft } from "./saved";
import { Yard } from "./yard.svelte";
import { learnWords } from "../lib/words";

beforeAll(() => learnWords("fleets"));

const RAFT: FleetPiece = { id: "raft", name: "Raft", kind: "ship", points: 3, provenance: "published" };
const COOK: FleetPiece = { id: "cook", name: "Cook", kind: "crew", points: 1, provenance: "published" };
const SUM: FleetSum = { code: "40.raft", nation: "any", points: 3, allowed: 40, ships: [], coins: [], faults: [], toml: "", strength: null };
const RATING = { games: 200, wins: 110, low: 0.48, high: 0.618, player: "greedy" };
const STOCK: FleetStock = {
  kinds: ["ship", "crew"],
  nations: [],
  sets: [],
  total: 40,
  least: 10,
  most: 100,
  pieces: [RAFT, COOK],
  sayings: {},
  rated_games: 0,
  pack: "",
  offered: [
    {
      plan: { name: "One raft", total: 40, ships: [], creatures: [], ashore: [], events: [], treasures: [], coins: [] },
      code: "40.raft",
      nation: "any",
      points: 3,
      rating: RATING,
    },
  ],
};

beforeEach(() => {
  localStorage.clear();
  announcer.polite = [];
});

afterEach(cleanup);

const settled = (yard: Yard, sum: FleetSum = SUM): Promise<void> => waitFor(() => expect(yard.sum).toEqual(sum));

test("what is added goes aboard the latest ship, is judged, told and kept", async () => {
  const asked = pretend({ "POST /api/games/raft/fleets/check": SUM });
  const yard = new Yard("raft", STOCK);
  yard.add(COOK);
  expect(yard.plan.ashore).toEqual(["cook"]);
  yard.add(RAFT);
  yard.add(RAFT);
  yard.add(COOK);
  await settled(yard);
  expect(yard.plan.ships.map((ship) => ship.crew)).toEqual([[], ["cook"]]);
  expect(asked.at(-1)?.body).toEqual({ ...yard.plan, pack: null });
  expect(announcer.polite.at(-1)?.text).toBe("Cook put aboard: Raft. 3 of 40 points. Allowed.");
  expect(yard.left).toBe(37);
  expect(draft("raft")).toEqual({ name: "", code: "40.raft", total: 40 });
  expect(yard.offered?.plan.name).toBe("One raft");
});

test("crew is aboard the ship that is chosen, also when one before her is taken out", () => {
  pretend({ "POST /api/games/raft/fleets/check": SUM });
  const yard = new Yard("raft", STOCK);
  yard.add(RAFT);
  yard.add(RAFT);
  expect(yard.target).toBe(1);
  yard.removeShip(0);
  expect(yard.target).toBe(0);
  yard.add(COOK);
  yard.removeShip(0);
  expect(yard.target).toBe("ashore");
  yard.undo();
  expect(yard.plan.ships[0]?.crew).toEqual(["cook"]);
});

test("what is dragged is added, or moved; nothing happens where it came from", () => {
  pretend({ "POST /api/games/raft/fleets/check": SUM });
  const yard = new Yard("raft", STOCK);
  yard.dragged = { piece: RAFT, from: null };
  yard.drop(null);
  yard.dragged = { piece: COOK, from: null };
  yard.drop(0);
  yard.dragged = { piece: COOK, from: 0 };
  yard.drop("ashore");
  expect([yard.plan.ships[0]?.crew, yard.plan.ashore, yard.dragged]).toEqual([[], ["cook"], null]);
  const steps = yard.past.length;
  yard.dragged = { piece: COOK, from: "ashore" };
  yard.drop("ashore");
  yard.drop(0);
  expect(yard.past.length).toBe(steps);
});

test("without an answer the problem is told, and the plan stays", async () => {
  pretend({});
  const yard = new Yard("raft", STOCK);
  yard.add(RAFT);
  await waitFor(() => expect(yard.problem?.kind).toBe("offline"));
  expect(yard.plan.ships).toHaveLength(1);
  pretend({ "POST /api/games/raft/fleets/check": SUM });
  await yard.judge();
  expect([yard.problem, yard.sum]).toEqual([null, SUM]);
});

test("a rating is told with its interval and its games", () => {
  render(RatingBar, { rating: RATING });
  screen.getByText("Won 55% of 200 games that bots played against the other ready-made fleets; in many more games it is likely to win 48 to 62%.");
});
