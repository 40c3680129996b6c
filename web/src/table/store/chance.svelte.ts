// Leaving choices to chance: one of those that may be drawn, or all that follow it, too.
import type { View } from "../../lib/wire";
import type { Playing } from "./playing.svelte";

export class Chance {
  /** The seat whose choices are left to chance until there are no more such choices, or null. */
  seat: number | null = $state(null);
  readonly #playing: Playing;
  readonly #view: () => View | null;
  /** Shows at once what has come, and what comes until the viewer is asked. */
  readonly #hurry: () => void;
  /** The game was begun with one click: what may be left to chance before its first turn is. */
  #begins: boolean = $state(false);
  /** The revision for which chance has drawn. */
  #drawnAt: number | null = null;
  /** The last revision to which chance alone has led. */
  until = 0;

  constructor(playing: Playing, view: () => View | null, hurry: () => void, begins: boolean) {
    this.#playing = playing;
    this.#view = view;
    this.#hurry = hurry;
    this.#begins = begins;
  }

  /** Leaves the viewer's choice to chance, and those that follow it, too, or not. */
  leave(following: boolean): void {
    this.seat = following ? (this.#view()?.seat ?? null) : null;
    this.#drawnAt = null;
    this.#draw();
  }

  stop(): void {
    this.seat = null;
  }

  /** Whether the question of a picture is left to chance: the viewer is not asked. */
  chooses(view: View | null): boolean {
    return view?.lot != null && view.moves.length > 0 && (this.#begins || this.seat === view.seat);
  }

  /** Goes on with what is left to chance; stops where something else is asked, or was refused. */
  goOn(): void {
    const view = this.#view();
    if (this.#begins && view !== null && view.moves.length > 0) {
      this.#begins = false;
      if (view.lot) this.leave(true);
    }
    if (this.seat === null || view === null || this.#playing.sending !== null) return;
    const mine = view.seat === this.seat;
    if (view.ending || this.#playing.refusal !== null || (mine && view.moves.length > 0 && !view.lot)) this.stop();
    else if (mine) this.#draw();
  }

  /** Draws one of the moves that may be drawn, each equally likely, once for a picture, and plays it like any other. */
  #draw(): void {
    const view = this.#view();
    if (!view?.lot || view.revision === this.#drawnAt) return;
    this.#drawnAt = view.revision;
    if (this.seat !== null) {
      this.until = view.revision + 1;
      this.#hurry();
    }
    void this.#playing.play(view.lot.moves[below(view.lot.moves.length)]!);
  }
}

/** A whole number from 0 on, below `many`, each equally likely. */
export function below(many: number): number {
  const most = Math.floor(0x1_0000_0000 / many) * many;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= most);
  return drawn[0]! % many;
}
