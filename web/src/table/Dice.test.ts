import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Sentence } from "../lib/wire";
import Dice from "./Dice.svelte";

afterEach(cleanup);

const line = (revision: number, text: string, die = 0): Sentence => ({ revision, text, clauses: [], bot: false, seat: 0, die });

test("dice that were just rolled are shown with as many pips, the last one in words", () => {
  const { container } = render(Dice, { props: { news: [line(1, "3 is rolled: no hit.", 3), line(2, "Red fires."), line(3, "6 is rolled: a hit.", 6), line(4, "Green loses a mast.")] } });
  expect([...container.querySelectorAll("svg")].map((svg) => svg.querySelectorAll("circle").length)).toEqual([3, 6]);
  expect(container.querySelector("p")!.textContent).toBe("6 is rolled: a hit.");
});

test("where nothing was rolled there is nothing", () => {
  const { container } = render(Dice, { props: { news: [line(1, "Red sails.")] } });
  expect(container.querySelector(".dice")).toBeNull();
});
