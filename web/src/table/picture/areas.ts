// The parts of a picture: which of them are shown, and where they stand in the page.
import { type Frame, placedOf, split, trim } from "../../lib/scene";
import type { Area, Placed } from "../../lib/wire";
import type { Shown } from "../store/shown";

/**
 * How a picture lies in the page: `whole` in one window; `stacked`, its areas one below the other in a page that scrolls,
 * as on a phone; `docked`, its board in one place of the page's grid and the other areas in theirs.
 */
export type Layout = "whole" | "stacked" | "docked";

/**
 * How the board and what is chosen from stand to each other where there is room for both: side by side, one below the other,
 * both below what lies on offer, or the board over all the height, and all else in one column beside it.
 */
export type Form = "across" | "down" | "below" | "aside";

/** Boards that are at least so much wider than high have what is chosen from below them. */
const BROAD = 1.2;

export function formOf(shown: Shown): Form {
  if (shown.regions.some((region) => region.kind === "offer")) return "below";
  if (shown.regions.some((region) => region.kind === "beside")) return "aside";
  return shown.width >= BROAD * shown.height ? "down" : "across";
}

/** What one window shows. */
export interface Part {
  readonly key: string;
  readonly area: Frame;
  readonly kind: Area["kind"];
  readonly label: string;
  readonly shapes: readonly Placed[];
}

/** Parts that have one place of the page's grid together. */
export interface Dock {
  readonly kind: Area["kind"];
  readonly parts: readonly Part[];
}

const DOCKS = ["board", "hand", "seats", "beside"] as const satisfies readonly Area["kind"][];

/** The parts that are shown. What one looks up (`beside`) has a panel of its own where areas are docked, which may be shut. */
export function partsOf(shown: Shown, layout: Layout, looksUp: boolean): readonly Part[] {
  const placed = placedOf(shown.shapes);
  if (layout === "whole" || shown.areas.length === 0) {
    const area = { x: 0, y: 0, width: shown.width, height: shown.height };
    return [{ key: "whole", area, kind: "board", label: shown.title, shapes: placed }];
  }
  const shapes = split(placed, shown.areas);
  return shown.areas
    .map((area, k) => ({ key: area.id, area: frameOf(area, shapes[k]!), kind: area.kind, label: area.label, shapes: shapes[k]! }))
    .filter((part) => part.shapes.length > 0)
    .filter((part) => layout === "stacked" || (part.kind !== "info" && (looksUp || part.kind !== "beside")));
}

/** Where nothing is chosen an area is no higher than what is in it. */
function frameOf(area: Area, shapes: readonly Placed[]): Frame {
  return area.kind === "board" || area.kind === "hand" ? area : trim(area, shapes);
}

/** The parts by their places in the page's grid. */
export function docksOf(parts: readonly Part[]): readonly Dock[] {
  return DOCKS.map((kind) => ({ kind, parts: parts.filter((part) => part.kind === kind) })).filter((dock) => dock.parts.length > 0);
}

/** The rows of a stack: narrow areas of one kind that follow each other stand side by side. */
export function rowsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rows: Part[][] = [];
  const broad = Math.max(...parts.map((part) => part.area.width));
  for (const part of parts) {
    const row = rows.at(-1);
    const wide = row?.reduce((sum, one) => sum + one.area.width, part.area.width) ?? 0;
    if (row !== undefined && row[0]!.kind === part.kind && part.kind !== "beside" && wide <= broad) row.push(part);
    else rows.push([part]);
  }
  return rows;
}
