/** What the server is told of a browser that wants notices. */
export interface Subscribed {
  address: string;
  p256dh: string;
  auth: string;
}

/** Why a browser cannot be told: it does not know notices, its person forbids them, or its maker's service was not reached. */
export type Hindrance = "unable" | "forbidden" | "unreached";

export class Hindered extends Error {
  readonly why: Hindrance;

  constructor(why: Hindrance) {
    super(why);
    this.name = "Hindered";
    this.why = why;
  }
}

/** Whether this browser can be told while no page of ours is open: it needs HTTPS, and on an iPhone a place on the home screen. */
export function canBeTold(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return canBeTold() ? await navigator.serviceWorker.getRegistration() : undefined;
}

/** The address of this browser at its push service; null while it has none. */
export async function addressHere(): Promise<string | null> {
  const registration = await worker();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks whoever sits here, then subscribes this browser for messages that the server with this key has signed. */
export async function subscribe(key: string): Promise<Subscribed> {
  if (!(await worker())) throw new Hindered("unable");
  if ((await Notification.requestPermission()) !== "granted") throw new Hindered("forbidden");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await fresh(pushManager, key);
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Hindered("unreached");
  return { address: endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** A subscription for this key; one for a key that the server had before is given up. */
async function fresh(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    const old = error instanceof DOMException && error.name === "InvalidStateError" ? await pushManager.getSubscription() : null;
    if (!old) throw new Hindered("unreached");
    await old.unsubscribe();
  }
  try {
    return await pushManager.subscribe(wanted);
  } catch {
    throw new Hindered("unreached");
  }
}

/** This browser gets no messages any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await worker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Calls back when the worker has been told something, which may have changed what the server knows; the result ends that. */
export function whenTold(call: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const heard = (event: MessageEvent): void => {
    if (event.data === "told") call();
  };
  navigator.serviceWorker.addEventListener("message", heard);
  return () => navigator.serviceWorker.removeEventListener("message", heard);
}
