// Lists that are longer than their place say so, and rows of cards keep their height.

/** How far something must stick out to be worth a sign, in pixels. */
const LITTLE = 2;
/** While drawings and letters arrive, cards come, or a window is drawn larger, heights do not count yet, in milliseconds. */
const SETTLING = 800;
/** So little of a thing is not worth to be seen at the edge of a list, in pixels. */
const SLIVER = 48;
/** Between an element and what would cover it, in pixels. */
const AIR = 8;

/** Where a list goes on beyond its edges: the style sheet draws an edge there. */
export function edgesOf({ scrollTop, clientHeight, scrollHeight }: Pick<Element, "scrollTop" | "clientHeight" | "scrollHeight">): string {
  const above = scrollTop > LITTLE;
  const below = scrollHeight - clientHeight - scrollTop > LITTLE;
  return [above ? "above" : "", below ? "below" : ""].filter(Boolean).join(" ");
}

/** A list that scrolls where there is no room for all of it shows that it goes on, and keys can scroll it. */
export function edged(element: HTMLElement): () => void {
  const look = (): void => {
    // First all that must be measured: after a change the page would have to be laid out again for it.
    const edges = edgesOf(element);
    const scrolls = element.scrollHeight - element.clientHeight > LITTLE;
    if (element.dataset["more"] !== edges) element.dataset["more"] = edges;
    if (scrolls && element.tabIndex !== 0) element.tabIndex = 0;
    else if (!scrolls && element.tabIndex === 0) element.removeAttribute("tabindex");
  };
  return watched(element, [element, ...element.children], look);
}

/** How many things are not seen whole above the lower edge of their list, and how much is seen there of those that are cut, if that is too little. */
export function cutBelow(edge: number, things: readonly Pick<DOMRect, "top" | "bottom">[]): { below: number; sliver: number } {
  const cut = things.filter(({ bottom }) => bottom - edge > LITTLE);
  const sliver = edge - Math.min(edge, ...cut.map(({ top }) => top));
  return { below: cut.length, sliver: sliver <= SLIVER ? sliver : 0 };
}

/** A list ends with whole things, and tells how many cards and choices come below them. */
export function counted(tell: (below: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const look = (): void => {
      const edge = element.getBoundingClientRect().bottom;
      const placesOf = (things: string): DOMRect[] => [...element.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
      const { below } = cutBelow(edge, placesOf(".slot:is(.card, .choice)"));
      const { sliver } = cutBelow(edge, placesOf(".slot"));
      element.style.setProperty("--sliver", sliver > 0 ? `${sliver}px` : "");
      tell(below);
    };
    return watched(element, [element, ...element.children], look);
  };
}

/** A list whose things are together higher than its place says so: the style sheet then leaves out what can be spared. */
export function fitted(element: HTMLElement): () => void {
  const heights = (): string => [element, ...element.children].map(({ clientHeight }) => clientHeight).join(" ");
  let known = "";
  const look = (): void => {
    if (heights() === known) return;
    delete element.dataset["tight"];
    if (element.scrollHeight - element.clientHeight > LITTLE) element.dataset["tight"] = "";
    known = heights();
  };
  return watched(element, [element, ...element.children], look);
}

/**
 * A row of cards that was once so high stays so high as long as it is as wide: nothing below it moves when cards come and go.
 * A height counts when it has stood for a while: words may come before the breadth of their card.
 */
export function keepsHeight(element: HTMLElement): () => void {
  let [wide, high, most] = [0, 0, 0];
  let settling: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    const { height } = element.getBoundingClientRect();
    if (height !== high) {
      // It has just changed, before anybody was told.
      high = height;
      settle();
      return;
    }
    settling = undefined;
    most = Math.max(most, height);
    element.style.minHeight = `${most}px`;
  };
  const settle = (): void => {
    clearTimeout(settling);
    settling = setTimeout(keep, SETTLING);
  };
  const forget = (): void => {
    most = 0;
    element.style.minHeight = "";
    settle();
  };
  const look = (): void => {
    const { width, height } = element.getBoundingClientRect();
    if (width !== wide) forget();
    else if (height !== high && (settling !== undefined || height > most)) settle();
    [wide, high] = [width, height];
  };
  addEventListener("resize", forget);
  const unwatch = watched(element, [element], look);
  return () => {
    clearTimeout(settling);
    removeEventListener("resize", forget);
    element.style.minHeight = "";
    unwatch();
  };
}

/** How far the page must scroll so that an element is seen between what covers it above and below, both in pixels of the window. */
export function uncovering({ top, bottom }: Pick<DOMRect, "top" | "bottom">, above: number, below: number): number {
  return Math.max(0, Math.min(bottom + AIR - below, top - AIR - above));
}

/** How far a panel at the foot of the window rises so that it ends above an element that it would cover; 0 if it covers nothing, or would cover what is above it. */
export function risen({ top, bottom }: Pick<DOMRect, "top" | "bottom">, above: number, panel: Pick<DOMRect, "top" | "bottom">): number {
  const far = panel.bottom + AIR - top;
  return bottom + AIR > panel.top && panel.top - far >= above ? far : 0;
}

/** Looks once the page is laid out, and whenever the element scrolls or one of its parts gets another size. */
function watched(element: HTMLElement, parts: readonly Element[], look: () => void): () => void {
  const observer = new ResizeObserver(look);
  for (const part of parts) observer.observe(part);
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", look);
  };
}
