// What the row of a seat shows, and what is said of it to those who do not see it.
import type { SeatInfo, Thing } from "../../lib/wire";
import { say } from "../../lib/words";
import { presence } from "../people";
import type { Company } from "./company";

/** What the row of a seat shows besides what the game tells of it. */
export interface Row {
  readonly seat: SeatInfo | undefined;
  /** The game waits for it. */
  readonly turn: boolean;
  readonly won: boolean;
  /** How whoever plays it is there; empty: that goes without saying. */
  readonly told: string;
}

export function rowOf(thing: Thing, company: Company): Row {
  const seat = company.seatOf(thing.seat);
  const tells = seat !== undefined && (seat.stand_in || seat.left !== "" || (seat.kind === "person" && !seat.mine));
  return { seat, turn: company.waitsFor(thing.seat), won: company.hasWon(thing.seat), told: tells ? presence(seat) : "" };
}

/** All that the row shows, in words; without the game's own words where a button says them. */
export function rowInWords(thing: Thing, company: Company, button: boolean): string {
  const { seat, turn, won, told } = rowOf(thing, company);
  const words = [turn && say("seat-to-play"), seat?.player, !button && thing.label, won && say("seat-won"), seat?.mine && say("seat-yours"), told];
  return words.filter((one) => one).join("; ");
}
