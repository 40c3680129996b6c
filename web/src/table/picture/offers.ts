// What a picture offers to whoever looks at it: moves on shapes, shapes to be carried or steered, points to be chosen.
import { around, type Frame, frame, type Point } from "../../lib/scene";
import type { AnyShape, Carry, FreePoint, Helm } from "../../lib/wire";
import type { Shown } from "../store/shown";
import type { Free } from "./free";
import { type ChosenPoint, isLoose, type LooseThing, outlineOf, read as readPoint } from "./placing";
import { covers } from "./pointing";
import { type Course, read as readCourse } from "./steering";

export class Offers {
  /** The moves that hang on shapes, in notation. */
  readonly moves: readonly string[];
  /** Ids of the shapes that can be taken hold of, to be carried, steered or laid elsewhere. */
  readonly loose: ReadonlySet<string>;
  /** Ids of the shapes on which points can be chosen. */
  readonly grounds: ReadonlySet<string>;
  /** Where a thing would lie by each move that is offered for it, and all of the ground of what may lie anywhere. */
  readonly laid: readonly Frame[];
  readonly helms: readonly Helm[];
  /** Where that lies which is near whatever can be steered, with room for its name. */
  readonly goals: readonly Frame[];
  readonly points: readonly FreePoint[];
  readonly #shapes: ReadonlyMap<string, AnyShape>;
  readonly #carries: readonly Carry[];
  readonly #uses: ReadonlyMap<string, readonly string[]>;
  readonly #things: ReadonlyMap<string, LooseThing>;

