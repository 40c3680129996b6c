import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import type { Wire } from "../../lib/socket";
import { session } from "../../lib/session.svelte";
import type { AnyShape, SeatInfo, Sentence, Table, ToServer, View } from "../../lib/wire";
import { below } from "./chance.svelte";
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

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

let lines: Line[];
let store: TableStore;
const last = (): Line => lines.at(-1)!;
const sentTypes = (): string[] => last().sent.map((request) => request.type);
const latest = <T extends ToServer["type"]>(type: T): Extract<ToServer, { type: T }> =>
  last().sent.findLast((request) => request.type === type) as Extract<ToServer, { type: T }>;

function begin(): void {
  last().say({ type: "welcome", protocol: 1, version: "0", match: "m", game: "g" });
}

function shape(id: string, x = 0, move: string | null = null): AnyShape {
  return { shape: "disc", id, role: "hot", label: `place ${id}`, decoration: false, glyph: "", move, attempt: null, x, y: 0, radius: 5 };
}

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const base = { kind: "person", player: "Ada", colour: "#14707a", level: null, stand_in: false, here: true, mine: true, left: "", fleet: "" } as const;
  return { ...base, seat: number, name: "AB"[number]!, ...changes };
}

function table(changes: Partial<Table> = {}): Table {
  return {
    type: "table", match: "m", game: "g", title: "Game", options: {}, pack: "", hidden: false, state: "playing", listed: false, host: true,
    seats: [seat(0), seat(1, { mine: false, player: "Björn" })], spectators: 0, proposals: [], rematch: "", problem: null, ...changes,
  }; // prettier-ignore
}

function line(revision: number, text: string): Sentence {
  return { revision, text, clauses: [], bot: false, die: 0 };
}

function view(changes: Partial<View> = {}): View {
  return {
    type: "view", seat: 0, revision: 1, moves_made: 1, base: null, title: "Game", summary: "All is quiet.", status: "A: choose", width: 100, height: 100,
    areas: [], shapes: [shape("a", 0, "a")], carries: [], helms: [], settings: [], lot: null, groups: [], replies: [], moves: ["a"], waiting: [0], chance: false, can_take_back: false, can_ask_back: false, take_back_seat: null,
    story_from: 0, story: [line(1, "It begins.")], ending: null, ...changes,
  }; // prettier-ignore
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  session.person = { id: "p", name: "Ada", colour: "#14707a", login: null };
  store = new TableStore("m", () => {
    const made = new Line();
    lines.push(made);
    return made;
  });
  store.open();
  begin();
});

afterEach(() => {
  store.close();
  announcer.polite.length = announcer.urgent.length = announcer.toasts.length = 0;
  vi.useRealTimers();
});

test("a view is shown with its picture and its story", () => {
  last().say(table());
  last().say(view());
  expect(store.view?.status).toBe("A: choose");
  expect(store.pictures.shapes.map((one) => one.id)).toEqual(["a"]);
  expect(store.pictures.story.map((one) => one.text)).toEqual(["It begins."]);
  expect(store.myTurn).toBe(true);
});

test("the next view builds on the one before: picture by runs, story from where it changed", () => {
  last().say(table());
  last().say(view({ shapes: [shape("a"), shape("b")], story: [line(1, "One."), line(2, "Two.")], revision: 2 }));
  vi.advanceTimersByTime(1_000);
  last().say(view({ revision: 3, moves_made: 2, base: 2, shapes: [shape("x"), [1, 1]], story_from: 2, story: [line(2, "Two, told anew."), line(3, "Three.")] }));
  expect(store.pictures.shapes.map((one) => one.id)).toEqual(["x", "b"]);
  expect(store.pictures.story.map((one) => one.text)).toEqual(["One.", "Two, told anew.", "Three."]);
  expect(store.pictures.news.map((one) => one.text)).toEqual(["Three."]);
});

test("before the game begins no seat's eyes are asked for, and leaving says how the table stands", () => {
  last().say(table({ state: "open" }));
  last().say(view({ seat: -1, moves: [], waiting: [] }));
  expect(sentTypes()).not.toContain("look");
  void store.seating.stand(0);
  expect(latest("stand").state).toBe("open");
});

test("everybody hears who has left", () => {
  last().say(table());
  last().say(table({ seats: [seat(0), seat(1, { kind: "bot", mine: false, player: "Bot", level: 2, left: "Björn" })] }));
  expect(announcer.toasts.map((one) => one.text)).toEqual(["Björn has resigned; a bot of level 2 plays on."]);
});

test("who resigns reads that they look on", () => {
  last().say(table());
  last().say(table({ seats: [seat(0, { kind: "bot", mine: false, player: "Bot", level: 2, left: "Ada" }), seat(1, { mine: false, player: "Björn" })] }));
  expect(announcer.toasts.map((one) => one.text)).toEqual(["You have resigned; you look on."]);
});

