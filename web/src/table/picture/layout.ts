// How the board and the regions of a picture stand in the page.
import type { Shown } from "../store/shown";

/**
 * How a picture lies in the page: `whole`, a board without regions in one window; `stacked`, the board and below it the
 * regions in a page that scrolls, as on a phone; `docked`, the board in one place of the page's grid and the regions in theirs.
 */
export type Layout = "whole" | "stacked" | "docked";

/**
 * How the board and what is chosen from stand to each other where there is room for both: side by side, one below the other,
 * both below what lies on offer, or the board over all the height, and all else in one column beside it. `clear`: that, too,
 * since there is nothing to choose from but the board, or whoever watches holds nothing.
 */
export type Form = "across" | "clear" | "down" | "below" | "aside";

/** Boards that are at least so much wider than high have what is chosen from below them. */
const BROAD = 1.2;

export function formOf(shown: Pick<Shown, "regions" | "width" | "height">): Form {
  if (shown.regions.some((region) => region.kind === "offer")) return "below";
  if (shown.regions.some((region) => region.kind === "beside")) return "aside";
  if (shown.width >= BROAD * shown.height) return "down";
  return shown.regions.some((region) => region.kind === "answers" || (region.kind === "hand" && !region.hidden)) ? "across" : "clear";
}
