// Which ways pieces have gone on the board, so that what happened can still be seen when it is over.
import { isPiece, type Motion, type Pose, pose, TOLD } from "../../lib/scene";
import type { Placed } from "../../lib/wire";

export interface Trails {
  /** Where each piece was, place by place; not where it is now. The piece that moved first comes first. */
  readonly ways: ReadonlyMap<string, readonly Pose[]>;
  /** Pieces that were not there before. */
  readonly fresh: ReadonlySet<string>;
}

export const NO_TRAILS: Trails = { ways: new Map(), fresh: new Set() };

/** Where more pieces have moved than these, marks would hide the board: then there are none. */
const MOST = 12;
/** By so much of its size the middle of a hull's frame may move though the hull only turns. */
const TURNING = 0.15;

/** Whether a shape is a thing that goes from place to place: a piece, also one that its square names, or a hull that is drawn as it lies. */
export function leavesTrail(shape: Placed): boolean {
  return shape.id.startsWith(TOLD) || (!shape.decoration && (isPiece(shape) || shape.shape === "polygon"));
}

/** Whether a shape has come from elsewhere. The middle of a hull's frame moves a little when it only turns. */
function hasGone(from: Pose, shape: Placed): boolean {
  const { x, y, size } = pose(shape);
  return Math.hypot(from.x - x, from.y - y) > (isPiece(shape) ? 0 : size * TURNING);
}

/** The trails after another change of the picture; of pieces that are gone nothing is kept. */
export function trailed(before: Trails, change: Motion, shapes: readonly Placed[]): Trails {
  const ways = new Map<string, readonly Pose[]>();
  const fresh = new Set<string>();
  for (const shape of shapes) {
    if (!leavesTrail(shape)) continue;
    const way = before.ways.get(shape.id) ?? [];
    const from = change.from.get(shape.id);
    if (from !== undefined && hasGone(from, shape)) ways.set(shape.id, [...way, from]);
    else if (way.length > 0) ways.set(shape.id, way);
    if (isPiece(shape) && (before.fresh.has(shape.id) || change.appeared.has(shape.id))) fresh.add(shape.id);
  }
  return ways.size + fresh.size > MOST ? NO_TRAILS : { ways: inOrder(before, ways), fresh };
}

/** Ways in the order in which they began. */
function inOrder(before: Trails, ways: ReadonlyMap<string, readonly Pose[]>): Trails["ways"] {
  const ids = new Set([...before.ways.keys(), ...ways.keys()]);
  return new Map([...ids].flatMap((id) => (ways.has(id) ? [[id, ways.get(id)!] as const] : [])));
}
