import { untrack } from "svelte";

/** Whether the device says that it has a network, and the latest request got through. */
class Connection {
  #online = $state(typeof navigator === "undefined" || navigator.onLine);
  #reached = $state(true);
  #tellers = $state(0);

  constructor() {
    addEventListener("online", () => {
      this.#online = true;
    });
    addEventListener("offline", () => {
      this.#online = false;
    });
  }

  get up(): boolean {
    return this.#online && this.#reached;
  }

  /** Whether a part of the page says itself that there is no connection, and what that means there. */
  get told(): boolean {
    return this.#tellers > 0;
  }

  /** A part of the page says so from now on, until what this returns is called. */
  tell(): () => void {
    untrack(() => this.#tellers++);
    return () => {
      this.#tellers--;
    };
  }

  /** What a request has just found out. */
  found(reached: boolean): void {
    this.#reached = reached;
  }
}

export const connection = new Connection();
