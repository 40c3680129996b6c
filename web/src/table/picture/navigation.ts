// Arrow keys over a picture: from one thing to the next that lies in a direction.
import type { Point } from "../../lib/scene";

export type Direction = "left" | "right" | "up" | "down";

export interface Spot extends Point {
  readonly id: string;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const DIRECTIONS: readonly Direction[] = Object.values(KEYS);
/** Lying aside counts so much more than lying far. */
const ASIDE = 2.2;

export function directionOf(key: string): Direction | undefined {
  return KEYS[key];
}

/** The height of a row of spots, in pixels. */
const ROW = 12;

type Ways = Map<Spot, Map<Direction, Spot>>;

/**
 * The spot that an arrow key leads to from another: of those that lie that way the one that is near and straight ahead;
 * at the edge the farthest on the other side in the same row or column, so that one can go round, or else the next as one
 * reads. Arrows lead from the first spot to every other: one that is near to none in any direction is come to on the way
 * from its neighbour. Null where there is no other.
 */
export function step(spots: readonly Spot[], from: string, direction: Direction): Spot | null {
  const here = spots.find((spot) => spot.id === from);
  return (here && waysOf(spots).get(here)!.get(direction)) ?? null;
}

function waysOf(spots: readonly Spot[]): Ways {
  const ways: Ways = new Map(spots.map((spot) => [spot, ahead(spots, spot)]));
  for (let met = reached(ways, spots[0]); met.size < spots.length; met = reached(ways, spots[0])) {
    const missed = spots.filter((spot) => !met.has(spot));
    const pairs = missed.map((spot) => ({ spot, by: nearest([...met], spot)! }));
    const { spot, by } = pairs.reduce((best, pair) => (far(pair.spot, pair.by) < far(best.spot, best.by) ? pair : best));
    const way = wayTo(by, spot);
    const next = ways.get(by)!.get(way);
    ways.get(by)!.set(way, spot);
    if (next !== undefined) ways.get(spot)!.set(way, next);
  }
  return ways;
}

function ahead(spots: readonly Spot[], from: Spot): Map<Direction, Spot> {
  const others = spots.filter((spot) => spot !== from);
  const found = DIRECTIONS.map((direction) => [direction, toward(others, from, direction) ?? around(others, from, direction) ?? asRead(spots, from, direction)] as const);
  return new Map(found.filter((way): way is readonly [Direction, Spot] => way[1] !== null));
}

function reached(ways: Ways, first: Spot | undefined): Set<Spot> {
  const met = new Set(first ? [first] : []);
  for (const spot of met) for (const next of ways.get(spot)!.values()) met.add(next);
  return met;
}

/** The next in the order in which one reads, or the one before; round from the last to the first. */
function asRead(spots: readonly Spot[], from: Spot, direction: Direction): Spot | null {
  const row = ({ y }: Spot): number => Math.round(y / ROW);
  const order = [...spots].sort((one, other) => row(one) - row(other) || one.x - other.x);
  const by = direction === "right" || direction === "down" ? 1 : -1;
  const next = order[(order.indexOf(from) + by + order.length) % order.length]!;
  return next === from ? null : next;
}

/** The arrow that points most nearly from one to the other. */
function wayTo(from: Point, to: Point): Direction {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/** Of those that lie that way the one that is near and straight ahead. */
function toward(spots: readonly Spot[], from: Point, direction: Direction): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const { ahead, aside } = measure(from, spot, direction);
    if (ahead <= 1 || Math.abs(aside) > ahead * 3) continue;
    const cost = ahead + ASIDE * Math.abs(aside);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The spot on the far side, if it lies straight behind. */
function around(spots: readonly Spot[], from: Point, direction: Direction): Spot | null {
  let best: Spot | null = null;
  let most = 0;
  for (const spot of spots) {
    const { ahead, aside } = measure(from, spot, direction);
    const cost = -ahead - ASIDE * Math.abs(aside);
    if (ahead < -1 && Math.abs(aside) * 4 <= -ahead && cost > most) [best, most] = [spot, cost];
  }
  return best;
}

function measure(from: Point, to: Point, direction: Direction): { ahead: number; aside: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  switch (direction) {
    case "left":
      return { ahead: -dx, aside: dy };
    case "right":
      return { ahead: dx, aside: dy };
    case "up":
      return { ahead: -dy, aside: dx };
    case "down":
      return { ahead: dy, aside: dx };
  }
}

export function nearest(spots: readonly Spot[], to: Point): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const here = far(spot, to);
    if (here < least) [best, least] = [spot, here];
  }
  return best;
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
