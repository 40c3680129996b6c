// What a game is drawn with: its drawings, and the roles that the style sheet of the themes knows.
import { api, problemOf } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { Drawing, Problem } from "../lib/wire";

export class Drawings {
  /** Null until they have come. */
  art: Readonly<Record<string, Drawing>> | null = $state.raw(null);
  roles: ReadonlySet<string> = $state.raw(new Set());
  /** Why they have not come. */
  problem: Problem | null = $state.raw(null);

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
