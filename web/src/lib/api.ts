import { connection } from "./connection.svelte";
import type {
  Archive,
  Bond,
  Catalogue,
  ChannelSettings,
  Credentials,
  Deletion,
  Company,
  Component,
  CourseInfo,
  DiceProof,
  Puzzles,
  Drawing,
  FleetDraw,
  FleetPack,
  FleetPlan,
  FleetStock,
  FleetSum,
  FleetText,
  FleetTextRead,
  Guide,
  LinkToken,
  Lobby,
  LeaderBoard,
  Made,
  Me,
  NewChannel,
  NewMatch,
  Notices,
  People,
  PersonPage,
  PositionForm,
  PositionChecked,
  PositionText,
  Problem,
  Profile,
  RecordRead,
  RecordText,
  Rules,
  ScoreHistory,
  Turns,
} from "./wire";
import { language, say } from "./words";

/** A request that was refused, or that did not get through (`kind` is then `offline`). */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.name = "Refusal";
    this.problem = problem;
    this.status = status;
  }
}

/** What went wrong, as a problem that can be shown; anything but a refusal is a fault of ours and goes on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  throw error;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "kind" in body && "message" in body && typeof body.message === "string";
}

async function refusalOf(answer: Response): Promise<Refusal> {
  let body: unknown = null;
  try {
    body = await answer.json();
  } catch {
    // A proxy's own page, say: the status has to do.
  }
  if (isProblem(body)) return new Refusal(body, answer.status);
  return new Refusal({ kind: "unknown", message: say("problem-status", { status: String(answer.status) }) }, answer.status);
}

export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const how: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json", "Accept-Language": language } };
  if (body !== undefined) {
    how.headers = { ...how.headers, "Content-Type": "application/json" };
    how.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    connection.found(false);
    throw new Refusal({ kind: "offline", message: say("problem-offline") }, 0);
  }
  connection.found(!answer.headers.has("Quarterdeck-Kept"));
  if (!answer.ok) throw await refusalOf(answer);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

const game = (key: string): string => `/api/games/${encodeURIComponent(key)}`;

/** A picture of the game, drawn by the server; `auto` follows the device. */
export const pictureOf = (key: string, theme: "auto" | "light" | "dark"): string =>
  `${game(key)}/picture.svg?theme=${theme}&language=${language}`;

/** What shows a game where games are chosen, if it has that (`GameInfo.cover`). */
export const coverOf = (key: string): string => `${game(key)}/cover.svg`;

/** A picture of a game's illustrated page. */
export const guidePictureOf = (key: string, name: string, theme: "auto" | "light" | "dark"): string =>
  `${game(key)}/guide/${encodeURIComponent(name)}.svg?theme=${theme}&language=${language}`;

/** The fleets that a text means; the types of the server leave open of what a game's plans are made. */
type FleetsRead = Omit<FleetTextRead, "fleets"> & { readonly fleets: readonly FleetPlan[] };

/** What finished games are searched by; what is empty does not matter. */
export type ArchiveSearch = Partial<Record<"mine" | "game" | "person" | "name" | "players" | "ending" | "result" | "least" | "most" | "after", string>>;

/** An address with those values that are not empty. */
const asking = (path: string, search: Readonly<Record<string, string>>): string => `${path}?${new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ""))}`;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  profile: (profile: Profile) => call<Me>("POST", "/api/me", profile),
  account: (credentials: Credentials) => call<Me>("POST", "/api/account", credentials),
  login: (credentials: Credentials) => call<Me>("POST", "/api/login", credentials),
  logout: () => call<Me>("POST", "/api/logout"),
  catalogue: () => call<Catalogue>("GET", "/api/catalogue"),
  rules: (key: string) => call<Rules>("GET", `${game(key)}/rules`),
  guide: (key: string) => call<Guide>("GET", `${game(key)}/guide`),
  course: (key: string) => call<CourseInfo>("GET", `${game(key)}/course`),
  puzzles: () => call<Puzzles>("GET", "/api/puzzles"),
  components: (key: string) => call<readonly Component[]>("GET", `${game(key)}/components`),
  art: (key: string) => call<Readonly<Record<string, Drawing>>>("GET", `${game(key)}/art`),
  fleets: (key: string, pack: string | null = null) =>
    pack === null ? call<FleetStock>("GET", `${game(key)}/fleets`) : call<FleetStock>("POST", `${game(key)}/fleets/stock`, { pack } satisfies FleetPack),
  checkFleet: (key: string, plan: FleetPlan, pack: string | null = null) =>
    call<FleetSum>("POST", `${game(key)}/fleets/check`, { ...plan, pack } satisfies FleetPlan & FleetPack),
  readFleets: (key: string, text: string, pack: string | null = null) =>
    call<FleetsRead>("POST", `${game(key)}/fleets/read`, { text, pack } satisfies FleetText),
  drawFleet: (key: string, total: number, nation: string, pack: string | null = null) =>
    call<FleetPlan>("POST", `${game(key)}/fleets/draw`, { total, nation, pack } satisfies FleetDraw),
  archive: (search: ArchiveSearch) => call<Archive>("GET", asking("/api/archive", search)),
  company: () => call<Company>("GET", "/api/company"),
  bind: (person: string, bond: Bond) => call<Company>("POST", `/api/company/${encodeURIComponent(person)}`, bond),
  decline: (match: string) => call<Company>("POST", `/api/matches/${encodeURIComponent(match)}/decline`, {}),
  deleteMe: (deletion: Deletion) => call<Me>("POST", "/api/me/delete", deletion),
  people: () => call<People>("GET", "/api/people"),
  person: (id: string) => call<PersonPage>("GET", `/api/people/${encodeURIComponent(id)}`),
  leaders: (key: string, players: number) => call<LeaderBoard>("GET", `${game(key)}/leaders?players=${players}`),
  lobby: () => call<Lobby>("GET", "/api/matches"),
  dice: (match: string) => call<DiceProof>("GET", `/api/matches/${encodeURIComponent(match)}/dice`),
  notices: () => call<Notices>("GET", "/api/notices"),
  addChannel: (wanted: NewChannel) => call<Notices>("POST", "/api/notices", wanted),
  changeChannel: (id: string, wanted: ChannelSettings) => call<Notices>("POST", `/api/notices/${encodeURIComponent(id)}`, wanted),
  dropChannel: (id: string) => call<Notices>("POST", `/api/notices/${encodeURIComponent(id)}/off`),
  confirmNotices: (token: string) => call<unknown>("POST", "/notices/confirm", { token } satisfies LinkToken),
  stopNotices: (token: string) => call<unknown>("POST", `/notices/off?token=${encodeURIComponent(token)}`),
  turns: () => call<Turns>("GET", "/api/turns"),
  history: (match: string) => call<ScoreHistory>("GET", `/api/matches/${encodeURIComponent(match)}/history`),
  positionForm: (key: string) => call<PositionForm>("GET", `${game(key)}/positions`),
  readPosition: (key: string, text: string, seat: number | null) => call<PositionChecked>("POST", `${game(key)}/positions/read`, { text, seat } satisfies PositionText),
  readRecord: (text: string, at: number | null) => call<RecordRead>("POST", "/api/records/read", { text, at } satisfies RecordText),
  positionAt: (match: string, at: number) => call<RecordRead>("GET", `/api/matches/${encodeURIComponent(match)}/position?at=${at}`),
  newMatch: (match: NewMatch) => call<Made>("POST", "/api/matches", match),
};
