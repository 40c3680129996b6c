// The camera of one window: it goes where somebody wants it, and on a small screen by itself where something can be chosen.
import type { Frame } from "../../lib/scene";
import { GLIDE, stillness } from "../pace";
import { between, type Camera, clamp, fit, home, KEY_STEP, pan, reveal, sight, zoom } from "./camera";

/** Nearer than this is near enough to count as zoomed. */
const AWAY = 1.001;

export class Lens {
  /** The window in pixels. */
  width = $state(0);
  height = $state(0);
  readonly #picture: () => Frame;
  #aimed: Camera | null = $state.raw(null);
  /** The camera is where it went by itself. */
  #led = $state(false);
  #flying = 0;

  /** The whole picture in the window's proportions. */
  readonly base: Frame = $derived.by(() => fit(this.#picture(), this.width / this.height));
  readonly camera: Camera = $derived(this.#aimed === null ? home(this.base) : clamp(this.base, this.#aimed));
  readonly seen: Frame = $derived(sight(this.base, this.camera));
  readonly zoomed: boolean = $derived(this.camera.scale > AWAY);
  /** It stands where it went by itself. */
  get led(): boolean {
    return this.#led;
  }

  /** Pixels a scene unit. */
  readonly unit: number = $derived(this.width / this.seen.width);

  constructor(picture: () => Frame) {
    this.#picture = picture;
  }

  /** Goes where somebody wants it, and stays there. */
  aim(to: Camera | null): void {
    cancelAnimationFrame(this.#flying);
    this.#led = false;
    this.#aimed = to === null || to.scale <= AWAY ? null : to;
  }

  reset(): void {
    this.aim(null);
  }

  /** Zooms in by so many steps, out by negative ones, around the middle. */
  step(steps: number): void {
    this.aim(zoom(this.base, this.camera, KEY_STEP ** steps, this.camera));
  }

  /** Pans by parts of the window. */
  shift(across: number, down: number): void {
    this.aim(pan(this.base, this.camera, across * this.seen.width, down * this.seen.height));
  }

  /** So that a frame can be seen. */
  reveal(frame: Frame): void {
    if (this.zoomed) this.#aimed = reveal(this.base, this.camera, frame);
  }

  /** Goes by itself, unless somebody has moved it: to where something can be chosen, or home again where nothing keeps it. */
  lead(to: Camera | null, stays: boolean): void {
    if (to !== null && (this.#led || this.#aimed === null)) this.#glide(to, true);
    else if (to === null && this.#led && !stays) this.#glide(home(this.base), false);
  }

  /** Goes back to the whole picture, wherever it is and whoever led it there. */
  goHome(): void {
    if (this.#aimed !== null) this.#glide(home(this.base), false);
  }

  stop(): void {
    cancelAnimationFrame(this.#flying);
  }

  #glide(to: Camera, leading: boolean): void {
    cancelAnimationFrame(this.#flying);
    this.#led = leading;
    const from = this.camera;
    const start = performance.now();
    const step = (now: number): void => {
      const part = stillness() ? 1 : Math.min(1, Math.max(0, now - start) / GLIDE);
      if (part < 1) {
        this.#aimed = between(from, to, part * part * (3 - 2 * part));
        this.#flying = requestAnimationFrame(step);
      } else this.#aimed = leading ? to : null;
    };
    step(start);
  }
}
