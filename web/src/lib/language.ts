// The language of the page: what was chosen on this device, else what the browser prefers.
import { keep, kept } from "./keep";

/** All languages that the client speaks; English stands in for what another one lacks. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type LanguageChoice = Language | "auto";

/** In which the clauses of all rules are written. */
export const LANGUAGE_OF_CLAUSES: Language = "en";
const KEPT = "quarterdeck-language";

function known(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((one) => one === tag?.split("-")[0]?.toLowerCase());
}

export function chosenLanguage(): LanguageChoice {
  return known(kept(KEPT)) ?? "auto";
}

/** The page is loaded anew in the other language: every sentence of it is another one. */
export function chooseLanguage(next: LanguageChoice): void {
  keep(KEPT, next === "auto" ? null : next);
  location.reload();
}

/** The language that is wanted: of those that the browser prefers the first that the client speaks. */
export function wantedLanguage(): Language {
  const chosen = chosenLanguage();
  if (chosen !== "auto") return chosen;
  for (const tag of navigator.languages) {
    const found = known(tag);
    if (found !== undefined) return found;
  }
  return "en";
}

/** What a language calls itself: `Deutsch`. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