test("what a waiting table waits for is told, not what the game will ask, and who sits down and stands up", () => {
  const free = seat(1, { kind: "open", player: "", mine: false });
  last().say(table({ state: "open", seats: [seat(0), free] }));
  last().say(view({ seat: -1, moves: [], waiting: [] }));
  expect(announcer.polite.map((one) => one.text)).toEqual(["Waiting for players: one seat is free"]);
  last().say(table({ state: "open", seats: [seat(0, { kind: "open", player: "", mine: false }), seat(1)] }));
  expect(announcer.polite.map((one) => one.text).slice(1)).toEqual(["A is free again.", "Ada sits down as B."]);
  last().say(table());
  expect(announcer.polite.at(-1)?.text).toBe("Everybody sits: the game begins.");
});

test("who moves to another seat takes the fleet along, and gets the old seat back if the other is taken", async () => {
  last().say(table({ state: "open", seats: [seat(0, { fleet: "40.x" }), seat(1, { kind: "open", player: "", mine: false })] }));
  const moved = store.seating.move(1);
  expect(latest("stand")).toMatchObject({ seat: 0, state: "open" });
  last().say({ type: "done", id: latest("stand").id, revision: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(latest("sit")).toMatchObject({ seat: 1, fleet: "40.x" });
  last().say({ type: "refused", id: latest("sit").id, problem: { kind: "forbidden", message: "Somebody sits there." } });
  await vi.advanceTimersByTimeAsync(0);
  expect(latest("sit")).toMatchObject({ seat: 0, fleet: "40.x" });
  last().say({ type: "done", id: latest("sit").id, revision: 0 });
  expect(await moved).toBe(true);
  expect(announcer.toasts.at(-1)?.text).toBe("Somebody was faster, so you have A again.");
});

test("a newcomer who is signed in first does not hear of a connection that is back", () => {
  last().onclose?.(new CloseEvent("close", { code: 1006 }));
  vi.advanceTimersByTime(5_000);
  begin();
  expect(announcer.polite.map((one) => one.text)).not.toContain("Connected again.");
});

test("a fleet that is refused is said at once", async () => {
  last().say(table({ state: "open", seats: [seat(0), seat(1, { kind: "open", player: "", mine: false })] }));
  store.seating.fleet = "nonsense";
  const brought = store.seating.bring(0);
  last().say({ type: "refused", id: latest("sit").id, problem: { kind: "malformed", message: "fleet: That is not a fleet.", path: "fleet" } });
  expect(await brought).toBe(false);
  expect(announcer.urgent.map((one) => one.text)).toContain("That is not a fleet.");
  expect(store.seating.fleetFault).toBe("That is not a fleet.");
});

test("the same notice is not shown twice", () => {
  announcer.toast("Aye.");
  announcer.toast("Aye.");
  expect(announcer.toasts.map((one) => one.text)).toEqual(["Aye."]);
});

test("what just happened is all that happened since one's own choice", () => {
  last().say(table());
  last().say(view());
  const next = (revision: number, moves: string[]): void => {
    vi.advanceTimersByTime(1_000);
    const story = [line(revision, `Line ${revision}.`)];
    last().say(view({ revision, moves_made: revision, base: revision - 1, shapes: [[0, 1]], moves, story_from: revision, story }));
  };
  for (const [revision, moves] of [[2, []], [3, []], [4, ["a"]]] as const) next(revision, [...moves]);
  expect(store.pictures.news.map((one) => one.text)).toEqual(["Line 2.", "Line 3.", "Line 4."]);
  next(5, []);
  expect(store.pictures.news.map((one) => one.text)).toEqual(["Line 5."]);
});

test("views follow each other no faster than pieces glide, and the last one is always shown", () => {
  last().say(table());
  last().say(view());
  for (let k = 2; k <= 4; k++) last().say(view({ revision: k, moves_made: k, base: k - 1, shapes: [[0, 1]] }));
  expect(store.view?.revision).toBe(1);
  vi.advanceTimersByTime(410);
  expect(store.view?.revision).toBe(2);
  vi.advanceTimersByTime(2_000);
  expect(store.view?.revision).toBe(4);
});

test("a view that builds on another picture than ours starts the connection over", () => {
  last().say(table());
  last().say(view());
  last().say(view({ revision: 9, base: 7, shapes: [[0, 1]] }));
  expect(lines.length).toBe(2);
  begin();
  last().say(table());
  last().say(view({ revision: 9 }));
  vi.advanceTimersByTime(1_000);
  expect(store.view?.revision).toBe(9);
});

test("a move says what it was chosen on, and nothing more is chosen before it is answered", async () => {
  last().say(table());
  last().say(view({ revision: 5 }));
  const played = store.playing.play("a");
  void store.playing.play("b");
  expect(last().sent).toMatchObject([{ type: "play", seat: 0, move: "a", expected: 5 }]);
  expect(store.playing.sending).toBe("a");
  last().say({ type: "done", id: latest("play").id, revision: 6, again: false });
  await played;
  expect(store.playing.sending).toBe("a");
  vi.advanceTimersByTime(1_000);
  last().say(view({ revision: 6, moves_made: 2 }));
  expect(store.playing.sending).toBeNull();
});

test("what is taken back is the seat's decision that the server names", () => {
  last().say(table({ seats: [seat(0), seat(1)] }));
  last().say(view({ revision: 5, can_take_back: true, take_back_seat: 1 }));
  void store.playing.takeBack();
  expect(last().sent).toMatchObject([{ type: "take-back", seat: 1, expected: 5 }]);
});

test("a refusal is shown and said until the table goes on", async () => {
  last().say(table());
  last().say(view());
  const played = store.playing.play("z");
  last().say({ type: "refused", id: latest("play").id, problem: { kind: "illegal-move", message: "No ship goes there.", clause: "X-1", nearest: ["a"] } });
  await played;
  expect(store.playing.refusal).toMatchObject({ tried: "z", problem: { clause: "X-1", nearest: ["a"] } });
  expect(announcer.urgent.map((said) => said.text)).toContain("No ship goes there.");
  vi.advanceTimersByTime(1_000);
  last().say(view({ revision: 2, moves_made: 2 }));
  expect(store.playing.refusal).toBeNull();
});

test("a move that was sent twice is no error when it had been played the first time", async () => {
  last().say(table());
  last().say(view());
  const played = store.playing.play("a");
  const { id } = latest("play");
  last().onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(1_000);
  begin();
  expect(latest("play")).toMatchObject({ id, move: "a", expected: 1 });
  last().say({ type: "refused", id, problem: { kind: "stale", message: "The table has gone on." } });
  await played;
  expect(store.playing.refusal).toBeNull();
  expect(store.playing.sending).toBeNull();
});

// -- hot seat ------------------------------------------------------------------------------------------

const both = { seats: [seat(0), seat(1)] };

test("on an open game the seat whose turn it is looks, without a curtain", () => {
  last().say(table(both));
  last().say(view());
  vi.advanceTimersByTime(1_000);
  last().say(view({ revision: 2, moves_made: 2, waiting: [1], moves: [] }));
  expect(latest("look")).toMatchObject({ seat: 1 });
  expect(store.viewer.curtain).toBeNull();
});

test("behind the curtain nothing of the game is left, and a late view of the other seat is not taken", () => {
  last().say(table({ ...both, hidden: true }));
  last().say(view({ seat: -1, moves: [], waiting: [0], shapes: [shape("public")] }));
  expect(store.viewer.curtain).toBe(0);
  expect(store.view).toBeNull();

  store.viewer.lift();
  expect(latest("look")).toMatchObject({ seat: 0 });
  last().say(view({ seat: 0, shapes: [shape("secret", 0, "a")], story: [line(1, "You draw a secret.")] }));
  expect(store.view?.seat).toBe(0);
  vi.advanceTimersByTime(1_000);

  last().say(view({ seat: 0, revision: 2, moves_made: 2, base: 1, waiting: [1], moves: [], shapes: [[0, 1]], story_from: 2, story: [line(2, "More secrets.")] }));
  expect(store.viewer.curtain).toBe(1);
  expect(latest("look")).toMatchObject({ seat: -1 });
  expect([store.view, store.pictures.shapes.length, store.pictures.story.length, store.pictures.news.length]).toEqual([null, 0, 0, 0]);

  last().say(view({ seat: 0, revision: 2, moves_made: 2, base: 1, waiting: [1], moves: [], shapes: [[0, 1]] }));
  last().say(view({ seat: -1, revision: 2, moves_made: 2, waiting: [1], moves: [] }));
  vi.advanceTimersByTime(5_000);
  expect([store.view, store.pictures.shapes.length]).toEqual([null, 0]);

  store.viewer.lift();
  expect(latest("look")).toMatchObject({ seat: 1 });
  last().say(view({ seat: 1, revision: 2, moves_made: 2, waiting: [1] }));
  expect(store.view?.seat).toBe(1);
});

test("a reconnect looks again with the eyes of whoever holds the device", () => {
  last().say(table({ ...both, hidden: true }));
  last().say(view({ seat: -1, moves: [], waiting: [0] }));
  store.viewer.lift();
  last().say(view({ seat: 0 }));
  last().onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(1_000);
  begin();
  last().say(table({ ...both, hidden: true }));
  last().say(view({ seat: -1, moves: [], waiting: [0], shapes: [shape("public")] }));
  expect(latest("look")).toMatchObject({ seat: 0 });
  expect(store.viewer.curtain).toBeNull();
  expect(store.pictures.shapes.map((one) => one.id)).toEqual(["a"]);
});

test("who sits down sees through the new eyes", () => {
  last().say(table({ state: "open", seats: [seat(0, { kind: "open", mine: false })] }));
  last().say(view({ seat: -1, moves: [], waiting: [] }));
  expect(sentTypes()).toEqual([]);
  last().say(table());
  expect(latest("look")).toMatchObject({ seat: 0 });
});

// -- looking back, words ---------------------------------------------------------------------------------

const replayed = (id: number, at: number): object => ({
  type: "replayed", id, at, seat: 0, title: "Game", summary: "Then.", status: "Then.", width: 100, height: 100, areas: [],
  shapes: [shape(`at${at}`)], revision: at, made: `Move ${at}.`,
}); // prettier-ignore

test("a dragged slider asks for one picture at a time and ends where it was let go", async () => {
  last().say(table());
  last().say(view({ revision: 20, moves_made: 20 }));
  for (const at of [19, 15, 11, 8]) store.past.look(at);
  expect(sentTypes()).toEqual(["replay"]);
  last().say(replayed(latest("replay").id, 19));
  await vi.advanceTimersByTimeAsync(0);
  expect(latest("replay")).toMatchObject({ at: 8, seat: 0 });
  last().say(replayed(latest("replay").id, 8));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(store.shown?.shapes.map((one) => one.id)).toEqual(["at8"]);
  expect(store.myTurn).toBe(false);
  store.past.leave();
  expect(store.shown?.shapes.map((one) => one.id)).toEqual(["a"]);
});

test("nothing is played while one looks back, and the game goes on behind it", () => {
  last().say(table());
  last().say(view({ revision: 3, moves_made: 3 }));
  store.past.look(1);
  void store.playing.play("a");
  expect(sentTypes()).toEqual(["replay"]);
  vi.advanceTimersByTime(1_000);
  last().say(view({ revision: 4, moves_made: 4, base: 3, shapes: [[0, 1]] }));
  expect(store.past.last).toBe(4);
  expect(store.past.back?.at).toBe(1);
});

test("a remark that was on its way when the connection broke is not said twice", async () => {
  last().say(table());
  last().say(view());
  const heard = store.chat.say("Ahoy  there");
  last().onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(1_000);
  begin();
  last().say({ type: "said", lines: [{ n: 1, seat: 0, player: "Ada", colour: "#14707a", text: "Ahoy there", at: 1 }] });
  expect(await heard).toBe(true);
  expect(sentTypes()).not.toContain("chat");
});

test("a remark that never arrived is said once there is a connection, even where nothing was said before", () => {
  last().say(table());
  last().say(view());
  void store.chat.say("Ahoy");
  last().onclose?.({ code: 1006 } as CloseEvent);
  vi.advanceTimersByTime(1_000);
  begin();
  last().say(table());
  vi.advanceTimersByTime(2_000);
  expect(latest("chat")).toMatchObject({ text: "Ahoy" });
});

test("what happened and what is asked is announced, each once", () => {
  last().say(table());
  last().say(view({ waiting: [1], moves: [], status: "B: choose" }));
  vi.advanceTimersByTime(10_000);
  last().say(view({ revision: 2, moves_made: 2, base: 1, shapes: [[0, 1]], story_from: 2, story: [line(2, "B plays.")], status: "A: choose" }));
  expect(announcer.polite.map((said) => said.text)).toEqual(["B plays. A: choose"]);
});

test("chance chooses among what may be drawn, each equally likely, until something else is asked", async () => {
  last().say(table());
  const lot = { label: "setting out", moves: ["a", "b"] };
  last().say(view({ moves: ["a", "b", "c"], lot }));
  store.chance.leave(true);
  const drawn = latest("play");
  expect(lot.moves).toContain(drawn.move);
  store.chance.goOn();
  expect(sentTypes().filter((type) => type === "play")).toHaveLength(1);
  last().say({ type: "done", id: drawn.id, revision: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  last().say(view({ revision: 2, moves_made: 2, moves: ["a", "b"], lot }));
  await vi.advanceTimersByTimeAsync(1_000);
  store.chance.goOn();
  expect(sentTypes().filter((type) => type === "play")).toHaveLength(2);
  last().say({ type: "done", id: latest("play").id, revision: 3 });
  last().say(view({ revision: 3, moves_made: 3, moves: ["a"], lot: null }));
  await vi.advanceTimersByTimeAsync(1_000);
  store.chance.goOn();
  expect(store.chance.seat).toBeNull();
  expect(sentTypes().filter((type) => type === "play")).toHaveLength(2);
  const found = new Set(Array.from({ length: 200 }, () => below(3)));
  expect([...found].sort()).toEqual([0, 1, 2]);
});
