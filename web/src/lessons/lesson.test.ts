import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import type { Wire } from "../lib/socket";
import type { Lesson, ToServer } from "../lib/wire";
import { closed } from "../lib/words";
import { table, view } from "../table/store/at-table";
import { LessonStore } from "./lesson.svelte";

class Line implements Wire {
  readyState = 1;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: { type: string; id: number; played?: readonly string[] }[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer & { played?: readonly string[] });
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

let lines: Line[];
let store: LessonStore;

function dial(): Line {
  const made = new Line();
  lines.push(made);
  return made;
}

function lesson(changes: Partial<Lesson> = {}): Lesson {
  return {
    type: "lesson", revision: 1, came: "begun", says: "", tip: "", title: "Sail", chapter: "", number: 2, lessons: 8, step: 1, steps: 2,
    task: "Sail on.", hint: "Ahead.", hint_due: false, played: [], next: "bumping", better: "", missed: "", ...changes,
  }; // prettier-ignore
}

function open(): Line {
  const line = lines.at(-1)!;
  line.say({ type: "welcome", protocol: 1, version: "0", match: "sail", game: "g" });
  return line;
}

function begun(): Line {
  const line = open();
  line.say({ type: "done", id: line.sent[0]!.id, revision: 1, again: false });
  line.say(table());
  line.say(lesson());
  line.say(view());
  return line;
}

/** A learner comes back to a place that was kept, and is refused. */
async function refusedAt(played: readonly string[], kind: string): Promise<Line> {
  store.table.close();
  localStorage.setItem("quarterdeck-lesson", JSON.stringify({ game: "g", lesson: "sail", played }));
  store = new LessonStore("g", "sail", dial);
  store.table.open();
  const line = open();
  line.say({ type: "refused", id: line.sent[0]!.id, problem: { kind, message: "No." } });
  await vi.advanceTimersByTimeAsync(1);
  return line;
}

const said = (): string[] => [...announcer.polite, ...announcer.urgent].map((one) => one.text);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  lines = [];
  store = new LessonStore("g", "sail", dial);
  store.table.open();
});

afterEach(() => {
  store.table.close();
  announcer.polite.length = announcer.urgent.length = announcer.toasts.length = 0;
  vi.useRealTimers();
});

