import { language } from "./words";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The language of the page as it is spoken where the browser is at home: it says whether a day has twice twelve hours. */
export function clockLanguage(tags: readonly string[] = navigator.languages): string {
  return tags.find((tag) => tag.split("-")[0]?.toLowerCase() === language) ?? language;
}

/** How long ago something was, in words; both in seconds since 1970. */
export function ago(then: number, now: number): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit);
  }
  return relative.format(0, "second");
}
