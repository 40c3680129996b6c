// What happened, by what has changed between two pictures: it is drawn for a moment, beside the words that tell it.
import { centre, frame, isThing, type Motion, placedOf, type Point } from "../../lib/scene";
import type { AnyShape, Fact, Placed, Thing } from "../../lib/wire";

/** Something on the board: a vessel is hit or mended, or has gone. */
export interface Burst {
  readonly kind: "hit" | "mended" | "sunk";
  readonly id: string;
  readonly at: Point;
  readonly size: number;
}

/** Coins go from one place of the board to another. */
export interface Coins {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

/** A thing of a region, or one of its signs: it is turned up, done with, or counts something else now. */
export interface Turn {
  readonly kind: "turned" | "settled" | "counted";
  readonly id: string;
  /** What is laid on it, or a fact, as it is told. */
  readonly sign: string;
}

export interface Effects {
  readonly bursts: readonly Burst[];
  readonly coins: readonly Coins[];
  readonly turns: readonly Turn[];
}

const VESSEL = /^(ship|line|pi-hull|pi-base)-/u;
/** What is drawn instead of a mast, or on it. */
const LOST = /-(lost|fire)$/u;
const COIN = /^(coin|pi-chest)$/u;

export function effectsOf({ before, after, vanished }: Motion): Effects {
  const old = new Map(before.map((shape) => [shape.id, shape]));
  const now = new Map(after.map((shape) => [shape.id, shape]));
  const vessels = placedOf(after).filter(isVessel);
  const bursts: Burst[] = [];
  const coins: Coins[] = [];
  const turns: Turn[] = [];
  for (const shape of after) {
    const earlier = old.get(shape.id);
    if (isThing(shape)) turns.push(...turnsOf(earlier, shape, before));
    else if (earlier === undefined) {
      const mast = shape.id.replace(LOST, "");
      if (mast !== shape.id && old.has(mast)) bursts.push(burst("hit", shape, 3));
      else if (shape.id === "shot" && shape.shape === "line") bursts.push({ ...burst("hit", shape), at: pointOf(shape.points.at(-1)!) });
      else if (shape.shape === "disc" && COIN.test(shape.role)) coins.push(...brought(shape, vessels));
    } else if (isVessel(shape) && shape.shape === "symbol" && earlier.shape === "symbol" && shape.art !== earlier.art) {
      bursts.push(burst(shape.art > earlier.art ? "hit" : "mended", shape));
    } else if (shape.id === "shot" && shape.shape === "line" && earlier.shape === "line" && `${shape.points}` !== `${earlier.points}`) {
      bursts.push({ ...burst("hit", shape), at: pointOf(shape.points.at(-1)!) });
    } else if (shape.shape === "words" && earlier.shape === "words" && Number(shape.text) > Number(earlier.text)) {
      const coin = now.get(shape.id.replace(/-words$/u, ""));
      if (coin?.shape === "disc" && COIN.test(coin.role)) coins.push(...brought(coin, vessels));
    }
  }
  for (const shape of placedOf(vanished)) {
    if (isVessel(shape) && shape.move === null) bursts.push(burst("sunk", shape, 1.5));
    else if (shape.shape === "disc" && COIN.test(shape.role)) coins.push(...brought(shape, vessels).map(({ id, from, to }) => ({ id, from: to, to: from })));
    else if (LOST.test(shape.id) && now.has(shape.id.replace(LOST, "")) && !now.has(shape.id)) bursts.push(burst("mended", shape, 3));
  }
  return { bursts, coins, turns };
}

function isVessel(shape: Placed): boolean {
  return VESSEL.test(shape.role) && (shape.shape === "symbol" || shape.shape === "polygon");
}

function burst(kind: Burst["kind"], shape: Placed, times = 1): Burst {
  const { width, height } = frame(shape);
  return { kind, id: shape.id, at: centre(shape), size: Math.max(width, height) * times };
}

/** Coins from the nearest vessel: only whoever lies there brings or takes them. */
function brought(coin: Placed, vessels: readonly Placed[]): Coins[] {
  const to = centre(coin);
  const far = (one: Placed): number => Math.hypot(centre(one).x - to.x, centre(one).y - to.y);
  const nearest = vessels.toSorted((a, b) => far(a) - far(b))[0];
  return nearest === undefined ? [] : [{ id: coin.id, from: centre(nearest), to }];
}

function turnsOf(earlier: AnyShape | undefined, thing: Thing, before: readonly AnyShape[]): Turn[] {
  const { id } = thing;
  if (earlier === undefined) {
    const known = before.some((shape) => isThing(shape) && shape.look === "card");
    return thing.look === "card" && known ? [{ kind: "turned", id, sign: "" }] : [];
  }
  if (!isThing(earlier) || !["card", "seat", "pile"].includes(thing.look)) return [];
  const found: Turn[] = [];
  if (thing.look === "card" && (thing.title !== earlier.title || thing.art !== earlier.art)) return [{ kind: "turned", id, sign: "" }];
  if (thing.look === "card" && earlier.mood === "lit" && thing.mood !== "lit") found.push({ kind: "settled", id, sign: "" });
  found.push(...changed(earlier.laid, thing.laid).map((sign): Turn => ({ kind: "turned", id, sign })));
  if (thing.look === "seat") found.push(...changed(earlier.facts, thing.facts).map((sign): Turn => ({ kind: "counted", id, sign })));
  return found;
}

/** Signs in their places that say something else now. */
function changed(before: readonly Fact[], after: readonly Fact[]): string[] {
  return after.filter(({ art, text }, k) => before[k]?.art === art && before[k].text !== text).map(({ label }) => label);
}

function pointOf([x, y]: readonly [number, number]): Point {
  return { x, y };
}
