import { describe, expect, test } from "vitest";
import { readInvitation } from "../src/lib/invitation";
import { navigate, router, routeOf } from "../src/lib/router.svelte";

const at = (path: string) => routeOf(new URL(path, "http://here.example"));

describe("an address names a page", () => {
  test.each([
    ["/", { page: "home" }],
    ["/new", { page: "new", game: null, fleet: null, pack: false, invite: "" }],
    ["/new/?game=kraken", { page: "new", game: "kraken", fleet: null, pack: false, invite: "" }],
    ["/new?game=raft&fleet=40.plank", { page: "new", game: "raft", fleet: "40.plank", pack: false, invite: "" }],
    ["/new?game=raft&fleet=40.log&pack=kept", { page: "new", game: "raft", fleet: "40.log", pack: true, invite: "" }],
    ["/new?invite=5f2c9a", { page: "new", game: null, fleet: null, pack: false, invite: "5f2c9a" }],
    ["/archive", { page: "archive", mine: false, person: "" }],
    ["/archive?mine=true&person=5f2c9a", { page: "archive", mine: true, person: "5f2c9a" }],
    ["/people", { page: "people" }],
    ["/p/5f2c9a", { page: "person", person: "5f2c9a" }],
    ["/fleets/raft", { page: "fleets", game: "raft", fleet: null, name: "" }],
    ["/fleets/raft?fleet=40.plank~cook&name=My%20fleet", { page: "fleets", game: "raft", fleet: "40.plank~cook", name: "My fleet" }],
    ["/t/4f2a", { page: "table", match: "4f2a" }],
    ["/rules/cardinal#CA-2.4", { page: "rules", game: "cardinal" }],
    ["/learn/cardinal#lessons", { page: "learn", game: "cardinal" }],
    ["/learn/cardinal/five-ships", { page: "lesson", game: "cardinal", name: "five-ships" }],
    ["/learn/cardinal/five-ships/more", { page: "unknown" }],
    ["/puzzles#kraken", { page: "puzzles" }],
    ["/puzzles/cardinal/puzzle-1-2-3", { page: "puzzle", game: "cardinal", name: "puzzle-1-2-3" }],
    ["/puzzles/cardinal", { page: "unknown" }],
    ["/me", { page: "me" }],
    ["/editor", { page: "editor", game: null }],
    ["/editor/kraken#p=abc", { page: "editor", game: "kraken" }],
    ["/records", { page: "records" }],
    ["/t/", { page: "unknown" }],
    ["/t/a/b", { page: "unknown" }],
    ["/me/too", { page: "unknown" }],
    ["/api/me", { page: "unknown" }],
    ["/t/%E0%A4%A", { page: "unknown" }],
  ])("%s", (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

describe("an invitation can be pasted", () => {
  const here = new URL("http://here.example:8000/");

  test.each([
    ["http://here.example:8000/t/4f2a", { match: "4f2a" }],
    ["  here.example:8000/t/4f2a?x=1 ", { match: "4f2a" }],
    ["/t/4f2a", { match: "4f2a" }],
    ["4f2a", { match: "4f2a" }],
    ["", { fault: "empty", host: "" }],
    ["https://there.example/t/4f2a", { fault: "elsewhere", host: "there.example" }],
    ["http://here.example:8000/rules/kraken", { fault: "unreadable", host: "" }],
    ["come and play!", { fault: "unreadable", host: "" }],
    ["javascript:alert(1)", { fault: "unreadable", host: "" }],
  ])("%s", (text, found) => {
    expect(readInvitation(text, here)).toEqual(found);
  });
});

describe("the router", () => {
  test("follows links within the client without loading a document", () => {
    const before = router.visits;
    const link = document.createElement("a");
    link.href = "/rules/kraken";
    document.body.append(link);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(router.route).toEqual({ page: "rules", game: "kraken" });
    expect(router.visits).toBe(before + 1);
  });

  test.each([
    ["a download", (link: HTMLAnchorElement) => link.setAttribute("download", "")],
    ["a page of the server", (link: HTMLAnchorElement) => link.setAttribute("href", "/api/matches/1/record")],
    ["another site", (link: HTMLAnchorElement) => link.setAttribute("href", "http://there.example/me")],
  ])("leaves %s to the browser", (_name, change) => {
    const link = document.createElement("a");
    link.href = "/me";
    change(link);
    document.body.append(link);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    // jsdom would say that it cannot load documents.
    link.addEventListener("click", (event) => queueMicrotask(() => event.preventDefault()));
    let taken = false;
    addEventListener("click", (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    }, { once: true });
    link.dispatchEvent(click);
    expect(taken).toBe(false);
  });

  test("goes to a page, and back", async () => {
    navigate("/");
    navigate("/me");
    expect(router.route.page).toBe("me");
    history.back();
    await new Promise((done) => addEventListener("popstate", done, { once: true }));
    expect(router.route.page).toBe("home");
  });
});
