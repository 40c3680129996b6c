// Steering a shape freely: it turns about a point, then goes straight on. What is chosen is a move in notation; the server judges it.
import type { Point } from "../../lib/scene";
import type { AnyShape, Helm, Tried } from "../../lib/wire";
import { say, toTenths } from "../../lib/words";

/** A course as it is chosen: tenths of a degree counter-clockwise from the right, hundredths of the notation's measure. */
export interface Course {
  readonly kind: "course";
  readonly helm: Helm;
  readonly word: string;
  readonly heading: number;
  readonly length: number;
}

/** The parts of a circle that a heading can have. */
const ROUND = 3600;
/** So near to the whole measure, in parts of it, one means all of it. */
const NEARLY = 0.04;
/** Hundredths of the notation's measure: a shorter course is none. */
export const LEAST = 100;
export const TURN = 50;
export const FINE_TURN = 1;
export const STEP = 500;
export const FINE_STEP = 10;

/** The longest reach. */
export function longest(helm: Helm): number {
  return Math.max(...helm.reaches.map((reach) => reach.length));
}

/** The shortest reach that is long enough. */
function wordFor(helm: Helm, length: number): string {
  const fitting = helm.reaches.filter((reach) => reach.length >= length).sort((one, other) => one.length - other.length);
  return (fitting[0] ?? helm.reaches.find((reach) => reach.length === longest(helm))!).word;
}

/** A course of that heading and length, as far as there is a reach for it. */
export function courseOf(helm: Helm, heading: number, length: number): Course {
  const far = Math.min(Math.max(Math.round(length), 0), longest(helm));
  return { kind: "course", helm, word: wordFor(helm, far), heading: ((Math.round(heading) % ROUND) + ROUND) % ROUND, length: far };
}

/** Where steering begins: of the courses that are offered the longest, of these the one most straight ahead. */
export function ahead(helm: Helm, moves: readonly string[]): Course {
  const offered = moves.map((move) => read(helm, move)).filter((course) => course !== null);
  const aside = ({ heading }: Course): number => Math.abs(((heading - helm.heading + ROUND * 1.5) % ROUND) - ROUND / 2);
  return offered.sort((one, other) => other.length - one.length || aside(one) - aside(other))[0] ?? courseOf(helm, helm.heading, longest(helm));
}

/** The course to a point; nearly a whole measure is a whole one. */
export function courseTo(helm: Helm, to: Point): Course {
  const dx = to.x - helm.x;
  const dy = helm.y - to.y;
  const length = Math.hypot(dx, dy) * helm.scale;
  const whole = helm.reaches.find((reach) => Math.abs(reach.length - length) < NEARLY * reach.length);
  const heading = length < 1 ? helm.heading : (Math.atan2(dy, dx) * ROUND) / (2 * Math.PI);
  return courseOf(helm, heading, whole?.length ?? length);
}

/** Turned by tenths of a degree, lengthened by hundredths of the measure. */
export function steered(course: Course, turn: number, step: number): Course {
  return courseOf(course.helm, course.heading + turn, course.length + step);
}

/** What a key makes of the course: arrows turn it and say how far, End goes as far as can be; null if the key means something else. */
export function afterKey(course: Course, key: string, fine: boolean): Course | null {
  const turn = fine ? FINE_TURN : TURN;
  const step = fine ? FINE_STEP : STEP;
  switch (key) {
    case "ArrowLeft":
      return steered(course, turn, 0);
    case "ArrowRight":
      return steered(course, -turn, 0);
    case "ArrowUp":
      return steered(course, 0, step);
    case "ArrowDown":
      return steered(course, 0, -step);
    case "End":
      return steered(course, 0, longest(course.helm));
    default:
      return null;
  }
}

/** The move in notation: `S 45.0 57.50`. */
export function notationOf({ word, heading, length }: Course): string {
  return `${word} ${(heading / 10).toFixed(1)} ${(length / 100).toFixed(2)}`;
}

/** The course that a move in notation is, if it is one of this helm. */
export function read(helm: Helm, move: string): Course | null {
  const [word, heading, length, ...more] = move.split(" ");
  const reach = helm.reaches.find((one) => one.word === word);
  if (reach === undefined || heading === undefined || more.length > 0) return null;
  const course: Course = { kind: "course", helm, word: reach.word, heading: Math.round(Number(heading) * 10), length: length === undefined ? reach.length : Math.round(Number(length) * 100) };
  return Number.isNaN(course.heading) || Number.isNaN(course.length) ? null : course;
}

/** Where the point about which the shape turns comes to. */
export function endOf({ helm, heading, length }: Course): Point {
  const angle = (heading * 2 * Math.PI) / ROUND;
  const far = length / helm.scale;
  return { x: helm.x + Math.cos(angle) * far, y: helm.y - Math.sin(angle) * far };
}

/** The course snapped to one of the offered moves whose end lies so near, in scene units. */
export function snapped(course: Course, moves: readonly string[], near: number): Course {
  const end = endOf(course);
  let best = course;
  let least = near;
  for (const move of moves) {
    const offered = read(course.helm, move);
    if (offered === null) continue;
    const there = endOf(offered);
    const far = Math.hypot(there.x - end.x, there.y - end.y);
    if (far < least) [best, least] = [offered, far];
  }
  return best;
}

/** Whether a shape of what the server says is the water that can be reached, and no part of the course. */
export function isReach({ id }: Pick<AnyShape, "id">): boolean {
  return /(^|-)reach(-|$)/u.test(id);
}

/** How the shape's drawing gets from where it lies to the end of the course, as an SVG transform. */
export function transformOf(course: Course): string {
  const { helm } = course;
  const end = endOf(course);
  const turn = (helm.heading - course.heading) / 10;
  return `translate(${end.x - helm.x} ${end.y - helm.y}) rotate(${turn} ${helm.x} ${helm.y})`;
}

/** How far the course goes, as on buttons: `5.8 cm`; `judged`: what the server says of it, which knows where something stops it. */
export function howFar({ helm, length }: Course, judged: Tried | null = null): string {
  const told = judged?.problem === null ? judged.shapes.find((one) => one.shape === "line" && one.label !== "") : undefined;
  return told?.label ?? (helm.measure === "mm" ? `${toTenths(length / 1000)} cm` : `${toTenths(length / 100)} ${helm.measure}`);
}

/** The course on the heading that the shape has now. */
export function straight(course: Course): Course {
  return courseOf(course.helm, course.helm.heading, course.length);
}

/** The course in few words: `20° to the right, 5.8 cm`. */
export function shortly(course: Course): string {
  const by = ((course.heading - course.helm.heading + ROUND * 1.5) % ROUND) - ROUND / 2;
  const side = by === 0 ? "ahead" : by === -ROUND / 2 ? "about" : by > 0 ? "left" : "right";
  return say("table-steer-course", { side, degrees: toTenths(Math.abs(by) / 10), length: howFar(course) });
}
