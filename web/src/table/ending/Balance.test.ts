import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Analysis, Sums } from "../../lib/wire";
import { learnWords } from "../../lib/words";
import Balance from "./Balance.svelte";

beforeAll(() => learnWords("plans"));

const SUMS: Sums = { start: 0.51, end: 0, choices: -0.41, choices_error: 0.1, luck: 0.06, luck_error: 0.05, others: 0.23, others_error: 0.1, rest: -0.39 };

function rows(sums: Sums): string[] {
  const { container } = render(Balance, { props: { analysis: { sums, fortunes: [{}] } as unknown as Analysis } });
  return [...container.querySelectorAll("tbody tr")].map((row) => row.textContent.replaceAll(/\s+/g, " ").trim());
}

test("what nobody can explain has a row, so that all rows add up to what the chance changed by", () => {
  expect(rows(SUMS).at(-1)).toBe("Not explained−39 points for you");
  expect(rows(SUMS)).toHaveLength(4);
});

test("nothing unexplained needs no row", () => {
  expect(rows({ ...SUMS, rest: 0.001 })).toHaveLength(3);
});

test("the scale shows as much as has moved, so that small bars are seen", () => {
  const scale = (choices: number): string[] => {
    const sums = { ...SUMS, choices, luck: 0.01, others: 0.02, rest: 0 };
    const { container } = render(Balance, { props: { analysis: { sums, fortunes: [] } as unknown as Analysis } });
    return [...container.querySelectorAll("tfoot span"), container.querySelector("i")!].map((one) => one.textContent || (one as HTMLElement).style.width);
  };
  expect(scale(-0.03)).toEqual(["−10", "−5", "0", "+5", "+10", "15%"]);
  expect(scale(0.4)).toEqual(["−50", "−25", "0", "+25", "+50", "40%"]);
  expect(scale(-0.8)).toEqual(["−100", "−50", "0", "+50", "+100", "40%"]);
});
