// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

const texts = sources(SOURCE).map((path) => readFileSync(path, "utf8"));
const idsOf = (file: string): string[] =>
  new FluentResource(readFileSync(join(SOURCE, "messages", file), "utf8")).body.map((message) => message.id);
const ids = [...idsOf("en-shell.ftl"), ...idsOf("en-table.ftl"), ...idsOf("en-fleets.ftl"), ...idsOf("en-editor.ftl")];

test("every message id is defined once", () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("every message that the source asks for exists", () => {
  const asked = texts.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => found[1] ?? ""));
  expect(asked.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((id) => !ids.includes(id))).toEqual([]);
});

test("every message is used", () => {
  const quoted = new Set(texts.flatMap((text) => [...text.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((found) => found[1])));
  expect(ids.filter((id) => !quoted.has(id) && !id.startsWith("-"))).toEqual([]);
});
