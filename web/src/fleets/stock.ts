import { api } from "../lib/api";
import type { FleetStock, Nation, Stock } from "../lib/wire";

const asked = new Map<string, Promise<FleetStock>>();

/** What fleets of a game, or of a content pack's text, are built of; asked once, again only if that failed. */
export function stockOf(game: string, pack: string | null = null): Promise<FleetStock> {
  const key = JSON.stringify([game, pack]);
  const found =
    asked.get(key) ??
    api.fleets(game, pack).catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
  asked.set(key, found);
  return found;
}

/** The nations of which a fleet of a build total can be drawn: those of which there is a ship that is cheap enough. */
export function drawable(stock: Stock, total: number | null): readonly Nation[] {
  const most = total ?? stock.total;
  const ships = stock.pieces.filter((piece) => piece.kind === "ship" && !piece.why_not && piece.points <= most);
  return stock.nations.filter((nation) => ships.some((ship) => ship.nation === nation.key));
}

/** The build total of a short text, which begins with it. */
export function totalOf(code: string): number | null {
  return /^\d{1,3}(?=\.|$)/.test(code) ? Number.parseInt(code, 10) : null;
}
