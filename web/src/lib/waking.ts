// When a device is awake again, its connection looks at once whether it still lives.
import type { Connection } from "./socket";

/** A device that was out of sight or asleep for so many milliseconds may have lost its connection without hearing of it. */
export const SLEPT = 10_000;

/** Wakes a connection when the device does; the result ends that. */
export function wakeWithDevice(connection: Connection): () => void {
  let hidden = 0;
  const online = (): void => connection.wake();
  const shown = (): void => {
    if (document.visibilityState === "hidden") hidden = Date.now();
    else if (connection.link !== "open" || Date.now() - hidden > SLEPT) connection.wake();
  };
  addEventListener("online", online);
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", shown);
  return () => {
    removeEventListener("online", online);
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", shown);
  };
}
