/** Where a sentence ends: after its sign, before a space and the capital letter of the next; the full stop of a title belongs to a name, such as St. John's. */
const END = /(?<=[.!?])(?<!(?<!\p{L})(?:St|Dr|Lt|Mr|Ms)\.)\s+(?=\p{Lu})/u;

/** The first sentence of some, and the others; abbreviations and numbers with points do not end one. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const [first = "", ...others] = text.split(END);
  return [first, others.join(" ")];
}

/** Where one of several sentences ends: full stops after fewer letters belong to names, such as St. John's. */
const APART = /(?<=[\p{L}\p{N})’']{3}[.!?])\s+(?=\p{Lu})/u;

/** All sentences of some. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(APART);
}
