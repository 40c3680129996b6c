// Looking back at earlier pictures of the game, one after the other or all by themselves.
import { announce } from "../../lib/announcer.svelte";
import type { Answer, Request } from "../../lib/unanswered";
import type { Replayed, View } from "../../lib/wire";
import { closed, say } from "../../lib/words";

/** Looking back at a picture. */
export interface Back {
  /** After how many moves. */
  readonly at: number;
  /** With whose eyes. */
  readonly seat: number;
  /** What is shown; null until the first one has come. */
  readonly scene: Replayed | null;
  /** The picture before its last move, which shows what that was; null until it has come. */
  readonly before: Replayed | null;
  /** One picture follows the other by itself. */
  readonly running: boolean;
}

export interface Present {
  view(): View | null;
  /** A curtain lies over the table. */
  covered(): boolean;
  /** Somebody looks at an earlier picture: what was said of the one of now is of no use there. */
  left(): void;
  ask(request: Request): Promise<Answer | null>;
}

/** Milliseconds for a picture. */
const STEP = 1_100;
const MOST_KEPT = 400;

export class Past {
  /** Null: the picture of now is shown. */
  back: Back | null = $state.raw(null);
  readonly #present: Present;
  readonly #pictures = new Map<string, Replayed>();
  #fetching = false;
  /** It was said that one looks back. */
  #told = false;
  #player: ReturnType<typeof setInterval> | undefined;
  /** After the last picture it goes back to now by itself. */
  #returns = false;

  constructor(present: Present) {
    this.#present = present;
  }

  /** How many moves there are to look back at. */
  get last(): number {
    return this.#present.view()?.moves_made ?? 0;
  }

  /** Looks at the picture after so many moves. */
  look(at: number, eyes?: number): void {
    const view = this.#present.view();
    if (view === null) return;
    const seat = eyes ?? this.back?.seat ?? view.seat;
    const stop = Math.min(Math.max(at, 0), this.last);
    const scene = this.#pictures.get(keyOf(seat, stop)) ?? null;
    this.back = { at: stop, seat, scene: scene ?? this.back?.scene ?? null, before: this.#pictures.get(keyOf(seat, stop - 1)) ?? null, running: this.back?.running ?? false };
    this.#present.left();
    if (scene !== null) this.#tell(scene);
    void this.#fetch();
  }

  step(by: number): void {
    this.look((this.back?.at ?? this.last) + by);
  }

  /** Back to now: what is asked there is said. */
  leave(): void {
    const view = this.#present.view();
    if (this.back !== null && view !== null) announce(say("table-back-left", { status: closed(view.status) }));
    this.#end();
  }

  #end(): void {
    this.stop();
    this.#told = false;
    this.back = null;
  }

  /** Shows once more what has happened since so many moves had been made, up to now. */
  again(from: number): void {
    this.run(Math.min(from, this.last));
    this.#returns = true;
  }

  /** Shows one picture after the other, from the beginning if there is none to follow. */
  run(from = this.back === null || this.back.at >= this.last ? 0 : this.back.at): void {
    this.#returns = false;
    this.look(from);
    if (this.back === null) return;
    this.back = { ...this.back, running: true };
    this.stop();
    this.#player = setInterval(() => this.#advance(), STEP);
  }

  pause(): void {
    this.stop();
    if (this.back !== null) this.back = { ...this.back, running: false };
  }

  stop(): void {
    clearInterval(this.#player);
  }

  /** The curtain falls: nothing of what a seat knew stays. */
  forget(): void {
    this.#pictures.clear();
    this.#end();
  }

  /** The game goes on, maybe otherwise than before, or with the eyes of another seat: what the earlier one saw is dropped. */
  shown(before: View | null, view: View): void {
    if (before === null || (before.seat === view.seat && view.moves_made > before.moves_made && !view.ending)) return;
    this.#pictures.clear();
    if (this.back === null) return;
    if (before.seat !== view.seat && !view.ending) {
      this.back = { ...this.back, scene: null, before: null };
      this.look(this.back.at, view.seat);
    } else if (this.back.at > view.moves_made) this.look(view.moves_made);
  }

  #advance(): void {
    if (this.back === null || this.back.at >= this.last) return this.#returns ? this.leave() : this.pause();
    if (this.back.scene?.at === this.back.at) this.step(1);
  }

  /** Asks for the picture that is wanted now, then for the one before it; one at a time, so a dragged slider asks for few. */
  async #fetch(): Promise<void> {
    const wanted = this.back;
    if (wanted === null || this.#fetching) return;
    const at = [wanted.at, wanted.at - 1].find((one) => one >= 0 && !this.#pictures.has(keyOf(wanted.seat, one)));
    if (at === undefined) return;
    this.#fetching = true;
    const answer = await this.#present.ask({ type: "replay", at, seat: wanted.seat });
    this.#fetching = false;
    if (this.#present.covered() || this.back === null) return;
    if (answer?.type !== "replayed") return this.back.at === wanted.at && this.back.seat === wanted.seat ? this.pause() : this.#fetch();
    if (this.back.seat !== answer.seat) return this.#fetch();
    if (this.#pictures.size > MOST_KEPT) this.#pictures.clear();
    this.#pictures.set(keyOf(answer.seat, answer.at), answer);
    this.back = at < wanted.at && this.back.at === wanted.at ? { ...this.back, before: answer } : { ...this.back, scene: answer };
    if (this.back.at === answer.at) this.#tell(answer);
    void this.#fetch();
  }

  /** Says which move is looked at: that one looks back, only the first time. */
  #tell({ at, made }: Replayed): void {
    if (made === "") announce(say("table-back-mark", { at }));
    else announce(this.#told ? made : say("table-back-made", { at, last: this.last, made }));
    this.#told = true;
  }
}

function keyOf(seat: number, at: number): string {
  return `${seat}:${at}`;
}
