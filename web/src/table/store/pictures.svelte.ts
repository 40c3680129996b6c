// The pictures of a game as they come: each is built on the one before. What others do in a row is shown as one turn, in time for people to follow.
import { motion, placedOf, rebuild, rebuildShapes } from "../../lib/scene";
import type { AnyShape, Heard, Region, Sentence, View } from "../../lib/wire";
import { glideIn, timeOfOne } from "../pace";
import { NO_TRAILS, type Trails, trailed } from "./trails";

/** A view without anything that is told as in the one before. */
export interface WholeView extends View {
  readonly summary: readonly string[];
  readonly regions: readonly Region[];
}

interface Picture {
  readonly view: WholeView;
  readonly shapes: readonly AnyShape[];
  readonly story: readonly Sentence[];
  /** What is to be said of it and of those before it that were not shown; null: the story. */
  readonly heard: readonly Heard[] | null;
}

/** What a shown picture brings to be told. */
export interface Fresh {
  /** The lines of the story that are new. */
  readonly lines: readonly Sentence[];
  /** What is said instead of them, if the game says it shorter. */
  readonly heard: readonly string[] | null;
}

/** Ends a hold: with the picture of a revision, which may have yet to come, or else at once. */
export type Release = (revision?: number) => void;

/** Where more pictures wait than a long turn has, the newest is shown. */
const MOST_WAITING = 80;
const MOST_NEWS = 40;
/** Where nothing has come for so long, in milliseconds, what comes next is another turn. */
const LULL = 3_000;

export class Pictures {
  view: WholeView | null = $state.raw(null);
  shapes: readonly AnyShape[] = $state.raw([]);
  story: readonly Sentence[] = $state.raw([]);
  /** What just happened, in sentences. */
  news: readonly Sentence[] = $state.raw([]);
  /** The viewer has chosen something since, of which nothing is told yet. */
  stale = $state.raw(false);
  /** The same as it was said, if the game says it shorter; else null. */
  said: readonly string[] | null = $state.raw(null);
  /** How many moves had been made when the viewer had made their latest choice; without one, when they came to the table. */
  since = $state(0);
  /** Which ways pieces have gone since the viewer's latest choice. */
  trails: Trails = $state.raw(NO_TRAILS);
  /** How many pictures wait to be shown. */
  waiting = $state(0);
  /** How long pieces glide to the picture that is shown, in milliseconds. */
  glide = glideIn(0);
  readonly #shown: (before: View | null, view: View, fresh: Fresh) => void;
  /** The latest picture that came, which the next one may build on. */
  #received: Picture | null = null;
  #queue: Picture[] = [];
  /** The revision with which pictures are shown again; null: they are shown as they come. */
  #hold: { until: number } | null = null;
  /** Pictures after that of this revision wait until `goOn`. */
  #last = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many pictures were shown since none waited. */
  #inRow = 0;
  /** Not before then the next picture is shown. */
  #nextAt = 0;
  /** Whoever has skipped once sees everything at once, until they are asked again or nothing comes for a while. */
  #skips = false;
  /** When the latest picture came, or was skipped to. */
  #cameAt = 0;

  readonly #hurry: () => void;

  /** `shown` hears of each picture that is shown: the one before, and what is to be told of it. `hurry` asks bots not to pause. */
  constructor(shown: (before: View | null, view: View, fresh: Fresh) => void, hurry: () => void) {
    this.#shown = shown;
    this.#hurry = hurry;
  }

  /** Takes the next picture; false if it builds on another one than ours. */
  take(sent: View): boolean {
    const before = this.#received?.view.seat === sent.seat ? this.#received : null;
    if (sent.base !== null && sent.base !== before?.view.revision) return false;
    const base = sent.base === null ? null : before;
    const view = {
      ...sent,
      summary: rebuild(base?.view.summary ?? [], sent.summary),
      regions: rebuild(base?.view.regions ?? [], sent.regions),
      replies: sent.replies ?? base?.view.replies ?? [],
    };
    const shapes = rebuildShapes(base?.shapes ?? [], sent.shapes);
    const known = before !== null && view.story_from > 0 ? before.story : [];
    const story = [...known.filter((line) => line.revision < view.story_from), ...view.story];
    const heard = view.heard && allHeard(before?.heard ?? [], view.heard);
    this.#received = { view, shapes, story, heard };
    this.#queue.push(this.#received);
    if (Date.now() - this.#cameAt >= LULL) this.#skips = false;
    this.#cameAt = Date.now();
    if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - 1);
    this.#showNext();
    return true;
  }

  /** The revision of the latest picture that has come, shown or not. */
  get received(): number {
    return this.#received?.view.revision ?? 0;
  }

