// Something of one's own for others: a link to copy or to send, a file to keep.
import { toast } from "./announcer.svelte";
import { say } from "./words";

/** Copies what stands in a field, and says so; where that cannot be, asks for it to be done by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Pages without a secure address have no clipboard; the old way works there.
    if (!document.execCommand("copy")) return toast(say("table-invite-by-hand"));
  }
  toast(say("copied"));
}

/** Whether the device has a sheet on which one chooses to whom a link goes. */
export const canSend = typeof navigator.share === "function";

export function send(title: string, url: string): void {
  // An error here means only that somebody closed the sheet and sends nothing.
  navigator.share({ title, url }).catch(() => undefined);
}

/** Gives the person a file of this text. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
