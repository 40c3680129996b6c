// What is said at the table.
import { announce } from "../../lib/announcer.svelte";
import { company } from "../../lib/company.svelte";
import { session } from "../../lib/session.svelte";
import type { ChatLine } from "../../lib/wire";
import { say } from "../../lib/words";
import type { Requests } from "./requests.svelte";

const MOST_KEPT = 200;
/** Where nothing was ever said the server sends no remarks; after so many milliseconds that is clear. */
const SILENCE = 1_500;

export class Chat {
  lines: readonly ChatLine[] = $state.raw([]);
  /** What one has written and not sent: it stays when the panel is put away or the table is laid out anew. */
  draft: string = $state("");
  readonly #requests: Pick<Requests, "carryOut" | "doubtful" | "decide">;
  /** The latest remark we knew when the connection broke. */
  #known = 0;
  /** What was said before we came has arrived, or there was nothing. */
  #caughtUp = false;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(requests: Pick<Requests, "carryOut" | "doubtful" | "decide">) {
    this.#requests = requests;
  }

  get latest(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  say(text: string): Promise<boolean> {
    return this.#requests.carryOut({ type: "chat", text });
  }

  /** There is a connection: what was said meanwhile comes at once. */
  connected(): void {
    this.stop();
    this.#silence = setTimeout(() => this.#catchUp(), SILENCE);
  }

  /** The connection has broken. */
  cutOff(): void {
    this.#known = this.latest;
  }

  stop(): void {
    clearTimeout(this.#silence);
  }

  heard(lines: readonly ChatLine[]): void {
    const fresh = lines.filter((line) => line.n > this.latest);
    const history = !this.#caughtUp && lines.length > 1;
    this.lines = [...this.lines, ...fresh].slice(-MOST_KEPT);
    for (const line of history ? [] : fresh) {
      if (!isMe(line) && !company.hides(line.person)) announce(say("table-chat-said", { player: line.player, text: line.text }));
    }
    this.#catchUp();
  }

  #catchUp(): void {
    this.#caughtUp = true;
    this.#decide();
  }

  /** After a break: a remark of ours that is among those said since has arrived, another is sent again. */
  #decide(): void {
    const since = this.lines.filter((line) => line.n > this.#known && isMe(line)).map((line) => line.text);
    for (const remark of this.#requests.doubtful) {
      const place = since.indexOf(remark.text.trim().replace(/\s+/gu, " "));
      if (place >= 0) since.splice(place, 1);
      this.#requests.decide(remark, place >= 0);
    }
  }
}

function isMe(line: ChatLine): boolean {
  return line.player === session.person?.name && line.colour === session.person.colour;
}
