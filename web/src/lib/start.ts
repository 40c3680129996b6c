import { api } from "./api";
import { navigate } from "./router.svelte";
import { session } from "./session.svelte";
import type { GameInfo, NewMatch } from "./wire";

const USUAL_LEVEL = 3;

/** The table of one person against bots, as small as the game allows. */
export function tableAgainstBots(game: GameInfo): NewMatch {
  const players = Math.max(2, Math.min(...game.players));
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: USUAL_LEVEL }) as const);
  return { game: game.key, seats: [{ kind: "me" }, ...bots] };
}

/** Makes a table and opens it; whoever is new here becomes a guest. */
export async function open(match: NewMatch): Promise<void> {
  await session.ensure();
  const made = await api.newMatch(match);
  navigate(`/t/${encodeURIComponent(made.match)}`);
}
