import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import editor from "../messages/en-editor.ftl?raw";
import fleets from "../messages/en-fleets.ftl?raw";
import people from "../messages/en-people.ftl?raw";
import shell from "../messages/en-shell.ftl?raw";
import table from "../messages/en-table.ftl?raw";
import { type Language, wantedLanguage } from "./language";

/** Languages besides English come when they are wanted. */
const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ default: readonly string[] }>> = {
  de: () => import("../messages/de"),
};

/** The language of all sentences; the server is asked to answer in it, too. */
export let language: Language = "en";

const english = bundleOf("en", [shell, table, fleets, editor, people]);
let translated: FluentBundle | null = null;

function bundleOf(name: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) throw error;
  }
  return bundle;
}

/** Speak the language that is wanted, before anything is said; where it cannot be loaded it stays English. */
export async function learn(): Promise<void> {
  const wanted = wantedLanguage();
  if (wanted !== "en") {
    try {
      translated = bundleOf(wanted, (await OTHERS[wanted]()).default);
      language = wanted;
    } catch (error) {
      console.error(wanted, error);
    }
  }
  document.documentElement.lang = language;
}

/** A sentence for people. Ids are written out in full where they are used, so that tests can find them. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = translated?.hasMessage(id) ? translated : english;
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

/** Words with a full stop, so that screen readers pause behind them. */
export function closed(words: string): string {
  return /[.!?…:]$/u.test(words) ? words : `${words}.`;
}

/** A number to a tenth, as the language writes it, without a zero behind the point. */
export function toTenths(number: number): string {
  return number.toLocaleString(language, { maximumFractionDigits: 1 });
}

/** A difference to a tenth, as the language writes it, with its sign: `+2.1`. */
export function toSignedTenths(number: number): string {
  return number.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
}
