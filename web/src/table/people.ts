// What can be said and done about who sits at a table.
import { say } from "../lib/words";
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
  if (seat.kind === "bot") return say("seat-is-bot");
  if (seat.stand_in) return say("seat-has-stand-in");
  return seat.here ? say("seat-is-here") : say("seat-is-away");
}

export type SeatAction = "sit" | "fill" | "stand" | "return" | "stand-in" | "resign";

/** What the person at this device may do about a seat. */
export function actionsFor(seat: SeatInfo, table: Table): SeatAction[] {
  const found: SeatAction[] = [];
  const playing = table.state === "playing";
  const seated = table.seats.some((one) => one.mine);
  if (seat.kind === "open" && table.state === "open") {
    found.push("sit");
    if (table.host) found.push("fill");
  }
  if (seat.mine && seat.stand_in && playing) found.push("return");
  if (seat.mine && table.state === "open") found.push("stand");
  if (seat.mine && playing && !seat.stand_in) found.push("resign");
  if (!seat.mine && playing && seated && seat.kind === "person" && !seat.here && !seat.stand_in) found.push("stand-in");
  return found;
}
