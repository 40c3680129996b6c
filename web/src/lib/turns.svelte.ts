import { api, problemOf } from "./api";
import { session } from "./session.svelte";
import type { MatchCard } from "./wire";

/** So many milliseconds lie between two looks while a page is in sight. */
const LOOK_EVERY = 30_000;

/** The tables where it is the turn of whoever plays here. */
class Turns {
  /** Where others wait comes first. */
  tables: readonly MatchCard[] = $state.raw([]);
  /** The tables at which other people wait. */
  waited: readonly MatchCard[] = $derived(this.tables.filter((card) => card.waited_for));

  /** Asks the server; what cannot be found out now stays as it was. */
  async look(): Promise<void> {
    if (document.hidden || !session.person) return;
    try {
      this.tables = (await api.turns()).tables;
    } catch (error) {
      problemOf(error);
    }
  }

  /** The table to go to after this one: where others wait, if they do somewhere; null where there is none. */
  after(match: string): MatchCard | null {
    const others = this.tables.filter((card) => card.match !== match);
    return others.find((card) => card.waited_for) ?? others[0] ?? null;
  }

  /** Looks now and then, and whenever the page comes in sight again; the result ends that. */
  keepLooking(): () => void {
    const look = (): void => void this.look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const turns = new Turns();
