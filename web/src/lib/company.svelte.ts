import { api, problemOf } from "./api";
import { toast } from "./announcer.svelte";
import { session } from "./session.svelte";
import type { Bond, Company, KnownPerson } from "./wire";

/** The people whom somebody knows, mutes or blocks, and the tables to which somebody is invited. */
class MyCompany {
  now: Company | null = $state.raw(null);
  busy = $state(false);

  /** Asks the server; a failure leaves what was known, since a page is about something else. */
  async load(): Promise<void> {
    if (!session.person) return;
    try {
      this.now = await api.company();
    } catch (error) {
      problemOf(error);
    }
  }

  known(person: string): KnownPerson | undefined {
    return this.now?.known.find((one) => one.who.person === person);
  }

  /** Whether remarks of a person are not to be shown. */
  hides(person: string): boolean {
    const known = this.known(person);
    return known !== undefined && (known.muted || known.blocked);
  }

  bind(person: string, kind: Bond["kind"], on: boolean): Promise<void> {
    return this.#change(() => api.bind(person, { kind, on }));
  }

  decline(match: string): Promise<void> {
    return this.#change(() => api.decline(match));
  }

  async #change(ask: () => Promise<Company>): Promise<void> {
    this.busy = true;
    try {
      await session.ensure();
      this.now = await ask();
    } catch (error) {
      toast(problemOf(error).message);
    } finally {
      this.busy = false;
    }
  }
}

export const company = new MyCompany();
