// Moves that the viewer plans for later. The server keeps the plan; here it is changed, and asked what may be chosen. While the
// viewer is asked, a whole turn is laid out: the picture shows what comes of it, and what is chosen there is added to it.
import { announce, toast } from "../../lib/announcer.svelte";
import { complete } from "../../lib/complete";
import type { Answer, Request } from "../../lib/unanswered";
import type { AnyShape, Condition, Planned, Plans, Problem, SeenAhead, Supposed, View } from "../../lib/wire";
import { say } from "../../lib/words";
import { firstSentence } from "../first-sentence";
import type { WholeView } from "./pictures.svelte";
import type { Laid } from "./store.svelte";

export interface Asker {
  /** The game as it is now, whatever is laid out. */
  view(): WholeView | null;
  /** The server's answer; null where it refuses, which is shown. */
  ask(request: Request): Promise<Answer | null>;
  nameOf(seat: number): string;
  /** From now on this is shown in place of the game as it is; null: that is shown. */
  lay(laid: Laid | null): void;
  /** Shows why a move cannot be laid out; null: that is of no use any more. */
  refuse(problem: Problem | null, move: string, at: string): void;
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

const MOST_WORDS = 400;

export class Plan {
  steps: readonly Planned[] = $state.raw([]);
  /** Why the rest of the latest plan was dropped; empty if it was not. */
  dropped: string = $state("");
  open: Open | null = $state.raw(null);
  asking: boolean = $state(false);
  /** A turn is laid out here that the server does not have yet. */
  unsent: boolean = $state(false);
  /** What comes after the move that is chosen anew: it is laid out again if it is still possible. */
  rest: readonly Planned[] = $state.raw([]);
  readonly #asker: Asker;
  #asked = 0;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** The moves of a turn that is laid out, one after the other. */
  get line(): readonly Planned[] {
    return this.unsent ? inARow(this.steps) : [];
  }

  /** The server tells what is still to come. */
  heard(plans: Plans): void {
    if (plans.seat !== this.#asker.view()?.seat) return;
    if (plans.dropped && plans.dropped !== this.dropped) toast(plans.dropped);
    this.dropped = plans.dropped;
    if (!this.unsent) this.steps = plans.steps;
  }

  /** The game goes on, or is looked at with other eyes: what was asked is of another moment. */
  shown(before: View | null, view: View): void {
    if (before?.seat !== view.seat) return this.forget();
    if (before.revision === view.revision) return;
    if (this.unsent) {
      this.#layOut([]);
      this.dropped = say("plan-overtaken");
      toast(this.dropped);
    }
    this.#close();
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
    const step: Planned = { move, words: called.slice(0, MOST_WORDS), when: open.when, then: [] };
    if (this.#turn) return this.#append([step, ...this.rest]);
    this.#close();
    await this.#change(inserted(this.steps, open.after, step), say("plan-added", { move: called }));
  }

  /** Takes a move out of the plan, with all that follows it. */
  async remove(place: Place): Promise<void> {
    this.#close();
    await this.#change(without(this.steps, place), say("plan-removed"));
  }

  async #change(steps: readonly Planned[], said: string): Promise<void> {
    this.steps = steps;
    announce(said);
    await this.#keep();
  }

  async #keep(): Promise<void> {
    const view = this.#asker.view();
    if (view !== null) await this.#asker.ask({ type: "plan", seat: view.seat, steps: this.steps, expected: view.revision });
  }

  // -- a whole turn ----------------------------------------------------------------------------------------

  /** What was chosen in the picture, after some moves that come ahead of it, or typed: it is laid out if it is legal there. */
  async play(move: string, before: readonly string[] = [], at = ""): Promise<void> {
    this.#asker.refuse(null, "", "");
    const chosen = [...before, move].map((one): Planned => ({ move: one, words: "", when: null, then: [] }));
    await this.#append([...chosen, ...this.rest], chosen.length, at);
  }

  /** Goes back one step: the last move is taken out, and what else could be chosen there is asked; before the first, nothing is laid out any more. */
  async back(): Promise<boolean> {
    const { line } = this;
    this.#layOut(line.slice(0, -1));
    if (line.length === 0) this.drop();
    else {
      announce(say("plan-removed"));
      await this.#show();
    }
    return true;
  }

  /** Takes out one of the moves; those after it stay as far as they are still possible. */
  async takeOut(k: number): Promise<void> {
    const { line } = this;
    this.#layOut(line.slice(0, k));
    announce(say("plan-removed"));
    await this.#append(line.slice(k + 1), 0);
  }

