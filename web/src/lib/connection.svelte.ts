/** Whether the device says that it has a network, and the latest request got through. */
class Connection {
  #online = $state(typeof navigator === "undefined" || navigator.onLine);
  #reached = $state(true);

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

  /** What a request has just found out. */
  found(reached: boolean): void {
    this.#reached = reached;
  }
}

export const connection = new Connection();
