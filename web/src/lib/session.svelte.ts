import { api, problemOf } from "./api";
import type { Catalogue, GameInfo, Person, Problem } from "./wire";

class Session {
  /** The person who plays here: null while nobody does, undefined while that is not known yet. */
  person: Person | null | undefined = $state.raw(undefined);
  #catalogue: Promise<Catalogue> | null = null;

  /** Why it could not be found out who plays here. */
  problem = $state.raw<Problem | null>(null);

  async load(): Promise<void> {
    this.person = (await api.me()).person;
    this.problem = null;
  }

  /** Finds out who plays here; what goes wrong is kept in `problem`. */
  async meet(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Somebody plays here from now on, if nobody did before: as a guest. */
  async ensure(): Promise<Person> {
    if (!this.person) await this.load();
    this.person ??= (await api.profile({})).person;
    if (!this.person) throw new TypeError("The server made no guest.");
    return this.person;
  }

  /** What the server offers; asked once, again only if that failed. */
  catalogue(): Promise<Catalogue> {
    this.#catalogue ??= api.catalogue().catch((error: unknown) => {
      this.#catalogue = null;
      throw error;
    });
    return this.#catalogue;
  }

  /** What the catalogue says of a game; null if it does not offer it, or cannot be read: what needs more of it says why. */
  game(key: string): Promise<GameInfo | null> {
    return this.catalogue().then(
      ({ games }) => games.find((one) => one.key === key) ?? null,
      () => null,
    );
  }
}

export const session = new Session();
