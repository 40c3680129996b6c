// Why answers cannot be given now, for the screen reader of a touch screen: it comes to a button without giving it the focus, so that all reasons must be there before.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { AnyShape, Tried } from "../../lib/wire";
import { inWords } from "./regard.svelte";

/** A picture that has stayed so long is looked at, in milliseconds. */
const SETTLED = 700;
/** Between two questions, in milliseconds: the server answers ten a second. */
const BETWEEN = 150;

export class Reasons {
  /** By id of the shape. */
  readonly #known = new SvelteMap<string, string>();

  /** Why a shape cannot be chosen; empty: not known. */
  of(shape: string): string {
    return this.#known.get(shape) ?? "";
  }

  /** Asks about these one after the other, and forgets all others. Returns what stops that. */
  gather(shapes: readonly AnyShape[], ask: (move: string) => Promise<Tried | null>): () => void {
    untrack(() => this.#known.clear());
    let stopped = false;
    const go = async (): Promise<void> => {
      for (const { id, attempt } of shapes) {
        const answer = await ask(attempt ?? "");
        if (stopped) return;
        if (answer?.problem) this.#known.set(id, inWords(answer.problem));
        await new Promise((resume) => setTimeout(resume, BETWEEN));
        if (stopped) return;
      }
    };
    const soon = setTimeout(() => void go(), SETTLED);
    return () => {
      stopped = true;
      clearTimeout(soon);
    };
  }
}
