// What the hand of whoever looks at a picture is doing: nothing, carrying, steering, choosing a point, or looking at a move first. One thing at a time.
import { announce } from "../../lib/announcer.svelte";
import { centre, isThing, type Point } from "../../lib/scene";
import type { AnyShape, FreePoint, Helm, Tried } from "../../lib/wire";
import { say } from "../../lib/words";
import { afterKey, type Free, notationOf, shortly } from "./free";
import type { LetGo } from "./gestures";
import type { Offers } from "./offers";
import { begun, broughtTo, chosenAt, type ChosenPoint, inPicture, isLoose, type LooseThing, sameTool } from "./placing";
import { covers } from "./pointing";
import { ahead, type Course, courseTo, LEAST, snapped } from "./steering";

export type Doing =
  | { readonly doing: "nothing" }
  /** A shape is held, to be put somewhere; `by`: how far it has been dragged, null while it is not; `on`: where it goes, once that is looked at first. */
  | { readonly doing: "carrying"; readonly shape: string; readonly by: Point | null; readonly on?: AnyShape }
  /** A course is being chosen; `waits`: for a word or for another key, else the mouse drags and goes where it lets go. */
  | { readonly doing: "steering"; readonly course: Course; readonly waits: boolean }
  /** A point is being chosen; `from`: where a drag of it began, null while it is not dragged. */
  | { readonly doing: "placing"; readonly point: ChosenPoint; readonly from: ChosenPoint | null }
  /** What the move on a shape comes to is shown before it is made. */
  | { readonly doing: "looking"; readonly shape: AnyShape };

/** What a drag has hold of. */
export type Grip = { readonly holds: "point" } | { readonly holds: "place"; readonly shape: string } | { readonly holds: "thing"; readonly shape: string } | { readonly holds: "helm"; readonly shape: string } | { readonly holds: "shape"; readonly shape: string };

export interface Orders {
  /** What the picture offers now. */
  offers(): Offers;
  /** A shape was chosen that is neither carried nor steered. */
  choose(shape: AnyShape): void;
  /** Makes a move, after some others that come ahead of it; `at`: the shape where one looks then. */
  play(move: string, before: readonly string[], at: string): void;
  /** A shape was put where it may not go; `count`: to how many places it may. */
  refuse(what: AnyShape, on: AnyShape, count: number): void;
  /** Whether a finger is shown what the move on a shape comes to before it is made. */
  looksFirst(shape: AnyShape): boolean;
}

const NOTHING: Doing = { doing: "nothing" };
/** A course ends at an offered place that lies so near, in pixels. */
const SNAP = 11;
/** A click so near to the mark of an offered place means that place, in pixels. */
const BESIDE = 10;
/** So soon after a move was made by hand, in milliseconds, and so near, in pixels, another tap means what was there before. */
const AGAIN_MS = 450;
const AGAIN_FAR = 28;

export class Hand {
  #doing: Doing = $state.raw(NOTHING);
  /** Id of the shape that is to be used for one of several moves, and chosen as soon as that is made. */
  #meant: string | null = $state.raw(null);
  readonly #orders: Orders;
  /** Where in the window was last tapped or clicked, and when and where that last made a move. */
  #tapped: Point = { x: 0, y: 0 };
  #made = { at: -Infinity, point: this.#tapped };
  /** Why what is being placed cannot lie where it is, as far as the server has said so. */
  #forbidden = { move: "", message: "" };

  constructor(orders: Orders) {
    this.#orders = orders;
  }

  get doing(): Doing {
    return this.#doing;
  }