  constructor({ shapes, carries, uses, helms, settings }: Pick<Shown, "shapes" | "carries" | "uses" | "helms" | "settings">) {
    this.#shapes = new Map(shapes.map((shape) => [shape.id, shape]));
    this.#carries = carries;
    this.#uses = new Map(uses.map(({ what, moves }) => [what, moves]));
    this.helms = helms;
    const near = new Set(helms.flatMap((helm) => helm.near));
    this.goals = [...near].map((id) => this.#shapes.get(id)).filter((shape) => shape !== undefined).map(frame).map(named);
    this.points = settings;
    this.moves = shapes.map((shape) => shape.move).filter((move) => move !== null);
    this.#things = new Map(settings.filter(isLoose).map((free) => [free.thing, free]));
    this.loose = new Set([...carries.map((carry) => carry.what), ...helms.map((helm) => helm.what), ...this.#things.keys()]);
    this.grounds = new Set(settings.filter((free) => !isLoose(free)).map((free) => free.what));
    const laid = settings.filter((free) => free.kind === "laid").flatMap((free) => this.moves.map((move) => readPoint(free, move)));
    const anywhere = settings.filter((free) => free.kind === "laid" && free.rail.length === 0 && !isLoose(free)).map((free) => this.#shapes.get(free.what));
    this.laid = [...laid.filter((point) => point !== null).map((point) => around(outlineOf(point))), ...anywhere.filter((shape) => shape !== undefined).map(frame)];
  }

  shape(id: string | null): AnyShape | undefined {
    return id === null ? undefined : this.#shapes.get(id);
  }

  /** The shape on which a move hangs, or that is carried or steered to make it. */
  whatMakes(move: string): AnyShape | undefined {
    for (const shape of this.#shapes.values()) if (shape.move === move && !shape.decoration) return shape;
    const course = this.courseOf(move);
    return this.shape(this.#carries.find((carry) => carry.move === move)?.what ?? course?.helm.what ?? null);
  }

  helmOf(shape: string): Helm | undefined {
    return this.helms.find((helm) => helm.what === shape);
  }

  /** The helm of what is on its way, if a shape is the ground on which it goes: there one may choose where to. */
  helmAsked(ground: AnyShape | undefined): Helm | undefined {
    const [helm, ...others] = this.helms.filter(({ before }) => before.length === 0);
    const open = ground?.shape === "box" && ground.move === null && ground.attempt === null && !this.loose.has(ground.id);
    return open && others.length === 0 ? helm : undefined;
  }

  /** The point that is chosen on a shape itself. */
  pointOn(shape: string | undefined): FreePoint | undefined {
    return this.points.find((free) => !isLoose(free) && free.what === shape);
  }

  /** A shape that lies somewhere, and can be laid elsewhere. */
  thing(shape: string): LooseThing | undefined {
    return this.#things.get(shape);
  }

  /** The point that a tap on a shape, or beside all, at a place means: also on what lies on the ground of things to be laid. */
  pointAt(shape: AnyShape | undefined, at: Point): FreePoint | undefined {
    if (shape?.move != null) return undefined;
    const lies = (free: FreePoint): boolean => free.kind === "laid" && !isLoose(free) && covers(this.#shapes.get(free.what)!, at);
    return this.pointOn(shape?.id) ?? this.points.find(lies);
  }

  /** The offered place of what is being laid whose mark is the nearest to a point, no farther than so many scene units. */
  offeredNear(free: FreePoint, at: Point, far: number): ChosenPoint | undefined {
    if (free.kind !== "laid" || isLoose(free)) return undefined;
    let [nearest, least]: [ChosenPoint | undefined, number] = [undefined, far];
    for (const shape of this.#shapes.values()) {
      if (shape.shape !== "disc" || shape.move === null) continue;
      const away = Math.hypot(shape.x - at.x, shape.y - at.y) - shape.radius;
      const offered = away <= least ? readPoint(free, shape.move) : null;
      if (offered !== null) [nearest, least] = [offered, away];
    }
    return nearest;
  }

  /** The move for each place where a shape may be carried. */
  placesFor(shape: string | null): ReadonlyMap<string, string> {
    return new Map(this.#carries.filter((carry) => carry.what === shape).map((carry) => [carry.to, carry.move]));
  }

  /** The moves of other shapes that a shape can be used for. */
  usesOf(shape: string | null): readonly string[] {
    return (shape === null ? undefined : this.#uses.get(shape)) ?? [];
  }

  /** The moves on shapes that a helm can snap to: those of a shape that is steered now. */
  coursesOf(helm: Helm): readonly string[] {
    return helm.before.length === 0 ? this.moves : [];
  }

  courseOf(move: string): Course | null {
    return this.helms.filter((helm) => helm.before.length === 0).map((helm) => readCourse(helm, move)).find((course) => course !== null) ?? null;
  }

  chosenPointOf(move: string): ChosenPoint | null {
    return this.points.map((free) => readPoint(free, move)).find((point) => point !== null) ?? null;
  }

  /** Where a thing would lie by the move that is offered on a shape. */
  placeOn(shape: string): ChosenPoint | null {
    const move = this.shape(shape)?.move ?? null;
    const point = move === null ? null : this.chosenPointOf(move);
    return point?.free.kind === "laid" ? point : null;
  }

  /** The course or the point that a move means, if it means one. */
  freeOf(move: string | null | undefined): Free | null {
    return move == null ? null : (this.chosenPointOf(move) ?? this.courseOf(move));
  }

  /** Ids of what keys lead to: the first shape of every move, and what can be carried; then what points are chosen on; last what says why it cannot be chosen. */
  spots(shapes: readonly AnyShape[]): string[] {
    const moves = new Set<string>();
    const found = new Set<string>();
    for (const shape of shapes) {
      if (shape.decoration || (shape.move === null ? !this.loose.has(shape.id) : moves.has(shape.move))) continue;
      if (shape.move !== null) moves.add(shape.move);
      found.add(shape.id);
    }
    for (const shape of shapes) if (this.grounds.has(shape.id)) found.add(shape.id);
    const refused = shapes.filter((shape) => shape.attempt !== null && !shape.decoration && !found.has(shape.id)).map((shape) => shape.id);
    return found.size === 0 ? [] : [...found, ...refused];
  }
}

/** A frame twice as wide. */
function named({ x, y, width, height }: Frame): Frame {
  return { x: x - width / 2, y, width: 2 * width, height };
}
