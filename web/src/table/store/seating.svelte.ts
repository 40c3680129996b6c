// Who sits where: taking and leaving seats, fleets that are brought, bots that sit in, and what the others must agree to.
import { announce, toast } from "../../lib/announcer.svelte";
import { Refused } from "../../lib/unanswered";
import type { SeatInfo, Table, View } from "../../lib/wire";
import { say } from "../../lib/words";
import type { Requests } from "./requests.svelte";

export interface Room {
  table(): Table | null;
  view(): View | null;
  /** The seats of the person at this device. */
  mine(): readonly SeatInfo[];
  /** The pledge of a number for the dice, for a seat that is about to be taken. */
  pledge(): string;
}

export class Seating {
  /** The fleet that stands in the field for one before the game begins; null as long as nobody has touched it. */
  fleet: string | null = $state(null);
  /** Why that fleet cannot sail at this table. */
  fleetFault: string | undefined = $state();
  readonly #requests: Requests;
  readonly #room: Room;

  constructor(requests: Requests, room: Room) {
    this.#requests = requests;
    this.#room = room;
  }

  sit(seat: number): Promise<boolean> {
    return this.fleet && this.#room.mine().length === 0 ? this.bring(seat) : this.#requests.carryOut({ type: "sit", seat, ...this.#pledged(seat) });
  }

  /** Takes a seat with what stands in the field for a fleet, or brings that to one's own; whether that could be. */
  bring(seat: number): Promise<boolean> {
    this.fleetFault = undefined;
    return this.#requests.counted(async () => {
      try {
        await this.#requests.ask({ type: "sit", seat, fleet: (this.fleet ?? "").trim(), ...this.#pledged(seat) });
        this.fleet = null;
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#notBrought(error);
        return false;
      }
    });
  }

  /** A seat that is one's own already keeps the number that was pledged for it. */
  #pledged(seat: number): { readonly pledge?: string } {
    const table = this.#room.table();
    const own = this.#room.mine().some((mine) => mine.seat === seat);
    return own || table?.dice == null || table.state !== "open" ? {} : { pledge: this.#room.pledge() };
  }

  #notBrought({ problem, again }: Refused): void {
    if (problem.path === "fleet") {
      this.fleetFault = problem.message.replace(/^fleet: /u, "");
      announce(this.fleetFault, "urgent");
    } else if (!again) toast(problem.message);
  }

  /**
   * Leaves one's only seat of a table that waits for another, with the fleet one has; gets the old one back if the
   * other has been taken meanwhile.
   */
  async move(seat: number): Promise<boolean> {
    const mine = this.#room.mine();
    const old = mine[0];
    if (old === undefined || mine.length > 1 || this.#room.table()?.state !== "open") return false;
    const fleet = old.fleet === "" ? null : old.fleet;
    if (!(await this.stand(old.seat))) return false;
    if (await this.#requests.carryOut({ type: "sit", seat, fleet, ...this.#pledged(seat) })) return true;
    const back = await this.#requests.carryOut({ type: "sit", seat: old.seat, fleet, ...this.#pledged(old.seat) });
    toast(say(back ? "table-move-back" : "table-move-lost", { seat: old.name }));
    return back;
  }

  /** Leaves a seat of a table as it stands on the screen. */
  stand(seat: number): Promise<boolean> {
    return this.#requests.carryOut({ type: "stand", seat, state: this.#room.table()?.state === "open" ? "open" : "playing" });
  }

  /** Puts a bot on an open seat. */
  fill(seat: number, level: number): Promise<boolean> {
    return this.#requests.carryOut({ type: "fill-seat", seat, level });
  }

  /** Takes a bot off its seat. */
  free(seat: number): Promise<boolean> {
    return this.#requests.carryOut({ type: "free-seat", seat });
  }

  /** Puts a program of one's own on an open seat. */
  bringProgram(seat: number, program: string): Promise<boolean> {
    return this.#requests.carryOut({ type: "bring", seat, program });
  }

  /** Does something about a bot that has failed again and again. */
  rouse(seat: number, how: "again" | "replace"): Promise<boolean> {
    return this.#requests.carryOut({ type: "rouse", seat, how });
  }

  resign(seat: number): Promise<boolean> {
    return this.#requests.carryOut({ type: "resign", seat, expected: this.#room.view()?.revision ?? 0 });
  }

  /** Proposes that a bot sits in for somebody who is away. */
  standIn(seat: number): Promise<boolean> {
    return this.#requests.carryOut({ type: "propose", what: "stand-in", seat });
  }

  /** Proposes a pause of the clocks, or that the game goes on after one. */
  pause(seat: number, begins: boolean): Promise<boolean> {
    return this.#requests.carryOut({ type: "propose", what: begins ? "pause" : "go-on", seat });
  }

  /** Proposes what becomes of a frozen game. */
  mend(seat: number, what: "go-back" | "end"): Promise<boolean> {
    return this.#requests.carryOut({ type: "propose", what, seat });
  }

  withdraw(proposal: number): Promise<boolean> {
    return this.#requests.carryOut({ type: "withdraw", proposal });
  }

  /** Says yes or no to a proposal. */
  answer(proposal: number, agree: boolean): Promise<boolean> {
    return this.#requests.carryOut({ type: "answer", proposal, agree });
  }
}
