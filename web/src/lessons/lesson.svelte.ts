// A lesson: a table where nobody else is, and somebody who says what is to be done and what has come of it.
import { announce } from "../lib/announcer.svelte";
import { keep, kept } from "../lib/keep";
import { lessonUrl, type Wire } from "../lib/socket";
import { Refused } from "../lib/unanswered";
import type { Lesson, View } from "../lib/wire";
import { say } from "../lib/words";
import { TableStore, type Teacher } from "../table/store/store.svelte";

/** The lesson that was not finished on this device, and the moves made in it. */
interface Place {
  readonly game: string;
  readonly lesson: string;
  readonly played: readonly string[];
}

/** A puzzle is played as a lesson, and stands elsewhere. */
export type LessonKind = "lesson" | "puzzle";

/** Where the place in each of them is kept: a puzzle does not make a lesson forgotten. */
const KEYS: Readonly<Record<LessonKind, string>> = { lesson: "quarterdeck-lesson", puzzle: "quarterdeck-puzzle" };

/** Problems that have nothing to do with the place: one asks again after a while. */
const PASSING = new Set(["too-fast", "busy"]);
/** Problems of moves that lead nowhere in this lesson, as it is now. */
const NO_SUCH_PLACE = new Set(["malformed", "illegal-move", "game-over"]);
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 10_000;

function placeOf(kind: LessonKind, game: string, lesson: string): readonly string[] {
  try {
    const found = JSON.parse(kept(KEYS[kind]) ?? "null") as Place | null;
    return found?.game === game && found.lesson === lesson ? found.played : [];
  } catch {
    return [];
  }
}

