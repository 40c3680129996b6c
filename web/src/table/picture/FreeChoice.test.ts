import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import FreeChoice from "./FreeChoice.svelte";
import { handOver, shown, square, tried } from "./pictures";

/** The heading of what is looked at first, where a shape says so much. */
function heading(label: string): string {
  const { hand, shape, looksFirst } = handOver(shown([square("it", 0, 0, { move: "go", label })]));
  looksFirst.mockReturnValue(true);
  hand.take(shape("it"), true);
  const { unmount } = render(FreeChoice, { hand, trial: tried("It brings a point."), note: "", layout: "stacked" });
  const found = screen.getByRole("region").querySelector("b")!.textContent!;
  unmount();
  return found;
}

test("the heading of a move that is looked at says what choosing it does, and no more", () => {
  expect(heading("Repair. You repair: no damage left.")).toBe("Repair");
  expect(heading("Sail with St. John's, up to 5 spaces. St. John's b (Antigua): engine 5.")).toBe("Sail with St. John's, up to 5 spaces");
  expect(heading("Sail your flagship to St. George's")).toBe("Sail your flagship to St. George's");
});
