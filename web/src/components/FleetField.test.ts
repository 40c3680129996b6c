import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { stockOf } from "../fleets/stock";
import type { Piece, Stock } from "../lib/wire";
import { say } from "../lib/words";
import FleetField from "./FleetField.svelte";

afterEach(cleanup);

const SHIP: Piece = { id: "laguila", name: "L'Aguila", kind: "ship", points: 10 };
const STOCK: Stock = { kinds: ["ship"], nations: [], sets: [], total: 48, least: 10, most: 200, pieces: [SHIP], sayings: {}, offered: [], pack: "" };
const field = { control: { id: "fleet", "aria-describedby": undefined, "aria-invalid": undefined }, label: "Your fleet", pack: null, total: 48 } as const;

/** The field as it stands until the stock of a game has come, and what lets it come. */
function show(game: string, value: string): { text: HTMLInputElement; comes: () => Promise<void> } {
  let answer: (stock: Response) => void;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", () => answered);
  render(FleetField, { props: { ...field, game, value } });
  const text = screen.getByLabelText<HTMLInputElement>(say("fleet-own-text-label", { label: field.label }));
  const comes = async (): Promise<void> => {
    answer(new Response(JSON.stringify(STOCK)));
    await stockOf(game);
    await tick();
  };
  return { text, comes };
}

test("a text that somebody is writing stays, although what stands there so far names a fleet", async () => {
  const { text, comes } = show("raft", "48.ghost");
  await comes();
  text.focus();
  await fireEvent.input(text, { target: { value: "48.laguila" } });
  expect(document.activeElement).toBe(text);
  expect(text.isConnected).toBe(true);
});

test("a text that somebody is about to write stays when the list of fleets comes", async () => {
  const { text, comes } = show("boat", "48.laguila");
  text.focus();
  await comes();
  expect(text.isConnected).toBe(true);
});
