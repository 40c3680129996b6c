// What is asked of the server at a table: how the connection is, what is refused, how much waits for an answer.
import { announce, toast } from "../../lib/announcer.svelte";
import { session } from "../../lib/session.svelte";
import { Connection, type LinkState, type Wire } from "../../lib/socket";
import { type Answer, Refused, type Request } from "../../lib/unanswered";
import { wakeWithDevice } from "../../lib/waking";
import type { Chat, ToClient } from "../../lib/wire";
import { say } from "../../lib/words";

export interface Listener {
  heard(message: ToClient): void;
  /** The connection was `was`, and is `link` now. */
  linked(link: LinkState, was: LinkState): void;
}

export class Requests {
  link: LinkState = $state("connecting");
  /** How many requests besides moves the server has not answered yet. */
  unanswered: number = $state(0);
  /** The person with an account here has logged out, in another window. */
  loggedOut: boolean = $state(false);
  readonly #connection: Connection;
  #stopWaking: (() => void) | null = null;

  constructor(url: string, listener: Listener, dial?: (url: string) => Wire) {
    this.#connection = new Connection(
      url,
      {
        heard: (message) => listener.heard(message),
        changed: (link) => {
          const was = this.link;
          this.link = link;
          listener.linked(link, was);
        },
        signIn: () => this.#signIn(),
      },
      dial,
    );
  }

  open(): void {
    this.#connection.open();
    this.#stopWaking = wakeWithDevice(this.#connection);
  }

  close(): void {
    this.#stopWaking?.();
    this.#connection.close();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  async #signIn(): Promise<void> {
    const before = session.person;
    session.person = null;
    const now = await session.ensure();
    this.loggedOut = before?.login != null && before.login !== now.login;
  }

  /** The server's answer; throws `Refused`. */
  ask(request: Request): Promise<Answer> {
    return this.#connection.ask(request);
  }

  /** The server's answer; null where it refuses, which is shown as a notice. */
  async attempt(request: Request): Promise<Answer | null> {
    try {
      return await this.ask(request);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!error.again) toast(error.problem.message);
      return null;
    }
  }

  /** Whether it is done; a refusal is shown as a notice. */
  async carryOut(request: Request): Promise<boolean> {
    return this.counted(async () => (await this.attempt(request)) !== null);
  }

  /** Counts what is being asked for; without a connection it is said that it waits for one. */
  async counted<T>(asking: () => Promise<T>): Promise<T> {
    this.unanswered++;
    if (this.link === "lost" || this.link === "waiting") announce(say("table-link-later"));
    try {
      return await asking();
    } finally {
      this.unanswered--;
    }
  }

  /** Remarks that were sent before the connection broke: whether they arrived shows only in what was said. */
  get doubtful(): readonly Chat[] {
    return this.#connection.doubtful;
  }

  /** A doubtful remark has arrived, or is sent again. */
  decide(remark: Chat, arrived: boolean): void {
    this.#connection.decide(remark, arrived);
  }
}
