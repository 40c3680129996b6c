// For tests: a table's store with a socket in the hands of the test.
import { afterEach, beforeEach, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { session } from "../../lib/session.svelte";
import type { Wire } from "../../lib/socket";
import type { AnyShape, SeatInfo, Sentence, Table, ToServer, View } from "../../lib/wire";
import { TableStore } from "./store.svelte";

class Line implements Wire {
  readyState = 1;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: ToServer[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }
}

/** The server's side of a table that has just been opened. */
class AtTable {
  readonly lines: Line[] = [];
  readonly store = new TableStore("m", () => {
    const made = new Line();
    this.lines.push(made);
    return made;
  });

  get #last(): Line {
    return this.lines.at(-1)!;
  }

  /** What was sent over the latest connection. */
  get sent(): readonly ToServer[] {
    return this.#last.sent;
  }

  get types(): readonly string[] {
    return this.sent.map((request) => request.type);
  }

  latest<T extends ToServer["type"]>(type: T): Extract<ToServer, { type: T }> {
    return this.sent.findLast((request) => request.type === type) as Extract<ToServer, { type: T }>;
  }

  say(message: object): void {
    this.#last.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  welcome(): void {
    this.say({ type: "welcome", protocol: 1, version: "0", match: "m", game: "g" });
  }

  /** The connection breaks, and there is a new one. */
  reconnect(): void {
    this.#last.onclose?.({ code: 1006 } as CloseEvent);
    vi.advanceTimersByTime(1_000);
    this.welcome();
  }
}

/** The table of each test of a file; time goes on only where the test says so. */
export function atTable(): { readonly now: AtTable } {
  let now: AtTable;
  beforeEach(() => {
    vi.useFakeTimers();
    session.person = { id: "p", name: "Ada", colour: "#14707a", login: null, unseen: false };
    now = new AtTable();
    now.store.open();
    now.welcome();
  });
  afterEach(() => {
    now.store.close();
    announcer.polite.length = announcer.urgent.length = announcer.toasts.length = 0;
    vi.useRealTimers();
  });
  return {
    get now() {
      return now;
    },
  };
}

export function shape(id: string, x = 0, move: string | null = null): AnyShape {
  return { shape: "disc", id, role: "hot", label: `place ${id}`, decoration: false, glyph: "", move, attempt: null, x, y: 0, radius: 5 };
}

export function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const base = { kind: "person", player: "Ada", colour: "#14707a", person: "", level: null, stand_in: false, here: true, mine: true, awaited: false, left: "", late: false, fleet: "", role: "", sign: "", program_of: "" } as const;
  return { ...base, seat: number, name: "AB"[number]!, ...changes };
}

export function table(changes: Partial<Table> = {}): Table {
  return {
    type: "table", match: "m", game: "g", title: "Game", options: {}, usual: [], pack: "", hidden: false, state: "playing", listed: false, rated: false, host: true,
    seats: [seat(0), seat(1, { mine: false, player: "Björn" })], spectators: 0, host_name: "Ada", watchers: [], proposals: [], rematch: "", rematch_by: "", placed: false, dice: null, stuck: null, problem: null, ...changes,
  }; // prettier-ignore
}

export function line(revision: number, text: string): Sentence {
  return { revision, text, clauses: [], bot: false, seat: 0, die: 0, sound: "" };
}

export function view(changes: Partial<View> = {}): View {
  return {
    type: "view", seat: 0, revision: 1, moves_made: 1, base: null, title: "Game", summary: ["All is quiet."], status: "A: choose", width: 100, height: 100,
    regions: [], previews: false, pivot: null, shapes: [shape("a", 0, "a")], carries: [], uses: [], helms: [], settings: [], lot: null, settled: false, groups: [], replies: [], moves: ["a"], waiting: [0], chance: false, can_take_back: false, can_ask_back: false, take_back_seat: null, fallen: [],
    story_from: 0, story: [line(1, "It begins.")], heard: null, ending: null, ...changes,
  }; // prettier-ignore
}
