import { keep, kept } from "../lib/keep";

/** A fleet that this device keeps. */
export interface SavedFleet {
  name: string;
  code: string;
  total: number;
}

const MOST = 100;

function isSaved(value: unknown): value is SavedFleet {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Record<string, unknown>;
  return typeof one["name"] === "string" && typeof one["code"] === "string" && typeof one["total"] === "number";
}

function read(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? "null");
  } catch {
    return null;
  }
}

/** The fleets of a game that are kept here, the latest first. */
export function savedFleets(game: string): SavedFleet[] {
  const found = read(`fleets-${game}`);
  return Array.isArray(found) ? found.filter(isSaved) : [];
}

/** Keeps a fleet, in place of one of the same name. */
export function saveFleet(game: string, fleet: SavedFleet): void {
  const others = savedFleets(game).filter((one) => one.name !== fleet.name);
  keep(`fleets-${game}`, JSON.stringify([fleet, ...others].slice(0, MOST)));
}

export function forgetFleet(game: string, name: string): void {
  keep(`fleets-${game}`, JSON.stringify(savedFleets(game).filter((one) => one.name !== name)));
}

/** The fleet that was being built when the page was left. */
export function draft(game: string): SavedFleet | null {
  const found = read(`fleet-draft-${game}`);
  return isSaved(found) ? found : null;
}

export function keepDraft(game: string, fleet: SavedFleet | null): void {
  keep(`fleet-draft-${game}`, fleet && JSON.stringify(fleet));
}
