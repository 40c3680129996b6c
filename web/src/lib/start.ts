import { api } from "./api";
import { newPledge } from "./dice";
import { fittingLevel } from "./fitting";
import { beginWithOneClick } from "./oneclick";
import { navigate } from "./router.svelte";
import { session } from "./session.svelte";
import type { GameInfo, NewMatch } from "./wire";

/** The table of one person against bots that fit, as small as the game allows, with the options of a first game. */
export function tableAgainstBots(game: GameInfo, options: NewMatch["options"] = {}): NewMatch {
  const players = Math.max(2, Math.min(...game.players));
  const level = fittingLevel(game.key);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }) as const);
  return { game: game.key, options: { ...game.first_options, ...options }, seats: [{ kind: "me" }, ...bots] };
}

/** Makes a table and opens it; whoever is new here becomes a guest. `typed` is a number of one's own for the dice; `atOnce`: what comes before the first turn is left to chance where it can be. */
export async function open(match: NewMatch, typed = "", atOnce = false): Promise<void> {
  await session.ensure();
  const made = await api.newMatch({ ...match, seats: match.seats.map((seat) => (seat.kind === "me" ? { ...seat, pledge: newPledge(typed) } : seat)) });
  if (atOnce) beginWithOneClick(made.match);
  navigate(`/t/${encodeURIComponent(made.match)}`);
}
