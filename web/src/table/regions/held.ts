// Fingers and mouse on a thing of a region: a tap chooses it, a drag carries it to wherever it may go.
import type { Thing } from "../../lib/wire";
import type { LetGo } from "../picture/gestures";
import type { Focus } from "../picture/focus.svelte";
import type { Hand } from "../picture/hand.svelte";
import type { Offers } from "../picture/offers";

export interface Desk {
  offers(): Offers;
  readonly hand: Hand;
  readonly focus: Focus;
  /** Why a shape cannot be chosen, as far as that is known. */
  why(shape: string): string;
}

/** A pointer that has moved so far drags, in pixels. */
const DRAG = 7;

export function held(thing: Thing, { offers, hand, focus }: Desk) {
  return (element: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | null = null;
    let dragged = false;

    const by = (event: PointerEvent): { x: number; y: number } => ({ x: event.clientX - from!.x, y: event.clientY - from!.y });

    function down(event: PointerEvent): void {
      dragged = false;
      from = event.button === 0 && offers().loose.has(thing.id) ? { x: event.clientX, y: event.clientY } : null;
      // At once: a fast pointer is outside before it is heard of again. Wherever a card is let go of that is only chosen, it is clicked.
      if (from !== null || (event.button === 0 && thing.look === "card" && thing.move !== null)) element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (from === null) return;
      const far = by(event);
      if (!dragged && Math.hypot(far.x, far.y) < DRAG) return;
      dragged = true;
      hand.drag({ holds: "shape", shape: thing.id }, far, 1);
      focus.over(below(event, element));
    }

    function up(event: PointerEvent): void {
      if (dragged) {
        const under = event.type === "pointerup" ? below(event, element) : null;
        const how: LetGo = event.type !== "pointerup" ? "nobody" : event.pointerType === "mouse" ? "mouse" : "finger";
        hand.drop({ holds: "shape", shape: thing.id }, under, how);
      }
      from = null;
    }

    function click(event: MouseEvent): void {
      if (dragged) {
        dragged = false;
        return;
      }
      const finger = event instanceof PointerEvent && event.pointerType === "touch";
      const again = hand.repeats({ x: event.clientX, y: event.clientY });
      if (again && (finger || event.detail > 1)) return;
      focus.tap(thing);
      if (hand.held !== null) hand.put(thing.id, finger ? "tap" : "click");
      else hand.take(thing, finger);
    }

    const over = (): void => focus.over(thing.id);
    const left = (): void => focus.over(null);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("pointerenter", over);
    element.addEventListener("pointerleave", left);
    element.addEventListener("click", click);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("pointerenter", over);
      element.removeEventListener("pointerleave", left);
      element.removeEventListener("click", click);
    };
  };
}

/** The shape or thing below a pointer, not counting what it drags. */
function below(event: PointerEvent, dragged: HTMLElement): string | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).find((element) => !dragged.contains(element));
  return found?.closest("[data-shape]")?.getAttribute("data-shape") ?? null;
}
