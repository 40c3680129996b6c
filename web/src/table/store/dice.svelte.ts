// One's own part in the dice of a table: numbers are pledged and given without a word, as soon as the table asks for them.
import { api, problemOf } from "../../lib/api";
import { keepSeen, newPledge, numberToGive, seenIn } from "../../lib/dice";
import type { check, Checked } from "../../lib/dicecheck";
import { Refused, type Request } from "../../lib/unanswered";
import type { DiceProof, Problem, Table, View } from "../../lib/wire";

export class Dice {
  /** What somebody has typed as their number for the next seat that they take. */
  typed: string = $state("");
  /** What a check of the finished game has found; null before. */
  found: { readonly proof: DiceProof; readonly checked: Checked } | null = $state.raw(null);
  checking: boolean = $state(false);
  /** Why there was nothing to check. */
  problem: Problem | null = $state.raw(null);
  readonly #match: string;
  readonly #ask: (request: Request) => Promise<unknown>;
  /** What was sent already: a table is told of again and again. */
  readonly #sent = new Set<string>();
  /** The chance moves that came while the game went on, by revision: the first word about each counts. */
  readonly #saw: Map<number, string>;

  constructor(match: string, ask: (request: Request) => Promise<unknown>) {
    this.#match = match;
    this.#ask = ask;
    this.#saw = seenIn(match);
  }

  /** Remembers what has fallen, to compare it after the game. What is told of a game that is over already was not seen in it. */
  saw({ base, ending, fallen, revision }: View): void {
    if (ending !== null && base === null) return;
    // The operator has taken the game back, which nobody can miss: its numbers are given anew.
    for (const known of [...this.#saw.keys()]) if (known > revision) this.#saw.delete(known);
    const fresh = fallen.filter(([revision]) => !this.#saw.has(revision));
    for (const [revision, move] of fresh) this.#saw.set(revision, move);
    if (fresh.length > 0) keepSeen(this.#match, this.#saw);
  }

  /** A pledge for a seat that is about to be taken. */
  pledge(): string {
    return newPledge(this.typed);
  }

  /** Gives what the table asks for: after a rematch a new pledge, and the number once all have pledged theirs. */
  told(table: Table): void {
    const info = table.dice;
    if (info === null || table.state !== "open") return;
    for (const { seat, mine } of table.seats) {
      if (!mine || !info.asked.includes(seat)) continue;
      const pledge = info.pledges[seat] ?? "";
      if (this.#sent.has(`${seat}:${pledge}:${info.stage}`)) continue;
      const number = info.stage === "numbers" ? numberToGive(info, seat) : null;
      if (number !== null) void this.#send({ type: "reveal", seat, number });
      else if (pledge === "") void this.#send({ type: "pledge", seat, pledge: this.pledge() });
      else continue;
      this.#sent.add(`${seat}:${pledge}:${info.stage}`);
    }
  }

  async #send(request: Request): Promise<void> {
    try {
      await this.#ask(request);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the table has gone on: it tells how it stands now
    }
  }

  /** Computes all dice of the finished game here; `mine` are the seats of the person at this device. How it is done comes when it is needed. */
  async check(mine: readonly number[], how: typeof check): Promise<void> {
    this.checking = true;
    this.problem = null;
    try {
      const proof = await api.dice(this.#match);
      this.found = { proof, checked: how(proof, mine, this.#saw) };
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.checking = false;
    }
  }
}
