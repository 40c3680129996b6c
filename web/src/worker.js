/* The service worker: the shell of the client loads without a connection, and rules once read stay readable.
 * VERSION, SHELL and BY_NEED are written above by plugins/offline.ts. Nothing that belongs to one person is kept. */
/* global VERSION, SHELL, BY_NEED */

const CACHE = `quarterdeck-${VERSION}`;
const READINGS = "quarterdeck-readings";
const READABLE = /^\/(api\/(catalogue$|games\/(?!.*\/random$))|theme\.css$)/;

/** Assets have their content in their names: what the page has just loaded need not be loaded again. */
function freshness(path) {
  return path.startsWith("/assets/") ? "default" : "reload";
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: freshness(path) }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== CACHE && name !== READINGS))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page is told that this was read before, and that the server was not reached. */
function marked(kept) {
  const headers = new Headers(kept.headers);
  headers.set("Quarterdeck-Kept", "yes");
  return new Response(kept.body, { status: kept.status, headers });
}

/** What is kept is a help and no more: a browser that has no room, or keeps nothing at all, still shows every page. */
async function keep(cacheName, key, answer) {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(key, answer);
  } catch {
    // It is not kept; the next answer may be.
  }
}

async function keptIn(cacheName, key) {
  try {
    const cache = await caches.open(cacheName);
    return await cache.match(key);
  } catch {
    return undefined;
  }
}

async function freshOrKept(request, cacheName, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await answer.clone().arrayBuffer(); // a connection that breaks off in the middle is none
      await keep(cacheName, key, answer.clone());
    }
    return answer;
  } catch (failure) {
    const kept = await keptIn(cacheName, key);
    if (kept) return marked(kept);
    throw failure;
  }
}

async function keptOrFresh(request) {
  return (await keptIn(CACHE, request)) ?? fetch(request);
}

/** What is not kept before somebody needs it. */
async function keptOrFetched(request) {
  const kept = await keptIn(CACHE, request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(CACHE, request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // Every page of the client is the same document; other pages of the server are left alone.
    if (/^\/($|new$|me$|turns$|records$|puzzles|editor|t\/|rules\/|learn\/|fleets\/)/.test(url.pathname)) event.respondWith(freshOrKept(request, CACHE, "/"));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(keptOrFresh(request));
  } else if (BY_NEED.includes(url.pathname)) {
    event.respondWith(keptOrFetched(request));
  } else if (READABLE.test(url.pathname)) {
    event.respondWith(freshOrKept(request, READINGS, request));
  }
});

// -- notices while no page is open -----------------------------------------------------------------

/** How long a click waits for the server, before it opens the list of tables instead of a table: some browsers open no page later. */
const PATIENCE = 700;

/** The path of a link to this server, whatever the server believes its own name to be. */
function pathOf(link) {
  const { pathname, search } = new URL(link, self.location.origin);
  return pathname + search;
}

async function tellPages() {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage("told");
}

/** The first message shows that messages arrive; the server is told so, and sends more from then on. */
async function confirmed(link) {
  const token = new URL(link, self.location.origin).searchParams.get("token");
  try {
    await post("/notices/confirm", { token });
  } catch {
    // The server asks no second time; its page of settings says that it still waits, and how to ask anew.
  }
}

async function tell({ type, subject, text, link, off, off_words }) {
  await self.registration.showNotification(subject, {
    body: text,
    icon: "/icon.svg",
    tag: type,
    data: { path: type === "confirm" ? "/turns" : pathOf(link), off: pathOf(off) },
    actions: [{ action: "off", title: off_words }],
  });
  if (type === "confirm") await confirmed(link);
  await tellPages();
}

/** Where a click leads: to the only table at which others wait, or to the list. A notice itself names no table. */
async function tableOr(path) {
  try {
    const answer = await fetch("/api/turns", { signal: AbortSignal.timeout(PATIENCE) });
    const waited = (await answer.json()).tables.filter((card) => card.waited_for);
    return waited.length === 1 ? `/t/${waited[0].match}` : path;
  } catch {
    return path;
  }
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  const { path, off } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "off" ? fetch(off, { method: "POST" }).then(tellPages) : tableOr(path).then(open));
});

/** Writes to our own server. */
function post(path, body = {}) {
  return fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

/** The browser's maker has given it another address: the server is told so, if whoever is signed in here is told things there. */
async function moved({ oldSubscription, newSubscription }) {
  const answer = await fetch("/api/notices");
  if (!answer.ok) return;
  const { channels, push_key } = await answer.json();
  // A browser that no longer knows its old address is told as the latest one; what does not arrive there ends by itself.
  const old = channels.findLast(({ kind, address }) => kind === "push" && (!oldSubscription || address === oldSubscription.endpoint));
  if (!old) return;
  const now = newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key }));
  const { endpoint: address, keys } = now.toJSON();
  const { id, kind, quiet_from, quiet_until, zone, pause } = old;
  const { ok } = await post("/api/notices", { kind, address, ...keys, quiet_from, quiet_until, zone, pause });
  if (ok && oldSubscription) await post(`/api/notices/${id}/off`);
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(moved(event)));
