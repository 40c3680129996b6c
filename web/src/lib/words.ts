import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import shell from "../messages/en-shell.ftl?raw";
import table from "../messages/en-table.ftl?raw";
import { type Language, wantedLanguage } from "./language";

/** Languages besides English come when they are wanted. */
const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ default: readonly string[] }>> = {
  de: () => import("../messages/de"),
};

/** Words that only some pages need; they come with those pages. */
const CHAPTERS = {
  editor: { en: () => import("../messages/en-editor.ftl?raw"), de: () => import("../messages/de-editor.ftl?raw") },
  fleets: { en: () => import("../messages/en-fleets.ftl?raw"), de: () => import("../messages/de-fleets.ftl?raw") },
  people: { en: () => import("../messages/en-people.ftl?raw"), de: () => import("../messages/de-people.ftl?raw") },
  plans: { en: () => import("../messages/en-plans.ftl?raw"), de: () => import("../messages/de-plans.ftl?raw") },
} satisfies Record<string, Record<Language, () => Promise<{ default: string }>>>;
export type Chapter = keyof typeof CHAPTERS;
const asked = new Map<Chapter, Promise<void>>();

/** The language of all sentences; the server is asked to answer in it, too. */
export let language: Language = "en";

const english = bundleOf("en", [shell, table]);
let translated: FluentBundle | null = null;

function bundleOf(name: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const text of texts) add(bundle, text);
  return bundle;
}

function add(bundle: FluentBundle, text: string): void {
  for (const error of bundle.addResource(new FluentResource(text))) throw error;
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

/** Learn the words of a chapter; if they could not be loaded, they are asked for again the next time. */
export function learnWords(chapter: Chapter): Promise<void> {
  let coming = asked.get(chapter);
  if (!coming) {
    coming = learnChapter(chapter);
    asked.set(chapter, coming);
    coming.catch(() => asked.delete(chapter));
  }
  return coming;
}

/** A page, after the words of a chapter that it needs. */
export async function withWords<Page>(chapter: Chapter, page: () => Promise<Page>): Promise<Page> {
  await learnWords(chapter);
  return page();
}

async function learnChapter(chapter: Chapter): Promise<void> {
  const texts = CHAPTERS[chapter];
  const own = texts.en();
  if (translated) {
    try {
      add(translated, (await texts[language]()).default);
    } catch (error) {
      console.error(language, chapter, error);
    }
  }
  add(english, (await own).default);
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
