// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/language";

const SOURCE = join(import.meta.dirname, "../src");
const PARTS = ["shell", "table", "fleets", "editor", "people"];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

const texts = sources(SOURCE).map((path) => readFileSync(path, "utf8"));
const idsIn = (language: string): string[] =>
  PARTS.flatMap((part) => new FluentResource(readFileSync(join(SOURCE, "messages", `${language}-${part}.ftl`), "utf8")).body.map((message) => message.id));
const ids = idsIn("en");

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

describe.each(LANGUAGES.filter((language) => language !== "en"))("in %s", (language) => {
  test("there are the same messages, each in the same file", () => {
    expect(idsIn(language).filter((id) => !id.startsWith("-"))).toEqual(ids.filter((id) => !id.startsWith("-")));
  });
});
