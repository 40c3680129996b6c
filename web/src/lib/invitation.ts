import { routeOf } from "./router.svelte";

/** What somebody pasted to join a table: the table's id, or what is wrong with the text. */
export type Invitation = { match: string } | { fault: "empty" | "elsewhere" | "unreadable"; host: string };

export function readInvitation(text: string, here: URL): Invitation {
  const given = text.trim();
  if (!given) return { fault: "empty", host: "" };
  if (/^[\w-]+$/.test(given)) return { match: given };
  const address = /^[a-z]+:\/\//i.test(given) ? given : given.startsWith("/") ? here.origin + given : `${here.protocol}//${given}`;
  if (!URL.canParse(address)) return { fault: "unreadable", host: "" };
  const url = new URL(address);
  const route = routeOf(url);
  if (route.page !== "table") return { fault: "unreadable", host: "" };
  return url.host === here.host ? { match: route.match } : { fault: "elsewhere", host: url.host };
}
