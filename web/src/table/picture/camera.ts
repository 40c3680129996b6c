// Zooming and panning: which part of a picture a window shows.
import { around, type Frame, type Point } from "../../lib/scene";
import { overlap, within } from "./names";

/** How much larger than fitting, and the point in the middle of the window. */
export interface Camera extends Point {
  readonly scale: number;
}

export const MOST_SCALE = 6;
export const KEY_STEP = 1.3;
/** CSS pixels: what a finger hits. */
export const FINGER = 44;
/** What a finger still hits among its like. */
export const TOUCHED = 32;
/** What a mouse hits easily, and what counts as if it were as large. */
export const MOUSE = 16;
export const POINTED = 24;
/** Coming nearer by less than this is not worth the motion. */
const WORTH = 1.4;
/** Coming nearer by no more than this than where all is in the window leaves few things outside. */
const FEW_OUTSIDE = 1.8;
/** Of more than two things at most such a part lies outside: else all are shown, however small. */
const PART_OUTSIDE = 0.34;
/** A camera goes back to no less than such a part of its scale for what its window cuts through. */
const BACK = 0.75;
/** What comes into the window then may be cut through, too: so often it goes on. */
const AGAIN = 6;

export function home(base: Frame): Camera {
  return { scale: 1, x: base.x + base.width / 2, y: base.y + base.height / 2 };
}

/** The smallest frame of the window's proportions that holds a picture, in its middle. */
export function fit(picture: Frame, aspect: number): Frame {
  if (!(aspect > 0) || !Number.isFinite(aspect)) return picture;
  const width = Math.max(picture.width, picture.height * aspect);
  const height = width / aspect;
  return {
    x: picture.x - (width - picture.width) / 2,
    y: picture.y - (height - picture.height) / 2,
    width,
    height,
  };
}

/** What the window shows. */
export function sight(base: Frame, camera: Camera): Frame {
  const width = base.width / camera.scale;
  const height = base.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The camera moved so that its window lies within the picture. */
export function clamp(base: Frame, camera: Camera): Camera {
  const scale = Math.min(Math.max(camera.scale, 1), MOST_SCALE);
  const roomX = (base.width - base.width / scale) / 2;
  const roomY = (base.height - base.height / scale) / 2;
  const middle = home(base);
  return {
    scale,
    x: Math.min(Math.max(camera.x, middle.x - roomX), middle.x + roomX),
    y: Math.min(Math.max(camera.y, middle.y - roomY), middle.y + roomY),
  };
}

/** Zooms by a factor; what lies at `still`, in scene units, stays where it is in the window. */
export function zoom(base: Frame, camera: Camera, factor: number, still: Point): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, 1), MOST_SCALE);
  const kept = camera.scale / scale;
  return clamp(base, { scale, x: still.x + (camera.x - still.x) * kept, y: still.y + (camera.y - still.y) * kept });
}

export function pan(base: Frame, camera: Camera, dx: number, dy: number): Camera {
  return clamp(base, { ...camera, x: camera.x + dx, y: camera.y + dy });
}

/** So that a frame can be seen: nothing changes if it is in the window already, or is larger and fills all of it. */
export function reveal(base: Frame, camera: Camera, target: Frame): Camera {
  const now = sight(base, camera);
  const shift = (low: number, size: number, from: number, extent: number): number => {
    const [before, after] = [low - from, low + size - from - extent];
    return Math.min(Math.max(0, Math.min(before, after)), Math.max(before, after));
  };
  const dx = shift(target.x, target.width, now.x, now.width);
  const dy = shift(target.y, target.height, now.y, now.height);
  return dx === 0 && dy === 0 ? camera : pan(base, camera, dx, dy);
}

/**
 * A camera that shows things as large as a finger, all of them at once; null if they are large enough, or lie too far
 * apart. `unit` is pixels a scene unit where the whole picture is shown; `large` is how large they shall be; what comes
 * of them is shown whole, too. They are at least as large as `hit` if few of them lie outside then.
 */
export function approach(base: Frame, things: readonly Frame[], unit: number, large: number = FINGER, worth: number = WORTH, outcomes: readonly Frame[] = [], hit = 0): Camera | null {
  if (things.length === 0 || !(unit > 0)) return null;
  const least = Math.min(...things.map((one) => Math.min(one.width, one.height))) * unit;
  const air = Math.max(...things.map((one) => Math.max(one.width, one.height))) / 2;
  const shown = [...things, ...outcomes];
  const left = Math.min(...shown.map((one) => one.x)) - air;
  const top = Math.min(...shown.map((one) => one.y)) - air;
  const right = Math.max(...shown.map((one) => one.x + one.width)) + air;
  const bottom = Math.max(...shown.map((one) => one.y + one.height)) + air;
  const fits = Math.min(base.width / (right - left), base.height / (bottom - top));
  const at = (scale: number): Camera => clamp(base, { scale, x: (left + right) / 2, y: (top + bottom) / 2 });
  const nearer = Math.min(large / least, Math.max(fits, Math.min(hit / least, fits * FEW_OUTSIDE)));
  const seen = sight(base, at(nearer));
  const outside = things.filter((one) => !overlap(one, seen)).length;
  const scale = things.length > 2 && outside > things.length * PART_OUTSIDE ? Math.min(large / least, fits) : nearer;
  return scale < worth ? null : at(scale);
}

/** The camera moved so that its window shows as little as it can of what lies beside the picture; all of the picture that it showed stays in it. */
export function over(base: Frame, picture: Frame, camera: Camera): Camera {
  const seen = sight(base, camera);
  const moved = (at: number, size: number, from: number, extent: number): number =>
    size >= extent ? from + (extent - size) / 2 : Math.min(Math.max(at, from), from + extent - size);
  return {
    scale: camera.scale,
    x: moved(seen.x, seen.width, picture.x, picture.width) + seen.width / 2,
    y: moved(seen.y, seen.height, picture.y, picture.height) + seen.height / 2,
  };
}

/** A camera a little further away, so that its window cuts through none of the things; the same one if that would be far. */
export function whole(base: Frame, camera: Camera, things: readonly Frame[]): Camera {
  let found = camera;
  for (let turn = 0; turn < AGAIN; turn++) {
    const seen = sight(base, found);
    const cut = things.filter((one) => overlap(one, seen) && !within(one, seen) && within(one, base));
    if (cut.length === 0) return found;
    const { x, y, width, height } = around([seen, ...cut].flatMap((one) => [one, { x: one.x + one.width, y: one.y + one.height }]));
    // A hair more, so that rounding cuts through nothing.
    const scale = Math.min(base.width / width, base.height / height) * 0.999;
    if (scale < camera.scale * BACK) return camera;
    found = clamp(base, { scale, x: x + width / 2, y: y + height / 2 });
  }
  return camera;
}

/** Part of the way from one camera to another, 0 to 1: what grows does so by the same factor all the way. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** part;
  // The middle moves as the window shrinks, so that the way looks straight.
  const moved = from.scale === to.scale ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { scale, x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved };
}
