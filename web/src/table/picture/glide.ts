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

/** What a sign does that is there for a moment: it grows and goes, closes in, or goes along a way, the later ones after the first. */
export function pulse(how: "out" | "in" | readonly Point[], duration: number, rank = 0) {
  return (element: Element): (() => void) | void => {
    if (typeof element.animate !== "function") return;
    const grows = [{ transform: "scale(0.2)", opacity: 1 }, { transform: "scale(0.9)", opacity: 1, offset: 0.35 }, { transform: "scale(1.15)", opacity: 0 }];
    const closes = [{ transform: "scale(1.5)", opacity: 0 }, { transform: "scale(1)", opacity: 1, offset: 0.6 }, { transform: "scale(1)", opacity: 0 }];
    const goes = typeof how === "string" ? [] : how.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const delay = Math.min(rank, 4) * duration * 0.1;
    const running = element.animate(how === "out" ? grows : how === "in" ? closes : goes, { duration: duration - delay, delay, easing: "ease-out", fill: "both" });
    return () => running.cancel();
  };
}

/** What is hit trembles. */
export function shake(element: Element | undefined, by: number, duration: number): Animation | null {
  if (typeof element?.animate !== "function") return null;
  return element.animate([0, by, -by, by, 0].map((x) => ({ translate: `${x}px 0` })), { duration: duration * 0.6 });
}

/** A card is turned up, or lit once more as it is laid aside; a number that has changed is large for a moment. */
export function turn(element: Element | undefined, how: "turned" | "settled" | "counted", duration: number): Animation | null {
  if (typeof element?.animate !== "function") return null;
  const from = { turned: { transform: "perspective(40rem) rotateY(90deg)" }, settled: { filter: "brightness(1.35)" }, counted: { transform: "scale(1.6)" } }[how];
  return element.animate([from, {}], { duration, easing: "ease-out" });
}
