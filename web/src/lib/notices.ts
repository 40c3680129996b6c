import type { NoticeChannel } from "./wire";
import { say } from "./words";

export type Kind = NoticeChannel["kind"];
export type State = NoticeChannel["state"];

/** The words for a way in which somebody is told that it is their turn. */
export const KINDS: Readonly<Record<Kind, { name: string; address: string; help: string }>> = {
  mail: { name: say("notices-mail"), address: say("notices-mail-address"), help: say("notices-mail-help") },
  webhook: { name: say("notices-webhook"), address: say("notices-webhook-address"), help: say("notices-webhook-help") },
};

export const STATES: Readonly<Record<State, string>> = {
  new: say("notices-state-new"),
  asked: say("notices-state-asked"),
  on: say("notices-state-on"),
  failed: say("notices-state-failed"),
};
