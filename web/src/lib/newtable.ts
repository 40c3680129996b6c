import type { GameInfo, OptionInfo, Problem, SeatPlan } from "./wire";
import { say } from "./words";

/** The player of a seat at a new table, as one choice of a list. */
export type SeatChoice = "me" | "open" | `bot-${number}`;
export type OptionValues = Record<string, number | string | boolean | null>;
/** What is wrong, by field: `seats`, `clock`, `pack`, `position` or `options.NAME`. */
export type Faults = Readonly<Record<string, string>>;

export function planOf(choice: SeatChoice): SeatPlan {
  if (choice === "me" || choice === "open") return { kind: choice };
  return { kind: "bot", level: Number(choice.slice("bot-".length)) };
}

/** With whom one plays: bots, others who get a link, others at this device. */
export type Company = "bots" | "others" | "here";

/** The seats of so many players in that company; the first one is one's own. */
export function seatsWith(company: Company, players: number, level: number): SeatChoice[] {
  const other: SeatChoice = company === "bots" ? `bot-${level}` : company === "others" ? "open" : "me";
  return Array.from({ length: players }, (_, at) => (at === 0 ? "me" : other));
}

/** The company in which one plays with these seats; empty if it is mixed. Who plays alone would meet bots. */
export function companyOf(seats: readonly SeatChoice[]): Company | "" {
  const [first, ...others] = seats;
  if (first !== "me") return "";
  if (!others.every((seat) => seat === others[0])) return "";
  return others[0] === "me" ? "here" : others[0] === "open" ? "others" : "bots";
}

/** The options that are asked for at once, and those that only some look for. */
export function divided(game: GameInfo): { first: GameInfo; more: GameInfo } {
  const atOnce = (option: OptionInfo): boolean => option.kind === "fleet" || option.name in game.first_options;
  return {
    first: { ...game, options: game.options.filter(atOnce) },
    more: { ...game, options: game.options.filter((option) => !atOnce(option)) },
  };
}

function optionFault(option: OptionInfo, value: OptionValues[string]): string | null {
  if (option.kind === "seed" && value === null) return null;
  if (option.kind !== "number" && option.kind !== "seed") return null;
  const { least, most } = option;
  const number = typeof value === "number" && Number.isInteger(value) ? value : null;
  const fits = number !== null && number >= (least ?? -Infinity) && number <= (most ?? Infinity);
  if (fits) return null;
  if (least == null || most == null) return say("option-number");
  return say("option-unfit", { least, most });
}

/** What stands in a form at first: the options of a first game; a seed is left to chance. */
export function usual({ options, first_options: first }: GameInfo): OptionValues {
  return Object.fromEntries(options.map(({ name, kind, default: value }) => [name, first[name] ?? (kind === "seed" ? null : value)]));
}

/**
 * The game with the options that can be chosen: none with a position file, which says them itself, and none that so many
 * do not choose. While a seat is open, nobody names what all seats' secrets are drawn from.
 */
export function choosable(game: GameInfo, seats: readonly SeatChoice[], position: string | null): GameInfo {
  if (position !== null) return { ...game, options: [] };
  const open = seats.includes("open");
  const chosen = ({ kind, players = [] }: OptionInfo): boolean => (kind !== "seed" || !open) && (players.length === 0 || players.includes(seats.length));
  return { ...game, options: game.options.filter(chosen) };
}

/** For how many a position file is, if it says so; the server finds out what else it says. */
export function playersOf(position: string): number | null {
  try {
    const said: unknown = (JSON.parse(position) as { players?: unknown } | null)?.players;
    return typeof said === "number" ? said : null;
  } catch {
    return null;
  }
}

/** What can be seen to be wrong with a position file as soon as it is chosen; the server finds out the rest. */
export function unfitPosition(position: string, file: string, game: GameInfo, games: readonly GameInfo[]): string | undefined {
  let said: unknown;
  try {
    said = (JSON.parse(position) as { game?: unknown } | null)?.game;
  } catch {
    return say("position-no-json", { file });
  }
  if (said === game.key) return undefined;
  const other = games.find(({ key }) => key === said);
  return other ? say("position-other-game", { file, other: other.title, game: game.title }) : say("position-no-game", { file });
}

/** The values of these options as they are sent: `checkOptions` has found none missing but what is left to chance. */
export function given(options: readonly OptionInfo[], values: OptionValues): Record<string, number | string | boolean> {
  const found: Record<string, number | string | boolean> = {};
  for (const { name } of options) {
    const value = values[name] ?? null;
    if (value !== null) found[name] = value;
  }
  return found;
}

/** What the seats are called, in their order: where players choose that, as they have chosen. */
export function seatNames(game: GameInfo, values: OptionValues): readonly string[] {
  const option = game.options.find(({ kind }) => kind === "seats");
  if (!option) return game.seat_names;
  return [...String(values[option.name])].map((letter) => option.words[option.choices.indexOf(letter)] ?? letter);
}

/** The letters of the seats after one of them has taken a letter: whoever had it gets the other one's. */
export function reseated(letters: string, at: number, letter: string): string {
  const seats = [...letters];
  const other = seats.indexOf(letter);
  if (other >= 0) seats[other] = seats[at] ?? "";
  seats[at] = letter;
  return seats.join("");
}

/** What can be seen to be wrong before the server is asked. */
export function checkOptions(game: GameInfo, values: OptionValues): Faults {
  const faults: Record<string, string> = {};
  for (const option of game.options) {
    const fault = optionFault(option, values[option.name] ?? null);
    if (fault) faults[`options.${option.name}`] = fault;
  }
  return faults;
}

/** What is wrong with a pack, with the line and the field; what the server calls the file nobody knows. */
export function packFault(problem: Problem): string {
  const where = problem.kind === "pack" ? (problem.path ?? "").replace(/^pack\.toml, /, "") : "";
  return where ? `${where}: ${problem.message}` : problem.message;
}

/** What is wrong with a position file: its name, the field in it, and the problem. */
export function positionFault(problem: Problem, file: string): string {
  const where = [file, (problem.path ?? "").replace(/^position\.?/, "")].filter(Boolean).join(", ");
  return where ? `${where}: ${problem.message}` : problem.message;
}

/** The field that a refusal is about; nothing if it is about no field of the form. `file` is the name of the position file. */
export function faultsOf(problem: Problem, game: GameInfo, file: string): Faults {
  const path = problem.path ?? "";
  if (problem.kind === "pack" || path === "pack") return { pack: packFault(problem) };
  if (/^position\b/.test(path)) return { position: positionFault(problem, file) };
  if (/^clock\b/.test(path)) return { clock: problem.message };
  if (/^seats\b/.test(path)) return { seats: problem.message };
  const option = game.options.find(({ name }) => path === `options.${name}`);
  return option ? { [path]: problem.message } : {};
}
