import type { FleetPiece, FleetStock } from "../lib/wire";
import { plain } from "../lib/rules";
import { language } from "../lib/words";

export type Order = "name" | "dear" | "cheap" | "masts" | "adds";

export interface Filters {
  kind: string;
  text: string;
  nation: string;
  set: string;
  /** A key of `Stock.sayings`. */
  ability: string;
  points: [least: number | null, most: number | null];
  masts: [least: number | null, most: number | null];
  /** Only what costs no more than the points that are left. */
  affordable: boolean;
  playable: boolean;
  /** Only what is in the shoebox. */
  owned: boolean;
  order: Order;
}

export function noFilters(kind: string): Filters {
  return {
    kind,
    text: "",
    nation: "",
    set: "",
    ability: "",
    points: [null, null],
    masts: [null, null],
    affordable: false,
    playable: true,
    owned: false,
    order: "name",
  };
}

/** How many filters hold something back, beside the kind and the text. */
export function active(filters: Filters): number {
  const bounds = [...filters.points, ...filters.masts].filter((bound) => bound !== null).length;
  return [filters.nation, filters.set, filters.ability].filter(Boolean).length + bounds + Number(filters.affordable) + Number(filters.owned);
}

const within = (value: number, [least, most]: Filters["points"]): boolean => value >= (least ?? 0) && value <= (most ?? Infinity);

/** Whether a piece was printed in a set, first or again; the set of a print stands before its number. */
export function isOf(piece: FleetPiece, set: string): boolean {
  return piece.set === set || (piece.also ?? []).some((print) => print.slice(0, print.lastIndexOf(" ")) === set);
}

const words = new WeakMap<FleetPiece, string>();

/** All words of a piece, without accents; put together once, since each letter of a search asks for those of all pieces. */
function wordsOf(stock: FleetStock, piece: FleetPiece): string {
  const known = words.get(piece);
  if (known !== undefined) return known;
  const says = (piece.says ?? []).map((key) => stock.sayings[key]?.text ?? "");
  const found = plain([piece.name, piece.id, piece.set, piece.number, ...(piece.also ?? []), ...says, ...(piece.links ?? [])].join(" "));
  words.set(piece, found);
  return found;
}

/** Less than any piece can add, so that pieces that have not been measured come last. */
const UNMEASURED = -1001;
/** What a piece adds to the share of wins, in thousandths. */
const addsOf = (piece: FleetPiece): number => piece.rating?.adds ?? UNMEASURED;

const ORDERS: Record<Order, (one: FleetPiece, other: FleetPiece) => number> = {
  name: () => 0, // which is the order of all that are alike otherwise
  dear: (one, other) => other.points - one.points,
  cheap: (one, other) => one.points - other.points,
  masts: (one, other) => (other.masts ?? 0) - (one.masts ?? 0),
  adds: (one, other) => addsOf(other) - addsOf(one),
};

/** The pieces that pass, in the order that is wished for; `left` are the points that may still be spent. */
export function passing(stock: FleetStock, filters: Filters, left: number, owns: (id: string) => boolean = () => true): FleetPiece[] {
  const wanted = plain(filters.text).split(/\s+/).filter(Boolean);
  const found = stock.pieces.filter(
    (piece) =>
      piece.kind === filters.kind &&
      (!filters.nation || piece.nation === filters.nation) &&
      (!filters.set || isOf(piece, filters.set)) &&
      (!filters.ability || (piece.says ?? []).includes(filters.ability)) &&
      within(piece.points, filters.points) &&
      within(piece.masts ?? 0, filters.masts) &&
      (!filters.affordable || piece.points <= left) &&
      (!filters.playable || !piece.why_not) &&
      (!filters.owned || owns(piece.id)) &&
      wanted.every((word) => wordsOf(stock, piece).includes(word)),
  );
  const names = new Intl.Collator(language, { ignorePunctuation: true });
  return found.sort((one, other) => ORDERS[filters.order](one, other) || names.compare(one.name, other.name));
}

/** What an ability is called: `ability/gunner:english` is `Gunner: English`. */
export function abilityName(key: string): string {
  const [name = "", target] = (key.split("/")[1] ?? key).split(":");
  const shown = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("-", " ");
  return target ? `${shown(name)}: ${shown(target)}` : shown(name);
}

/** What pieces of a kind can say, by name. */
export function abilitiesOf(stock: FleetStock, kind: string): { value: string; label: string }[] {
  const keys = new Set(stock.pieces.filter((piece) => piece.kind === kind).flatMap((piece) => piece.says ?? []));
  return [...keys].map((value) => ({ value, label: abilityName(value) })).sort((one, other) => one.label.localeCompare(other.label, language));
}
