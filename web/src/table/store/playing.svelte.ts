// Playing moves: one is on its way at a time, what would come of one is asked for, what is refused is shown.
import { announce } from "../../lib/announcer.svelte";
import { Refused, type Request } from "../../lib/unanswered";
import type { Problem, Tried, View } from "../../lib/wire";
import type { Release } from "./pictures.svelte";
import type { Requests } from "./requests.svelte";
import type { Laid } from "./store.svelte";

/** Why something cannot be done, shown beside the board. */
export interface Refusal {
  readonly problem: Problem;
  /** What was tried, in notation; empty if nothing was sent. */
  readonly tried: string;
  /** Id of the shape where it was tried; empty if that was elsewhere. */
  readonly at: string;
}

/** The move that is on its way: to its answer, then to the picture that it leads to. `known`: the latest picture that had come when it was sent. */
type Sent =
  | { readonly is: "nothing" }
  | { readonly is: "unanswered"; readonly move: string; readonly chained: boolean; readonly known: number }
  | { readonly is: "answered"; readonly move: string; readonly revision: number };

const NOTHING: Sent = { is: "nothing" };

export interface Game {
  view(): View | null;
  /** The picture of now is seen: no curtain lies over it, and nobody looks back. */
  seen(): boolean;
  /** The revision of the latest picture that has come, shown or not. */
  received(): number;
  /** Pictures that come are not shown while several moves are made as one; then the last of them is. */
  hold(): Release;
  /** The turn that is laid out: what is chosen is added to it. */
  laid(): Laid | null;
  /** Other people sit at the table, who could learn from how fast a move comes. */
  watched(): boolean;
}

/** How long a person takes at least, and at most, for a move that is made for them while others watch, in milliseconds. */
const LEAST_PAUSE = 1_200;
const MOST_PAUSE = 3_600;

export class Playing {
  refusal: Refusal | null = $state.raw(null);
  #sent: Sent = $state.raw(NOTHING);
  /** Why only the beginning of what was chosen is played: said once its picture is there. */
  #unsaid: string | null = null;
  /** Until a move is made for the viewer. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #requests: Requests;
  readonly #game: Game;

  constructor(requests: Requests, game: Game) {
    this.#requests = requests;
    this.#game = game;
  }

  /** The move that is on its way, in notation. */
  get sending(): string | null {
    return this.#sent.is === "nothing" ? null : this.#sent.move;
  }

