import { vi } from "vitest";
import type { Catalogue, Lobby, Me } from "../src/lib/wire";

export const CATALOGUE: Catalogue = {
  version: "0",
  protocol: 1,
  roles: [],
  games: [
    {
      key: "raft",
      title: "Raft",
      tagline: "Stay dry",
      goal: "",
      players: [2, 3],
      seat_names: ["red", "blue", "white"],
      hidden: true,
      packs: false,
      fleets: false,
      cover: false,
      guide: true,
      lessons: 8,
      minutes: [10, 20],
      weight: 1,
      first_options: {}, endings: [],
      options: [{ name: "rows", label: "Rows", help: "Of the raft.", kind: "number", default: 4, least: 3, most: 7, choices: [], words: [], players: [] }],
    },
  ],
};
export const NOBODY: Me = { person: null };
export const GUEST: Me = { person: { id: "g", name: "Guest", colour: "#14707a", login: null, unseen: false } };
export const NO_TABLES: Lobby = { mine: [], listed: [] };

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** A server that gives these answers, by method and path; an answer with a number is a refusal with that status. */
export function pretend(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, how: RequestInit): Promise<Response> => {
    const method = how.method ?? "GET";
    asked.push({ method, path, body: typeof how.body === "string" ? JSON.parse(how.body) : null });
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError("no connection"));
    const [status, body] = Array.isArray(answer) && typeof answer[0] === "number" ? answer : [200, answer];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}
