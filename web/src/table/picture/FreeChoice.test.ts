import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { AnyShape } from "../../lib/wire";
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

test("where something is laid is named, and not told whole", () => {
  const space = { ...square("space", 0, 0), shape: "thing", region: "offer", look: "card", title: "Grietje", corner: "2.2", label: "2.2: Grietje: 1 barrel, lay time 1" } as unknown as AnyShape;
  const carries = [{ what: "card", to: "space", move: "5 on 2.2", label: "" }];
  const { hand, shape, looksFirst } = handOver(shown([square("card", 0, 0), space], { carries }));
  looksFirst.mockReturnValue(true);
  hand.take(shape("card"), true);
  hand.put("space", "tap");
  render(FreeChoice, { hand, trial: tried("Your bid there is then 5."), note: "", layout: "stacked" });
  expect(screen.getByRole("region").querySelector("b")!.textContent).toBe("2.2 Grietje");
});
