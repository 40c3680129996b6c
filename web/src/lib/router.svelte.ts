/** The page that an address names. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null; fleet: string | null; pack: boolean; invite: string }
  | { page: "table"; match: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; name: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; name: string }
  | { page: "fleets"; game: string; fleet: string | null; name: string }
  | { page: "editor"; game: string | null }
  | { page: "records" }
  | { page: "turns" }
  | { page: "archive"; mine: boolean; person: string }
  | { page: "me" }
  | { page: "people" }
  | { page: "person"; person: string }
  | { page: "notice"; what: "confirm" | "off"; token: string }
  | { page: "unknown" };

function part(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
}

export function routeOf(url: URL): Route {
  const [first = "", second = "", ...more] = url.pathname.split("/").slice(1).filter((piece, at) => piece !== "" || at === 0);
  const name = part(second);
  if (more.length === 0 && name === null) {
    if (first === "") return { page: "home" };
    if (first === "new") {
      const query = url.searchParams;
      return { page: "new", game: query.get("game"), fleet: query.get("fleet"), pack: query.get("pack") === "kept", invite: query.get("invite") ?? "" };
    }
    if (first === "me") return { page: "me" };
    if (first === "people") return { page: "people" };
    if (first === "turns") return { page: "turns" };
    if (first === "puzzles") return { page: "puzzles" };
    if (first === "editor") return { page: "editor", game: null };
    if (first === "records") return { page: "records" };
    if (first === "archive") return { page: "archive", mine: url.searchParams.get("mine") === "true", person: url.searchParams.get("person") ?? "" };
  }
  if (more.length === 0 && name !== null) {
    if (first === "t") return { page: "table", match: name };
    if (first === "p") return { page: "person", person: name };
    if (first === "notices" && (name === "confirm" || name === "off")) {
      return { page: "notice", what: name, token: url.searchParams.get("token") ?? "" };
    }
    if (first === "rules") return { page: "rules", game: name };
    if (first === "learn") return { page: "learn", game: name };
    if (first === "editor") return { page: "editor", game: name };
    if (first === "fleets") {
      return { page: "fleets", game: name, fleet: url.searchParams.get("fleet"), name: url.searchParams.get("name") ?? "" };
    }
  }
  const third = more.length === 1 ? part(more[0]!) : null;
  if (first === "learn" && name !== null && third !== null) return { page: "lesson", game: name, name: third };
  if (first === "puzzles" && name !== null && third !== null) return { page: "puzzle", game: name, name: third };
  return { page: "unknown" };
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));
  /** How many pages were opened since the document was loaded: the first one does not take the focus. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #arrive(): void {
    const next = routeOf(new URL(location.href));
    if (JSON.stringify(next) === JSON.stringify(this.route)) return;
    this.route = next;
    this.visits += 1;
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    const before = location.pathname;
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.#arrive();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  /** Links within the client change the page without loading a document. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || routeOf(url).page === "unknown") return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();

/** Opens another page of the client. */
export function navigate(path: string, how: "push" | "replace" = "push"): void {
  router.go(path, how);
}
