// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/language";

const SOURCE = join(import.meta.dirname, "../src");
const PARTS = ["shell", "table", "fleets", "editor", "people", "plans"];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

const texts = sources(SOURCE).map((path) => readFileSync(path, "utf8"));
const idsOf = (language: string, part: string): string[] =>
  new FluentResource(readFileSync(join(SOURCE, "messages", `${language}-${part}.ftl`), "utf8")).body.map((message) => message.id);
const idsIn = (language: string): string[] => PARTS.flatMap((part) => idsOf(language, part));
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

/** The files that come with the first of them, since each names the next; whoever names a type alone brings nothing. */
function together(first: string[]): Set<string> {
  const found = new Set(first);
  for (const path of found) {
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(/^\s*(?:import|export)\s(?!type\s)[^"()]*"(\.[^"]+)"/gm)) {
      const full = join(dirname(path), name);
      const there = [full, `${full}.ts`].find((one) => /\.(svelte|ts)$/.test(one) && existsSync(one));
      if (there) found.add(there);
    }
  }
  return found;
}

test.each(["fleets", "editor", "people", "plans"])("the words of the chapter %s are said only by pages that learn them", (part) => {
  const own = idsOf("en", part);
  const always = together(["main.ts", "pages/Table.svelte", "pages/Lesson.svelte"].map((name) => join(SOURCE, name)));
  expect(always.size).toBeGreaterThan(100);
  const asked = [...always].flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => found[1] ?? ""));
  expect(own.filter((id) => asked.includes(id))).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== "en"))("in %s", (language) => {
  test("there are the same messages, each in the same file", () => {
    expect(idsIn(language).filter((id) => !id.startsWith("-"))).toEqual(ids.filter((id) => !id.startsWith("-")));
  });
});
