import { cleanup, configure, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { session } from "../src/lib/session.svelte";
import { turns } from "../src/lib/turns.svelte";
import Turns from "../src/pages/Turns.svelte";
import { GUEST, pretend } from "./server";

// A busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

const card = { game: "raft", title: "Raft", state: "playing", seats: ["Ada", "Bo"], mine: [0], your_turn: true, listed: false, changed: 0, since: 5 };
const LISTED = {
  tables: [
    { ...card, match: "waits", waited_for: true },
    { ...card, match: "bots", waited_for: false },
  ],
};

beforeEach(() => {
  session.person = GUEST.person;
  turns.tables = [];
});

afterEach(cleanup);

test("tables where others wait stand before those with bots", async () => {
  pretend({ "GET /api/turns": LISTED });
  const { container } = render(Turns);
  await screen.findByText("Others are waiting for you");
  const links = within(container).getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/t/waits", "/t/bots", "/"]);
});

test("where nobody waits, that is said", async () => {
  pretend({ "GET /api/turns": { tables: [] } });
  render(Turns);
  await screen.findByText(/Nobody is waiting for you/);
});

test("after a table comes another one, best of all one where others wait", async () => {
  pretend({ "GET /api/turns": LISTED });
  await turns.look();
  expect(turns.after("bots")?.match).toBe("waits");
  expect(turns.after("elsewhere")?.match).toBe("waits");
  expect(turns.after("waits")?.match).toBe("bots");
  turns.tables = [];
  expect(turns.after("waits")).toBeNull();
});
