// Who sits at the table, for the rows of seats beside the board.
import type { SeatInfo, View } from "../../lib/wire";
import { hasWon } from "../ending/seats";
import type { TableStore } from "../store/store.svelte";

export interface Company {
  seatOf(seat: number): SeatInfo | undefined;
  /** Whether the game waits for a seat in the picture that is shown; of an earlier one that is not told. */
  waitsFor(seat: number): boolean;
  hasWon(seat: number): boolean;
}

export const NOBODY: Company = { seatOf: () => undefined, waitsFor: () => false, hasWon: () => false };

export function companyOf(store: TableStore): Company {
  const now = (): View | null => (store.past.back?.scene ? null : store.view);
  return {
    seatOf: (seat) => store.seatInfo(seat),
    waitsFor: (seat) => now()?.waiting.includes(seat) ?? false,
    hasWon: (seat) => hasWon(seat, now()?.ending?.winners ?? [], store.table?.seats.length ?? 0),
  };
}
