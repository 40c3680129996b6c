// The picture as lists of words: the moves that can be chosen, and what lies where.
import { isThing, placedOf } from "../lib/scene";
import type { AnyShape, Carry, Group, View } from "../lib/wire";
import { say } from "../lib/words";
import { read, shortly } from "./picture/steering";
import type { Shown } from "./store/shown";

/** A move of a list. */
export interface Choice {
  readonly move: string;
  /** What the move hangs on, in words; the notation again where it hangs on nothing. */
  readonly label: string;
}

/** What the list of moves is made from. */
export type Listed = Pick<View, "moves" | "carries" | "helms" | "groups">;

/** The moves as a list: the same choices as the picture has, and those that hang on nothing. What reads alike has its notation behind it. */
export function choicesOf({ moves, carries, helms, groups }: Listed, shapes: readonly AnyShape[]): Choice[] {
  const labels = new Map<string, string>();
  for (const group of groups) group.words.forEach((words, k) => labels.set(group.moves[k]!, words));
  for (const shape of shapes) {
    if (shape.move !== null && !shape.decoration && !labels.has(shape.move)) labels.set(shape.move, shape.label);
  }
  const names = new Map(shapes.map((shape) => [shape.id, nameOf(shape)]));
  for (const { what, to, move, label } of carries) {
    if (!labels.has(move)) labels.set(move, label || say("table-carry", { what: names.get(what) ?? what, to: names.get(to) ?? to }));
  }
  const courses = (move: string) => helms.map((helm) => read(helm, move)).find((course) => course !== null);
  const choices = moves.map((move) => {
    const course = labels.has(move) ? undefined : courses(move);
    return { move, label: labels.get(move) ?? (course ? shortly(course) : move) };
  });
  return apart(choices, (choice) => choice.move);
}

/** The same, but where several have the same label, each says besides what it is. */
function apart<One extends { readonly label: string }>(some: readonly One[], what: (one: One) => string): One[] {
  const times = new Map<string, number>();
  for (const { label } of some) times.set(label, (times.get(label) ?? 0) + 1);
  return some.map((one) => (times.get(one.label)! > 1 && what(one) !== one.label ? { ...one, label: say("table-moves-apart", { label: one.label, what: what(one) }) } : one));
}

/** What a shape is called in short: what lies in a region by its title, without soft hyphens, and the word in its corner; all else by its label. */
function nameOf(shape: AnyShape): string {
  if (!isThing(shape) || shape.title === "") return shape.label.replace(/\.$/u, "");
  const title = shape.title.replaceAll("\u00AD", "");
  return shape.corner === "" ? title : `${title} (${shape.corner})`;
}

/** A part of a list of moves. */
export interface Section {
  /** Empty: they stand first, without a heading. */
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** The list, divided as the game divides it. */
export function sectionsOf(choices: readonly Choice[], groups: readonly Group[]): Section[] {
  const grouped = new Set(groups.flatMap((group) => group.moves));
  const byMove = new Map(choices.map((choice) => [choice.move, choice]));
  const sections: Section[] = groups.map(({ label, moves }) => ({
    label,
    choices: moves.map((move) => byMove.get(move)).filter((choice) => choice !== undefined),
  }));
  return [{ label: "", choices: choices.filter((choice) => !grouped.has(choice.move)) }, ...sections].filter((section) => section.choices.length > 0);
}

/** The moves that carry something, by where to; of a game that divides its list itself, as it does. */
export function groupsOf(groups: readonly Group[], carries: readonly Carry[], shapes: readonly AnyShape[]): readonly Group[] {
  if (groups.length > 0) return groups;
  const labels = new Map(shapes.map((shape) => [shape.id, nameOf(shape)]));
  const found = new Map<string, Set<string>>();
  // Two equal cards of a hand make one move.
  for (const { to, move } of carries) found.set(to, (found.get(to) ?? new Set()).add(move));
  const places = [...found].map(([to, moves], k) => ({ label: labels.get(to) ?? to, moves: [...moves], number: k + 1 }));
  return apart(places, (place) => String(place.number)).map(({ label, moves }) => ({ label, moves, words: [] }));
}

/** The board or a region, and what lies in it. */
export interface Place {
  readonly label: string;
  readonly things: readonly string[];
}

/** What stands where, in words: the board and each region with the labels of what lies there, said once. */
export function thingsOf({ shapes, regions }: Pick<Shown, "shapes" | "regions">): Place[] {
  const told = shapes.filter((shape) => !shape.decoration);
  const things = told.filter(isThing);
  return [
    placeOf(say("table-board"), placedOf(told)),
    ...regions.map((region) => placeOf(region.label, things.filter((thing) => thing.region === region.id))),
  ].filter((place) => place.things.length > 0);
}

function placeOf(label: string, shapes: readonly AnyShape[]): Place {
  return { label, things: [...new Set(shapes.map((shape) => shape.label.replace(/\.$/u, "")))] };
}
