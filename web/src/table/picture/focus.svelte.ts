// Where the keys and the pointer are in a picture. The focus stays in the picture while that changes under it.
import type { Point } from "../../lib/scene";
import type { AnyShape } from "../../lib/wire";
import { type Direction, nearest, type Spot, step } from "./navigation";

export interface Ground {
  /** Ids of what keys lead to. */
  spots(): readonly string[];
  /** Where the middle of a shape is on the page. */
  where(shape: AnyShape): Point;
  shape(id: string | null): AnyShape | undefined;
  /** Puts the browser's focus on a spot; quietly: nothing scrolls. */
  lead(spot: string, quietly: boolean): void;
}

export class Focus {
  /** The spot under the pointer, or what says there why it cannot be chosen. */
  hovered: string | null = $state(null);
  /** The shape with a ring around it: keys have led to it. */
  ringed: string | null = $state(null);
  /** The shape that was pointed at, led to or chosen last. */
  latest: AnyShape | undefined = $state.raw();
  /** That was by a tap or a click. */
  tapped = $state(false);
  readonly #ground: Ground;
  #chosen: string | null = $state(null);
  /** Where the focus was when what it was on went away. */
  #lastPlace: Point | null = null;
  #inside = false;
  /** Where the pointer is, and whether it has stayed there since the picture changed: then it points at nothing. */
  #pointer: Point | null = null;
  #rests = false;
  /** What the focus is on could be chosen when it came there. */
  #open = false;

  readonly ids: ReadonlySet<string> = $derived.by(() => new Set(this.#ground.spots()));
  /** The spot that Tab leads to. */
  readonly active: string | null = $derived.by(() => (this.#chosen !== null && this.ids.has(this.#chosen) ? this.#chosen : (this.#ground.spots()[0] ?? null)));

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  // -- what the browser tells ------------------------------------------------------------------------

  /** The mouse is there, on the page. */
  points(at: Point): void {
    if (this.#pointer === null || this.#pointer.x !== at.x || this.#pointer.y !== at.y) this.#rests = false;
    this.#pointer = at;
  }

  /** The picture has changed under the pointer: what lies there now was not pointed at. */
  rest(): void {
    this.#rests = this.#pointer !== null;
    this.hovered = null;
    this.latest = undefined;
  }

  /** The pointer is over a shape, or over none. */
  over(id: string | null): void {
    if (this.#rests) return;
    const shape = this.#ground.shape(id);
    this.hovered = shape === undefined ? null : this.ids.has(shape.id) || shape.attempt !== null ? shape.id : this.#spotOf(shape.move);
    this.#saw(shape, false);
  }

  /** The spot of a move: a button regards the mark on the board that makes the same move. */
  #spotOf(move: string | null): string | null {
    if (move === null) return null;
    return this.#ground.spots().find((id) => this.#ground.shape(id)?.move === move) ?? null;
  }

  /** Somebody tapped a shape, or beside all. */
  tap(shape: AnyShape | undefined): void {
    this.#saw(shape, true);
  }

  #saw(shape: AnyShape | undefined, tapped: boolean): void {
    this.latest = shape;
    this.tapped = tapped;
  }

  /** The focus has come to a shape, or to something else in the picture; by keys: so that it is to be seen. */
  came(id: string | null, byKeys: boolean): void {
    this.#inside = true;
    if (id === null) return;
    this.#chosen = id;
    const shape = this.#ground.shape(id);
    this.#open = shape !== undefined && shape.attempt === null;
    if (shape) this.#lastPlace = this.#ground.where(shape);
    this.ringed = byKeys ? id : null;
    if (byKeys && shape) this.#saw(shape, false);
  }

  /** A shape is pointed out to the person: it has the ring, and keys begin there. */
  mark(id: string): void {
    this.#chosen = id;
    this.ringed = id;
    this.#saw(this.#ground.shape(id), false);
  }

  /** It is pointed out no longer. */
  unmark(id: string): void {
    if (this.ringed === id) this.ringed = null;
  }

  /** The person has led the focus out of the picture. */
  left(): void {
    this.#inside = false;
  }

  // -- where it goes -----------------------------------------------------------------------------------

  go(spot: string | null | undefined, quietly = false): void {
    if (spot == null) return;
    this.#chosen = spot;
    this.#ground.lead(spot, quietly);
  }

  /** What keys lead to, and where on the page it is now. */
  #spots(): Spot[] {
    return this.#located(this.#shapes());
  }

  #shapes(): AnyShape[] {
    return this.#ground.spots().map((id) => this.#ground.shape(id)).filter((shape) => shape !== undefined);
  }

  /** Those that do not only say why they cannot be chosen. */
  #choosable(): AnyShape[] {
    return this.#shapes().filter((shape) => shape.attempt === null);
  }

  #located(shapes: readonly AnyShape[]): Spot[] {
    return shapes.map((shape) => ({ id: shape.id, ...this.#ground.where(shape) }));
  }

  /** To the next spot in a direction; back into the spots from the picture itself. */
  step(direction: Direction, fromPicture: boolean): void {
    const spots = this.#spots();
    if (fromPicture) this.go(this.#lastPlace === null ? spots[0]?.id : nearest(spots, this.#lastPlace)?.id);
    else if (this.active !== null) this.go(step(spots, this.active, direction)?.id);
  }

  first(): void {
    this.go(this.#ground.spots()[0]);
  }

  last(): void {
    this.go(this.#choosable().at(-1)?.id);
  }

  /** After a change of the picture: near to where the focus was, if what it was on has gone, or cannot be chosen any more. */
  keep(root: HTMLElement): void {
    if (!this.#inside) return;
    const held = document.activeElement;
    const lost = held === null || held === document.body || held === root || (root.contains(held) && !held.hasAttribute("tabindex"));
    const closed = this.#open && (this.#ground.shape(this.#chosen)?.attempt ?? null) !== null;
    if (!lost && !(closed && root.contains(held))) return;
    const next = this.#lastPlace === null ? this.#ground.spots()[0] : nearest(this.#located(this.#choosable()), this.#lastPlace)?.id;
    if (next !== undefined) this.go(next, true);
    else if (lost && held !== root) root.focus({ preventScroll: true });
  }
}
