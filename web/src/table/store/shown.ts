// What is drawn of a game: the picture of now, or one of earlier.
import { isThing } from "../../lib/scene";
import type { AnyShape, Replayed, View } from "../../lib/wire";
import { GLIDE } from "../pace";
import type { WholeView } from "./pictures.svelte";
import { NO_TRAILS, type Trails } from "./trails";

/** A picture with its words. What can be carried, steered or chosen freely is offered in the picture of now alone. */
export type Shown = Pick<View, "title" | "status" | "width" | "height" | "carries" | "uses" | "helms" | "settings" | "previews" | "pivot"> & Pick<Replayed, "summary" | "regions"> & {
  readonly shapes: readonly AnyShape[];
  /** Which ways pieces have gone since the viewer's latest choice. */
  readonly trails: Trails;
  /** How long pieces glide to their places, in milliseconds. */
  readonly glide: number;
};

export function shownNow(view: WholeView, { shapes, trails, glide }: Pick<Shown, "shapes" | "trails" | "glide">): Shown {
  return { ...view, summary: view.summary.join(" "), shapes, trails, glide };
}

/** The same for whoever is asked nothing: without the answers, their marks and what is drawn for these. */
export function unasked(shown: Shown): Shown {
  const answers = shown.regions.filter(({ kind }) => kind === "answers").map(({ id }) => id);
  const marks = shown.shapes.filter(({ shape, move }) => shape === "disc" && move !== null).map(({ id }) => id);
  const belongs = (shape: AnyShape): boolean => (isThing(shape) ? answers.includes(shape.region) : marks.some((mark) => shape.id === mark || shape.id.startsWith(`${mark}-`)));
  const shapes = shown.shapes.filter((shape) => !belongs(shape)).map((shape) => ({ ...shape, move: null, attempt: null }));
  return { ...shown, shapes, carries: [], uses: [], helms: [], settings: [], previews: false };
}

export function shownThen(scene: Replayed): Shown {
  return { ...scene, carries: [], uses: [], helms: [], settings: [], previews: false, trails: NO_TRAILS, glide: GLIDE };
}
