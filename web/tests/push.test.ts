import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import NoticeSettings from "../src/components/NoticeSettings.svelte";
import { pretend } from "./server";
import { learnWords } from "../src/lib/words";

beforeAll(() => learnWords("people"));

// A busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const ADDRESS = "https://push.test/abc";
const CHANNEL = { id: "c1", kind: "push", address: ADDRESS, state: "new", quiet_from: 0, quiet_until: 0, zone: "UTC", pause: 0, secret: "" };
const NONE = { kinds: ["push", "webhook"], channels: [], push_key: "BKEY" };

/** A browser whose person gives this answer when it asks for permission; returns the subscription and how the worker speaks. */
function browser(answer: NotificationPermission, subscribes = true) {
  let subscribed = false;
  const subscription = {
    endpoint: ADDRESS,
    toJSON: () => ({ endpoint: ADDRESS, keys: { p256dh: "P", auth: "A" } }),
    unsubscribe: vi.fn(() => Promise.resolve(!(subscribed = false))),
  };
  const subscribe = vi.fn(() => {
    subscribed = subscribes;
    return subscribes ? Promise.resolve(subscription) : Promise.reject(new DOMException("no", "AbortError"));
  });
  const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(subscribed ? subscription : null) } };
  const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(answer) });
  return { subscription, subscribe, serviceWorker };
}

test("this browser is subscribed with the server's key, and given up when it is stopped", async () => {
  const { subscription, subscribe, serviceWorker } = browser("granted");
  const answers: Record<string, unknown> = { "GET /api/notices": NONE, "POST /api/notices": { ...NONE, channels: [CHANNEL] }, "POST /api/notices/c1/off": NONE };
  const asked = pretend(answers);
  render(NoticeSettings);
  await fireEvent.click(await screen.findByRole("button", { name: "Tell me in this browser" }));
  await screen.findByRole("button", { name: "Stop notices to this one" });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKEY" });
  expect(asked.at(-1)?.body).toMatchObject({ kind: "push", address: ADDRESS, p256dh: "P", auth: "A" });
  answers["GET /api/notices"] = { ...NONE, channels: [{ ...CHANNEL, state: "on" }] };
  serviceWorker.dispatchEvent(new MessageEvent("message", { data: "told" }));
  await screen.findByText("Gets notices.");
  await fireEvent.click(screen.getByRole("button", { name: "Stop notices to this one" }));
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
});

test("what hinders a browser is said in words, and nothing is sent", async () => {
  for (const [answer, subscribes, words] of [["denied", true, /You have forbidden/], ["granted", false, /could not be reached/]] as const) {
    browser(answer, subscribes);
    const asked = pretend({ "GET /api/notices": NONE });
    render(NoticeSettings);
    await fireEvent.click(await screen.findByRole("button", { name: "Tell me in this browser" }));
    await screen.findByText(words);
    expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
    cleanup();
  }
});

test("where there is no worker the form says so", async () => {
  pretend({ "GET /api/notices": NONE });
  render(NoticeSettings);
  await screen.findByText(/This browser cannot get notices here/);
});
