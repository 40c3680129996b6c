// Who sat where, for all parts of the result.
import type { SeatInfo, Standing } from "../../lib/wire";
import { capital, say } from "../../lib/words";

export interface Sat {
  readonly seat: number;
  readonly info: SeatInfo;
  /** What people call the seat, in the shortest way: the player's name, or else the seat's. */
  readonly name: string;
  readonly mine: boolean;
  readonly won: boolean;
  /** What it is drawn with; empty: there is nothing. */
  readonly sign: string;
  readonly role: string;
}

/** Whether a seat has won, of so many: nobody has won a draw, but whoever plays alone can. */
export function hasWon(seat: number, winners: readonly number[], seats: number): boolean {
  return winners.includes(seat) && (winners.length < seats || seats === 1);
}

/** The seats with the looks that the game gives them. */
export function satAt(seats: readonly SeatInfo[], winners: readonly number[], standing: Standing | null): Sat[] {
  const oneMine = seats.filter((info) => info.mine).length === 1;
  return seats.map((info) => ({
    seat: info.seat,
    info,
    name: info.player && seats.every((other) => other === info || other.player !== info.player) ? info.player : capital(info.name),
    mine: info.mine && oneMine,
    won: hasWon(info.seat, winners, seats.length),
    sign: standing?.signs[info.seat] ?? "",
    role: standing?.roles[info.seat] ?? "",
  }));
}

/** How a seat came off, where nothing is counted. */
export function outcome(sat: Sat, share: number): string {
  if (sat.won && share === 1) return say("seat-won");
  return say(share > 0 ? "ending-level" : "ending-lost");
}
