import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "./announcer.svelte";
import { copyFrom, download } from "./sharing";
import { say } from "./words";

let field: HTMLInputElement;

beforeEach(() => {
  field = document.createElement("input");
  field.value = "a link";
  document.body.append(field);
});

afterEach(() => {
  field.remove();
  announcer.toasts.length = 0;
  vi.unstubAllGlobals();
});

/** A clipboard that takes a text, or refuses it; `command`: what comes of copying in the old way. */
function clipboard(takes: boolean, command: boolean) {
  const writeText = vi.fn(() => (takes ? Promise.resolve() : Promise.reject(new Error("not here"))));
  const execCommand = vi.fn(() => command);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  Object.assign(document, { execCommand });
  return { writeText, execCommand };
}

const shown = (): string[] => announcer.toasts.map((one) => one.text);

test("what stands in a field is copied, and that is said", async () => {
  const { writeText, execCommand } = clipboard(true, false);
  await copyFrom(field);
  expect(writeText).toHaveBeenCalledWith("a link");
  expect(execCommand).not.toHaveBeenCalled();
  expect(shown()).toEqual([say("copied")]);
});

test("without a clipboard the field is copied in the old way", async () => {
  clipboard(false, true);
  await copyFrom(field);
  expect(field.selectionEnd).toBe(field.value.length);
  expect(shown()).toEqual([say("copied")]);
});

test("where nothing can copy it is to be done by hand", async () => {
  clipboard(false, false);
  await copyFrom(field);
  expect(shown()).toEqual([say("table-invite-by-hand")]);
});

test("a text becomes a file of that name", async () => {
  let file: Blob | undefined;
  let name = "";
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), "blob:here"), revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  download("fleet.toml", "name = 1", "application/toml");
  expect(name).toBe("fleet.toml");
  expect(file).toMatchObject({ type: "application/toml", size: 8 });
});
