import { api } from "../lib/api";
import type { Stock } from "../lib/wire";

const asked = new Map<string, Promise<Stock>>();

/** What fleets of a game are built of; asked once, again only if that failed. */
export function stockOf(game: string): Promise<Stock> {
  const found =
    asked.get(game) ??
    api.fleets(game).catch((error: unknown) => {
      asked.delete(game);
      throw error;
    });
  asked.set(game, found);
  return found;
}

/** The build total of a short text, which begins with it. */
export function totalOf(code: string): number | null {
  return /^\d{1,3}(?=\.|$)/.test(code) ? Number.parseInt(code, 10) : null;
}
