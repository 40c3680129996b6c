import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { plain } from "../lib/rules";
import type { Component, Rules as GameRules } from "../lib/wire";
import { say } from "../lib/words";
import Rules from "./Rules.svelte";

afterEach(cleanup);

const RULES: GameRules = {
  introduction: [],
  clauses: [{ id: "KR-1.1", text: "Two to four play.", part: "Players", source: "rulebook", note: "", rest: "" }],
  credits: { designers: [], artists: [], publisher: "", year: "", minutes: "", age: 0, note: "" },
};
const CARD: Component = { id: "full-sail", kind: "card", name: "Full Sail", text: "F F U", provenance: "published", note: "", drawings: [], roles: [], outline: [] };

type Answer = (number: number, found: Response) => Promise<void>;

/** The page of a game's rules; what it gives answers each request for components, counted from 0, once it has come. */
function open(): Answer {
  const waiting: ((found: Response) => void)[] = [];
  const answers: Record<string, unknown> = { rules: RULES, art: {}, catalogue: { version: "", protocol: 1, games: [], roles: [] } };
  vi.stubGlobal("fetch", (address: string) => {
    const what = String(address).split("/").at(-1) ?? "";
    if (what === "components") return new Promise<Response>((resolve) => waiting.push(resolve));
    return Promise.resolve(new Response(JSON.stringify(answers[what])));
  });
  render(Rules, { props: { game: "kraken" } });
  return async (number, found) => {
    await vi.waitUntil(() => waiting.length > number);
    waiting[number]?.(found);
  };
}

test("the rules are there before the cards and pieces, which come below them", async () => {
  const answer = open();
  await screen.findByText("Two to four play.");
  expect(screen.queryByText("Full Sail")).toBeNull();
  await answer(0, new Response(JSON.stringify([CARD])));
  await screen.findByText("Full Sail");
});

test("if the cards and pieces do not come, the rules stay, and they are asked for once more", async () => {
  const answer = open();
  await screen.findByText("Two to four play.");
  await answer(0, new Response(JSON.stringify({ kind: "failed", message: "Something went wrong." }), { status: 500 }));
  await screen.findByText("Something went wrong.");
  expect(screen.getByText("Two to four play.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: say("try-again") }));
  await answer(1, new Response(JSON.stringify([CARD])));
  await screen.findByText("Full Sail");
  expect(screen.queryByText("Something went wrong.")).toBeNull();
});

test("letters are looked for as people type them", () => {
  expect(plain("Sørwegian, Colón, HAVANA, Ærø")).toBe("sorwegian, colon, havana, aero");
});
