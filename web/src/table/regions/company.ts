// Who sits at the table, for the rows of seats beside the board.
import type { SeatInfo } from "../../lib/wire";
import type { TableStore } from "../store/store.svelte";

export interface Company {
  seatOf(seat: number): SeatInfo | undefined;
  /** Whether the game waits for a seat. */
  waitsFor(seat: number): boolean;
  hasWon(seat: number): boolean;
}

export const NOBODY: Company = { seatOf: () => undefined, waitsFor: () => false, hasWon: () => false };

export function companyOf(store: TableStore): Company {
  return {
    seatOf: (seat) => store.seatInfo(seat),
    waitsFor: (seat) => store.view?.waiting.includes(seat) ?? false,
    // Nobody has won a draw.
    hasWon: (seat) => {
      const winners = store.view?.ending?.winners ?? [];
      return winners.includes(seat) && winners.length < (store.table?.seats.length ?? 0);
    },
  };
}
