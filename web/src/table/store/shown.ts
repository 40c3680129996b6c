// What is drawn of a game: the picture of now, or one of earlier.
import { isThing, motion, placedOf } from "../../lib/scene";
import type { AnyShape, Replayed, View } from "../../lib/wire";
import { GLIDE } from "../pace";
import type { WholeView } from "./pictures.svelte";
import { NO_TRAILS, type Trails, trailed } from "./trails";

/** A picture with its words. What can be carried, steered or chosen freely is offered in the picture of now alone. */
export type Shown = Pick<View, "title" | "status" | "width" | "height" | "carries" | "uses" | "helms" | "settings" | "previews" | "pivot"> & Pick<Replayed, "summary" | "regions"> & {
  readonly shapes: readonly AnyShape[];
  /** Which ways pieces have gone since the viewer's latest choice; looking back, with the last move. */
  readonly trails: Trails;
  /** How long pieces glide to their places, in milliseconds. */
  readonly glide: number;
};

export function shownNow(view: WholeView, shapes: readonly AnyShape[], { trails, glide }: Pick<Shown, "trails" | "glide">): Shown {
  return { ...view, summary: view.summary.join(" "), shapes, trails, glide };
}

/** A picture for whoever is asked nothing: without the answers, their marks and what is drawn for these. */
export function unasked(shown: Shown): Shown {
  const answers = shown.regions.filter(({ kind }) => kind === "answers").map(({ id }) => id);
  const marks = shown.shapes.filter(({ shape, move }) => shape === "disc" && move !== null).map(({ id }) => id);
  const belongs = (shape: AnyShape): boolean => (isThing(shape) ? answers.includes(shape.region) : marks.some((mark) => shape.id === mark || shape.id.startsWith(`${mark}-`)));
  const shapes = shown.shapes.filter((shape) => !belongs(shape)).map((shape) => ({ ...shape, move: null, attempt: null }));
  return { ...shown, shapes, carries: [], uses: [], helms: [], settings: [], previews: false };
}

/** A picture of earlier; the one before it, once it is there, tells what its last move was. */
export function shownThen(scene: Replayed, before: Replayed | null = null): Shown {
  const trails = before?.at === scene.at - 1 ? trailed(NO_TRAILS, motion(placedOf(before.shapes), placedOf(scene.shapes)), placedOf(scene.shapes)) : NO_TRAILS;
  return { ...scene, carries: [], uses: [], helms: [], settings: [], previews: false, trails, glide: GLIDE };
}
