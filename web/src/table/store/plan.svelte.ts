// Moves that the viewer plans for later. The server keeps the plan; here it is changed, and asked what may be chosen.
import { announce } from "../../lib/announcer.svelte";
import type { Answer, Request } from "../../lib/unanswered";
import type { Condition, Planned, Plans, SeenAhead, Supposed, View } from "../../lib/wire";
import { say } from "../../lib/words";

export interface Asker {
  view(): View | null;
  /** The server's answer; null where it refuses, which is shown. */
  ask(request: Request): Promise<Answer | null>;
  nameOf(seat: number): string;
}

/** Where a move stands in a plan: which of the first moves, which of those after it, and so on. */
export type Place = readonly number[];

/** What is asked just now: what comes after a move of the plan. */
export interface Open {
  after: Place;
  /** What another seat is supposed to do; null: anything. */
  when: Condition | null;
  whenWords: string;
  seen: SeenAhead;
}

export class Plan {
  steps: readonly Planned[] = $state.raw([]);
  /** Why the rest of the latest plan was dropped; empty if it was not. */
  dropped: string = $state("");
  open: Open | null = $state.raw(null);
  asking: boolean = $state(false);
  /** A turn is laid out here that the server does not have yet. */
  unsent: boolean = $state(false);
  readonly #asker: Asker;
  #asked = 0;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** The server tells what is still to come. */
  heard(plans: Plans): void {
    if (plans.seat !== this.#asker.view()?.seat) return;
    if (plans.dropped && plans.dropped !== this.dropped) announce(plans.dropped);
    this.dropped = plans.dropped;
    if (!this.unsent) this.steps = plans.steps;
  }

  /** The game goes on, or is looked at with other eyes: what was asked is of another moment. */
  shown(before: View | null, view: View): void {
    if (before?.seat !== view.seat) return this.forget();
    if (before.revision === view.revision) return;
    this.#close();
    if (this.unsent) [this.unsent, this.steps] = [false, []];
  }

  forget(): void {
    this.#close();
    [this.steps, this.dropped, this.unsent] = [[], "", false];
  }

  /** Asks what may come after a move of the plan, or first. */
  async next(after: Place): Promise<void> {
    await this.#look(after, null, "");
  }

  /** Supposes that another seat makes a move, or anything at all, and asks for the viewer's answers to it. */
  async suppose(move: string, words: string): Promise<void> {
    const { open } = this;
    if (open !== null) await this.#look(open.after, move ? { seat: open.seen.seat, move } : null, words, true);
  }

  /** Adds a move to the plan where that was asked. */
  async add(move: string, words: string): Promise<void> {
    const { open } = this;
    if (open === null) return;
    const called = open.when === null ? words : say("plan-if", { name: this.#asker.nameOf(open.when.seat), move: open.whenWords, answer: words });
    const step: Planned = { move, words: called.slice(0, 400), when: open.when, then: [] };
    const at = [...open.after, siblings(this.steps, open.after).length];
    this.#close();
    await this.#change(inserted(this.steps, open.after, step), say("plan-added", { move: called }));
    if (this.unsent) await this.next(at);
  }

  /** Takes a move out of the plan, with all that follows it. */
  async remove(place: Place): Promise<void> {
    this.#close();
    await this.#change(without(this.steps, place), say("plan-removed"));
  }

  /** Goes back one step: the last move is taken out, and what else could be chosen there is asked; before the first, nothing is. */
  async back(): Promise<void> {
    const { open } = this;
    if (open === null) return;
    const last = open.after;
    if (last.length === 0) return this.#close();
    await this.remove(last);
    await this.next(last.slice(0, -1));
  }

  /** Sends a whole turn that is laid out. */
  async send(): Promise<void> {
    this.#close();
    this.unsent = false;
    await this.#keep();
  }

  async #change(steps: readonly Planned[], said: string): Promise<void> {
    const view = this.#asker.view();
    this.steps = steps;
    announce(said);
    if ((view?.moves.length ?? 0) > 0) this.unsent = steps.length > 0;
    else await this.#keep();
  }

  async #keep(): Promise<void> {
    const view = this.#asker.view();
    if (view !== null) await this.#asker.ask({ type: "plan", seat: view.seat, steps: this.steps, expected: view.revision });
  }

  async #look(after: Place, when: Condition | null, whenWords: string, whatever = false): Promise<void> {
    const view = this.#asker.view();
    if (view === null || this.asking) return;
    const asked = ++this.#asked;
    this.asking = true;
    const line = [...lineTo(this.steps, after, view.seat)];
    if (when !== null) line.push(when);
    if (whatever) line.push({ seat: view.seat, move: "" });
    const answer = await this.#asker.ask({ type: "ahead", seat: view.seat, line, expected: view.revision });
    if (asked !== this.#asked) return;
    this.asking = false;
    if (answer?.type !== "seen-ahead") return;
    const other = answer.seat !== view.seat && answer.seat >= 0;
    if (!whatever && other && answer.moves.length === 0) return this.#look(after, null, "", true);
    this.open = { after, when, whenWords, seen: answer };
    announce(answer.seat < 0 ? say("plan-nothing") : other ? say("plan-suppose", { name: this.#asker.nameOf(answer.seat) }) : say("plan-choose"));
  }

  #close(): void {
    this.#asked++;
    this.asking = false;
    this.open = null;
  }
}

function siblings(steps: readonly Planned[], after: Place): readonly Planned[] {
  return after.reduce((found, k) => found[k]?.then ?? [], steps);
}

/** The moves that are supposed to have been made when a move of the plan is made, that move included. */
export function lineTo(steps: readonly Planned[], place: Place, seat: number): readonly Supposed[] {
  const [k, ...rest] = place;
  const step = k === undefined ? undefined : steps[k];
  if (step === undefined) return [];
  const before: Supposed[] = step.when ? [step.when] : [];
  return [...before, { seat, move: "" }, { seat, move: step.move }, ...lineTo(step.then ?? [], rest, seat)];
}

export function inserted(steps: readonly Planned[], after: Place, step: Planned): readonly Planned[] {
  const [k, ...rest] = after;
  if (k === undefined) return [...steps, step];
  return steps.map((one, at) => (at === k ? { ...one, then: inserted(one.then ?? [], rest, step) } : one));
}

export function without(steps: readonly Planned[], place: Place): readonly Planned[] {
  const [k, ...rest] = place;
  if (k === undefined) return steps;
  if (rest.length === 0) return steps.filter((_, at) => at !== k);
  return steps.map((one, at) => (at === k ? { ...one, then: without(one.then ?? [], rest) } : one));
}
