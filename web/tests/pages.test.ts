import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { navigate, router } from "../src/lib/router.svelte";
import { session } from "../src/lib/session.svelte";
import Home from "../src/pages/Home.svelte";
import NewTable from "../src/pages/NewTable.svelte";
import Person from "../src/pages/Person.svelte";
import Rules from "../src/pages/Rules.svelte";
import { CATALOGUE, GUEST, NO_TABLES, NOBODY, pretend } from "./server";

/** Everybody at this device gives a number for the dice. */
const PLEDGE: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

// A busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  navigate("/");
  session.person = undefined;
});

afterEach(cleanup);

test("one click starts a game against a bot, as a guest", async () => {
  const asked = pretend({
    "GET /api/catalogue": CATALOGUE,
    "GET /api/matches": NO_TABLES,
    "GET /api/me": NOBODY,
    "POST /api/me": GUEST,
    "POST /api/matches": { match: "4f2a" },
  });
  render(Home);
  await fireEvent.click(await screen.findByRole("button", { name: "Play now: Raft" }));
  await waitFor(() => expect(router.route).toEqual({ page: "table", match: "4f2a" }));
  expect(asked.at(-1)?.body).toEqual({ game: "raft", options: {}, seats: [{ kind: "me", pledge: PLEDGE }, { kind: "bot", level: 1 }] });
  expect(session.person).toEqual(GUEST.person);
});

test("whose turn it is stands in words, and comes first", async () => {
  const card = { game: "raft", title: "Raft", seats: ["Ada", "Bo"], mine: [0], listed: false, changed: 0 };
  pretend({
    "GET /api/catalogue": CATALOGUE,
    "GET /api/matches": {
      mine: [
        { ...card, match: "waits", state: "playing", your_turn: false },
        { ...card, match: "mine", state: "playing", your_turn: true },
        { ...card, match: "done", state: "over", your_turn: false },
      ],
      listed: [{ ...card, match: "free", state: "open", mine: [], seats: ["Ada", ""], your_turn: false }],
    },
  });
  render(Home);
  await screen.findByText("Your turn");
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("/t/"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/mine", "/t/waits", "/t/free", "/t/done"]);
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining("Your turn"),
    expect.stringContaining("Waiting for others"),
    expect.stringContaining("One seat is free"),
    expect.stringContaining("Finished"),
  ]);
});

test("a refusal to start a game is said where it was started", async () => {
  pretend({
    "GET /api/catalogue": CATALOGUE,
    "GET /api/matches": NO_TABLES,
    "GET /api/me": GUEST,
    "POST /api/matches": [429, { kind: "too-fast", message: "That was too often." }],
  });
  render(Home);
  await fireEvent.click(await screen.findByRole("button", { name: "Play now: Raft" }));
  expect((await screen.findByRole("alert")).textContent).toContain("That was too often.");
  expect(router.route.page).toBe("home");
});

test("a link that leads nowhere is refused at its field", async () => {
  pretend({ "GET /api/catalogue": CATALOGUE, "GET /api/matches": NO_TABLES });
  render(Home);
  const field = screen.getByLabelText("Invitation");
  await fireEvent.input(field, { target: { value: "http://there.example/t/1" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/another server, there\.example/).id).toBe(field.getAttribute("aria-describedby")?.split(" ")[1]);
});

test("a new table is sent as it was chosen", async () => {
  const asked = pretend({ "GET /api/catalogue": CATALOGUE, "GET /api/me": GUEST, "POST /api/matches": { match: "new" } });
  render(NewTable, { game: "raft", fleet: null, pack: false });
  await fireEvent.click(await screen.findByRole("radio", { name: "3" }));
  await fireEvent.change(screen.getByLabelText("Blue"), { target: { value: "bot-5" } });
  await fireEvent.change(screen.getByLabelText("White"), { target: { value: "me" } });
  await fireEvent.input(screen.getByLabelText("Rows"), { target: { value: "6" } });
  await fireEvent.click(screen.getByRole("radio", { name: /Everybody/ }));
  expect(screen.getByText(/A curtain keeps each hand secret/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Set up the table" }));
  await waitFor(() => expect(router.route).toEqual({ page: "table", match: "new" }));
  expect(asked.at(-1)?.body).toEqual({
    game: "raft",
    options: { rows: 6 },
    seats: [{ kind: "me", pledge: PLEDGE }, { kind: "bot", level: 5 }, { kind: "me", pledge: PLEDGE }],
    listed: true,
    rated: false,
    clock: null,
    pack: null,
    position: null,
    invite: [],
  });
});

test("a refused option is marked, whoever refuses it", async () => {
  const asked = pretend({
    "GET /api/catalogue": CATALOGUE,
    "GET /api/me": GUEST,
    "POST /api/matches": [400, { kind: "malformed", message: "Rows must be even.", path: "options.rows" }],
  });
  render(NewTable, { game: null, fleet: null, pack: false });
  const rows = await screen.findByLabelText("Rows");
  await fireEvent.input(rows, { target: { value: "9" } });
  await fireEvent.click(screen.getByRole("button", { name: "Set up the table" }));
  expect(await screen.findByText("Enter a whole number from 3 to 7.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rows: Enter a whole number from 3 to 7." })).toBeTruthy();
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  await fireEvent.input(rows, { target: { value: "5" } });
  await fireEvent.click(screen.getByRole("button", { name: "Set up the table" }));
  expect(await screen.findByText("Rows must be even.")).toBeTruthy();
  expect(rows.getAttribute("aria-invalid")).toBe("true");
  expect(router.route.page).toBe("home");
});

test("a guest becomes an account; a taken login is refused at its field", async () => {
  const answers: Record<string, unknown> = { "POST /api/account": [409, { kind: "taken", message: "The login ada is taken.", path: "login" }] };
  const asked = pretend(answers);
  session.person = GUEST.person;
  render(Person);
  const [login] = screen.getAllByLabelText("Login");
  const [password] = screen.getAllByLabelText("Password");
  if (!login || !password) throw new Error("no form");
  await fireEvent.input(login, { target: { value: "ada" } });
  await fireEvent.input(password, { target: { value: "correct horse" } });
  await fireEvent.click(screen.getByRole("button", { name: "Create an account" }));
  await waitFor(() => expect(login.getAttribute("aria-invalid")).toBe("true"));
  answers["POST /api/account"] = { person: { ...GUEST.person, login: "ada" } };
  await fireEvent.click(screen.getByRole("button", { name: "Create an account" }));
  expect(await screen.findByText("You are logged in as ada.")).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ login: "ada", password: "correct horse" });
});

