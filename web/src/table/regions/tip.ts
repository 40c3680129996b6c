// Where the words about a sign stand.

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between a sign and its words, and between those and the window's edge, in pixels. */
const GAP = 6;

/** Below the sign, or above it where there is no room; never beyond the window. */
export function tipPlace(sign: Box, words: Size, page: Size): { left: number; top: number } {
  const left = Math.min(Math.max(GAP, sign.left + sign.width / 2 - words.width / 2), Math.max(GAP, page.width - words.width - GAP));
  const below = sign.top + sign.height + GAP;
  return { left, top: below + words.height + GAP <= page.height ? below : Math.max(GAP, sign.top - words.height - GAP) };
}

/** What all signs of a thing mean, one below the other, each once. */
export function toldBy(element: Element): string[] {
  const signs = [element, ...element.querySelectorAll("[data-told]")];
  return [...new Set(signs.map((sign) => sign.getAttribute("data-told") ?? "").filter(Boolean))];
}

/** The thing of the same region before or after another one that keys can read. */
export function readable(from: Element, by: 1 | -1): HTMLElement | null {
  const all = [...(from.closest("[data-region]")?.querySelectorAll<HTMLElement>("[data-reads]") ?? [])];
  const at = all.indexOf(from as HTMLElement);
  return at < 0 ? null : (all[at + by] ?? null);
}
