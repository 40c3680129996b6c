// Pieces glide from where they were to where they are; nothing moves where people asked for stillness.
import { type Point, type Pose, shorterTurn, wayOf } from "../../lib/scene";

const EASE = "cubic-bezier(0.3, 0.05, 0.2, 1)";

/** Keyframes that bring a shape, drawn at `to`, from `from`: straight, or round about `pivot`. */
export function flight(from: Pose, to: Pose, pivot: Point | null): Keyframe[] {
  const scale = to.size > 0 ? from.size / to.size : 1;
  const turn = shorterTurn(to.turn, from.turn);
  const way = wayOf(from, to, pivot);
  return way.map(({ x, y }, k) => {
    const left = 1 - k / (way.length - 1);
    return { transform: placed(x, y, turn * left, 1 + (scale - 1) * left, to) };
  });
}

function placed(x: number, y: number, turn: number, scale: number, about: Pose): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale}) translate(${-about.x}px, ${-about.y}px)`;
}

/** The copy of a shape flies in, for so many milliseconds. */
export function fly(from: Pose, to: Pose, pivot: Point | null, duration: number) {
  return (element: Element): (() => void) | void => {
    if (typeof element.animate !== "function") return;
    const running = element.animate(flight(from, to, pivot), { duration, easing: EASE, fill: "both" });
    return () => running.cancel();
  };
}

/** The copy of a shape that is gone fades. */
export function fade(duration: number) {
  return (element: Element): (() => void) | void => {
    if (typeof element.animate !== "function") return;
    const running = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration, easing: "ease-out", fill: "both" });
    return () => running.cancel();
  };
}

/** A shape stays unseen while its copy flies. */
export function hide(element: Element, duration: number): Animation | null {
  if (typeof element.animate !== "function") return null;
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

export function appear(element: Element, duration: number): Animation | null {
  if (typeof element.animate !== "function") return null;
  return element.animate([{ opacity: 0 }, {}], { duration, easing: "ease-in" });
}
