// @vitest-environment node
import { expect, test } from "vitest";
import { bringsPosition, fragmentOf, LONGEST, textOf } from "./link";

const TEXT = `${JSON.stringify({ game: "cardinal", board: [". O .", "G . .", "ø ☠ ."], player: "orange" }, null, 2)}\n`;

test("a link holds the whole position", async () => {
  const fragment = await fragmentOf(TEXT);
  expect(fragment).toMatch(/^p=[\w-]+$/);
  expect(bringsPosition(`#${fragment}`)).toBe(true);
  expect(await textOf(`#${fragment}`)).toBe(TEXT);
});

test("a position that is too long for a link has none", async () => {
  const words = Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 10_007);
  expect(JSON.stringify(words).length).toBeGreaterThan(LONGEST);
  expect(await fragmentOf(JSON.stringify({ words }))).toBeNull();
});

test("a link that was cut short or changed brings nothing", async () => {
  const fragment = await fragmentOf(TEXT);
  expect(await textOf(`#${fragment?.slice(0, -9)}`)).toBeNull();
  expect(await textOf("#p=%%%")).toBeNull();
  expect(await textOf("#p=")).toBeNull();
  expect(bringsPosition("#CA-2.4")).toBe(false);
});

test("a small link that would unfold into very much is given up", async () => {
  const stream = new Blob([JSON.stringify(" ".repeat(5_000_000))]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  expect(await textOf(`#p=${letters}`)).toBeNull();
});
