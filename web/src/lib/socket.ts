// A table's socket: keeps connecting, and keeps every request until the server has answered it.
import { complete } from "./complete";
import { type Answer, type Pending, Refused, type Request, Unanswered } from "./unanswered";
import { SLEPT } from "./waking";
import {
  type Chat,
  CLOSE_DATABASE,
  CLOSE_FAULT,
  CLOSE_FLOOD,
  CLOSE_NO_TABLE,
  CLOSE_PROTOCOL,
  CLOSE_STRANGER,
  PROTOCOL,
  type Problem,
  type ToClient,
} from "./wire";
import { language } from "./words";

/**
 * `connecting` for the first time, `open`, `lost` (and trying again), `waiting` because we asked too much too
 * fast, `outdated` (this page speaks another version), `nowhere` (there is no such table), `closed` by us.
 */
export type LinkState = "connecting" | "open" | "lost" | "waiting" | "outdated" | "nowhere" | "closed";

/** The part of a WebSocket that is used. */
export interface Wire {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

/** What the connection tells its owner. */
export interface Owner {
  /** Anything that is no answer to a request. */
  heard(message: ToClient): void;
  changed(link: LinkState): void;
  /** We are strangers here: get a session, then the connection tries again. */
  signIn(): Promise<void>;
}

/** Our end of the socket: none, one that has not said who speaks yet, or one over which everything goes. */
type Line =
  | { readonly is: "down" }
  | { readonly is: "dialling"; readonly wire: Wire }
  | { readonly is: "up"; readonly wire: Wire };

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const FLOOD_WAIT = 5_000;
/** After so long without an answer a connection counts as dead. */
const PATIENCE = 8_000;
const TICK = 2_000;
/** The longest that the network is said to take, in milliseconds. */
const MOST_LAG = 1_000;
/** So many answers tell how long the network takes. */
const KEPT_ANSWERS = 8;
const DOWN: Line = { is: "down" };

export class Connection {
  link: LinkState = "connecting";
  readonly #url: string;
  readonly #owner: Owner;
  readonly #dial: (url: string) => Wire;
  #line: Line = DOWN;
  readonly #unanswered = new Unanswered();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #ticked = Date.now();
  /** How long answers took lately, in milliseconds; the shortest is what the network takes. */
  #answers: number[] = [];
  /** The game is played with clocks: the server wants to know how long the network takes. */
  #timed = false;
  /** Since when the server owes an answer, or a welcome. */
  #waitsSince: number | null = null;

  constructor(url: string, owner: Owner, dial: (url: string) => Wire = (to) => new WebSocket(to)) {
    this.#url = url;
    this.#owner = owner;
    this.#dial = dial;
  }

  /** Connects, and stays so until `close`. */
  open(): void {
    this.#ticked = Date.now();
    this.#ticker = setInterval(() => this.#tick(), TICK);
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ticker);
    this.#drop();
    this.#become("closed");
  }

  /** Requests that the server has not answered yet. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  /**
   * Sends a request now, or as soon as there is a connection; settles when the server has answered. If the
   * connection breaks in between it is sent again with the same number: what it asks for happens once.
   */
  ask(request: Request): Promise<Answer> {
    return this.#unanswered.add(request, (pending) => this.#send(pending));
  }

  /** Remarks that were sent before the connection broke: whether they arrived shows only in what was said. */
  get doubtful(): readonly Chat[] {
    return this.#unanswered.doubtful;
  }

  /** A doubtful remark has arrived, or is sent again. */
  decide(remark: Chat, arrived: boolean): void {
    const pending = this.#unanswered.get(remark.id);
    if (pending === undefined) return;
    if (arrived) this.#settle(remark.id)?.done({ type: "done", id: remark.id, revision: 0, again: true });
    else this.#send(pending);
  }

  /** The device is awake, online or in the foreground again: look at once whether the connection still lives. */
  wake(): void {
    if (this.link === "lost" || this.link === "waiting") this.#connect();
    else if (this.link === "open") this.reconnect();
  }

  /** Starts over with a new connection; everything that waits is sent again there. */
  reconnect(): void {
    if (this.link === "closed" || this.link === "outdated" || this.link === "nowhere") return;
    this.#drop();
    this.#become("lost");
    this.#connect();
  }

