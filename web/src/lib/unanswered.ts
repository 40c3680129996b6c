// Requests that the server has not answered yet.
import type { Analysed, Chat, Done, Hinted, InLesson, Problem, Replayed, SeenAhead, Thought, ToServer, Tried } from "./wire";

type Without<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;
/** A request before it has its number. */
export type Request = Without<ToServer | InLesson, "id">;
export type Answer = Done | Replayed | Tried | SeenAhead | Thought | Hinted | Analysed;

/** The server's no to a request. */
export class Refused extends Error {
  readonly problem: Problem;
  /** It was sent twice, so this may be the answer to a request that had been carried out. */
  readonly again: boolean;

  constructor(problem: Problem, again: boolean) {
    super(problem.message);
    this.name = "Refused";
    this.problem = problem;
    this.again = again;
  }
}

/** A request, how often it was sent, and who waits for its answer. */
export interface Pending {
  readonly message: ToServer | InLesson;
  sent: number;
  /** It was sent on a connection that has broken since, so nobody knows whether it arrived. */
  doubtful: boolean;
  /** When it was sent last. */
  sentAt: number;
  readonly done: (answer: Answer) => void;
  readonly refused: (error: Refused) => void;
}

export class Unanswered {
  readonly #pending = new Map<number, Pending>();
  /** Numbers differ between pages, so that no answer of an earlier page's request is taken for ours. */
  #next = Math.floor(Math.random() * 2 ** 30);

  get size(): number {
    return this.#pending.size;
  }

  all(): Pending[] {
    return [...this.#pending.values()];
  }

  get(id: number): Pending | undefined {
    return this.#pending.get(id);
  }

  /** Gives a request its number; the promise settles with its answer. */
  add(request: Request, send: (pending: Pending) => void): Promise<Answer> {
    const id = this.#next++;
    return new Promise((done, refused) => {
      const pending = { message: { ...request, id } as ToServer | InLesson, done, refused, sent: 0, doubtful: false, sentAt: 0 };
      this.#pending.set(id, pending);
      send(pending);
    });
  }

  /** Takes out a request that is answered, or of no use any more. */
  take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** Remarks that were sent before the connection broke: whether they arrived shows only in what was said. */
  get doubtful(): readonly Chat[] {
    const found = this.all().filter(({ message, doubtful }) => message.type === "chat" && doubtful);
    return found.map(({ message }) => message as Chat);
  }
}
