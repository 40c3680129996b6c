// The clocks of a table as the server told them, and what has gone by since: the server decides, this only shows it.
import { announce } from "../../lib/announcer.svelte";
import type { ClockView, SeatInfo, SeatTime } from "../../lib/wire";
import { say } from "../../lib/words";
import { saidAt, timeSpoken } from "../clocks";

/** How often the clocks are looked at while one runs, in milliseconds. */
const TICK = 250;

export class Clocks {
  /** What was told last; null: the game is played without clocks. */
  told: ClockView | null = $state.raw(null);
  /** So many milliseconds have gone by since. */
  #gone: number = $state(0);
  #toldAt = 0;
  #ticker: ReturnType<typeof setInterval> | undefined;
  readonly #mine: () => readonly SeatInfo[];

  constructor(mine: () => readonly SeatInfo[]) {
    this.#mine = mine;
  }

  get paused(): boolean {
    return this.told?.paused ?? false;
  }

  /** The milliseconds that a seat has left now. */
  left(time: SeatTime): number {
    return time.runs ? Math.max(0, time.left - Math.max(0, this.#gone - time.free)) : time.left;
  }

  heard(told: ClockView): void {
    const before = this.told;
    this.told = told;
    this.#toldAt = performance.now();
    this.#gone = 0;
    if (before !== null && before.paused !== told.paused) announce(told.paused ? say("clock-pause-began") : say("clock-pause-ended"));
    this.stop();
    if (told.seats.some((time) => time.runs)) this.#ticker = setInterval(() => this.#tick(), TICK);
  }

  stop(): void {
    clearInterval(this.#ticker);
  }

  /** Whoever does not see the clock hears at a few moments what is left of one's own time. */
  #tick(): void {
    const told = this.told;
    if (told === null) return;
    const mine = told.seats.filter((time) => time.runs && this.#mine().some((seat) => seat.seat === time.seat));
    const before = mine.map((time) => this.left(time));
    this.#gone = performance.now() - this.#toldAt;
    for (const [at, time] of mine.entries()) {
      const moment = saidAt(before[at]!, this.left(time), told.whole);
      if (moment !== null) announce(say("clock-said", { time: timeSpoken(moment) }));
    }
  }
}
