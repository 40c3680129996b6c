import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type LinkState, type Owner, type Wire } from "./socket";
import { type Answer, Refused } from "./unanswered";
import type { ToClient, ToServer } from "./wire";

/** The other end of a wire. */
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

  welcome(protocol = 1): void {
    this.say({ type: "welcome", protocol, version: "0", match: "m", game: "g" });
  }

  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let lines: Line[];
let links: LinkState[];
let heard: ToClient[];
let signIn: () => Promise<void>;
let connection: Connection;
const last = (): Line => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  lines = [];
  links = [];
  heard = [];
  signIn = () => Promise.resolve();
  const owner: Owner = { heard: (message) => heard.push(message), changed: (link) => links.push(link), signIn: () => signIn() };
  connection = new Connection("ws://here/ws/m", owner, () => {
    const line = new Line();
    lines.push(line);
    return line;
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const play = (): Promise<Answer> => connection.ask({ type: "play", seat: 0, move: "a1", expected: 7 });
const done = (id: number, again = false): object => ({ type: "done", id, revision: 8, again });

test("nothing is asked before the server has said who it is", async () => {
  const answer = play();
  expect(last().sent).toEqual([]);
  last().welcome();
  expect(last().sent).toMatchObject([{ type: "play", move: "a1", expected: 7 }]);
  last().say(done(last().sent[0]!.id));
  await expect(answer).resolves.toMatchObject({ revision: 8 });
  expect(connection.waiting).toBe(0);
});

test("a request that was under way when the connection broke is sent again, just as it was", async () => {
  last().welcome();
  const answer = play();
  const first = last().sent[0]!;
  last().drop(1006);
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(lines.length).toBe(2);
  last().welcome();
  expect(last().sent).toEqual([first]);
  last().say(done(first.id, true));
  await expect(answer).resolves.toMatchObject({ again: true });
});

test("an answered request is not sent again", async () => {
  last().welcome();
  const answer = play();
  last().say(done(last().sent[0]!.id));
  await answer;
  last().drop(1006);
  vi.advanceTimersByTime(1_000);
  last().welcome();
  expect(last().sent).toEqual([]);
});

test("what is asked without a connection waits for one", () => {
  last().welcome();
  last().drop(1012);
  void play();
  expect(connection.waiting).toBe(1);
  vi.advanceTimersByTime(1_000);
  last().welcome();
  expect(last().sent).toMatchObject([{ type: "play", move: "a1" }]);
});

test("whose eyes we look with is not asked again: the page knows better by then", () => {
  last().welcome();
  void connection.ask({ type: "look", seat: 1 });
  last().drop(1006);
  vi.advanceTimersByTime(1_000);
  last().welcome();
  expect(last().sent).toEqual([]);
  expect(connection.waiting).toBe(0);
});

test("a remark that may have arrived is sent again only if it has not", async () => {
  last().welcome();
  const [one, two] = [connection.ask({ type: "chat", text: "ahoy" }), connection.ask({ type: "chat", text: "land" })];
  last().drop(1006);
  vi.advanceTimersByTime(1_000);
  last().welcome();
  expect(last().sent).toEqual([]);
  expect(connection.doubtful.map((remark) => remark.text)).toEqual(["ahoy", "land"]);
  connection.decide(connection.doubtful[0]!, true);
  await expect(one).resolves.toMatchObject({ again: true });
  connection.decide(connection.doubtful[0]!, false);
  expect(last().sent).toMatchObject([{ type: "chat", text: "land" }]);
  last().say(done(last().sent[0]!.id));
  await expect(two).resolves.toBeDefined();
});

test("a refusal says whether it may be the echo of a request that was carried out", async () => {
  last().welcome();
  const first = play();
  last().say({ type: "refused", id: last().sent[0]!.id, problem: { kind: "illegal-move", message: "No." } });
  const fresh = await first.catch((error: unknown) => error);
  expect(fresh).toBeInstanceOf(Refused);
  expect(fresh).toMatchObject({ again: false, message: "No." });

  const second = play();
  const { id } = last().sent[1]!;
  last().drop(1006);
  vi.advanceTimersByTime(1_000);
  last().welcome();
  last().say({ type: "refused", id, problem: { kind: "stale", message: "Too late." } });
  expect(await second.catch((error: unknown) => error)).toMatchObject({ again: true });
});

test("it tries again ever more slowly, and quickly again once it worked", () => {
  last().welcome();
  const waits: number[] = [];
  for (let k = 0; k < 8; k++) {
    last().drop(1006);
    const before = lines.length;
    let waited = 0;
    while (lines.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10000, 10000, 10000]);
  last().welcome();
  last().drop(1006);
  vi.advanceTimersByTime(400);
  expect(lines.length).toBe(10);
});

test("a device that wakes up does not wait, and does not trust an old connection", () => {
  last().welcome();
  last().drop(1006);
  connection.wake();
  expect(lines.length).toBe(2);
  last().welcome();
  connection.wake();
  expect(lines.length).toBe(3);
  expect(lines[1]!.readyState).toBe(3);
});

test("a sleeping device notices by its clock", () => {
  last().welcome();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(2_000);
  expect(lines.length).toBe(2);
});

test("a connection that does not answer is given up", () => {
  last().welcome();
  void play();
  vi.advanceTimersByTime(12_000);
  expect(lines.length).toBe(2);
  expect(lines[0]!.readyState).toBe(3);
  last().welcome();
  expect(last().sent).toMatchObject([{ type: "play" }]);
});

test("a silent connection that owes no answer is left alone", () => {
  last().welcome();
  vi.advanceTimersByTime(600_000);
  expect(lines.length).toBe(1);
});

test("strangers sign in and come back", async () => {
  const signed = vi.fn(() => Promise.resolve());
  signIn = signed;
  last().drop(4401);
  await vi.advanceTimersByTimeAsync(50);
  expect(signed).toHaveBeenCalledOnce();
  expect(lines.length).toBe(2);
  last().welcome();
  expect(links.at(-1)).toBe("open");
});

test("a table that is not there, or another language, ends it", () => {
  last().drop(4404);
  expect(links).toEqual(["nowhere"]);
  vi.advanceTimersByTime(60_000);
  connection.wake();
  expect(lines.length).toBe(1);
});

test("another version of the language ends it, by its close code or in its welcome", () => {
  last().welcome(2);
  expect(links).toEqual(["outdated"]);
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(1);
});

test.each([1011, 1013])("after a fault of the server (%i) it comes back, and not at once", (code) => {
  last().welcome();
  last().drop(code);
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(7_000);
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(6_000);
  expect(lines.length).toBe(2);
});

test("after a flood it waits", () => {
  last().welcome();
  last().drop(4429);
  expect(links.at(-1)).toBe("waiting");
  vi.advanceTimersByTime(3_000);
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(4_000);
  expect(lines.length).toBe(2);
});

test("everything that is no answer is handed on", () => {
  last().welcome();
  last().say({ type: "said", lines: [] });
  expect(heard.map((message) => message.type)).toEqual(["welcome", "said"]);
});

test("messages of a wire that was given up are not heard", () => {
  const old = last();
  old.welcome();
  connection.reconnect();
  old.say({ type: "said", lines: [] });
  expect(heard.map((message) => message.type)).toEqual(["welcome"]);
});