  /** Shows the newest picture at once, and whatever comes until the viewer is asked or nothing comes for a while. */
  skip(): void {
    this.#skips = true;
    this.#cameAt = Date.now();
    this.#hurry();
    this.#showNext();
  }

  /** While several moves are made as one no picture is shown, then the last. A later hold takes the place of this one. */
  hold(): Release {
    const hold = { until: Infinity };
    this.#hold = hold;
    return (revision = 0) => {
      hold.until = revision;
      if (this.#hold === hold) this.#showNext();
    };
  }

  /** Pictures that come after that of this revision are not shown before `goOn`. */
  stopAfter(revision: number): void {
    this.#last = revision;
  }

  goOn(): void {
    this.#last = Infinity;
    this.#showNext();
  }

  /** A new connection: the next picture builds on none, and is shown whatever was held. */
  startOver(): void {
    this.#received = null;
    this.#hold = null;
    this.#last = Infinity;
  }

  /** Nothing of what a seat knows stays in memory. */
  forget(): void {
    this.stop();
    this.startOver();
    this.#queue = [];
    this.#inRow = 0;
    this.#nextAt = 0;
    this.#skips = false;
    this.waiting = 0;
    this.view = null;
    this.shapes = [];
    this.story = [];
    this.news = [];
    this.stale = false;
    this.said = null;
    this.trails = NO_TRAILS;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Shows the next picture when the one that is shown has had its time; without any wait the newest alone. */
  #showNext(): void {
    clearTimeout(this.#timer);
    if (this.#hold !== null) {
      if (this.received < this.#hold.until) return;
      this.#hold = null;
      this.#queue.splice(0, this.#queue.length - 1);
    }
    if (this.#queue.length === 0) this.#inRow = 0;
    const time = this.#skips ? 0 : timeOfOne(this.#inRow + this.#queue.length);
    const due = this.#queue.filter(({ view }) => view.revision <= this.#last).length;
    if (time === 0 && due > 0) this.#queue.splice(0, due - 1);
    const wait = time === 0 || this.view === null ? 0 : this.#nextAt - Date.now();
    this.waiting = Math.min(this.#queue.length, due);
    if (due === 0) return;
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    this.#inRow += 1;
    this.#show(this.#queue.shift()!, time);
    this.#showNext();
  }

  #show({ view, shapes, story, heard }: Picture, time: number): void {
    const before = this.view;
    const known = before?.seat === view.seat ? before.revision : null;
    const fresh = known === null ? [] : story.filter((line) => line.revision > known);
    const moved = before !== null && before.moves_made !== view.moves_made;
    const chose = (before?.moves.length ?? 0) > 0;
    this.#nextAt = moved ? Date.now() + time : 0;
    this.glide = glideIn(time);
    if (view.moves.length > 0 || view.ending !== null) this.#skips = false;
    else if (chose && time === 0) this.#hurry();
    if (before === null) this.since = chosenUntil(view, story);
    else if (chose && moved) this.since = before.moves_made + 1;
    if (moved) this.trails = trailed(chose ? NO_TRAILS : this.trails, motion(placedOf(this.shapes), placedOf(shapes)), placedOf(shapes));
    this.view = view;
    this.shapes = shapes;
    this.story = story;
    // What just happened is all that happened since one's own latest choice.
    const told = known === null ? [] : (heard ?? []).filter((one) => one.revision > known).map((one) => one.text);
    if (heard === null) this.said = null;
    else this.said = chose ? told : [...(this.said ?? []), ...told].slice(-MOST_NEWS);
    this.stale = fresh.length === 0 && known !== null && (this.stale || (chose && moved));
    if (fresh.length > 0) this.news = chose ? fresh : [...this.news, ...fresh].slice(-MOST_NEWS);
    else if (known === null) this.news = story.slice(-1);
    this.#shown(before, view, { lines: fresh, heard: heard && told });
  }
}

/** How many moves had been made when the viewer had made their latest choice, as far as the story tells of one; else all. */
function chosenUntil({ seat, revision, moves_made: moves }: WholeView, story: readonly Sentence[]): number {
  const own = seat < 0 ? undefined : story.findLast((line) => line.seat === seat && !line.bot);
  return own === undefined ? moves : Math.max(0, moves - (revision - own.revision));
}

/** What was to be said before, and what has come to that. */
function allHeard(before: readonly Heard[], now: readonly Heard[]): readonly Heard[] {
  const latest = before.at(-1)?.revision ?? 0;
  return [...before, ...now.filter((one) => one.revision > latest)].slice(-MOST_NEWS);
}
