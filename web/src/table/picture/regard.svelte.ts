// What the viewer regards in a picture, and what would come of choosing it: asked of the server, and told in words.
import { untrack } from "svelte";
import { announce } from "../../lib/announcer.svelte";
import { isThing } from "../../lib/scene";
import type { AnyShape, Problem, Tried } from "../../lib/wire";
import type { Focus } from "./focus.svelte";
import { Foresight } from "./foresight.svelte";
import { type Free, notationOf } from "./free";
import { type Hand, usedFor } from "./hand.svelte";
import type { Offers } from "./offers";

/** Who only passes over a move does not ask about it, in milliseconds. */
const GLANCE = 120;
/** Between moves that follow each other. */
const THEN = "\n";

export interface Sight {
  readonly hand: Hand;
  readonly focus: Focus;
  offers(): Offers;
  /** Whether the game says what each move would come to. */
  previews(): boolean;
  /** Moves that are advised, one after the other: pointing at the first shows what all of them come to. */
  advised(): readonly string[];
  /** Id of the shape beside which it stands already why it cannot be chosen. */
  explained(): string;
  /** What would come of a move, after some others; null: nobody knows. */
  ask(move: string, before?: readonly string[]): Promise<Tried | null>;
}

/** To be made with a component, and gone with it. */
export class Regard {
  readonly #sight: Sight;
  readonly #foresight = new Foresight(
    (line) => this.#ask(line),
    (answer) => this.#told(answer),
  );

  /** The shape under the pointer, or with the focus. */
  readonly #met: string | null = $derived.by(() => this.#sight.focus.hovered ?? this.#sight.focus.ringed);
  /** What is pointed at, or tapped once, or with the focus. */
  readonly #shape: AnyShape | undefined = $derived.by(() => this.#sight.hand.looked ?? this.#sight.offers().shape(this.#met));
  /** That cannot be chosen, and says why. */
  readonly #refused: AnyShape | null = $derived.by(() => (this.#sight.hand.held === null && this.#shape !== undefined && this.#shape.attempt !== null ? this.#shape : null));
  /** The course or the point under the pointer, or with the focus. */
  readonly #peeked: Free | null = $derived.by(() => this.#sight.offers().freeOf(this.#shape?.move));
  /** The course or the point that is being chosen, or looked at. */
  readonly free: Free | null = $derived.by(() => this.#sight.hand.free ?? this.#peeked);
  /**
   * The move there, where the game says what would come of it, or why it cannot be made; while something is held, the one
   * that carries it there.
   */
  readonly #eyed: string = $derived.by(() => {
    const { hand, previews } = this.#sight;
    if (hand.held !== null) return previews() ? (hand.places.get(hand.looked?.id ?? this.#met ?? "") ?? "") : "";
    return this.#refused?.attempt ?? (previews() ? (this.#shape?.move ?? "") : "");
  });
  readonly #wanted: string = $derived.by(() => {
    const free = this.free;
    const advised = this.#sight.advised();
    if (free === null && advised.length > 1 && this.#shape?.move === advised[0]) return advised.join(THEN);
    return free === null ? this.#eyed : [...(free.kind === "course" ? free.helm.before : []), notationOf(free)].join(THEN);
  });
  /** The hint: what would come of what is regarded, or why it cannot be chosen, or else what was pointed at last. */
  readonly words: string = $derived.by(() => {
    const answer = this.#peeked !== null || this.#eyed !== "" ? this.trial : null;
    if (this.#refused !== null && answer?.problem) return this.#refused.id === this.#sight.explained() ? "" : inWords(answer.problem);
    if (answer?.words) return answer.words;
    const { meant, fits, looked } = this.#sight.hand;
    const used = this.#sight.offers().shape(meant);
    if (used !== undefined && looked === null) return usedFor(used, fits.size);
    const { latest, tapped } = this.#sight.focus;
    if (latest === undefined || latest.decoration) return "";
    // Things say in words what they are; what their signs mean is told when they are tapped, where that does nothing else.
    return isThing(latest) && !(tapped && latest.move === null) ? "" : latest.label;
  });

  constructor(sight: Sight) {
    this.#sight = sight;
    $effect(() => this.#want());
  }

  /** What would come of what is regarded, as far as that is known. */
  get trial(): Tried | null {
    return this.#foresight.trial;
  }

  /** The picture has changed: what was answered holds no longer. */
  renew(): void {
    this.#foresight.forget();
    if (this.#sight.hand.free !== null || this.#sight.hand.looked !== null) this.#foresight.again();
  }

  #want(): (() => void) | undefined {
    const move = this.#wanted;
    const looked = this.#sight.hand.looked !== null;
    if (looked) untrack(() => this.#foresight.forget());
    if (this.free !== null || move === "" || looked) {
      untrack(() => this.#foresight.want(move));
      return undefined;
    }
    const soon = setTimeout(() => this.#foresight.want(move), GLANCE);
    return () => clearTimeout(soon);
  }

  #ask(line: string): Promise<Tried | null> {
    const moves = line.split(THEN);
    const before = moves.slice(0, -1);
    const move = moves.at(-1)!;
    return before.length > 0 ? this.#sight.ask(move, before) : this.#sight.ask(move);
  }

  #told(answer: Tried): void {
    this.#sight.hand.tell(answer);
    if (this.#refused !== null && this.#sight.focus.ringed === this.#refused.id && answer.problem !== null) announce(answer.problem.message);
  }
}

/** A reason with the clause that it comes from. */
export function inWords({ message, clause }: Problem): string {
  return clause ? `${message} (${clause})` : message;
}
