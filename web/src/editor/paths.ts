// Places in a JSON text, by the paths that refusals write: `ships.A.at`, `board[1][2]`.
import type { EditChoice, Problem } from "../lib/wire";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Changes = EditChoice["changes"];
type Step = string | number;

/** Where something stands in a text: from here, up to there. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function stepsOf(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, number, name]) => (number === undefined ? name! : Number(number)));
}

/** Whether a path leads to a place, or to something inside it. */
export function isWithin(path: string, place: string): boolean {
  const steps = stepsOf(path);
  return stepsOf(place).every((step, at) => steps[at] === step);
}

/** A field of a record, or an item of a list. */
export function pathTo(path: string, step: Step): string {
  if (typeof step === "number") return `${path}[${step}]`;
  return path === "" ? step : `${path}.${step}`;
}

/** Which letter of a text is the so-manieth, spaces not counted; -1: it has fewer. */
function letterAt(text: string, number: number): number {
  const letters = [...text.matchAll(/\S/g)];
  return letters[number]?.index ?? -1;
}

function child(value: Json | undefined, step: Step): Json | undefined {
  if (typeof value === "string" && typeof step === "number") {
    const at = letterAt(value, step);
    return at < 0 ? undefined : value[at];
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return typeof step === "number" ? value[step] : undefined;
  return Object.hasOwn(value, step) ? value[step] : undefined;
}

export function valueAt(value: Json, path: string): Json | undefined {
  return stepsOf(path).reduce<Json | undefined>(child, value);
}

/** The value with another one at some steps; undefined takes a field or an item away. Null: there is no such place. */
function replaced(value: Json, steps: readonly Step[], next: Json | undefined): Json | null {
  const [step, ...rest] = steps;
  if (step === undefined) return next ?? null;
  if (typeof value === "string" && typeof step === "number" && rest.length === 0) {
    const at = letterAt(value, step);
    return at < 0 ? null : value.slice(0, at) + String(next ?? "") + value.slice(at + 1);
  }
  if (typeof value !== "object" || value === null) return null;
  // What holds a new field need not be there yet; what is not there need not be taken away.
  const held = child(value, step) ?? (Array.isArray(value) || typeof rest[0] !== "string" ? null : {});
  if (next === undefined && child(value, step) === undefined) return value;
  const changed = rest.length > 0 ? replaced(held, rest, next) : next;
  if (rest.length > 0 && changed === null) return null;
  if (!Array.isArray(value)) {
    const found = { ...value };
    if (changed === undefined) delete found[step];
    else found[step] = changed;
    return found;
  }
  if (typeof step !== "number" || step > value.length) return null;
  return changed === undefined ? value.filter((_, at) => at !== step) : [...value.slice(0, step), changed, ...value.slice(step + 1)];
}

/** A file's value with another one at a path; undefined takes it away. Null if there is no such place. */
export function withValue(value: Json, path: string, next: Json | undefined): Json | null {
  return replaced(value, stepsOf(path), next);
}

/** The value after all of these changes; null if one of them has no place there. */
export function withChanges(value: Json, changes: Changes): Json | null {
  let found: Json | null = value;
  for (const [path, next] of Object.entries(changes)) {
    if (found === null) return null;
    found = withValue(found, path, (next as Json) ?? undefined);
  }
  return found;
}

/** Whether all of these changes have been made already. What a file may leave out counts as left out where it is nothing. */
export function holds(value: Json, changes: Changes): boolean {
  return Object.entries(changes).every(([path, next]) => JSON.stringify(valueAt(value, path) || null) === JSON.stringify(next));
}

/** Where the value at a path stands in a JSON text, or the nearest one around it; null: the text is no JSON up to there. */
export function placeOf(text: string, path: string): Span | null {
  const wanted = stepsOf(path);
  let at = 0;
  let found: Span | null = null;

  const space = (): void => {
    while (/\s/.test(text[at] ?? "")) at++;
  };
  const string = (): string => {
    const from = at++;
    while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
    at++;
    return JSON.parse(text.slice(from, at)) as string;
  };
  /** Reads a value; `depth`: so many of the wanted steps lead to it, -1 if others do. */
  const value = (depth: number): void => {
    space();
    const from = at;
    const inside = (step: Step): void => value(depth >= 0 && wanted[depth] === step ? depth + 1 : -1);
    const before = found;
    if (text[at] === "{") {
      at++;
      for (space(); text[at] === '"'; space()) {
        const name = string();
        space();
        at++;
        inside(name);
        space();
        if (text[at] === ",") at++;
      }
      at++;
    } else if (text[at] === "[") {
      at++;
      space();
      for (let number = 0; at < text.length && text[at] !== "]"; number++) {
        inside(number);
        space();
        if (text[at] === ",") at++;
        space();
      }
      at++;
    } else if (text[at] === '"') string();
    else {
      while (/[^\s,\]}]/.test(text[at] ?? "")) at++;
      if (at === from) throw new SyntaxError("no value");
    }
    if (depth >= 0 && found === before) found = { from, to: at };
  };

  try {
    value(0);
    return found;
  } catch {
    return null;
  }
}

/** Where something is wrong in a text: at its field, or, in a text that is no JSON, at a byte. */
export function placeInText(text: string, { path, message }: Problem): Span | null {
  const byte = /\(byte (\d+)\)/.exec(message)?.[1];
  if (byte === undefined) return path == null ? null : placeOf(text, path);
  const from = new TextDecoder().decode(new TextEncoder().encode(text).slice(0, Number(byte))).length;
  return { from, to: Math.min(from + 1, text.length) };
}

/** The line of a place, counted from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

/** The file's fields, if the text is one. */
export function parsed(text: string): { [name: string]: Json } | null {
  try {
    const found = JSON.parse(text) as Json;
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

export function written(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
