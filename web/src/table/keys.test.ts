import { expect, test } from "vitest";
import { commandOf } from "./keys";

function press(key: string, where: HTMLElement = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  if (where !== document.body) document.body.append(where);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  where.dispatchEvent(event);
  return event;
}

test("single keys open panels, ask, zoom and step, whatever the shift key does", () => {
  expect(commandOf(press("l"))).toEqual({ do: "panel", panel: "log" });
  expect(commandOf(press("R"))).toEqual({ do: "panel", panel: "rules" });
  expect(commandOf(press("2"))).toEqual({ do: "ask", question: 1 });
  expect(commandOf(press("+"))).toEqual({ do: "zoom", steps: 1 });
  expect(commandOf(press("."))).toEqual({ do: "step", by: 1 });
  expect(commandOf(press("x"))).toBeNull();
});

test("keys that are text, or the browser's own, are left alone", () => {
  const field = document.createElement("input");
  expect(commandOf(press("l", field))).toBeNull();
  expect(commandOf(press("l", document.createElement("textarea")))).toBeNull();
  expect(commandOf(press("l", document.createElement("dialog")))).toBeNull();
  expect(commandOf(press("r", document.createElement("div"), { ctrlKey: true }))).toBeNull();
  const slider = document.createElement("input");
  slider.type = "range";
  expect(commandOf(press("l", slider))).toEqual({ do: "panel", panel: "log" });
});

test("single keys can be switched off, but for help and Escape", () => {
  expect(commandOf(press("u"), false)).toBeNull();
  expect(commandOf(press("1"), false)).toBeNull();
  expect(commandOf(press("?"), false)).toEqual({ do: "help" });
  expect(commandOf(press("Escape"), false)).toEqual({ do: "escape" });
});
