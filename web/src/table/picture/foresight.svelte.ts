// What would come of a move that is being chosen: the server is asked, one question at a time.
import type { Tried } from "../../lib/wire";

/** Until it is asked again where there was no answer, in milliseconds: perhaps it was asked too often. */
const REST = 400;

export class Foresight {
  /** What the server said last, which may be of a move a moment before; null where nothing is being chosen. */
  trial: Tried | null = $state.raw(null);
  readonly #ask: (move: string) => Promise<Tried | null>;
  readonly #told: (answer: Tried) => void;
  /** The move that is to be known about; empty: none. */
  #wanted = "";
  /** The move that was answered last, as long as the answer holds. */
  #answered = "";
  #asking = false;

  /** `told` hears each answer about the move that is still wanted. */
  constructor(ask: (move: string) => Promise<Tried | null>, told: (answer: Tried) => void) {
    this.#ask = ask;
    this.#told = told;
  }

  /** Asks about a move, or about none. */
  want(move: string): void {
    this.#wanted = move;
    if (move === "") {
      this.trial = null;
      this.#answered = "";
    } else void this.#attempt();
  }

  /** The game has gone on: what was answered holds no longer. */
  forget(): void {
    this.#answered = "";
  }

  /** Ask about the wanted move once more. */
  again(): void {
    this.forget();
    this.want(this.#wanted);
  }

  async #attempt(): Promise<void> {
    const move = this.#wanted;
    if (move === "" || move === this.#answered || this.#asking) return;
    this.#asking = true;
    const answer = await this.#ask(move);
    if (answer === null) await new Promise((resume) => setTimeout(resume, REST));
    this.#asking = false;
    const still = this.#wanted === move;
    this.#answered = still ? move : "";
    this.trial = this.#wanted === "" ? null : answer;
    if (!still) return this.#attempt();
    if (answer !== null) this.#told(answer);
  }
}