  /** The shape that is carried. */
  readonly held: string | null = $derived(this.#doing.doing === "carrying" ? this.#doing.shape : null);
  /** The move for each place where it may be put. */
  readonly places: ReadonlyMap<string, string> = $derived.by(() => this.#offers.placesFor(this.held));
  /** What somebody wants to use, and the moves that it can be used for. */
  readonly meant: string | null = $derived.by(() => (this.fits.size > 0 ? this.#meant : null));
  readonly fits: ReadonlySet<string> = $derived.by(() => new Set(this.#offers.usesOf(this.#meant)));
  /** The course or the point that is being chosen. */
  readonly free: Free | null = $derived.by(() => {
    const now = this.#doing;
    return now.doing === "steering" ? now.course : now.doing === "placing" ? now.point : null;
  });

  /** The shape whose move is looked at before it is made, or on which what is held is to be put. */
  readonly looked: AnyShape | null = $derived.by(() => {
    const now = this.#doing;
    return now.doing === "looking" ? now.shape : now.doing === "carrying" ? (now.on ?? null) : null;
  });

  get #offers(): Offers {
    return this.#orders.offers();
  }

  /** Whether choosing a shape does something now. */
  means(shape: AnyShape): boolean {
    if (shape.decoration) return false;
    if (this.held !== null) return this.places.has(shape.id);
    return shape.move !== null || this.#offers.loose.has(shape.id) || this.#offers.grounds.has(shape.id);
  }

  // -- taps and keys -----------------------------------------------------------------------------------

  /**
   * A tap on a shape, or beside all, at a place where a scene unit is so many pixels; `near`: a finger hit only near it.
   * Where things may lie or sail anywhere, a finger near an offered place is shown it before it counts; `finger`: it was one,
   * which may be shown every move before it counts.
   */
  tap(shape: AnyShape | undefined, at: Point, unit: number, near: boolean, finger = false): void {
    const now = this.#doing;
    if (now.doing === "carrying") return this.put(shape?.id ?? null, finger ? "tap" : "click");
    if (shape === undefined) this.#meant = null;
    if (now.doing === "looking" && shape === undefined) return this.giveUp();
    if (now.doing === "placing" && isLoose(now.point.free)) {
      if (shape?.move == null) return this.#place(broughtTo(now.point, at));
      this.giveUp();
    }
    const laid = shape === undefined || near ? null : this.#offers.placeOn(shape.id);
    if (laid !== null) return this.#layAt(laid);
    const looks = near || (finger && shape !== undefined && this.#orders.looksFirst(shape));
    const offered = looks ? this.#offers.freeOf(shape?.move) : null;
    if (!near && offered !== null && this.free !== null && notationOf(offered) === notationOf(this.free)) return this.go();
    if (offered?.kind === "point") return this.#place(now.doing === "placing" ? broughtTo(now.point, at) : offered);
    if (now.doing === "steering" && (near || shape?.move == null)) return this.#steerTo(now.course.helm, at, unit);
    if (offered?.kind === "course") return this.#steer(offered, true);
    const helm = now.doing === "nothing" ? this.#offers.helmAsked(shape) : undefined;
    if (helm !== undefined) return this.#steer(snapped(courseTo(helm, at), this.#offers.coursesOf(helm), SNAP / unit), true);
    const free = this.#offers.pointAt(shape, at);
    const beside = free === undefined || finger ? undefined : this.#offers.offeredNear(free, at, BESIDE / unit);
    if (beside !== undefined) this.#place(beside);
    else if (free !== undefined) this.#pointOut(free, at);
    else if (shape) this.take(shape, finger);
  }

  /** Chooses a shape, or begins what can be done with it; by a finger perhaps only at the second tap. */
  take(shape: AnyShape, finger = false): void {
    if (shape.move === null && this.#offers.usesOf(shape.id).length > 0) return this.#use(shape, finger);
    const free = shape.move === null ? this.#offers.pointOn(shape.id) : undefined;
    const helm = shape.move === null ? this.#offers.helmOf(shape.id) : undefined;
    const thing = shape.move === null ? this.#offers.thing(shape.id) : undefined;
    const laid = this.#offers.placeOn(shape.id);
    if (laid !== null) this.#layAt(laid);
    else if (thing !== undefined) this.#beginPlacing(thing);
    else if (free !== undefined) this.#beginPlacing(free);
    else if (helm !== undefined) this.#beginSteering(helm);
    else if (shape.move === null && this.#offers.loose.has(shape.id)) this.#lift(shape.id);
    else if (finger && shape.move !== null && this.#orders.looksFirst(shape)) this.#look(shape);
    else this.#choose(shape);
  }

  /** Shows what a shape's move comes to, a course or a shot where it can still be changed; choosing it again makes it. */
  #look(shape: AnyShape): void {
    const free = this.#offers.freeOf(shape.move);
    if (free === null && this.looked?.id === shape.id) this.#choose(shape);
    else if (free === null) this.#doing = { doing: "looking", shape };
    else if (this.free !== null && notationOf(free) === notationOf(this.free)) this.go();
    else if (free.kind === "course") this.#steer(free, true);
    else this.#place(free);
  }

  /**
   * Shows what a shape can be used for; if that is one thing, as if it had been chosen itself. A second tap takes it back.
   * Whoever looks at a move for which it can be used wants that move with it.
   */
  #use(shape: AnyShape, finger: boolean): void {
    const { looked } = this;
    if (looked?.move != null && this.#offers.usesOf(shape.id).includes(looked.move)) {
      this.#meant = shape.id;
      return this.#choose(looked);
    }
    if (looked !== null) this.giveUp();
    this.#meant = this.#meant === shape.id ? null : shape.id;
    if (this.#meant === null) return;
    const shapes = [...this.fits].map((move) => this.#offers.whatMakes(move)).filter((one) => one !== undefined);
    if (shapes.length === 1) this.take(shapes[0]!, finger);
    else announce(usedFor(shape, shapes.length));
  }

  /**
   * A tap or a click at a point of the window; whether that is to be left alone, because one there has only just made a move:
   * another one means what was there, and would hit what has come in its place.
   */
  repeats(point: Point): boolean {
    const { at, point: before } = this.#made;
    this.#tapped = point;
    return performance.now() - at < AGAIN_MS && Math.hypot(point.x - before.x, point.y - before.y) < AGAIN_FAR;
  }

  /** A move is made where one has just tapped or clicked. */
  #touched(): void {
    this.#made = { at: performance.now(), point: this.#tapped };
  }

  #choose(shape: AnyShape): void {
    if (this.looked !== null) this.giveUp();
    if (shape.move !== null) this.#touched();
    if (!this.fits.has(shape.move ?? "")) this.#meant = null;
    this.#orders.choose(shape);
  }

  /** A key that changes what is being chosen freely, or gives it up; whether it meant that. */
  key(key: string, fine: boolean): boolean {
    const free = this.free;
    if (free === null) return false;
    if (key === "Escape") {
      this.giveUp();
      announce(say(free.kind === "course" ? "table-steer-given-up" : "table-mark-given-up"));
      return true;
    }
    const next = afterKey(free, key, fine);
    if (next !== null) this.change(next);
    return next !== null;
  }

  // -- dragging ----------------------------------------------------------------------------------------

  /** A drag has gone so far, where a scene unit is so many pixels. */
  drag(grip: Grip, by: Point, unit: number): void {
    switch (grip.holds) {
      case "point":
        return this.#dragPoint(by);
      case "place":
        return this.#dragFrom(this.#offers.placeOn(grip.shape), by);
      case "thing":
        return this.#dragThing(this.#offers.thing(grip.shape), by);
      case "helm": {
        const helm = this.#offers.helmOf(grip.shape);
        if (helm !== undefined) this.#steerTo(helm, { x: helm.x + by.x, y: helm.y + by.y }, unit);
        return;
      }
      case "shape":
        return this.#dragShape(grip.shape, by);
    }
  }

  /** A drag has ended on a shape, or beside all. */
  drop(grip: Grip, on: string | null, by: LetGo): void {
    switch (grip.holds) {
      case "point":
      case "place":
        return this.#dropPoint(by);
      case "thing":
        this.#dropPoint(by);
        if (by === "mouse") this.go();
        return;
      case "helm":
        return this.#letGoOfHelm(by);
      case "shape":
        return this.put(by === "nobody" ? null : on, "drag");
    }
  }

  /** Takes hold of a shape that can be laid elsewhere or carried, for a word or for keys to go on with. */
  hold(shape: string): void {
    const thing = this.#offers.thing(shape);
    if (thing !== undefined) this.#beginPlacing(thing);
    else this.#lift(shape);
  }

  // -- carrying ------------------------------------------------------------------------------------------

  #lift(shape: string): void {
    if (!this.#offers.loose.has(shape)) return;
    this.#doing = { doing: "carrying", shape, by: null };
    announce(say("table-lifted", { what: this.#offers.shape(shape)?.label ?? "", count: this.places.size }));
  }

  #dragShape(shape: string, by: Point): void {
    const now = this.#doing;
    if (now.doing !== "carrying" || now.shape !== shape || now.by === null) this.#lift(shape);
    if (this.held === shape) this.#doing = { doing: "carrying", shape, by };
  }

  /** What is held goes onto a shape, or is put down again; unless it was dragged there, another that can be carried or a button is taken instead. A tap is by a finger, a click by mouse or keys. */
  put(on: string | null, by: "drag" | "tap" | "click" = "click"): void {
    const [what, to, count] = [this.#offers.shape(this.held), this.#offers.shape(on), this.places.size];
    const move = on === null ? undefined : this.places.get(on);
    if (by === "tap" && what !== undefined && to !== undefined && move !== undefined && this.looked?.id !== to.id && this.#orders.looksFirst(to)) {
      this.#doing = { doing: "carrying", shape: what.id, by: null, on: to };
      return;
    }
    this.giveUp();
    if (move !== undefined && on !== null) this.#carry(move, on);
    else if (what === undefined || to === undefined || to === what) announce(say("table-put-down"));
    else if (by !== "drag" && this.#offers.loose.has(to.id)) this.#lift(to.id);
    else if (by !== "drag" && to.move !== null && isThing(to)) this.take(to, by === "tap");
    else if (!liesIn(what, to)) this.#orders.refuse(what, to, count);
    else announce(say("table-put-down"));
  }

  #carry(move: string, on: string): void {
    this.#touched();
    this.#orders.play(move, [], on);
  }

  // -- steering ------------------------------------------------------------------------------------------

  #beginSteering(helm: Helm): void {
    this.#steer(ahead(helm, this.#offers.coursesOf(helm)), true);
    announce(say("table-steer-help"));
  }

  #steer(course: Course, waits: boolean): void {
    this.#doing = { doing: "steering", course, waits };
  }

  #steerTo(helm: Helm, to: Point, unit: number): void {
    const course = snapped(courseTo(helm, to), this.#offers.coursesOf(helm), SNAP / unit);
    this.#steer(course, this.#doing.doing === "steering" && this.#doing.waits);
  }

  #letGoOfHelm(by: LetGo): void {
    const now = this.#doing;
    if (now.doing !== "steering" || by === "nobody" || now.course.length < LEAST) this.giveUp();
    else if (by === "mouse") this.go();
    else this.#steer(now.course, true);
  }

  // -- choosing a point ----------------------------------------------------------------------------------

  #beginPlacing(free: FreePoint): void {
    this.#place(begun(free, free.kind === "laid" ? this.#offers.moves : []));
    announce(say(free.kind === "laid" ? "table-mark-help" : "table-aim-help"));
  }

  /** An offered place: what is laid lies there first, as anywhere else, and is placed by a word, or by choosing the same place again. */
  #layAt(place: ChosenPoint): void {
    if (this.free !== null && notationOf(place) === notationOf(this.free)) this.go();
    else this.#place(place);
  }

  #place(point: ChosenPoint): void {
    this.#doing = { doing: "placing", point, from: this.#doing.doing === "placing" ? this.#doing.from : null };
  }

  /** Somebody points at a place: what is being chosen comes there; the tool stays where the target is another. */
  #pointOut(free: FreePoint, at: Point): void {
    const before = this.#doing.doing === "placing" ? this.#doing.point : null;
    this.#place(before?.free === free ? broughtTo(before, at) : chosenAt(free, at, sameTool(free, before)));
  }

  #dragPoint(by: Point): void {
    if (this.#doing.doing !== "placing") return;
    const from = this.#doing.from ?? this.#doing.point;
    const { x, y } = inPicture(from);
    this.#doing = { doing: "placing", point: broughtTo(from, { x: x + by.x, y: y + by.y }), from };
  }

  /** What is laid at an offered place is dragged on from there at once. */
  #dragFrom(place: ChosenPoint | null, by: Point): void {
    if (place !== null && (this.#doing.doing !== "placing" || this.#doing.from === null)) this.#place(place);
    this.#dragPoint(by);
  }

  #dragThing(thing: LooseThing | undefined, by: Point): void {
    if (thing === undefined) return;
    const now = this.#doing;
    if (now.doing !== "placing" || now.point.free !== thing) this.#place(begun(thing, []));
    this.#dragPoint(by);
  }

  #dropPoint(by: LetGo): void {
    if (this.#doing.doing !== "placing") return;
    const { point, from } = this.#doing;
    this.#doing = { doing: "placing", point: by === "nobody" && from !== null ? from : point, from: null };
  }

  // -- the word, and the end -------------------------------------------------------------------------------

  /** Another course or another point is chosen instead. */
  change(free: Free): void {
    if (free.kind === "point") this.#place(free);
    else this.#steer(free, this.#doing.doing === "steering" && this.#doing.waits);
  }

  /** Plays what is chosen freely or looked at; a course that leads nowhere is none. */
  go(): void {
    const looked = this.looked;
    if (this.held !== null && looked !== null) return this.put(looked.id, "tap");
    if (looked !== null) return this.#choose(looked);
    const free = this.free;
    if (free === null || (free.kind === "course" && free.length < LEAST)) return;
    // What is being placed is kept, to be moved a little.
    if (notationOf(free) === this.#forbidden.move) return announce(this.#forbidden.message);
    this.giveUp();
    if (free.kind === "course") this.#orders.play(notationOf(free), free.helm.before, free.helm.what);
    else this.#orders.play(notationOf(free), [], free.free.what);
  }

  giveUp(): void {
    this.#doing = NOTHING;
  }

  /** The picture has changed: what is being done goes on where it is offered as before. A picture comes again with a new connection, too. */
  meet(offers: Offers): void {
    this.#doing = stillDone(this.#doing, offers);
    const meant = offers.shape(this.#meant);
    if (offers.usesOf(this.#meant).length > 0) return;
    this.#meant = null;
    if (meant !== undefined && meant.move !== null) this.#orders.choose(meant);
  }

  /** Says what would come of what is chosen; a move that comes to nothing special is made at once. */
  tell(answer: Tried): void {
    const now = this.#doing;
    if (this.looked !== null) {
      if (answer.problem === null && answer.words === "" && answer.shapes.length === 0) this.go();
      else announce(`${answer.problem?.message ?? (answer.words || this.looked.label)} ${say("table-look-again")}`);
      return;
    }
    if (this.free === null || (now.doing === "steering" && !now.waits)) return;
    const laid = this.free.kind === "point" && this.free.free.kind === "laid";
    this.#forbidden = { move: laid && answer.problem !== null ? notationOf(this.free) : "", message: answer.problem?.message ?? "" };
    announce(told(this.free, answer));
  }
}

/** What somebody wants to use, and how many moves there are for it. */
export function usedFor(shape: AnyShape, count: number): string {
  return say("table-used-for", { what: (isThing(shape) && shape.title) || shape.label, count });
}

/** A course as one says it, a point as the game says where it is, and what would come of it. */
function told(free: Free, { words, problem }: Tried): string {
  const parts = free.kind === "course" ? [`${shortly(free)}.`, problem?.message ?? words] : [words, problem?.message ?? ""];
  return parts.filter((part) => part !== "").join(" ");
}

/** What can go on of something that was begun in another picture. */
function stillDone(before: Doing, offers: Offers): Doing {
  switch (before.doing) {
    case "nothing":
      return before;
    case "carrying": {
      const on = before.on && offers.placesFor(before.shape).has(before.on.id) ? offers.shape(before.on.id) : undefined;
      return offers.loose.has(before.shape) ? { doing: "carrying", shape: before.shape, by: before.by, ...(on ? { on } : {}) } : NOTHING;
    }
    case "looking": {
      const shape = offers.shape(before.shape.id);
      return shape !== undefined && shape.move === before.shape.move ? { ...before, shape } : NOTHING;
    }
    case "steering": {
      const helm = offers.helms.find((one) => alike(one, before.course.helm));
      return helm === undefined ? NOTHING : { ...before, course: { ...before.course, helm } };
    }
    case "placing": {
      const free = offers.points.find((one) => alike(one, before.point.free));
      return free === undefined ? NOTHING : { ...before, point: inPlaceOf(before.point, free), from: before.from && inPlaceOf(before.from, free) };
    }
  }
}

/** Whether something lies where it is put down: on the place that it comes from, or among its like. */
function liesIn(what: AnyShape, on: AnyShape): boolean {
  if (isThing(what) || isThing(on)) return isThing(what) && isThing(on) && what.region === on.region;
  return covers(on, centre(what));
}

function inPlaceOf(point: ChosenPoint, free: FreePoint): ChosenPoint {
  return { ...point, free, way: free.ways.find((way) => alike(way, point.way))! };
}

function alike(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
