// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { AVATAR_COLOURS, contrast, initials, inkOn } from "../src/lib/colours";

const READABLE = 4.5;
/** What borders of controls and rings need. */
const SEEN = 3;

const css = readFileSync(join(import.meta.dirname, "../src/app.css"), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);
for (const [, name = "", both = ""] of css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)) {
  if (!tokens.has(name)) tokens.set(name, { light: both, dark: both });
}

const TEXTS: [ink: string, grounds: string[]][] = [
  ["ink", ["page", "panel", "raised", "sunk", "sea", "danger-panel"]],
  ["ink-soft", ["page", "panel", "raised", "sunk"]],
  ["title", ["page", "panel", "raised", "sea"]],
  ["link", ["page", "panel", "raised", "sunk"]],
  ["turn", ["panel", "raised"]],
  ["danger", ["page", "panel", "raised", "danger-panel"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["bar-ink", ["bar"]],
  ["on-range-short", ["range-short"]],
  ["ink", ["range-long"]],
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colour = (name: string): string => tokens.get(name)?.[theme] ?? `no --${name}`;

  test.each(TEXTS.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))("%s is readable on %s", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(READABLE);
  });

  test.each(["page", "panel", "raised"])("borders of controls and the focus ring are seen on %s", (ground) => {
    expect(contrast(colour("line-strong"), colour(ground))).toBeGreaterThanOrEqual(SEEN);
    expect(contrast(colour("focus"), colour(ground))).toBeGreaterThanOrEqual(SEEN);
  });
});

test("letters on every avatar are readable, whatever its colour", () => {
  const grid = [0, 51, 102, 119, 128, 153, 204, 255].map((value) => value.toString(16).padStart(2, "0"));
  const all = grid.flatMap((red) => grid.flatMap((green) => grid.map((blue) => `#${red}${green}${blue}`)));
  for (const ground of [...all, ...AVATAR_COLOURS.map((one) => one.colour)]) {
    expect(contrast(ground, inkOn(ground)), ground).toBeGreaterThanOrEqual(READABLE);
  }
});

test("the colours of guests can be chosen", () => {
  const names = readFileSync(join(import.meta.dirname, "../../src/quarterdeck/server/people/names.py"), "utf8");
  const given = [...names.matchAll(/"(#[0-9a-f]{6})"/g)].map((found) => found[1]);
  expect(given.length).toBeGreaterThan(5);
  expect(given.filter((colour) => !AVATAR_COLOURS.some((one) => one.colour === colour))).toEqual([]);
});

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("an avatar shows the first letters of the first and the last word", () => {
  expect(initials("ada maria lovelace")).toBe("AL");
  expect(initials("  bo ")).toBe("B");
  expect(initials("")).toBe("");
  expect(initials("👩‍✈️ pilot")).toBe("👩‍✈️P");
});
