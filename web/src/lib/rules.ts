import type { Clause } from "./wire";

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

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
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
