// What somebody owns: how many there are of each piece, kept on this device, written and read as a list.
import { keep, kept } from "../lib/keep";
import { plain } from "../lib/rules";
import type { FleetPiece, FleetPlan, FleetStock } from "../lib/wire";

const MOST_OF_A_PIECE = 99;
const AMOUNT_FIRST = /^(\d{1,2})\s*[x×*]?\s+(?=\S)/i;
const AMOUNT_LAST = /\s+[x×*]\s*(\d{1,2})$/i;

/** A line of a list that names no piece, or not one alone. */
export interface Unread {
  line: number;
  text: string;
  /** Pieces that it may mean; none: no piece is called so. */
  meant: readonly FleetPiece[];
}

/** What a list says: the number of each piece by its id, and the lines that say nothing. */
export interface Listed {
  numbers: ReadonlyMap<string, number>;
  unread: readonly Unread[];
}

/** Letters and digits alone: `HMS Titan` and `hms-titan` are alike. */
const bare = (text: string): string => plain(text).replace(/[^a-z0-9]/g, "");

/** What a stock and its nations are called. */
type Named = Pick<FleetStock, "pieces" | "nations">;

/** What tells a piece from others of its name: its set and number, or its nation. */
export function fullName(piece: FleetPiece, nations: Named["nations"]): string {
  const print = [piece.set, piece.number].filter(Boolean).join(" ");
  const nation = nations.find((one) => one.key === piece.nation)?.name ?? "";
  return print ? `${piece.name} (${print})` : [nation, piece.name].filter(Boolean).join(" ");
}

/** The pieces by everything that a list may call them: id, name, number, set with number, name with number, nation with name. */
function namesOf({ pieces, nations }: Named): Map<string, FleetPiece[]> {
  const found = new Map<string, FleetPiece[]>();
  const call = (name: string | undefined, piece: FleetPiece): void => {
    const key = bare(name ?? "");
    if (!key) return;
    const others = found.get(key);
    if (!others) found.set(key, [piece]);
    else if (!others.includes(piece)) others.push(piece);
  };
  for (const piece of pieces) {
    const prints = [`${piece.set ?? ""} ${piece.number ?? ""}`, ...(piece.also ?? [])];
    call(piece.id, piece);
    call(piece.name, piece);
    call(piece.number, piece);
    call(fullName(piece, nations), piece);
    for (const print of prints) {
      call(print, piece);
      call(`${piece.name} ${print}`, piece);
    }
  }
  return found;
}

/** Reads a list with a piece on each line, by name, number, or set and number; `2 Revenant` and `Revenant x 2` are two of them. */
export function readList(text: string, stock: Named): Listed {
  const names = namesOf(stock);
  const numbers = new Map<string, number>();
  const unread: Unread[] = [];
  for (const [at, raw] of text.split(/\r?\n|;/).entries()) {
    const line = raw.trim();
    if (!line || line.startsWith("#")) continue;
    const whole = names.get(bare(line));
    const first = whole ? null : AMOUNT_FIRST.exec(line);
    const last = whole || first ? null : AMOUNT_LAST.exec(line);
    const name = first ? line.slice(first[0].length) : last ? line.slice(0, last.index) : line;
    const amount = Number(first?.[1] ?? last?.[1] ?? 1);
    const meant = whole ?? names.get(bare(name)) ?? [];
    const [piece] = meant;
    if (piece && meant.length === 1) numbers.set(piece.id, Math.min(MOST_OF_A_PIECE, (numbers.get(piece.id) ?? 0) + amount));
    else unread.push({ line: at + 1, text: line, meant });
  }
  return { numbers, unread };
}

/** The list that `readList` reads back. */
export function writtenList(numbers: ReadonlyMap<string, number>, { pieces, nations }: Named): string {
  const lines = pieces.flatMap((piece) => {
    const number = numbers.get(piece.id) ?? 0;
    return number > 0 ? [`${number} ${fullName(piece, nations)}`] : [];
  });
  return lines.sort((one, other) => one.slice(one.indexOf(" ")).localeCompare(other.slice(other.indexOf(" ")))).join("\n");
}

/** How many of each piece a fleet takes. */
export function takenBy(plan: FleetPlan): Map<string, number> {
  const found = new Map<string, number>();
  const take = (id: string): void => void found.set(id, (found.get(id) ?? 0) + 1);
  for (const ship of plan.ships) {
    take(ship.ship);
    [...ship.crew, ...ship.equipment].forEach(take);
  }
  [...plan.creatures, ...plan.ashore, ...plan.events, ...plan.treasures].forEach(take);
  return found;
}

export class Shoebox {
  numbers: ReadonlyMap<string, number> = $state.raw(new Map());
  readonly #name: string;

  /** What is kept on this device under the name of a game, or of a game and a pack. */
  constructor(shelf: string) {
    this.#name = `shoebox-${shelf}`;
    this.numbers = read(this.#name);
  }

  get isEmpty(): boolean {
    return this.numbers.size === 0;
  }

  of(id: string): number {
    return this.numbers.get(id) ?? 0;
  }

  /** So many of a piece from now on. */
  put(id: string, number: number): void {
    this.fill(new Map([...this.numbers, [id, Math.max(0, Math.min(MOST_OF_A_PIECE, number))]]));
  }

  /** All that there is from now on. */
  fill(numbers: ReadonlyMap<string, number>): void {
    this.numbers = new Map([...numbers].filter(([, number]) => number > 0));
    keep(this.#name, this.isEmpty ? null : JSON.stringify(Object.fromEntries(this.numbers)));
  }

  /** What a fleet takes and the box does not have, with how many are missing. */
  missing(plan: FleetPlan): [id: string, number: number][] {
    return [...takenBy(plan)].map(([id, number]): [string, number] => [id, number - this.of(id)]).filter(([, number]) => number > 0);
  }
}

function read(name: string): Map<string, number> {
  try {
    const found: unknown = JSON.parse(kept(name) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return new Map();
    return new Map(Object.entries(found).filter((one): one is [string, number] => Number.isInteger(one[1]) && one[1] > 0 && one[1] <= MOST_OF_A_PIECE));
  } catch {
    return new Map();
  }
}
