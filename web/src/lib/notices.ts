import type { NoticeChannel } from "./wire";
import { say } from "./words";

export type Kind = NoticeChannel["kind"];
export type State = NoticeChannel["state"];

/** The words for a way in which somebody is told that it is their turn. */
export function kindWords(kind: Kind): { name: string; address: string; help: string } {
  if (kind === "push") return { name: say("notices-push"), address: "", help: say("notices-push-help") };
  return kind === "mail"
    ? { name: say("notices-mail"), address: say("notices-mail-address"), help: say("notices-mail-help") }
    : { name: say("notices-webhook"), address: say("notices-webhook-address"), help: say("notices-webhook-help") };
}

/** What stands for an address of that kind; addresses of browsers say nothing to people. */
export function addressWords(kind: Kind, address: string, here: string | null): string {
  if (kind !== "push") return address;
  return address === here ? say("notices-push-here") : say("notices-push-elsewhere", { service: URL.canParse(address) ? new URL(address).host : address });
}

/** Whether notices reach an address, in words. */
export function stateWords(kind: Kind, state: State): string {
  if (kind === "push" && (state === "new" || state === "asked")) return say("notices-push-waits");
  if (state === "new") return say("notices-state-new");
  if (state === "asked") return say("notices-state-asked");
  return state === "on" ? say("notices-state-on") : say("notices-state-failed");
}
