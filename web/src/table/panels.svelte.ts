// Which panel beside the picture is open, and what it shows.
import type { PanelName } from "./keys";
import type { Layout } from "./picture/layout";

export class Panels {
  /** The clause at which the rules are open, and how often that was asked for. */
  clause: { readonly id: string | null; readonly asked: number } = $state.raw({ id: null, asked: 0 });
  /** The number of the latest remark that was read. */
  readTo: number = $state(0);
  /** How often a panel was asked for. */
  shown: number = $state(0);
  readonly #layout: () => Layout;
  /** Whether the picture has something to be looked up, for which there is a panel. */
  readonly #looksUp: () => boolean;
  /** Whether players are missing: nothing has happened yet, and there is time to read the rules. */
  readonly #waits: () => boolean;
  #chosen: PanelName | null = $state(null);
  /** What had been chosen before a clause was shown. */
  #before: { readonly chosen: PanelName | null } | null = $state.raw(null);

  /** The panel that is open; on a phone none may be, elsewhere one always is. */
  readonly open: PanelName | null = $derived.by(() => {
    if (this.#chosen !== null && (this.#chosen !== "beside" || this.#looksUp())) return this.#chosen;
    return this.#layout() === "stacked" ? null : this.#looksUp() ? "beside" : this.#waits() ? "rules" : "log";
  });

  constructor(layout: () => Layout, looksUp: () => boolean, waits: () => boolean = () => false) {
    this.#layout = layout;
    this.#looksUp = looksUp;
    this.#waits = waits;
  }

  /** Opens a panel; what one looks up has one only where there is room. Whether it is open now. */
  show(name: PanelName): boolean {
    if (name === "beside" && !this.#looksUp()) return false;
    this.#chosen = name;
    this.#before = null;
    this.shown++;
    return true;
  }

  showClause(id: string): void {
    const before = this.#before ?? (this.open === "rules" ? null : { chosen: this.#chosen });
    this.clause = { id, asked: this.clause.asked + 1 };
    this.show("rules");
    this.#before = before;
  }

  /** Whether the rules are open for a clause alone, so that another panel comes back when they are closed. */
  get lookedUp(): boolean {
    return this.#before !== null;
  }

  /** Closes the rules that were opened for a clause: what was open before comes back. */
  putBack(): void {
    this.#chosen = this.#before?.chosen ?? null;
    this.#before = null;
  }

  /** A sheet that lies over a phone is put away; whether there was one. */
  putAway(): boolean {
    if (this.#layout() !== "stacked" || this.#chosen === null) return false;
    this.shut();
    return true;
  }

  shut(): void {
    this.#before = null;
    this.#chosen = null;
  }
}
