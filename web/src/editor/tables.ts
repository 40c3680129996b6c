import { type Company, planOf, seatsWith } from "../lib/newtable";
import type { NewMatch, PositionRead } from "../lib/wire";

/** The table at which a position is played on: the person who makes the table takes the seat that must choose in it. */
export function tableFrom(position: PositionRead, company: Company, level: number): NewMatch {
  const [me, ...others] = seatsWith(company, position.seats.length, level).map(planOf);
  const seats = others.toSpliced(Math.max(position.player, 0), 0, me!);
  return { game: position.game, seats, position: position.text };
}
