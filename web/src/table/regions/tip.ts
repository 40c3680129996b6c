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
/** How much more it counts that another sign of the same thing is covered than anything else: one compares them. */
const OWN = 50;

/**
 * Below the sign or above it, below or above the whole thing that it is on, or beside that: the first place that covers nothing
 * of what is to stay in sight, or else the one that covers least; never beyond the window, nor over the sign.
 */
export function tipPlace(sign: Box, words: Size, page: Size, thing: Box = sign, clear: readonly Box[] = []): { left: number; top: number } {
  const within = (at: number, size: number, room: number): number => Math.min(Math.max(GAP, at), Math.max(GAP, room - size - GAP));
  const left = sign.left + sign.width / 2 - words.width / 2;
  const top = sign.top + sign.height / 2 - words.height / 2;
  const below = (box: Box): [number, number] => [left, box.top + box.height + GAP];
  const above = (box: Box): [number, number] => [left, box.top - words.height - GAP];
  const ways: [number, number][] = [below(sign), above(sign), below(thing), above(thing), [thing.left + thing.width + GAP, top], [thing.left - words.width - GAP, top]];
  const places = ways.map(([x, y]) => ({ ...words, left: within(x, words.width, page.width), top: within(y, words.height, page.height) }));
  const cost = (place: Box): number => shared(place, sign) * page.width + clear.reduce((all, one) => all + shared(place, one) * (shared(one, thing) === one.width * one.height ? OWN : 1), 0);
  const best = places.reduce((found, place) => (cost(place) < cost(found) ? place : found));
  return { left: best.left, top: best.top };
}

/** How much of the window two boxes have in common. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** What words about a sign are not to cover: all that is offered, and the other signs of its own thing. */
export function keptClear(sign: Element, root: Element): Element[] {
  const thing = sign.closest("[data-shape]");
  const offered = [...root.querySelectorAll("[data-shape]:is([role=button]:not([aria-disabled]), .loose)")].filter((one) => one !== thing);
  const others = [...(thing?.querySelectorAll("[data-told]") ?? [])].filter((one) => !one.contains(sign) && !sign.contains(one));
  return [...offered, ...others];
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
