// What a game is drawn with: its drawings, and the roles that the style sheet of the themes knows.
import { SvelteSet } from "svelte/reactivity";
import { api, problemOf } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { Drawing, Problem } from "../lib/wire";

export class Drawings {
  /** Null until they have come. */
  art: Readonly<Record<string, Drawing>> | null = $state.raw(null);
  roles: ReadonlySet<string> = $state.raw(new Set());
  /** Why they have not come. */
  problem: Problem | null = $state.raw(null);

  /** Names of the drawings that something in the page shows now. */
  readonly used = new SvelteSet<string>();
  readonly #users = new Map<string, number>();

  /** Keep a drawing in the page until what is returned is called. */
  use(name: string): () => void {
    this.#users.set(name, (this.#users.get(name) ?? 0) + 1);
    this.used.add(name);
    return () => {
      const left = this.#users.get(name)! - 1;
      this.#users.set(name, left);
      if (left === 0) this.used.delete(name);
    };
  }

  async load(game: string): Promise<void> {
    this.problem = null;
    try {
      const [art, catalogue] = await Promise.all([api.art(game), session.catalogue()]);
      this.roles = new Set(catalogue.roles);
      this.art = art;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}