describe("a lesson", () => {
  test("bots of a lesson never pause: nobody asks them to hurry", () => {
  const line = begun();
  store.table.pictures.skip();
  expect(line.sent.map(({ type }) => type)).not.toContain("hurry");
});

test("begins at its beginning, and says its task", () => {
    const line = begun();
    expect(line.sent[0]).toMatchObject({ type: "begin", played: [] });
    expect(store.now?.task).toBe("Sail on.");
    expect(said()).toContain("Sail on.");
    expect(store.begun).toBe(false);
  });

  test("is told when its picture is shown, not before", () => {
    const line = begun();
    line.say(lesson({ revision: 3, came: "step", says: "You sailed.", step: 2, task: "Fire.", played: ["F"] }));
    expect(store.now?.came).toBe("begun");
    line.say(view({ revision: 3, moves_made: 2 }));
    vi.advanceTimersByTime(5_000);
    expect(store.now?.task).toBe("Fire.");
    expect(said()).toContain("You sailed. Fire.");
  });

  test("says its words before the table's question, and none of others", () => {
    const line = begun();
    expect(said()).toEqual(["Sail on.", closed(store.table.view!.status)]);
    line.say(lesson({ revision: 3, came: "step", says: "You sailed.", step: 2, task: "Fire.", played: ["F"] }));
    line.say(view({ revision: 3, moves_made: 2, status: "What now?" }));
    vi.advanceTimersByTime(5_000);
    expect(said().slice(-2)).toEqual(["You sailed. Fire.", "What now?"]);
    line.say(lesson({ revision: 4, came: "mistake", says: "Too far.", step: 2, task: "Fire.", played: ["F"] }));
    line.say(view({ revision: 4, moves_made: 3, moves: [], status: "Green is firing." }));
    vi.advanceTimersByTime(5_000);
    expect(said()).toContain("Too far.");
    expect(said()).not.toContain("Green is firing.");
  });

  test("shows what went wrong until the learner goes on", () => {
    const line = begun();
    line.say(view({ revision: 2, moves_made: 2, moves: [] }));
    line.say(lesson({ revision: 2, came: "mistake", says: "Too far." }));
    line.say(view({ revision: 3 }));
    vi.advanceTimersByTime(20_000);
    expect(store.stopped).toBe(true);
    expect(store.table.view?.revision).toBe(2);
    store.goOn();
    vi.advanceTimersByTime(5_000);
    expect(store.stopped).toBe(false);
    expect(store.table.view?.revision).toBe(3);
  });

  test("that is a whole game says a new tip instead of the hint, any other says both", () => {
    const line = begun();
    for (const [next, stays] of [["bumping", true], ["", false]] as const) {
      line.say(lesson({ next }));
      store.askHint();
      line.say(lesson({ next, came: "on", tip: "Your flag stands.", played: ["F"] }));
      expect([store.last, store.hinted]).toEqual([!stays, stays]);
    }
  });

  test("marks the better move of a puzzle where one chooses again, if one asks for it", () => {
    const line = begun();
    line.say(view({ revision: 2, moves_made: 2, moves: [] }));
    line.say(lesson({ revision: 2, came: "again", says: "Better: a2.", better: "a2" }));
    line.say(view({ revision: 3 }));
    vi.advanceTimersByTime(20_000);
    expect(store.advised).toBe("");
    store.tell();
    vi.advanceTimersByTime(5_000);
    expect(store.table.view?.revision).toBe(3);
    expect(store.stopped).toBe(true);
    expect(store.advised).toBe("a2");
    store.goOn();
    expect(store.advised).toBe("");
  });

  test("goes on where it was when the connection comes back, and when the page is opened again", () => {
    const line = begun();
    line.say(lesson({ revision: 2, came: "on", played: ["F", "U"] }));
    line.onclose?.({ code: 1012 } as CloseEvent);
    vi.advanceTimersByTime(1_000);
    expect(open().sent[0]).toMatchObject({ type: "begin", played: ["F", "U"] });
    const again = new LessonStore("g", "sail", dial);
    again.table.open();
    expect(open().sent[0]).toMatchObject({ played: ["F", "U"] });
    again.table.close();
  });

  test.each(["malformed", "illegal-move", "game-over"])("begins anew where the server does not know the place any more (%s)", async (kind) => {
    const line = await refusedAt(["old"], kind);
    expect(line.sent[1]).toMatchObject({ type: "begin", played: [] });
  });

  test.each(["too-fast", "busy"])("keeps its place and asks again, less and less often, while the server says %s", async (kind) => {
    const line = await refusedAt(["F", "U"], kind);
    expect(store.table.playing.refusal?.problem.message).toBe("No.");
    expect(line.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line.sent[1]).toMatchObject({ type: "begin", played: ["F", "U"] });
    line.say({ type: "refused", id: line.sent[1]!.id, problem: { kind, message: "No." } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line.sent[2]).toMatchObject({ type: "begin", played: ["F", "U"] });
    expect(JSON.parse(localStorage.getItem("quarterdeck-lesson")!)).toMatchObject({ played: ["F", "U"] });
  });

  test("that could not begin again goes on where it is as soon as the learner moves", async () => {
    const line = begun();
    store.beginAgain();
    line.say({ type: "refused", id: line.sent.at(-1)!.id, problem: { kind: "too-fast", message: "No." } });
    await vi.advanceTimersByTimeAsync(1_000);
    line.say(lesson({ revision: 2, came: "on", played: ["F"] }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.sent.map(({ type }) => type)).toEqual(["begin", "begin"]);
  });

  test("asks again only over the connection that there is", async () => {
    const line = await refusedAt(["F"], "too-fast");
    line.onclose?.({ code: 1012 } as CloseEvent);
    await vi.advanceTimersByTimeAsync(1_000);
    const next = begun();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(next.sent).toHaveLength(1);
  });

  test("keeps its place when something else goes wrong, and says what", async () => {
    const line = await refusedAt(["F"], "failure");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.sent).toHaveLength(1);
    expect(store.table.playing.refusal?.problem.kind).toBe("failure");
    expect(localStorage.getItem("quarterdeck-lesson")).toContain("F");
  });

  test("is a whole game where none comes after it", () => {
    const line = begun();
    expect(store.last).toBe(false);
    line.say(lesson({ came: "on", next: "" }));
    expect(store.last).toBe(true);
  });

  test("forgets the place when it is done, and shows the hint when it is due or asked for", () => {
    const line = begun();
    store.askHint();
    expect(store.hinted).toBe(true);
    line.say(lesson({ came: "step", step: 2 }));
    expect(store.hinted).toBe(false);
    line.say(lesson({ came: "on", step: 2, hint_due: true, played: ["F"] }));
    expect(store.hinted).toBe(true);
    expect(localStorage.getItem("quarterdeck-lesson")).toContain("F");
    line.say(lesson({ came: "done", played: ["F", "U"] }));
    expect(store.done).toBe(true);
    expect(localStorage.getItem("quarterdeck-lesson")).toBeNull();
  });
});

describe("a puzzle", () => {
  beforeEach(() => {
    localStorage.setItem("quarterdeck-lesson", JSON.stringify({ game: "g", lesson: "sail", played: ["F"] }));
    store.table.close();
    store = new LessonStore("g", "puzzle-1-2-3", dial, "puzzle");
    store.table.open();
  });

  test("is a lesson that stands elsewhere, and counts only without a wrong move", () => {
    const line = begun();
    expect(store.home).toBe("/puzzles#g");
    expect(store.missed).toBe(false);
    line.say(lesson({ came: "again", says: "Better: a2.", next: "puzzle-1-2-4" }));
    expect(store.next).toBe("/puzzles/g/puzzle-1-2-4");
    line.say(lesson({ came: "done", next: "" }));
    expect(store.missed).toBe(true);
    expect(store.next).toBeNull();
    expect(store.last).toBe(false);
    expect(localStorage.getItem("quarterdeck-lesson")).toContain("sail");
  });

  test("counts anew over a new connection, as the server counts, even where it is done already", () => {
    const line = begun();
    line.say(lesson({ came: "again" }));
    line.say(lesson({ came: "done", played: ["F"] }));
    expect(store.missed).toBe(true);
    line.onclose?.({ code: 1012 } as CloseEvent);
    vi.advanceTimersByTime(1_000);
    const next = open();
    expect(next.sent[0]).toMatchObject({ type: "begin", played: ["F"] });
    next.say(lesson({ came: "done", played: ["F"] }));
    next.say(view());
    expect(store.done).toBe(true);
    expect(store.missed).toBe(false);
  });

  test("a step is midway once a part of it is chosen, until the next one begins", () => {
    const line = begun();
    expect(store.midway).toBe(false);
    line.say(lesson({ came: "on", revision: 2, played: ["sail-with-card"] }));
    line.say(view({ revision: 2 }));
    expect(store.midway).toBe(true);
    line.say(lesson({ came: "on", revision: 3, step: 2, played: ["sail-with-card", "Tampa-b"] }));
    line.say(view({ revision: 3 }));
    expect(store.midway).toBe(false);
  });
});
