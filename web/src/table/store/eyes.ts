// With whose eyes the person at this device looks, and when the device must change hands.
import { SPECTATOR } from "../../lib/wire";

export interface Situation {
  /** The seats of the person at this device. */
  readonly mine: readonly number[];
  /** The seats that may choose now. */
  readonly waiting: readonly number[];
  /** Seats know different things. */
  readonly hidden: boolean;
  /** The seat whose person holds the device. */
  readonly held: number | null;
}

export interface Eyes {
  /** The seat to look with. */
  readonly seat: number;
  /** The seat whose person must take the device first. */
  readonly curtain: number | null;
}

export function eyesFor({ mine, waiting, hidden, held }: Situation): Eyes {
  if (mine.length <= 1) return { seat: mine[0] ?? SPECTATOR, curtain: null };
  const due = mine.filter((seat) => waiting.includes(seat));
  const holder = held !== null && mine.includes(held) ? held : null;
  if (holder !== null && (due.length === 0 || due.includes(holder))) return { seat: holder, curtain: null };
  const next = due[0];
  if (!hidden) return { seat: next ?? mine[0]!, curtain: null };
  return { seat: SPECTATOR, curtain: next ?? null };
}
