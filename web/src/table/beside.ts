// Where a card lies in the window that tells of a shape: below it, above it, before it or after it, all of it to be seen, and clear of what can be chosen.

/** In pixels of the window; `tip`: where along the card's edge the middle of the shape is. */
export interface Beside {
  readonly left: number;
  readonly top: number;
  readonly tip: number;
  readonly side: "below" | "above" | "before" | "after";
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Size = Pick<DOMRect, "width" | "height">;

/** Between the shape and the card, and from the card to the edge of the window. */
const AIR = 10;
const EDGE = 8;
/** Around the middle of a choice, where its mark is. */
const MARK = 9;

/**
 * Beside a box; `area` is what the card shall not reach below or to the right of, `window` what is seen of the page, and `choices` what
 * it shall not cover: at least not their middles, where they are marked. Null: there is no room.
 */
export function besideBox(box: Box, card: Size, area: Pick<Box, "right" | "bottom">, window: Size, choices: readonly Box[] = []): Beside | null {
  const middle = (box.left + box.right) / 2;
  if (middle < 0 || middle > window.width || box.bottom < 0 || box.top > window.height) return null;
  const end = Math.min(area.right, window.width) - EDGE;
  const left = Math.max(EDGE, Math.min(middle - card.width / 2, end - card.width));
  const tip = Math.max(2 * EDGE, Math.min(middle - left, card.width - 2 * EDGE));
  const below = box.bottom + AIR;
  const above = box.top - AIR - card.height;
  const before = box.left - AIR - card.width;
  const after = box.right + AIR;
  const places: Beside[] = [];
  if (below + card.height <= Math.min(area.bottom, window.height - EDGE)) places.push({ left, top: below, tip, side: "below" });
  if (above >= EDGE) places.push({ left, top: above, tip, side: "above" });
  const top = Math.max(EDGE, Math.min((box.top + box.bottom - card.height) / 2, window.height - EDGE - card.height));
  const aside = { top, tip: (box.top + box.bottom) / 2 - top };
  if (before >= EDGE) places.push({ left: before, ...aside, side: "before" });
  if (after + card.width <= end) places.push({ left: after, ...aside, side: "after" });
  const clear = places.find((place) => !choices.some((choice) => covers(place, card, choice)));
  if (clear !== undefined) return clear;
  // Between the marks of two rows, over an edge of the shape.
  const marks = [...choices, box].map((one) => middleOf(one, MARK));
  const between = places.flatMap((place) => {
    const under = marks.filter((mark) => covers(place, card, mark));
    if (place.side === "below") return { ...place, top: Math.min(below, ...under.map((mark) => mark.top - card.height)) };
    return place.side === "above" ? { ...place, top: Math.max(above, ...under.map((mark) => mark.bottom)) } : [];
  });
  const free = between.find((place) => !marks.some((mark) => covers(place, card, mark)));
  if (free !== undefined) return free;
  const hidden = (place: Beside): number => choices.filter((choice) => covers(place, card, middleOf(choice))).length;
  return places.filter(({ side }) => side === "below" || side === "above").toSorted((one, other) => hidden(one) - hidden(other))[0] ?? null;
}

function middleOf({ left, top, right, bottom }: Box, around = 0): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - around, top: y - around, right: x + around, bottom: y + around };
}

function covers({ left, top }: Beside, { width, height }: Size, box: Box): boolean {
  return left < box.right && left + width > box.left && top < box.bottom && top + height > box.top;
}

/** Beside the shape of this id; null where none is to be seen. */
export function besideShape(id: string, card: HTMLElement): Beside | null {
  const found = id === "" ? null : document.querySelector(`.picture [data-shape="${CSS.escape(id)}"]`);
  const box = found?.getBoundingClientRect();
  if (found == null || box === undefined || box.width + box.height === 0) return null;
  const area = found.closest(".dock, .stage")?.getBoundingClientRect() ?? { bottom: Infinity };
  const list = found.closest(".listed, .answers");
  const others = list?.querySelectorAll(".choice") ?? found.closest("svg")?.querySelectorAll(".hot");
  const apart = [...(others ?? [])].filter((one) => !found.contains(one)).map((one) => one.getBoundingClientRect());
  // On a sea or a map that can be chosen, too, other choices lie.
  const choices = apart.filter((one) => one.left > box.left || one.top > box.top || one.right < box.right || one.bottom < box.bottom);
  const bar = document.querySelector("nav.bar")?.getBoundingClientRect();
  // The panels at the end are read while it is there.
  const panels = document.querySelector(".side")?.getBoundingClientRect();
  const right = panels !== undefined && panels.left > box.right ? panels.left : Infinity;
  return besideBox(box, card.getBoundingClientRect(), { right, bottom: Math.min(area.bottom, bar?.top ?? Infinity) }, { width: innerWidth, height: innerHeight }, choices);
}
