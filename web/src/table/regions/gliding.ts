// Things that come into another region of the page glide there; those that are regrouped fade in.
import { stillness } from "../pace";

/** Where things stood before the picture changed, and in which region, by id. */
const places = new Map<string, readonly [DOMRect, Element | null]>();

/** How far something must have moved to be seen gliding, in pixels. */
const FAR = 3;

/** Notes where all things below an element stand, before the picture changes. */
export function notePlaces(root: HTMLElement | undefined): void {
  for (const element of root?.querySelectorAll<HTMLElement>("[data-glides]") ?? []) places.set(element.dataset["glides"]!, [element.getBoundingClientRect(), element.closest("section")]);
}

/** Lets a thing come from where it stood before, for so many milliseconds; `state` changes with what it shows. */
export function gliding(id: string, state: unknown, duration: number) {
  return (element: HTMLElement): void => {
    void state;
    const known = places.get(id);
    // Where a thing is now makes the browser lay out the whole page, so that is asked last.
    if (known === undefined || stillness()) return;
    const [before, region] = known;
    const now = element.getBoundingClientRect();
    if (now.width === 0 || Math.hypot(before.x - now.x, before.y - now.y) <= FAR) return;
    // What is only regrouped would glide over its neighbours.
    const from = element.closest("section") === region ? { opacity: 0 } : { translate: `${before.x - now.x}px ${before.y - now.y}px`, zIndex: 5 };
    element.animate([from, { translate: "0 0", zIndex: 5 }], { duration, easing: "ease-out" });
  };
}
