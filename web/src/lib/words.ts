import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import editor from "../messages/en-editor.ftl?raw";
import fleets from "../messages/en-fleets.ftl?raw";
import shell from "../messages/en-shell.ftl?raw";
import table from "../messages/en-table.ftl?raw";

export const language = "en";

const bundle = new FluentBundle(language, { useIsolating: false });
for (const text of [shell, table, fleets, editor]) {
  for (const error of bundle.addResource(new FluentResource(text))) throw error;
}

/** A sentence for people. Ids are written out in full where they are used, so that tests can find them. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`There is no message "${id}".`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

/** A name as it begins a line: `orange` is shown as `Orange`. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