  // -- the wire ----------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const wire = this.#dial(this.#url);
    this.#line = { is: "dialling", wire };
    this.#waitsSince = Date.now();
    wire.onmessage = (event) => this.#heard(event.data);
    wire.onclose = (event) => this.#closed(event.code);
  }

  #drop(): void {
    const line = this.#line;
    this.#line = DOWN;
    if (line.is === "down") return;
    line.wire.onmessage = line.wire.onclose = null;
    line.wire.close();
  }

  #closed(code: number): void {
    this.#line = DOWN;
    switch (code) {
      case CLOSE_PROTOCOL:
        return this.#become("outdated");
      case CLOSE_NO_TABLE:
        return this.#become("nowhere");
      case CLOSE_STRANGER:
        this.#become("lost");
        return this.#signIn();
      case CLOSE_FLOOD:
        this.#become("waiting");
        return this.#again(FLOOD_WAIT);
      case CLOSE_FAULT:
      case CLOSE_DATABASE:
        // It may go wrong again at once: a server in trouble is not helped by being asked all the time.
        this.#become("lost");
        return this.#again(LONGEST_WAIT);
      default:
        this.#become(this.link === "connecting" && this.#failures === 0 ? "connecting" : "lost");
        this.#again(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures));
    }
  }

  #signIn(): void {
    this.#failures++;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#owner.signIn().then(
      () => this.#again(this.#failures > 1 ? wait : 0),
      () => this.#again(wait),
    );
  }

  /** Tries again, a little earlier or later than others do. */
  #again(after: number): void {
    if (this.link === "closed") return;
    this.#failures++;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), after * (0.75 + Math.random() / 2));
  }

  #become(link: LinkState): void {
    if (this.link === link) return;
    this.link = link;
    this.#owner.changed(link);
  }

  #tick(): void {
    const now = Date.now();
    const slept = now - this.#ticked > SLEPT;
    this.#ticked = now;
    if (slept) this.wake();
    else if (this.#line.is !== "down" && this.#waitsSince !== null && now - this.#waitsSince > PATIENCE) this.reconnect();
  }

  // -- messages --------------------------------------------------------------------------------------

  #send(pending: Pending): void {
    if (this.#line.is !== "up" || this.#line.wire.readyState !== OPEN) return;
    this.#waitsSince ??= Date.now();
    pending.sent++;
    pending.doubtful = false;
    pending.sentAt = performance.now();
    const lag = this.#timed && pending.message.type === "play" ? { lag: Math.round(Math.min(...this.#answers, MOST_LAG)) } : {};
    this.#line.wire.send(JSON.stringify({ ...pending.message, ...(this.#answers.length > 0 ? lag : {}) }));
  }

  #heard(data: unknown): void {
    if (typeof data !== "string") return;
    const message = complete(JSON.parse(data) as ToClient);
    switch (message.type) {
      case "welcome":
        this.#welcome(message.protocol);
        break;
      case "clock":
        this.#timed = true;
        break;
      case "done":
      case "replayed":
      case "tried":
      case "thought":
      case "seen-ahead":
      case "hinted":
      case "analysed":
        this.#settle(message.id)?.done(message);
        return;
      case "refused":
        if (message.id !== null) this.#refuse(message.id, message.problem);
        return;
    }
    this.#owner.heard(message);
  }

  #welcome(protocol: number): void {
    if (this.#line.is === "down") return;
    if (protocol !== PROTOCOL) {
      this.#drop();
      this.#become("outdated");
      return;
    }
    this.#failures = 0;
    this.#line = { is: "up", wire: this.#line.wire };
    this.#waitsSince = null;
    const before = this.#unanswered.all();
    for (const pending of before) pending.doubtful = pending.sent > 0;
    this.#become("open");
    for (const pending of before) {
      // Whose eyes we look with, and where we are in a lesson, is said anew by the owner; remarks are decided on when we know what was said.
      if (pending.message.type === "look" || pending.message.type === "begin") this.#unanswered.take(pending.message.id);
      else if (pending.message.type !== "chat" || pending.sent === 0) this.#send(pending);
    }
  }

  #refuse(id: number, problem: Problem): void {
    const pending = this.#settle(id);
    pending?.refused(new Refused(problem, pending.sent > 1));
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#unanswered.take(id);
    if (pending?.sent === 1) this.#answers = [...this.#answers, performance.now() - pending.sentAt].slice(-KEPT_ANSWERS);
    this.#waitsSince = this.#unanswered.size > 0 ? Date.now() : null;
    return pending;
  }
}

function socketUrl(...path: readonly string[]): string {
  const place = path.map(encodeURIComponent).join("/");
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${place}?protocol=${PROTOCOL}&language=${language}`;
}

/** Where a table's socket is. */
export function tableUrl(match: string): string {
  return socketUrl(match);
}

/** Where a lesson's socket is. */
export function lessonUrl(game: string, lesson: string): string {
  return socketUrl("learn", game, lesson);
}
