import type { Clause, Component } from "./wire";

export interface Part {
  heading: string;
  clauses: Clause[];
}

/** The clauses under the headings of the rulebook, in its order. */
export function partsOf(clauses: readonly Clause[]): Part[] {
  const parts: Part[] = [];
  for (const clause of clauses) {
    const last = parts.at(-1);
    if (last?.heading === clause.part) last.clauses.push(clause);
    else parts.push({ heading: clause.part, clauses: [clause] });
  }
  return parts;
}

/** What Unicode does not take for letters with accents. */
const LETTERS: Readonly<Record<string, string>> = { ø: "o", æ: "ae", œ: "oe" };

export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[øæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The clauses that hold every word of what is sought, in their text, their id or their heading. */
export function search(clauses: readonly Clause[], sought: string): readonly Clause[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return clauses;
  return clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause.part} ${clause.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** What has an id and holds every word of what is sought, in its name, text, kind or id. */
export function searchComponents(components: readonly Component[], sought: string): readonly Component[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return components;
  return components.filter((one) => {
    const text = plain(`${one.id} ${one.name} ${one.kind} ${one.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** What has an id, by kinds, in its order. */
export function kindsOf(components: readonly Component[]): [string, Component[]][] {
  const kinds = new Map<string, Component[]>();
  for (const one of components) {
    const kind = kinds.get(one.kind);
    if (kind) kind.push(one);
    else kinds.set(one.kind, [one]);
  }
  return [...kinds];
}

/** The viewBox and the points of an outline, whose y goes upwards. */
export function shapeOf(outline: readonly (readonly [number, number])[]): { box: string; points: string } {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => -y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { box: `${left} ${top} ${width} ${height}`, points: outline.map(([x, y]) => `${x},${-y}`).join(" ") };
}

export interface Piece {
  text: string;
  /** The clause that the piece names. */
  clause: string | null;
}

const CLAUSE = /\b[A-Z]+-[A-Z]?\d+(?:\.\d+)?\b/g;

/** A text cut at the names of clauses in it, so that they can become links. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE)) {
    if (!known.has(match[0])) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index), clause: null });
    found.push({ text: match[0], clause: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), clause: null });
  return found;
}

export interface Cited extends Piece {
  /** It stands in brackets with clauses. */
  cites: boolean;
}

const BRACKETS = /\((?=[A-Z]+-[A-Z]?\d)[^)]*\)/g;

/** A text cut at the brackets in which clauses stand, and these at the clauses. */
export function cited(text: string): Cited[] {
  const found: Cited[] = [];
  let from = 0;
  for (const bracket of text.matchAll(BRACKETS)) {
    found.push({ text: text.slice(from, bracket.index), clause: null, cites: false });
    const known = new Set(bracket[0].match(CLAUSE) ?? []);
    found.push(...pieces(bracket[0], known).map((piece) => ({ ...piece, cites: true })));
    from = bracket.index + bracket[0].length;
  }
  found.push({ text: text.slice(from), clause: null, cites: false });
  return found.filter((piece) => piece.text !== "");
}

/** With the space before it. */
const CITING = new RegExp(` ?${BRACKETS.source}`, "g");

/** A text without the brackets in which clauses stand, and these clauses, each once. */
export function gathered(text: string): { words: string; clauses: string[] } {
  const brackets = [...text.matchAll(BRACKETS)].flatMap(([bracket]) => bracket.match(CLAUSE) ?? []);
  return { words: text.replace(CITING, ""), clauses: [...new Set(brackets)] };
}

/** Text, and what of it is emphasised. */
export interface Run {
  text: string;
  strong: boolean;
  soft: boolean;
}

/** A paragraph cut at its `**` and `*`, which enclose what is emphasised. */
export function runs(paragraph: string): Run[] {
  return paragraph
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((text) => {
      const strong = text.startsWith("**");
      const soft = !strong && text.length > 2 && text.startsWith("*") && text.endsWith("*");
      return { text: strong ? text.slice(2, -2) : soft ? text.slice(1, -1) : text, strong, soft };
    });
}
