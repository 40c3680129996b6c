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
/** Lying aside counts so much more than lying far. */
const ASIDE = 2.2;

export function directionOf(key: string): Direction | undefined {
  return KEYS[key];
}

/**
 * The spot that an arrow key leads to: of those that lie that way the one that is near and straight ahead;
 * at the edge the farthest on the other side in the same row or column, so that one can go round; else null.
 */
export function toward(spots: readonly Spot[], from: Point, direction: Direction): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const { ahead, aside } = measure(from, spot, direction);
    if (ahead <= 1 || Math.abs(aside) > ahead * 3) continue;
    const cost = ahead + ASIDE * Math.abs(aside);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best ?? around(spots, from, direction);
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
    const far = Math.hypot(spot.x - to.x, spot.y - to.y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
