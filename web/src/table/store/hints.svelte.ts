// What a bot of level 3 would do in the viewer's place: asked for at a table without other people.
import { announce } from "../../lib/announcer.svelte";
import type { Answer, Request } from "../../lib/unanswered";
import type { Hinted, SeatInfo, View } from "../../lib/wire";
import { say } from "../../lib/words";

export interface Asker {
  view(): View | null;
  /** The server's answer; null where it refuses, which is shown. */
  ask(request: Request): Promise<Answer | null>;
}

export class Hints {
  /** What is advised, as long as the viewer is asked what was asked then. */
  hint: Hinted | null = $state.raw(null);
  /** A bot is thinking about it. */
  thinking: boolean = $state(false);
  readonly #asker: Asker;
  /** Grows with every question and every end of one: an answer to an earlier one comes too late. */
  #asked = 0;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** Asks for the viewer's decision of now. */
  async ask(): Promise<void> {
    const view = this.#asker.view();
    if (view === null || this.thinking) return;
    const asked = ++this.#asked;
    this.thinking = true;
    announce(say("table-hint-thinking"));
    const answer = await this.#asker.ask({ type: "hint", seat: view.seat, expected: view.revision });
    if (asked !== this.#asked) return;
    this.thinking = false;
    if (answer?.type !== "hinted") return;
    this.hint = answer;
    announce(say("table-hint-said", { hint: answer.sentence }));
  }

  /** Nobody wants to know any more. */
  forget(): void {
    this.#asked++;
    this.thinking = false;
    this.hint = null;
  }

  /** The game goes on, or is looked at with other eyes. */
  shown(before: View | null, view: View): void {
    if (before?.seat !== view.seat || asksElse(before, view)) this.forget();
  }
}

/** Whether the viewer is asked something else now: not where all act at once and somebody else has done something. */
function asksElse(before: View, view: View): boolean {
  if (before.revision === view.revision) return false;
  const chose = view.story.some((line) => line.seat === view.seat && line.revision > before.revision);
  return chose || before.status !== view.status || before.moves.join("\n") !== view.moves.join("\n");
}

/** Why the viewer gets no hint now; empty if there is one. */
export function whyNone(seats: readonly SeatInfo[], myTurn: boolean, rated: boolean): string {
  if (rated) return say("rated-no-hints");
  if (seats.some((seat) => !seat.mine && (seat.kind === "person" || seat.kind === "open"))) return say("table-hint-people");
  return myTurn ? "" : say("table-hint-wait");
}
