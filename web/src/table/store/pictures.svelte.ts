// The pictures of a game as they come: each is built on the one before, and shown when the pieces of that have glided.
import { rebuild } from "../../lib/scene";
import type { AnyShape, Sentence, View } from "../../lib/wire";
import { PACE, stillness } from "../pace";

interface Picture {
  readonly view: View;
  readonly shapes: readonly AnyShape[];
  readonly story: readonly Sentence[];
}

/** More pictures than this never wait: the newest is shown. */
const MOST_WAITING = 4;
const MOST_NEWS = 40;

export class Pictures {
  view: View | null = $state.raw(null);
  shapes: readonly AnyShape[] = $state.raw([]);
  story: readonly Sentence[] = $state.raw([]);
  /** What just happened, in sentences. */
  news: readonly Sentence[] = $state.raw([]);
  readonly #shown: (before: View | null, view: View, fresh: readonly Sentence[]) => void;
  /** The latest picture that came, which the next one may build on. */
  #received: Picture | null = null;
  #queue: Picture[] = [];
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  /** `shown` hears of each picture that is shown: the one before, and the lines of the story that are new. */
  constructor(shown: (before: View | null, view: View, fresh: readonly Sentence[]) => void) {
    this.#shown = shown;
  }

  /** Takes the next picture; false if it builds on another one than ours. */
  take(sent: View): boolean {
    const before = this.#received?.view.seat === sent.seat ? this.#received : null;
    if (sent.base !== null && sent.base !== before?.view.revision) return false;
    const view = { ...sent, replies: sent.replies ?? before?.view.replies ?? [] };
    const shapes = rebuild(view.base === null ? [] : before!.shapes, view.shapes);
    const known = before !== null && view.story_from > 0 ? before.story : [];
    const story = [...known.filter((line) => line.revision < view.story_from), ...view.story];
    this.#received = { view, shapes, story };
    this.#queue.push(this.#received);
    if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - 1);
    this.#showNext();
    return true;
  }

  /** While several moves are made as one no picture is shown, then the last. */
  hold(on: boolean): void {
    const before = this.#held;
    this.#held = on;
    if (!before || on) return;
    this.#queue.splice(0, this.#queue.length - 1);
    this.#showNext();
  }

  /** A new connection: the next picture builds on none. */
  startOver(): void {
    this.#received = null;
  }

  /** Nothing of what a seat knows stays in memory. */
  forget(): void {
    this.stop();
    this.#queue = [];
    this.#received = null;
    this.view = null;
    this.shapes = [];
    this.story = [];
    this.news = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    if (this.#held) return;
    const wait = this.#shownAt + PACE - Date.now();
    if (wait > 0 && this.view !== null && !stillness()) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#show(next);
    if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#showNext(), stillness() ? 0 : PACE);
  }

  #show({ view, shapes, story }: Picture): void {
    const before = this.view;
    const known = before?.seat === view.seat ? before.revision : null;
    const fresh = known === null ? [] : story.filter((line) => line.revision > known);
    this.#shownAt = before?.moves_made === view.moves_made ? 0 : Date.now();
    this.view = view;
    this.shapes = shapes;
    this.story = story;
    // What just happened is all that happened since one's own latest choice.
    if (fresh.length > 0) this.news = (before?.moves.length ?? 0) > 0 ? fresh : [...this.news, ...fresh].slice(-MOST_NEWS);
    else if (known === null) this.news = story.slice(-1);
    this.#shown(before, view, fresh);
  }
}