test("the rules can be searched, begin with an introduction, and say where clauses come from", async () => {
  pretend({
    "GET /api/catalogue": CATALOGUE,
    "GET /api/games/raft/rules": {
      introduction: ["A **raft** is a ship."],
      credits: { designers: ["Ada Raftwright"], artists: [], publisher: "", year: "2016", minutes: "", age: 0, note: "" },
      clauses: [
        { id: "RA-1.1", part: "Setup", text: "The raft floats.", source: "rulebook", note: "", rest: "" },
        { id: "RA-R1", part: "Rulings", text: "As RA-1.1 says, it floats.", source: "ruling", note: "", rest: "" },
        { id: "RA-R2", part: "Rulings", text: "Rafts are long.", source: "published", note: "How long is our reading.", rest: "ruling" },
      ],
    },
    "GET /api/games/raft/components": [
      { id: "dry-land", kind: "island", name: "Dry Land", text: "Nobody floats there.", provenance: "reconstructed", note: "from the rulebook: name", drawings: [], roles: [], outline: [[0, 0], [9, 0], [9, 9]] },
      { id: "plank", kind: "card", name: "Plank", text: "Floats.", provenance: "published", note: "", drawings: ["wood", "missing"], roles: [], outline: [] },
    ],
    "GET /api/games/raft/art": { wood: { box: "0 0 9 9", body: "<path d='M0 0h9'/>" } },
  });
  render(Rules, { game: "raft" });
  expect(await screen.findByRole("heading", { level: 1, name: "Rules of Raft" })).toBeTruthy();
  await screen.findByRole("heading", { level: 2, name: "Cards and pieces" });
  expect(screen.getByText("Partly our own").title).toBe("The note says which part comes from where.");
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual(["Setup", "Rulings", "Cards and pieces"]);
  expect(document.getElementById("RA-R1")?.textContent).toContain("Our ruling");
  expect(document.getElementById("RA-1.1")?.textContent).not.toContain("Our ruling");
  expect(screen.getByText("raft").tagName).toBe("STRONG");
  expect(document.getElementById("RA-R2")?.textContent).toContain("Published in part");
  expect(await screen.findByText("Ada Raftwright")).toBeTruthy();
  expect(screen.getByText("2016").previousElementSibling?.textContent).toBe("Year");
  expect(screen.queryByText("Published by")).toBeNull();
  expect(screen.getByRole("link", { name: "RA-1.1" }).getAttribute("href")).toBe("#RA-1.1");
  await fireEvent.input(screen.getByLabelText("Search the rules"), { target: { value: "says" } });
  expect(screen.getByRole("status").textContent).toBe("One rule found.");
  expect(document.getElementById("RA-1.1")).toBeNull();
  expect(screen.queryByText("Plank")).toBeNull();
  await fireEvent.input(screen.getByLabelText("Search the rules"), { target: { value: "plank floats" } });
  expect(screen.getByText("Plank").closest("details")?.open).toBe(true);
  expect(document.querySelectorAll("li use")).toHaveLength(1);
});

test("without a connection the page says so and offers to try again", async () => {
  pretend({});
  render(Rules, { game: "raft" });
  expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
