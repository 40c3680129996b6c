// The course of a finished game, asked for once somebody looks at its result.
import { api, problemOf } from "../../lib/api";
import type { Problem, ScoreHistory } from "../../lib/wire";

/** The same scores, counted by moves: the replay, the analysis and looking back count so, too. */
export function byMoves(history: ScoreHistory): ScoreHistory {
  return {
    ...history,
    turns: history.moves,
    marks: history.marks.map((mark) => ({ ...mark, turn: mark.at })),
    moments: history.moments.map((moment) => ({ ...moment, turn: moment.at })),
  };
}

export class Course {
  /** Null until it has come. */
  history: ScoreHistory | null = $state.raw(null);
  /** Why it has not come. */
  problem: Problem | null = $state.raw(null);
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      this.history = byMoves(await api.history(this.#match));
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}
