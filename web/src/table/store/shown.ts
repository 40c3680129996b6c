// What is drawn of a game: the picture of now, or one of earlier.
import type { AnyShape, Replayed, View } from "../../lib/wire";

/** A picture with its words. What can be carried, steered or chosen freely is offered in the picture of now alone. */
export type Shown = Pick<View, "title" | "summary" | "status" | "width" | "height" | "regions" | "areas" | "carries" | "helms" | "settings" | "previews"> & {
  readonly shapes: readonly AnyShape[];
};

export function shownNow(view: View, shapes: readonly AnyShape[]): Shown {
  return { ...view, shapes };
}

export function shownThen(scene: Replayed): Shown {
  return { ...scene, carries: [], helms: [], settings: [], previews: false };
}
