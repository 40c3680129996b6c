// Pieces glide from where they were to where they are; nothing moves where people asked for stillness.
import { type Pose, shorterTurn } from "../../lib/scene";
import { GLIDE } from "../pace";

const EASE = "cubic-bezier(0.3, 0.05, 0.2, 1)";

/** Keyframes that bring a shape, drawn at `to`, from `from`. */
export function flight(from: Pose, to: Pose): Keyframe[] {
  const scale = to.size > 0 ? from.size / to.size : 1;
  const turn = shorterTurn(to.turn, from.turn);
  return [
    { transform: placed(from.x, from.y, turn, scale, to) },
    { transform: placed(to.x, to.y, 0, 1, to) },
  ];
}

function placed(x: number, y: number, turn: number, scale: number, about: Pose): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale}) translate(${-about.x}px, ${-about.y}px)`;
}

/** The copy of a shape flies in. */
export function fly(from: Pose, to: Pose) {
  return (element: Element): (() => void) | void => {
    if (typeof element.animate !== "function") return;
    const running = element.animate(flight(from, to), { duration: GLIDE, easing: EASE, fill: "both" });
    return () => running.cancel();
  };
}

/** The copy of a shape that is gone fades. */
export function fade() {
  return (element: Element): (() => void) | void => {
    if (typeof element.animate !== "function") return;
    const running = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GLIDE, easing: "ease-out", fill: "both" });
    return () => running.cancel();
  };
}

/** A shape stays unseen while its copy flies. */
export function hide(element: Element): Animation | null {
  if (typeof element.animate !== "function") return null;
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE });
}

export function appear(element: Element): Animation | null {
  if (typeof element.animate !== "function") return null;
  return element.animate([{ opacity: 0 }, {}], { duration: GLIDE, easing: "ease-in" });
}