  /** Chooses one of the moves anew; those after it stay as far as they are possible after the new one. */
  async alter(k: number): Promise<void> {
    const { line } = this;
    this.#layOut(line.slice(0, k));
    this.rest = line.slice(k + 1);
    await this.#show();
  }

  /** Nothing is laid out any more. */
  drop(): void {
    this.#layOut([]);
    this.#close();
  }

  /** Sends the turn. */
  async send(): Promise<void> {
    this.#close();
    this.unsent = false;
    await this.#keep();
  }

  get #turn(): boolean {
    return (this.#asker.view()?.moves.length ?? 0) > 0;
  }

  #layOut(line: readonly Planned[]): void {
    this.rest = [];
    this.steps = line.reduceRight<readonly Planned[]>((then, step) => [{ ...step, then }], []);
    this.unsent = line.length > 0;
  }

  /** Lays out more moves, as far as they are legal one after the other; the first few are new, and why one of them is not legal is shown. */
  async #append(moves: readonly Planned[], fresh = 1, at = ""): Promise<void> {
    const view = this.#asker.view();
    if (view === null || this.asking) return;
    const asked = ++this.#asked;
    this.asking = true;
    let line = this.line;
    let left = 0;
    for (const [k, step] of moves.entries()) {
      const known = k === 0 ? this.open?.seen.moves.find((one) => one.move === step.move) : undefined;
      let words = step.words || known?.words || "";
      if (!known) {
        const answer = await this.#asker.ask({ type: "try", seat: view.seat, move: step.move, before: line.map((one) => one.move), expected: view.revision });
        if (asked !== this.#asked) return;
        const tried = answer?.type === "tried" ? answer : null;
        const problem = tried?.problem ?? null;
        if (k < fresh && (tried === null || problem !== null)) {
          this.asking = false;
          return this.#asker.refuse(problem, step.move, at);
        }
        if (tried === null || problem !== null) {
          left = moves.length - k;
          break;
        }
        words ||= firstSentence(tried.words)[0].replace(/\.$/u, "") || step.move;
      }
      line = [...line, { move: step.move, words: words.slice(0, MOST_WORDS), when: null, then: [] }];
    }
    this.asking = false;
    this.#layOut(line);
    if (left > 0) toast(say("plan-not-kept", { moves: left }));
    if (fresh > 0) announce(say("plan-added", { move: line.at(-1)!.words }));
    await this.#show();
  }

  /** Shows what comes of the turn so far. */
  async #show(): Promise<void> {
    await this.next(this.line.map(() => 0));
  }

  // -- asking ------------------------------------------------------------------------------------------------

  async #look(after: Place, when: Condition | null, whenWords: string, whatever = false): Promise<void> {
    const view = this.#asker.view();
    if (view === null || this.asking) return;
    const asked = ++this.#asked;
    this.asking = true;
    const turn = this.#turn;
    const line = turn ? this.line.map(({ move }) => ({ seat: view.seat, move })) : [...lineTo(this.steps, after, view.seat)];
    if (when !== null) line.push(when);
    if (whatever) line.push({ seat: view.seat, move: "" });
    const answer = await this.#asker.ask({ type: "ahead", seat: view.seat, line, expected: view.revision, picture: turn });
    if (asked !== this.#asked) return;
    this.asking = false;
    if (answer?.type !== "seen-ahead") return;
    const other = answer.seat !== view.seat && answer.seat >= 0;
    if (!turn && !whatever && other && answer.moves.length === 0) return this.#look(after, null, "", true);
    this.open = { after, when, whenWords, seen: answer };
    if (turn) this.#lay(view, answer);
    announce(answer.seat < 0 ? say("plan-nothing") : turn && other ? say("plan-ends") : other ? say("plan-suppose", { name: this.#asker.nameOf(answer.seat) }) : say("plan-choose"));
  }

  /** The picture after the moves so far takes the place of the one of now. */
  #lay(view: WholeView, { picture }: SeenAhead): void {
    if (picture == null) return;
    const all = { ...view, ...picture, summary: [picture.summary], lot: null, settled: false, can_take_back: true, can_ask_back: false, take_back_seat: null };
    const whole = complete(all) as WholeView;
    this.#asker.lay({ view: whole, shapes: whole.shapes as readonly AnyShape[], line: this.line.map(({ move }) => move), plan: this });
  }

  #close(): void {
    this.#asked++;
    this.asking = false;
    this.open = null;
    this.#asker.lay(null);
  }
}


/** The first of the moves, the first of those after it, and so on. */
function inARow(steps: readonly Planned[]): readonly Planned[] {
  const [first] = steps;
  return first === undefined ? [] : [first, ...inARow(first.then ?? [])];
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
