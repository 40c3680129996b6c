// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = readFileSync(join(import.meta.dirname, "../src/worker.js"), "utf8");
const HOME = "https://table.test";

type Asked = { request: { url: string; method: string; mode: string }; respondWith(answer: Promise<Response>): void };
type Network = (url: string) => Promise<Response>;

/** What a browser keeps, and how it fails. */
class Store {
  readonly kept = new Map<string, Response>();
  full = false;
  broken = false;

  readonly cache = {
    put: async (key: string | { url: string }, answer: Response) => {
      const copy = answer.clone();
      await answer.text();
      if (this.full) throw new DOMException("no room", "QuotaExceededError");
      this.kept.set(this.name(key), copy);
    },
    match: async (key: string | { url: string }) => this.kept.get(this.name(key))?.clone(),
  };

  open = async () => {
    if (this.broken) throw new DOMException("not here", "SecurityError");
    return this.cache;
  };

  match = async (key: { url: string }) => (await this.open()).match(key);

  private name(key: string | { url: string }): string {
    return typeof key === "string" ? key : new URL(key.url).pathname;
  }
}

/** The worker as it is built: what it answers to a request of the page. */
function worker(store: Store, network: Network) {
  const listeners = new Map<string, (event: Asked) => void>();
  const self = {
    location: { origin: HOME },
    addEventListener: (kind: string, listener: (event: Asked) => void) => listeners.set(kind, listener),
  };
  const run = new Function("self", "caches", "fetch", `const VERSION = "1", SHELL = ["/", "/assets/a.js"], BY_NEED = ["/assets/de.js"];\n${SOURCE}`);
  run(self, store, (request: { url: string }) => network(new URL(request.url).pathname));
  return (path: string, mode = "same-origin"): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = { url: `${HOME}${path}`, method: "GET", mode };
      listeners.get("fetch")?.({ request, respondWith: (answer) => void answer.then(resolve, reject) });
    });
}

const good: Network = async (path) => new Response(`fresh ${path}`);
const away: Network = () => Promise.reject(new TypeError("no connection"));
const torn: Network = async () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError("broken off")) }));
const PATHS = [
  ["/new", "navigate"],
  ["/api/catalogue", "same-origin"],
  ["/assets/a.js", "same-origin"],
] as const;

test.each(PATHS)("%s is answered although there is no room to keep it", async (path, mode) => {
  const store = new Store();
  store.full = true;
  const answer = await worker(store, good)(path, mode);
  expect(await answer.text()).toBe(`fresh ${path}`);
  expect(answer.headers.has("Quarterdeck-Kept")).toBe(false);
});

test.each(PATHS)("%s is answered although the browser lets nothing be kept", async (path, mode) => {
  const store = new Store();
  store.broken = true;
  expect(await (await worker(store, good)(path, mode)).text()).toBe(`fresh ${path}`);
});

test("what was read before is shown without a connection, and marked", async () => {
  const store = new Store();
  store.kept.set("/api/catalogue", new Response("kept"));
  for (const network of [away, torn]) {
    const answer = await worker(store, network)("/api/catalogue");
    expect(await answer.text()).toBe("kept");
    expect(answer.headers.get("Quarterdeck-Kept")).toBe("yes");
  }
});

test("a new answer is kept, and one that tells a fault is not", async () => {
  const store = new Store();
  await worker(store, good)("/api/catalogue");
  await worker(store, async () => new Response("a fault", { status: 500 }))("/api/catalogue");
  expect([...store.kept.keys()]).toEqual(["/api/catalogue"]);
  const answer = await worker(store, away)("/api/catalogue");
  expect(answer.status).toBe(200);
});

test("without a connection the page is told of that, whatever else fails", async () => {
  const store = new Store();
  await expect(worker(store, away)("/api/catalogue")).rejects.toThrow("no connection");
  store.broken = true;
  for (const [path, mode] of PATHS) await expect(worker(store, away)(path, mode)).rejects.toThrow("no connection");
});

test("a language is kept once somebody has needed it", async () => {
  const store = new Store();
  expect(await (await worker(store, good)("/assets/de.js")).text()).toBe("fresh /assets/de.js");
  expect(await (await worker(store, away)("/assets/de.js")).text()).toBe("fresh /assets/de.js");
  await expect(worker(new Store(), away)("/assets/de.js")).rejects.toThrow("no connection");
});