  /**
   * Plays a move, legal or not: the server judges. `at`: the shape on which it was chosen. Moves that come ahead of it are
   * played only if it is legal after them. Where nobody can say that, they are played as far as it can be said, and the person
   * goes on from there.
   */
  async play(move: string, before: readonly string[] = [], at = ""): Promise<void> {
    const laid = this.#game.laid();
    if (laid) return laid.plan.play(move, before, at);
    const view = this.#game.view();
    if (view === null || this.sending !== null || !this.#game.seen()) return;
    let moves = [...before, move];
    this.#unsaid = null;
    if (before.length > 0) {
      const answer = await this.foresee(move, before);
      if (answer?.problem) return this.refuse(answer.problem, move, at);
      if (answer === null || this.sending !== null) return;
      if (answer.known != null) {
        moves = moves.slice(0, answer.known);
        this.#unsaid = answer.words;
      }
    }
    await this.#make(view, moves, move, at);
  }

  /** Plays moves one after the other, as far as they are legal; their pictures are shown as one. */
  async playAll(moves: readonly string[]): Promise<void> {
    const view = this.#game.view();
    if (view === null || this.sending !== null || !this.#game.seen()) return;
    this.#unsaid = null;
    await this.#make(view, moves, moves.at(-1) ?? "");
  }

  async #make(view: View, moves: readonly string[], move: string, at = ""): Promise<void> {
    const chained = moves.length > 1;
    const sent: Sent = { is: "unanswered", move, chained, known: this.#game.received() };
    this.refusal = null;
    this.#sent = sent;
    const release = chained ? this.#game.hold() : null;
    let last: number | undefined;
    try {
      let expected = view.revision;
      for (const one of moves) {
        const done = await this.#requests.ask({ type: "play", seat: view.seat, move: one, expected });
        if (done.type === "done") expected = done.revision;
        if (this.#sent !== sent) return;
      }
      last = expected;
      this.#sent = { is: "answered", move, revision: expected };
      this.#arrive(this.#game.view());
    } catch (error) {
      if (this.#sent === sent) this.#sent = NOTHING;
      this.#unsaid = null;
      if (!(error instanceof Refused)) throw error;
      if (!error.again) this.refuse(error.problem, move, at);
    } finally {
      release?.(last);
    }
  }

  /** A picture is shown: a refusal of the one before is of no use any more, and the next move can be chosen. */
  shown(before: View | null, view: View): void {
    clearTimeout(this.#pause);
    const own = this.#sent.is !== "nothing";
    // A picture that had come before the move was sent, and waited to be shown, tells nothing of it.
    if (this.#sent.is === "unanswered" && !this.#sent.chained && view.revision > this.#sent.known) this.#sent = NOTHING;
    this.#arrive(view);
    if (own && this.#sent.is === "nothing" && view.settled) this.#settle();
    if (before === null || before.seat !== view.seat || before.revision !== view.revision) this.refusal = null;
    if (this.#unsaid !== null && this.#sent.is === "nothing") {
      this.refuse({ kind: "unknown", message: this.#unsaid });
      this.#unsaid = null;
    }
  }

  /** Makes the only move that is left after the viewer's own: unwatched at once, else after a pause from which nobody learns that it was the only one. */
  #settle(): void {
    const pause = this.#game.watched() ? LEAST_PAUSE + Math.random() * (MOST_PAUSE - LEAST_PAUSE) : 0;
    this.#pause = setTimeout(() => {
      const view = this.#game.view();
      if (view?.settled) void this.play(view.moves[0]!);
    }, pause);
  }

  #arrive(view: View | null): void {
    if (this.#sent.is === "answered" && (view === null || view.revision >= this.#sent.revision)) this.#sent = NOTHING;
  }

  /** The curtain falls. */
  forget(): void {
    clearTimeout(this.#pause);
    this.#sent = NOTHING;
    this.#unsaid = null;
    this.refusal = null;
  }

  /** What would come of a move, after some others of the viewer's; null if that cannot be told now. */
  foresee(move: string, before: readonly string[] = []): Promise<Tried | null> {
    const all = [...(this.#game.laid()?.line ?? []), ...before];
    return this.#ask((now) => ({ type: "try", ...now, move, ...(all.length > 0 ? { before: all } : {}) }));
  }

  /** Why a shape may not be put onto another; null: no rule says why. */
  async misplaced(what: string, to: string): Promise<Problem | null> {
    return this.#game.laid() ? null : (await this.#ask((now) => ({ type: "put", ...now, what, to })))?.problem ?? null;
  }

  /** An answer about the picture that is shown; null if there is none now, or the picture has changed meanwhile. */
  async #ask(request: (now: { seat: number; expected: number }) => Request): Promise<Tried | null> {
    const view = this.#game.view();
    if (view === null || this.sending !== null || !this.#game.seen() || this.#requests.link !== "open") return null;
    try {
      const answer = await this.#requests.ask(request({ seat: view.seat, expected: view.revision }));
      return answer.type === "tried" && this.#game.view() === view ? answer : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  /** The viewer's latest decision is taken back, or the others are asked. */
  takeBack(): Promise<boolean> {
    const laid = this.#game.laid();
    if (laid) return laid.plan.back();
    const view = this.#game.view();
    if (view === null) return Promise.resolve(false);
    return this.#requests.carryOut({ type: "take-back", seat: view.take_back_seat ?? view.seat, expected: view.revision });
  }

  /** Shows why something cannot be done, and says it. */
  refuse(problem: Problem, tried = "", at = ""): void {
    this.refusal = { problem, tried, at };
    announce(problem.message, "urgent");
  }

  forgive(): void {
    this.refusal = null;
  }
}
