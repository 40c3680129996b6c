import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import FileField from "./FileField.svelte";

afterEach(cleanup);

/** A file whose text comes when it is let come. */
class SlowFile extends File {
  comes: () => void = () => undefined;
  readonly #text: string;

  constructor(text: string) {
    super([text], "position.json");
    this.#text = text;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Promise((resolve) => (this.comes = () => resolve(new TextEncoder().encode(this.#text).buffer)));
  }
}

interface Field {
  text: string | null;
  reading: Promise<void>;
}

/** A field without a file, and what becomes of it. */
function show(): Field {
  const field: Field = { text: null, reading: Promise.resolve() };
  const bound = {
    get text() { return field.text; },
    set text(next) { field.text = next; },
    get reading() { return field.reading; },
    set reading(next) { field.reading = next; },
  };
  const words = { label: "Position", help: "", without: "Without", unreadable: "No text", accept: ".json", fault: undefined };
  render(FileField, { props: Object.defineProperties({ ...words }, Object.getOwnPropertyDescriptors(bound)) as never });
  return field;
}

async function choose(file: SlowFile): Promise<void> {
  await fireEvent.change(screen.getByLabelText("Position"), { target: { files: [file] } });
}

test("whoever waits until a chosen file has been read has its text", async () => {
  const field = show();
  const file = new SlowFile("one");
  await choose(file);
  expect(field.text).toBeNull();
  file.comes();
  await field.reading;
  expect(field.text).toBe("one");
});

test("of two files that are being read the one chosen last counts, whichever comes last", async () => {
  const field = show();
  const [first, second] = [new SlowFile("one"), new SlowFile("two")];
  await choose(first);
  const early = field.reading;
  await choose(second);
  second.comes();
  await field.reading;
  first.comes();
  await early;
  expect(field.text).toBe("two");
});
