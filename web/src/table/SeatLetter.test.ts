import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { Drawings } from "./drawings.svelte";
import { DRAWINGS } from "./regions/drawn";
import SeatLetter from "./SeatLetter.svelte";
import { seat } from "./store/at-table";

afterEach(cleanup);

function show(changes: Parameters<typeof seat>[1]): HTMLElement {
  const { container } = render(SeatLetter, { props: { seat: seat(0, changes), size: "2rem" }, context: new Map([[DRAWINGS, new Drawings()]]) });
  return container.querySelector<HTMLElement>(".letter")!;
}

test("a seat has the sign of its pieces", () => {
  const letter = show({ role: "ship-a", sign: "sign-a" });
  expect(letter.querySelector("use")?.getAttribute("href")).toBe("#art-sign-a");
  expect(letter.textContent).toBe("");
});

test("a seat without a sign has its letter, and never the colour of who sits there", () => {
  const letter = show({});
  expect(letter.textContent).toBe("A");
  expect(letter.style.backgroundColor).toBe("");
});
