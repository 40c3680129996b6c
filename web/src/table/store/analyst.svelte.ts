// The analysis of the viewer's own game once it is over: asked for again and again until it is done.
import { announce } from "../../lib/announcer.svelte";
import type { Answer, Request } from "../../lib/unanswered";
import type { Analysed } from "../../lib/wire";
import { say } from "../../lib/words";

/** Between two questions how far it is, in milliseconds. */
const PAUSE = 700;

export class Analyst {
  /** What was found; null until it is done. */
  found: Analysed | null = $state.raw(null);
  /** How far it is; null: nobody has asked. */
  going: { readonly done: number; readonly total: number } | null = $state.raw(null);
  readonly #ask: (request: Request) => Promise<Answer | null>;
  #seat = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every beginning and every end: an answer to an earlier question comes too late. */
  #serial = 0;

  /** `ask` is answered with null where the server refuses, which is shown. */
  constructor(ask: (request: Request) => Promise<Answer | null>) {
    this.#ask = ask;
  }

  /** The seat that is judged, or was. */
  get seat(): number {
    return this.#seat;
  }

  begin(seat: number): void {
    this.leave();
    this.#seat = seat;
    this.found = null;
    this.going = { done: 0, total: 0 };
    announce(say("analysis-begins"));
    void this.#follow(++this.#serial);
  }

  /** Finds what was asked for before the page was loaded anew: done, or still under way. Nothing begins. */
  async recall(seats: readonly number[]): Promise<void> {
    const serial = this.#serial;
    for (const seat of seats) {
      if (this.found !== null || this.going !== null) return;
      const answer = await this.#ask({ type: "analyse", seat, begin: false });
      if (serial !== this.#serial) return;
      if (answer?.type !== "analysed") continue;
      if (answer.analysis === null && answer.total === 0) continue;
      this.#seat = seat;
      if (answer.analysis !== null) this.found = answer;
      else void this.#follow(++this.#serial, answer);
      return;
    }
  }

  /** The person does not want to know any more. */
  stop(): void {
    const seat = this.#seat;
    this.leave();
    announce(say("analysis-stopped"));
    void this.#ask({ type: "analyse", seat, stop: true });
  }

  /** Nobody looks at the table any more. */
  leave(): void {
    this.#serial++;
    clearTimeout(this.#timer);
    this.going = null;
  }

  async #follow(serial: number, known: Answer | null = null): Promise<void> {
    const answer = known ?? (await this.#ask({ type: "analyse", seat: this.#seat }));
    if (serial !== this.#serial) return;
    if (answer?.type !== "analysed") return this.leave();
    if (answer.analysis !== null) {
      this.found = answer;
      this.leave();
      announce([say("analysis-done"), ...answer.summary].join(" "));
      return;
    }
    this.going = { done: answer.done, total: answer.total };
    this.#timer = setTimeout(() => void this.#follow(serial), PAUSE);
  }
}
