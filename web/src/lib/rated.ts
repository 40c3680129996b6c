import type { OptionValues, SeatChoice } from "./newtable";
import type { ClockTerms, GameInfo, OptionInfo } from "./wire";
import { say } from "./words";

/** What of a new table decides whether its game can count for ratings. */
export interface Terms {
  /** The game with the options that are asked for. */
  readonly game: GameInfo;
  readonly seats: readonly SeatChoice[];
  readonly options: OptionValues;
  readonly clock: ClockTerms | null;
  readonly pack: string | null;
  readonly position: string | null;
}

/** Why such a game cannot count for ratings, as the server would say; null if it can. */
export function whyUnrated({ game, seats, options, clock, pack, position }: Terms): string | null {
  if (pack !== null || position !== null) return say("unrated-content");
  if (seats.length === 1) return say("unrated-alone");
  if (seats.filter((seat) => seat === "me").length > 1) return say("unrated-seats");
  const drawn = game.options.find(({ name, kind }) => kind === "seed" && (options[name] ?? null) !== null);
  if (drawn) return say("unrated-seed", { option: drawn.label });
  if (clock?.then === "bot" && seats.length === 2) return say("unrated-clock");
  if (!seats.some((seat) => seat.startsWith("bot-"))) return null;
  const changed = unusual(game, seats, options).map(({ label }) => label);
  return changed.length > 0 ? say("unrated-options", { options: changed.join(", ") }) : null;
}

/** The options that are not the usual ones, besides one's own fleet and what is drawn. */
function unusual(game: GameInfo, seats: readonly SeatChoice[], options: OptionValues): OptionInfo[] {
  const fleets = game.options.filter(({ kind }) => kind === "fleet");
  const free = (option: OptionInfo): boolean => option.kind === "seed" || seats[fleets.indexOf(option)] === "me";
  return game.options.filter((option) => !free(option) && (options[option.name] ?? option.default) !== option.default);
}
