import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Problem } from "../lib/wire";
import { Editor } from "./editor.svelte";
import FormField from "./FormField.svelte";
import type { Form, Schema } from "./schema";
import { learnWords, say } from "../lib/words";

beforeAll(() => learnWords("editor"));

afterEach(cleanup);

const LIST: Form = { label: "", help: "", kind: { is: "list", item: { label: "", help: "", kind: { is: "text" } } } };
const FILE: Form = { label: "", help: "", kind: { is: "record", fields: new Map([["ship", LIST], ["ships", LIST]]), needed: new Set() } };

function unfoldedIn(container: Element): (string | undefined)[] {
  return [...container.querySelectorAll("details[open] > summary")].map((one) => one.firstChild?.textContent?.trim());
}

test.each([
  ["ships[0]", ["ships"]],
  ["ships", ["ships"]],
  ["ship[1]", ["ship"]],
  [null, []],
])("a fault at %s unfolds the fields around it, and no others", (path, unfolded) => {
  const editor = new Editor("cardinal");
  if (path !== null) editor.problems = [{ kind: "malformed", message: "No.", path }] as Problem[];
  const { container } = render(FormField, { props: { editor, schema: {} as Schema, form: FILE, value: { ship: ["A", "B"], ships: ["C"] }, path: "", label: "" } });
  expect(unfoldedIn(container)).toEqual(unfolded);
});

test("all that is folded at first unfolds for whoever is led into it, and not by itself where something is wrong", () => {
  const editor = new Editor("cardinal");
  editor.shown = "ships[0]";
  const { container } = render(FormField, { props: { editor, schema: {} as Schema, form: FILE, value: { ship: ["A"], ships: ["C"] }, path: "", label: "" } });
  expect(unfoldedIn(container)).toEqual([say("form-further"), "ships"]);
});
