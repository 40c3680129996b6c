import { keep, kept } from "../lib/keep";

/** The position that was being edited here; pages hand positions to the editor by it, too. */
export function draftOf(game: string): string | null {
  return kept(`position-${game}`);
}

export function keepDraft(game: string, text: string | null): void {
  keep(`position-${game}`, text);
}
