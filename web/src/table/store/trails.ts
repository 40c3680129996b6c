// Which ways pieces have gone on the board, so that what happened can still be seen when it is over.
import { isPiece, type Motion, type Pose, pose } from "../../lib/scene";
import type { Placed } from "../../lib/wire";

export interface Trails {
  /** Where each piece was, place by place; not where it is now. */
  readonly ways: ReadonlyMap<string, readonly Pose[]>;
  /** Pieces that were not there before. */
  readonly fresh: ReadonlySet<string>;
}

export const NO_TRAILS: Trails = { ways: new Map(), fresh: new Set() };

/** Where more pieces have moved than these, marks would hide the board: then there are none. */
const MOST = 12;

/** The trails after another change of the picture; of pieces that are gone nothing is kept. */
export function trailed(before: Trails, change: Motion, shapes: readonly Placed[]): Trails {
  const ways = new Map<string, readonly Pose[]>();
  const fresh = new Set<string>();
  for (const shape of shapes) {
    if (!isPiece(shape) || shape.decoration) continue;
    const way = before.ways.get(shape.id) ?? [];
    const from = change.from.get(shape.id);
    const { x, y } = pose(shape);
    if (from !== undefined && (from.x !== x || from.y !== y)) ways.set(shape.id, [...way, from]);
    else if (way.length > 0) ways.set(shape.id, way);
    if (before.fresh.has(shape.id) || change.appeared.has(shape.id)) fresh.add(shape.id);
  }
  return ways.size + fresh.size > MOST ? NO_TRAILS : { ways, fresh };
}
