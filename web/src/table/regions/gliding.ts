// Things that come to another place of the page glide there, also from one region into another.
import { stillness } from "../pace";

/** Where things stood before the picture changed, by id. */
const places = new Map<string, DOMRect>();

/** How far something must have moved to be seen gliding, in pixels. */
const FAR = 3;

/** Notes where all things below an element stand, before the picture changes. */
export function notePlaces(root: HTMLElement | undefined): void {
  for (const element of root?.querySelectorAll<HTMLElement>("[data-glides]") ?? []) places.set(element.dataset["glides"]!, element.getBoundingClientRect());
}

/** Lets a thing glide from where it stood before, for so many milliseconds; `state` changes with what it shows. */
export function gliding(id: string, state: unknown, duration: number) {
  return (element: HTMLElement): void => {
    void state;
    const before = places.get(id);
    // Where a thing is now makes the browser lay out the whole page, so that is asked last.
    if (before === undefined || stillness()) return;
    const now = element.getBoundingClientRect();
    if (now.width === 0 || Math.hypot(before.x - now.x, before.y - now.y) <= FAR) return;
    // Answers would glide over each other.
    const from = element.matches(".choice") ? { opacity: 0 } : { translate: `${before.x - now.x}px ${before.y - now.y}px`, zIndex: 5 };
    element.animate([from, { translate: "0 0", zIndex: 5 }], { duration, easing: "ease-out" });
  };
}