export class LessonStore implements Teacher {
  readonly url: string;
  readonly table: TableStore;
  readonly game: string;
  readonly name: string;
  readonly kind: LessonKind;
  /** There was a wrong move since the connection began: the server does not count a puzzle as solved then. */
  missed = $state(false);
  /** What is to be done, and what has come of the latest move: as far as its picture is shown. */
  now: Lesson | null = $state.raw(null);
  /** The picture after a mistake is shown; the step begins again when the learner has read why. */
  stopped = $state(false);
  /** The learner has the better move of a puzzle told: whoever would rather look again need not hear of it. */
  telling = $state(false);
  /** That move, as soon as the picture is there on which it is marked. */
  advised = $state("");
  /** The learner has asked for the hint, or it was due. */
  hinted = $state(false);
  /** What belongs to a picture that is not shown yet. */
  #coming: Lesson | null = null;
  #played: readonly string[];
  /** How many moves had been made when this step began. */
  #stepFrom = $state(0);
  #askingAgain: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, name: string, dial?: (url: string) => Wire, kind: LessonKind = "lesson") {
    this.game = game;
    this.name = name;
    this.kind = kind;
    this.url = lessonUrl(game, name);
    this.#played = placeOf(kind, game, name);
    this.table = new TableStore(name, dial, this);
  }

  /** Where all lessons of the game stand, or all puzzles. */
  get home(): string {
    const key = encodeURIComponent(this.game);
    return this.kind === "puzzle" ? `/puzzles#${key}` : `/learn/${key}#lessons`;
  }

  /** Where the next one stands; null after the last one. */
  get next(): string | null {
    const name = this.now?.next;
    if (!name) return null;
    const [key, next] = [encodeURIComponent(this.game), encodeURIComponent(name)];
    return this.kind === "puzzle" ? `/puzzles/${key}/${next}` : `/learn/${key}/${next}`;
  }

  get done(): boolean {
    return this.now?.came === "done";
  }

  /** What the learner did was wrong, or all of it is done: that is said now, and nothing else. */
  get judged(): boolean {
    return this.stopped || this.done;
  }

  /** Why a wrong move in a puzzle is not the best, as far as that is known. */
  get shortcoming(): string {
    return this.now?.missed || say("puzzle-wrong-said");
  }

  /** It is the last of the course: a whole game. The last puzzle is as short as the others. */
  get last(): boolean {
    return this.kind === "lesson" && this.now?.next === "";
  }

  /** Whether a move was made: without one nobody need begin again. */
  get begun(): boolean {
    return (this.now?.played.length ?? 0) > 0;
  }

  /** A part of what the step asks for is chosen: the table's own question tells what comes next. */
  get midway(): boolean {
    return (this.now?.played.length ?? 0) > this.#stepFrom;
  }

  // -- what the learner does ---------------------------------------------------------------------------

  askHint(): void {
    this.hinted = true;
    if (this.now) announce(say("lesson-hint-said", { hint: this.now.hint }));
  }

  beginAgain(): void {
    this.goOn();
    void this.#begin([]);
  }

  /** The better move of a puzzle is shown: marked where one chooses again, while what is said of it stays. */
  tell(): void {
    if (!this.stopped) return;
    this.telling = true;
    this.table.playing.forgive();
    this.table.pictures.goOn();
  }

  /** The learner has read what went wrong: the step begins again. */
  goOn(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.telling = false;
    this.advised = "";
    this.table.playing.forgive();
    if (this.now) announce(this.now.task);
    this.table.pictures.goOn();
  }

  // -- what comes -----------------------------------------------------------------------------------------

  connected(): void {
    this.#coming = null;
    this.stopped = false;
    this.missed = false;
    this.telling = false;
    this.advised = "";
    void this.#begin(this.#played);
  }

  /** Tells the server where we are; a place that it does not know any more is given up. */
  async #begin(played: readonly string[], wait = FIRST_WAIT): Promise<void> {
    clearTimeout(this.#askingAgain);
    try {
      await this.table.requests.ask({ type: "begin", played });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { problem } = error;
      if (NO_SUCH_PLACE.has(problem.kind) && played.length > 0) return this.#begin([]);
      this.table.playing.refuse(problem);
      if (!PASSING.has(problem.kind)) return;
      clearTimeout(this.#askingAgain);
      this.#askingAgain = setTimeout(() => void this.#begin(played, Math.min(2 * wait, LONGEST_WAIT)), wait);
    }
  }

  told(lesson: Lesson): void {
    clearTimeout(this.#askingAgain);
    this.#coming = lesson;
    this.#played = lesson.played;
    const place: Place = { game: this.game, lesson: this.name, played: lesson.played };
    keep(KEYS[this.kind], lesson.came === "done" ? null : JSON.stringify(place));
    if (lesson.came === "mistake" || lesson.came === "again") this.table.pictures.stopAfter(lesson.revision);
    if (this.table.view) this.shown(this.table.view);
  }

  shown(view: View): boolean {
    const lesson = this.#coming;
    if (lesson === null && this.telling) this.advised = this.now?.better ?? "";
    if (lesson !== null && view.revision >= lesson.revision) this.#say(lesson);
    return !this.judged && view.moves.length > 0;
  }

  #say(lesson: Lesson): void {
    this.telling = false;
    this.advised = "";
    const before = this.now;
    this.#coming = null;
    this.now = lesson;
    this.stopped = lesson.came === "mistake" || lesson.came === "again";
    this.missed = this.stopped || (this.missed && lesson.came !== "begun");
    const anew = before === null || before.step !== lesson.step || lesson.came === "begun";
    if (anew) this.#stepFrom = lesson.played.length;
    // In a whole game what is said last takes the place of what was said before.
    this.hinted = lesson.hint_due || (this.hinted && !anew && !(this.last && lesson.tip));
    if (lesson.hint_due) announce(say("lesson-hint-said", { hint: lesson.hint }));
    const says = this.kind === "puzzle" && this.stopped ? `${this.shortcoming} ${say("puzzle-wrong-on")}` : lesson.says;
    const words = [says, lesson.tip, anew && !this.done ? lesson.task : ""].filter(Boolean).join(" ");
    if (words) announce(words, this.stopped || this.done ? "urgent" : "polite");
  }
}
