import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { stockOf } from "../fleets/stock";
import type { Piece, Stock } from "../lib/wire";
import { say } from "../lib/words";
import FleetField from "./FleetField.svelte";

afterEach(cleanup);

const SHIP: Piece = { id: "laguila", name: "L'Aguila", kind: "ship", points: 10 };
const STOCK: Stock = { kinds: ["ship"], nations: [], sets: [], total: 48, least: 10, most: 200, pieces: [SHIP], sayings: {}, offered: [], pack: "", rated_games: 0 };
const field = { control: { id: "fleet", "aria-describedby": undefined, "aria-invalid": undefined }, label: "Your fleet", pack: null, total: 48 } as const;

const picker = (): HTMLSelectElement => screen.getByRole("combobox");
const ownText = (): HTMLInputElement => screen.getByLabelText(say("fleet-own-text-label", { label: field.label }));

/** The field as it stands until the stock of a game has come; what it gives lets the stock come. */
function show(game: string, value: string, stock: Stock = STOCK): () => Promise<void> {
  let answer: (stock: Response) => void;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", () => answered);
  render(FleetField, { props: { ...field, game, value } });
  return async () => {
    answer(new Response(JSON.stringify(stock)));
    await stockOf(game);
    await tick();
  };
}

/** Chooses the last way, a text of one's own, as the key End does. */
async function wantsOwnText(): Promise<void> {
  const last = picker().options.item(picker().options.length - 1);
  expect(last?.value).not.toBe(picker().value);
  await fireEvent.change(picker(), { target: { value: last?.value } });
}

test("until the list of fleets comes, the fleet chosen so far stays chosen", async () => {
  const comes = show("dinghy", "48.laguila");
  expect(picker().selectedOptions.item(0)?.label).toBe(say("fleet-this-one-waiting"));
  await comes();
  expect(picker().selectedOptions.item(0)?.label).toBe(say("fleet-this-one", { ships: "L'Aguila" }));
});

test("until the list of fleets comes, an offered fleet is called by its name, and a fleet by chance as ever", async () => {
  show("skiff", "Brest Squadron");
  expect(picker().selectedOptions.item(0)?.label).toBe("Brest Squadron");
  cleanup();
  show("gig", "random");
  expect([...picker().options].filter((one) => one.value === "random")).toHaveLength(1);
});

test("by chance there are only fleets of nations that have a ship for the build total", async () => {
  const ship = { ...SHIP, nation: "spanish" };
  const sold = { ...SHIP, id: "reefer", nation: "viking", points: 60 };
  const crew = { ...SHIP, id: "captain", kind: "crew", nation: "mercenary" };
  const nations = ["spanish", "viking", "mercenary"].map((key) => ({ key, name: key, colour: "#000000" }));
  const comes = show("barge", "random", { ...STOCK, nations, pieces: [ship, sold, crew] });
  await comes();
  expect([...picker().options].map((one) => one.value).filter((one) => one.startsWith("random:"))).toEqual(["random:spanish"]);
});

test("who chooses to write a text before the list of fleets comes keeps the place to write it", async () => {
  const comes = show("boat", "48.laguila");
  await wantsOwnText();
  const text = ownText();
  await comes();
  expect(text.isConnected).toBe(true);
  expect(text.value).toBe("48.laguila");
});

test("a text that somebody is writing stays, although what stands there so far names a fleet", async () => {
  const comes = show("raft", "48.ghost");
  await comes();
  const text = ownText();
  text.focus();
  await fireEvent.input(text, { target: { value: "48.laguila" } });
  expect(document.activeElement).toBe(text);
  expect(text.isConnected).toBe(true);
});
