// The course of the scores as lines: where everything stands, in CSS pixels. No game is known here.
import type { ScoreMark } from "../../lib/wire";

/** What the lines are drawn into. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  /** Where the lines end: right of the last turn. */
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  readonly turns: number;
  readonly least: number;
  readonly most: number;
}

/** Lines of seats with the same score lie beside each other, so many pixels apart. */
const APART = 2.5;
const STEPS = [1, 2, 5];
/** What may lie between two marks of a line of shares, and how many such steps there are. */
const SHARE_STEPS = [0.1, 0.25];
const LEAST_SHARES = 3;
const MOST_SHARES = 5;
export const HEIGHT = 196;
/** Below the lines stand the numbers of turns. */
export const FOOT = 28;

/** How wide the disc of a turn's number is, in CSS pixels. */
export function discWide(turn: number): number {
  return 14 + 8 * String(turn).length;
}

export const DASHES = ["", "9 4", "2.5 3.5", "12 4 2.5 4"] as const;

/** A plot of so many pixels with the whole game in it, up to the first of about so many round numbers that no score is above. */
export function plotOf(marks: readonly ScoreMark[], turns: number, levels: number, frame: Pick<Plot, "left" | "right" | "end" | "top" | "bottom">): Plot {
  const scores = marks.flatMap((mark) => mark.scores);
  const [least, most] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  const step = stepOf(least, most, levels);
  return { ...frame, turns: Math.max(turns, 1), least, most: Math.ceil(most / step) * step };
}

export function across(plot: Plot, turn: number): number {
  return round(plot.left + ((plot.right - plot.left) * turn) / plot.turns);
}

export function up(plot: Plot, score: number): number {
  return round(plot.bottom - ((plot.bottom - plot.top) * (score - plot.least)) / (plot.most - plot.least));
}

/** Right of the last turn, in pixels: the lines end there. */
const STUB = 16;
/** What is counted at the end of a game has a column there, at most so wide, and at most such a part of the chart. */
const COLUMN = 104;
const COLUMN_PART = 0.15;

/** Whether several scores change with the last turn: that is what is counted at the end of a game. */
export function isCounted(marks: readonly ScoreMark[], turns: number): boolean {
  const [before, last] = marks.slice(-2);
  return last !== undefined && last.turn === turns && last.scores.filter((score, seat) => score !== before!.scores[seat]).length > 1;
}

/** How far the lines go on beyond the last turn in a chart so wide. */
export function beyond(marks: readonly ScoreMark[], turns: number, wide: number): number {
  return isCounted(marks, turns) ? Math.min(COLUMN, Math.round(wide * COLUMN_PART)) : STUB;
}

/** How far a seat's line lies off its place. */
export function beside(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * APART;
}

/**
 * A seat's line: level until the score changes, then straight up or down, and through the column of what is counted at the end
 * from one height to the other. It begins at the end of the game, so that the dashes of all seats end there.
 */
export function pathOf(plot: Plot, marks: readonly ScoreMark[], seat: number): string {
  const last = marks.at(-1);
  if (last === undefined) return "";
  const off = beside(seat, last.scores.length);
  const heights = marks.map((mark) => round(up(plot, mark.scores[seat]!) + off));
  const counted = isCounted(marks, plot.turns);
  const steps = marks.flatMap((mark, k) => {
    if (k === 0 || heights[k] === heights[k - 1]) return [];
    return counted && mark === last ? `L${plot.right} ${heights[k - 1]}` : `H${across(plot, mark.turn)}V${heights[k - 1]}`;
  });
  return [`M${plot.end} ${heights.at(-1)}`, ...steps.reverse(), `H${plot.left}`].join("");
}

/** How far apart round numbers from one to the other are, about so many. */
function stepOf(least: number, most: number, about: number): number {
  const rough = Math.max((most - least) / Math.max(about, 1), 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [...STEPS, 10].map((one) => one * power).find((one) => one >= rough)!;
}

/** Round numbers from one to the other, about so many. */
export function ticks(least: number, most: number, about: number): number[] {
  const step = stepOf(least, most, about);
  const found: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) found.push(value);
  return found;
}

/** The part of 0 to 1 that a line of shares needs, from one mark to another, and where its marks are: never so small a part that little looks like much. */
export function shares(values: readonly number[]): { readonly least: number; readonly most: number; readonly levels: readonly number[] } {
  const [low, high] = [Math.max(0, Math.min(1, ...values)), Math.min(1, Math.max(0, ...values))];
  const step = SHARE_STEPS.find((one) => (high - low) / one <= MOST_SHARES)!;
  let [from, to] = [Math.floor(round3(low / step)), Math.ceil(round3(high / step))];
  while (to - from < LEAST_SHARES) [from, to] = [Math.max(0, from - 1), Math.min(Math.round(1 / step), to + 1)];
  const levels = Array.from({ length: to - from + 1 }, (_, k) => round3((from + k) * step));
  return { least: levels[0]!, most: levels.at(-1)!, levels };
}

/** Where things stand that want to stand at these places, so that none covers another: so far apart, and before the end. */
export function spread(places: readonly number[], end: number, apart: number): number[] {
  const order = places.map((_, k) => k).sort((one, two) => places[one]! - places[two]!);
  const found = [...places];
  let before = -Infinity;
  for (const k of order) {
    found[k] = Math.max(found[k]!, before + apart);
    before = found[k]!;
  }
  let after = end + apart;
  for (const k of order.reverse()) {
    found[k] = Math.min(found[k]!, after - apart);
    after = found[k]!;
  }
  return found;
}

function round3(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
