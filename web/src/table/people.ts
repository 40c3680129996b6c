// What can be said and done about who sits at a table.
import { language, say } from "../lib/words";
import type { SeatInfo, Table } from "../lib/wire";

/** The level of the bot that plays here now; null if a person does, or nobody. */
export function levelOf(seat: SeatInfo | undefined): number | null {
  return seat?.level ?? null;
}

/** The letter that stands for a seat where there is little room. */
export function letterOf(seat: SeatInfo): string {
  return seat.name.slice(0, 1).toLocaleUpperCase();
}

/** How somebody is there, in words. */
export function presence(seat: SeatInfo): string {
  if (seat.kind === "open") return say("seat-is-open");
  if (seat.left) return goneFor(seat);
  if (seat.kind === "bot") return say("seat-is-bot");
  if (seat.program_of) return programOf(seat);
  if (seat.stand_in) return say("seat-has-stand-in");
  return seat.here ? say("seat-is-here") : say("seat-is-away");
}

/** Who has a seat of a table that waits for players, in words. */
export function occupant(seat: SeatInfo): string {
  if (seat.kind === "person" && seat.mine) return say("seat-mine", { player: seat.player });
  if (seat.program_of) return `${seat.player} · ${say("seat-is-program", { owner: seat.program_of })}`;
  return seat.player || say("seat-is-open");
}

/** Whose program sits there, and how it is there, in words. */
function programOf(seat: SeatInfo): string {
  const mark = say("seat-is-program", { owner: seat.program_of });
  if (seat.stand_in) return `${mark} · ${say("seat-has-stand-in")}`;
  return seat.here ? mark : `${mark} · ${say("seat-is-away")}`;
}

/** Several people in a sentence. */
export function named(people: readonly string[]): string {
  return new Intl.ListFormat(language).format(people);
}

/** The level of the strongest bot, if there are only bots besides one person who is at this device; else null. */
export function strongestBot(seats: readonly SeatInfo[]): number | null {
  const others = seats.filter((seat) => !seat.mine);
  if (others.length !== seats.length - 1 || others.some((seat) => seat.kind !== "bot" || seat.left)) return null;
  return Math.max(...others.map((seat) => seat.level ?? 0));
}

/** How many seats nobody has taken yet. */
export function freeSeats(table: Table): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

/** What a table that waits waits for. */
export function waitsFor(table: Table): string {
  return freeSeats(table) === 0 ? say("dice-gathering") : say("table-open-status", { free: freeSeats(table) });
}

/** Who of those whose turn it is has not come to the table yet, if nobody else is awaited; empty otherwise. */
export function notYetHere(table: Table, waiting: readonly number[]): string {
  const awaited = waiting.map((seat) => table.seats[seat]).filter((seat) => seat?.awaited === true);
  if (awaited.length === 0 || awaited.length < waiting.length) return "";
  const players = [...new Set(awaited.map((seat) => seat!.player))];
  return say("seat-not-yet-here", { number: players.length, players: named(players) });
}

/** What everybody is told when somebody sits down or stands up, leaves a game that goes on, a bot takes over, or the person comes back. */
export function cameOrWent(before: SeatInfo | undefined, now: SeatInfo): string {
  if (before === undefined) return "";
  if (before.kind === "open" && now.kind !== "open") return say("seat-taken-by", { player: now.player, seat: now.name });
  if (before.kind !== "open" && now.kind === "open") return say("seat-free-again", { seat: now.name });
  if (now.left && !before.left) return leftIt(before, now);
  if (now.stand_in && !before.stand_in) return say("seat-stand-in-began", { player: now.player, level: now.level ?? 0 });
  if (before.stand_in && !now.stand_in && now.kind === "person") return say("seat-stand-in-ended", { player: now.player });
  return "";
}

/** Words for a player who has left a game that goes on: for that player, and for all others. */
function leftIt(before: SeatInfo, now: SeatInfo): string {
  if (!before.mine) return goneFor(now);
  return now.late ? say("seat-late-mine") : say("seat-left-mine");
}

/** Who has given up or has no time left, and which bot plays on. */
function goneFor(seat: SeatInfo): string {
  const who = { player: seat.left, level: seat.level ?? 0 };
  return seat.late ? say("seat-late", who) : say("seat-left", who);
}

export type SeatAction = "sit" | "move" | "also" | "fill" | "free" | "bring" | "stand" | "return" | "stand-in" | "resign";

/** What the person at this device may do about a seat. */
export function actionsFor(seat: SeatInfo, table: Table): SeatAction[] {
  const found: SeatAction[] = [];
  const playing = table.state === "playing";
  const mine = table.seats.filter((one) => one.mine).length;
  const seated = mine > 0;
  if (seat.kind === "open" && table.state === "open") {
    if (mine === 1) found.push("move");
    if (!seated) found.push("sit");
    else if (!table.rated) found.push("also");
    if (table.host) found.push("fill");
    if (!table.rated && (table.host || !table.listed)) found.push("bring");
  }
  if (seat.kind === "bot" && table.state === "open" && table.host) found.push("free");
  if (seat.mine && seat.stand_in && playing) found.push("return");
  if (seat.mine && table.state === "open") found.push("stand");
  if (seat.mine && playing && !seat.stand_in) found.push("resign");
  if (!seat.mine && playing && seated && seat.kind === "person" && !seat.here && !seat.stand_in) found.push("stand-in");
  return found;
}

/** Whether other people are asked before something is taken back; bots always agree. */
export function othersAreAsked(table: Table | null): boolean {
  return table?.seats.some((seat) => seat.kind === "person" && !seat.mine && !seat.stand_in) ?? false;
}
