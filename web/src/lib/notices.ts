import type { NoticeChannel } from "./wire";
import { say } from "./words";

export type Kind = NoticeChannel["kind"];
export type State = NoticeChannel["state"];

/** The words for a way in which somebody is told that it is their turn. */
export function kindWords(kind: Kind): { name: string; address: string; help: string } {
  return kind === "mail"
    ? { name: say("notices-mail"), address: say("notices-mail-address"), help: say("notices-mail-help") }
    : { name: say("notices-webhook"), address: say("notices-webhook-address"), help: say("notices-webhook-help") };
}

/** Whether notices reach an address, in words. */
export function stateWords(state: State): string {
  if (state === "new") return say("notices-state-new");
  if (state === "asked") return say("notices-state-asked");
  return state === "on" ? say("notices-state-on") : say("notices-state-failed");
}
