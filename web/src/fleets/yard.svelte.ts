import { announce } from "../lib/announcer.svelte";
import { api, problemOf } from "../lib/api";
import type { FleetPlan, FleetSum, OfferedFleet, FleetPiece, Problem, FleetStock } from "../lib/wire";
import { say } from "../lib/words";
import { shelfOf } from "./packs";
import { added, boards, emptyPlan, isEmpty, moved, type Place, removed, withoutShip } from "./plan";
import { keepDraft } from "./saved";
import { Shoebox } from "./shoebox.svelte";

const STEPS = 200;

/** A piece that is being dragged, and where it was taken from; null: from the list of all pieces. */
export interface Dragged {
  piece: FleetPiece;
  from: Place | null;
}

/** The fleet that is being built, and what the server says of it. */
export class Yard {
  plan: FleetPlan = $state.raw(emptyPlan(40));
  /** What the plan comes to; of an earlier plan while the server is asked. */
  sum: FleetSum | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The ship that crew goes aboard. */
  chosen = $state(0);
  dragged: Dragged | null = $state.raw(null);
  past: readonly FleetPlan[] = $state.raw([]);
  #asked = 0;

  readonly game: string;
  readonly stock: FleetStock;
  /** The text of the content pack of all pieces; null: the game's own. */
  readonly pack: string | null;
  /** Where its fleets are kept on this device. */
  readonly shelf: string;
  readonly pieces: ReadonlyMap<string, FleetPiece>;
  readonly shoebox: Shoebox;

  constructor(game: string, stock: FleetStock, pack: string | null = null) {
    this.game = game;
    this.stock = stock;
    this.pack = pack;
    this.shelf = shelfOf(game, stock.pack);
    this.pieces = new Map(stock.pieces.map((piece) => [piece.id, piece]));
    this.plan = emptyPlan(stock.total);
    this.shoebox = new Shoebox(this.shelf);
  }

  readonly left = $derived(this.sum ? this.sum.allowed - this.sum.points : this.plan.total);
  /** Where crew and equipment go now. */
  readonly target: Place = $derived(this.plan.ships.length > 0 ? Math.min(this.chosen, this.plan.ships.length - 1) : "ashore");
  /** The offered fleet that this one is, if it is one. */
  get offered(): OfferedFleet | null {
    return this.stock.offered.find((one) => one.code === this.sum?.code) ?? null;
  }

  name(id: string): string {
    return this.pieces.get(id)?.name ?? id;
  }

  /** What a place is called. */
  placeName(place: Place): string {
    const ship = typeof place === "number" ? this.plan.ships[place] : undefined;
    if (ship) return this.name(ship.ship);
    return say("fleet-ashore");
  }

  #change(next: FleetPlan, told: (sum: FleetSum) => string): void {
    this.past = [...this.past, this.plan].slice(-STEPS);
    this.plan = next;
    void this.judge(told);
  }

  /** Asks what the plan comes to, and says it. */
  async judge(told?: (sum: FleetSum) => string): Promise<void> {
    const asked = ++this.#asked;
    const plan = this.plan;
    try {
      const sum = await api.checkFleet(this.game, plan, this.pack);
      if (asked !== this.#asked) return;
      this.sum = sum;
      this.problem = null;
      keepDraft(this.shelf, isEmpty(plan) ? null : { name: plan.name, code: sum.code, total: plan.total });
      if (told) announce(told(sum));
    } catch (error) {
      if (asked === this.#asked) this.problem = problemOf(error);
    }
  }

  #now = (what: string) => (sum: FleetSum): string =>
    say("fleet-changed", { what, points: sum.points, allowed: sum.allowed, faults: sum.faults.length });

  add(piece: FleetPiece, to: Place = this.target): void {
    const place = boards(piece) ? to : "ashore";
    const what = boards(piece)
      ? say("fleet-was-boarded", { piece: piece.name, place: this.placeName(place) })
      : say("fleet-was-added", { piece: piece.name });
    if (piece.kind === "ship") this.chosen = this.plan.ships.length;
    this.#change(added(this.plan, piece, place), this.#now(what));
  }

  remove(id: string, from: Place): void {
    this.#change(removed(this.plan, id, from), this.#now(say("fleet-was-removed", { piece: this.name(id) })));
  }

  removeShip(at: number): void {
    const what = say("fleet-was-removed", { piece: this.placeName(at) });
    if (this.chosen > at) this.chosen -= 1;
    this.#change(withoutShip(this.plan, at), this.#now(what));
  }

  move(piece: FleetPiece, from: Place, to: Place): void {
    if (from === to) return;
    const what = say("fleet-was-boarded", { piece: piece.name, place: this.placeName(to) });
    this.#change(moved(this.plan, piece, from, to), this.#now(what));
  }

  /** What is dragged is let go over a place, or over the fleet as a whole. */
  drop(to: Place | null): void {
    const dragged = this.dragged;
    this.dragged = null;
    if (!dragged) return;
    const { piece, from } = dragged;
    if (from === null) this.add(piece, to ?? this.target);
    else if (to !== null && boards(piece)) this.move(piece, from, to);
  }

  rename(name: string): void {
    this.plan = { ...this.plan, name };
    if (this.sum) keepDraft(this.shelf, isEmpty(this.plan) ? null : { name, code: this.sum.code, total: this.plan.total });
  }

  settle(change: Partial<Pick<FleetPlan, "total" | "coins">>): void {
    this.#change({ ...this.plan, ...change }, this.#now(say("fleet-was-settled")));
  }

  /** Goes on with another fleet; what was there can be had back. */
  open(plan: FleetPlan): void {
    this.chosen = 0;
    this.#change(plan, this.#now(say("fleet-was-opened", { fleet: plan.name || say("fleet-nameless") })));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.plan = before;
    void this.judge(this.#now(say("fleet-was-undone")));
  }
}
