// Fingers, mouse and wheel over a picture: taps choose, drags carry shapes or pan, pinches and the wheel zoom, a double tap comes near or resets.
import type { Frame, Point } from "../../lib/scene";
import { type Camera, pan, zoom } from "./camera";

/** How a drag ended: given up, or let go by a finger or by the mouse. */
export type LetGo = "finger" | "mouse" | "nobody";

/** What fingers and mouse do something to. `G` is what a drag has hold of. */
export interface Window<G> {
  /** The whole picture in the window's proportions. */
  base(): Frame;
  camera(): Camera;
  /** Moves the camera. */
  aim(camera: Camera): void;
  reset(): void;
  /** A tap or click on the shape with that id, or beside all shapes; where it was, in scene units, and whether by a finger. */
  tapped(shape: string | null, at: Point, finger: boolean): void;
  /** Whether a finger's tap at a point of the window is to be left alone. */
  repeats(point: Point): boolean;
  /** What is meant by a pointer that hit a shape, or none, in scene units. */
  aimedAt(shape: string | null, at: Point): string | null;
  /** Whether a tap on the shape chooses something: quick choices with a finger at one place are no double tap. */
  chooses(shape: string | null): boolean;
  /** The pointer is over a shape, or over none. */
  over(shape: string | null): void;
  /** What a drag that begins on a shape, or beside all, has hold of, at a point in scene units; null: nothing. */
  gripAt(shape: string | null, at: Point): G | null;
  /** What the drag has hold of moves by so much, in scene units. */
  drag(grip: G, by: Point): void;
  /** The drag ended on a shape, or beside all. */
  drop(grip: G, on: string | null, by: LetGo): void;
  /** The wheel zooms even without Ctrl, because the page itself does not scroll. */
  wheel(): boolean;
}

const DRAG = 7;
const DOUBLE_MS = 320;
const DOUBLE_FAR = 28;
const DOUBLE_SCALE = 2.5;

export function gestures<G>(window: Window<G>) {
  return (svg: SVGSVGElement): (() => void) => {
    const touches = new Map<number, Point>();
    let dragged = false;
    /** What the drag has hold of, and where it began. */
    let held: { grip: G; from: Point } | null = null;
    let last: { at: number; point: Point } = { at: 0, point: { x: 0, y: 0 } };

    /** Scene units a pixel. */
    const grain = (): number => {
      const { width } = svg.getBoundingClientRect();
      return width > 0 ? window.base().width / window.camera().scale / width : 1;
    };
    const inScene = (point: Point): Point => {
      const box = svg.getBoundingClientRect();
      const camera = window.camera();
      const unit = grain();
      return {
        x: camera.x + (point.x - box.left - box.width / 2) * unit,
        y: camera.y + (point.y - box.top - box.height / 2) * unit,
      };
    };
    const shapeUnder = (element: unknown, event: MouseEvent): string | null => {
      const found = element instanceof Element ? element.closest("[data-shape]") : null;
      const hit = found?.getAttribute("data-shape") ?? null;
      const drawn = svg.getBoundingClientRect().width > 0;
      return drawn ? window.aimedAt(hit, inScene({ x: event.clientX, y: event.clientY })) : hit;
    };
    const shapeAt = (event: MouseEvent): string | null => shapeUnder(event.target, event);

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (touches.size === 0) {
        dragged = false;
        const from = { x: event.clientX, y: event.clientY };
        const grip = window.gripAt(shapeAt(event), inScene(from));
        held = grip === null ? null : { grip, from };
      }
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent): void {
      const before = touches.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === "mouse") window.over(shapeAt(event));
        return;
      }
      const now = { x: event.clientX, y: event.clientY };
      const others = [...touches].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (others.length > 0) pinch(before, now, others[0]!);
      else if (held !== null) drag(event, held, now);
      else if (window.camera().scale > 1 || dragged) panBy(event, before, now);
      else return;
      if (dragged) touches.set(event.pointerId, now);
    }

    function panBy(event: PointerEvent, before: Point, now: Point): void {
      if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
      if (!dragged) svg.setPointerCapture(event.pointerId);
      dragged = true;
      const unit = grain();
      window.aim(pan(window.base(), window.camera(), (before.x - now.x) * unit, (before.y - now.y) * unit));
    }

    function drag(event: PointerEvent, { grip, from }: { grip: G; from: Point }, now: Point): void {
      if (!dragged && Math.hypot(now.x - from.x, now.y - from.y) < DRAG) return;
      if (!dragged) svg.setPointerCapture(event.pointerId);
      dragged = true;
      const unit = grain();
      window.drag(grip, { x: (now.x - from.x) * unit, y: (now.y - from.y) * unit });
    }

    function pinch(before: Point, now: Point, other: Point): void {
      if (held !== null && dragged) window.drop(held.grip, null, "nobody");
      held = null;
      dragged = true;
      const far = Math.hypot(before.x - other.x, before.y - other.y);
      if (far < 1) return;
      const between = (one: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      const still = inScene(between(now));
      const shifted = inScene(between(before));
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / far;
      const zoomed = zoom(window.base(), window.camera(), factor, still);
      window.aim(pan(window.base(), zoomed, shifted.x - still.x, shifted.y - still.y));
    }

    function up(event: PointerEvent): void {
      touches.delete(event.pointerId);
      if (held !== null && dragged) {
        const under = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
        const by: LetGo = event.type !== "pointerup" ? "nobody" : event.pointerType === "mouse" ? "mouse" : "finger";
        window.drop(held.grip, under === null ? null : shapeUnder(under, event), by);
        held = null;
      }
      if (dragged || event.type !== "pointerup") return;
      const point = { x: event.clientX, y: event.clientY };
      const chooses = event.pointerType !== "mouse" && window.chooses(shapeAt(event));
      const double =
        !chooses && event.timeStamp - last.at < DOUBLE_MS && Math.hypot(point.x - last.point.x, point.y - last.point.y) < DOUBLE_FAR;
      last = { at: double || chooses ? 0 : event.timeStamp, point };
      if (!double) return;
      if (window.camera().scale > 1) window.reset();
      else if (event.pointerType === "touch") window.aim(zoom(window.base(), window.camera(), DOUBLE_SCALE, inScene(point)));
    }

    function click(event: MouseEvent): void {
      if (dragged) {
        dragged = false;
        return;
      }
      const finger = event instanceof PointerEvent && event.pointerType === "touch";
      const again = window.repeats({ x: event.clientX, y: event.clientY });
      if (again && (finger || event.detail > 1)) return;
      window.tapped(shapeAt(event), inScene({ x: event.clientX, y: event.clientY }), finger);
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !window.wheel()) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002) * (event.ctrlKey ? 3 : 1));
      const still = inScene({ x: event.clientX, y: event.clientY });
      window.aim(zoom(window.base(), window.camera(), factor, still));
    }

    const left = (): void => window.over(null);
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    svg.addEventListener("pointerup", up);
    svg.addEventListener("pointercancel", up);
    svg.addEventListener("pointerleave", left);
    svg.addEventListener("click", click);
    svg.addEventListener("wheel", wheel, { passive: false });
    return () => {
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      svg.removeEventListener("pointerup", up);
      svg.removeEventListener("pointercancel", up);
      svg.removeEventListener("pointerleave", left);
      svg.removeEventListener("click", click);
      svg.removeEventListener("wheel", wheel);
    };
  };
}
