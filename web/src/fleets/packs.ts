import { keep, kept } from "../lib/keep";

/** A content pack of the player's own: what it calls itself, and its file's text. */
export interface OwnPack {
  title: string;
  text: string;
}

function isPack(value: unknown): value is OwnPack {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Record<string, unknown>;
  return typeof one["title"] === "string" && typeof one["text"] === "string";
}

/** The pack with which fleets of a game are built on this device; null: the game's own pieces. */
export function keptPack(game: string): OwnPack | null {
  try {
    const found: unknown = JSON.parse(kept(`fleet-pack-${game}`) ?? "null");
    return isPack(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepPack(game: string, pack: OwnPack | null): void {
  keep(`fleet-pack-${game}`, pack && JSON.stringify(pack));
}

/** Where fleets are kept: those of a pack apart, as nothing else has its pieces. */
export function shelfOf(game: string, title: string): string {
  return title ? `${game}: ${title}` : game;
}
