// Whose eyes the table is seen with: the curtain between people who share a device, and what the server is asked to show.
import { SPECTATOR, type Table, type View } from "../../lib/wire";
import { type Eyes, eyesFor } from "./eyes";

export interface Stage {
  table(): Table | null;
  view(): View | null;
  /** Asks the server to show the game as a seat sees it. */
  look(seat: number): void;
  /** The curtain falls: nothing of what a seat knows may stay. */
  forget(): void;
}

export class Viewer {
  /** The seat the device is to be passed to; while it is set nothing of the game is kept. */
  curtain: number | null = $state(null);
  readonly #stage: Stage;
  /** The seats that may choose now. */
  #waiting: readonly number[] = [];
  /** The seat whose person has said that they hold the device, or chose it. */
  #holder: number | null = null;
  /** The seat the server shows us the game with; null until it has begun to. */
  #eyes: number | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** A new connection: the server chooses whose eyes we have. */
  startOver(): void {
    this.#eyes = null;
  }

  /** A view has come; whether it may be kept. What another seat knows is not kept for a moment longer than it may be seen. */
  admits(view: View): boolean {
    this.#waiting = view.waiting;
    // The first view of a connection, or a whole one unasked: the server has chosen whose eyes we have.
    if (this.#eyes === null || view.base === null) this.#eyes = view.seat;
    const eyes = this.settle();
    const wrong = eyes.seat !== view.seat;
    return eyes.curtain === null && !(wrong && this.#stage.table()?.hidden && !view.ending);
  }

  /** Looks with the eyes that are due; lowers the curtain where somebody else's are. */
  settle(): Eyes {
    const table = this.#stage.table();
    const view = this.#stage.view();
    if (table === null) return { seat: view?.seat ?? SPECTATOR, curtain: null };
    // Before the game begins everybody sees the same.
    const mine = table.state === "open" ? [] : table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const over = table.state === "over" || view?.ending != null;
    const eyes = eyesFor({ mine, waiting: this.#waiting, hidden: table.hidden && !over, held: this.#holder });
    this.#holder = eyes.curtain === null && mine.length > 0 && eyes.seat !== SPECTATOR ? eyes.seat : null;
    if (eyes.curtain !== null && this.curtain === null) this.#stage.forget();
    this.curtain = eyes.curtain;
    this.#look(eyes.seat);
    return eyes;
  }

  /** The person of the curtain's seat holds the device. */
  lift(): void {
    if (this.curtain === null) return;
    this.#holder = this.curtain;
    this.curtain = null;
    this.settle();
  }

  #look(seat: number): void {
    if (this.#eyes === null || this.#eyes === seat) return;
    this.#eyes = seat;
    this.#stage.look(seat);
  }
}
