import type { FleetPlan, FleetPiece, PlannedShip } from "../lib/wire";

/** Where in a fleet something is: aboard a ship, by her place in the plan, or one of the lists beside the ships. */
export type Place = number | "creatures" | "ashore" | "events" | "treasures";

export const LISTS = ["creatures", "ashore", "events", "treasures"] as const;

export function emptyPlan(total: number): FleetPlan {
  return { name: "", total, ships: [], creatures: [], ashore: [], events: [], treasures: [], coins: [] };
}

/** How many pieces a fleet has. */
export function sizeOf(plan: FleetPlan): number {
  const aboard = plan.ships.map((ship) => 1 + ship.crew.length + ship.equipment.length);
  return [...aboard, ...LISTS.map((list) => plan[list].length)].reduce((sum, number) => sum + number, 0);
}

export function isEmpty(plan: FleetPlan): boolean {
  return sizeOf(plan) === 0;
}

/** Whether a piece goes aboard ships. */
export function boards(piece: FleetPiece): boolean {
  return piece.kind === "crew" || piece.kind === "equipment";
}

function withShip(plan: FleetPlan, at: number, change: (ship: PlannedShip) => PlannedShip): FleetPlan {
  return { ...plan, ships: plan.ships.map((ship, k) => (k === at ? change(ship) : ship)) };
}

function without(ids: readonly string[], id: string): readonly string[] {
  const at = ids.lastIndexOf(id);
  return at < 0 ? ids : [...ids.slice(0, at), ...ids.slice(at + 1)];
}

/** The list in which pieces of a kind lie that are aboard no ship. */
function listOf(kind: string): (typeof LISTS)[number] {
  if (kind === "creature") return "creatures";
  if (kind === "event") return "events";
  return kind === "treasure" ? "treasures" : "ashore";
}

/** The fleet with one more piece; crew and equipment go to a place, a ship's or `ashore`. */
export function added(plan: FleetPlan, piece: FleetPiece, to: Place = "ashore"): FleetPlan {
  if (piece.kind === "ship") return { ...plan, ships: [...plan.ships, { ship: piece.id, crew: [], equipment: [] }] };
  if (boards(piece) && typeof to === "number") {
    const field = piece.kind === "crew" ? "crew" : "equipment";
    return withShip(plan, to, (ship) => ({ ...ship, [field]: [...ship[field], piece.id] }));
  }
  const list = listOf(piece.kind);
  return { ...plan, [list]: [...plan[list], piece.id] };
}

/** The fleet without a piece that is at a place. */
export function removed(plan: FleetPlan, id: string, from: Place): FleetPlan {
  if (typeof from !== "number") return { ...plan, [from]: without(plan[from], id) };
  return withShip(plan, from, (ship) => {
    if (ship.equipment.includes(id)) return { ...ship, equipment: without(ship.equipment, id) };
    return { ...ship, crew: without(ship.crew, id) };
  });
}

/** The fleet with a piece moved from one place to another. */
export function moved(plan: FleetPlan, piece: FleetPiece, from: Place, to: Place): FleetPlan {
  return from === to ? plan : added(removed(plan, piece.id, from), piece, to);
}

/** The fleet without a ship; what was aboard goes with her. */
export function withoutShip(plan: FleetPlan, at: number): FleetPlan {
  return { ...plan, ships: plan.ships.filter((_, k) => k !== at) };
}

/** How often a piece is in the fleet. */
export function countOf(plan: FleetPlan, id: string): number {
  const aboard = plan.ships.flatMap((ship) => [ship.ship, ...ship.crew, ...ship.equipment]);
  return [...aboard, ...LISTS.flatMap((list) => plan[list])].filter((one) => one === id).length;
}

/** The place that the path of a fault names, null if it is about the whole fleet. */
export function placeOf(path: string): Place | null {
  const ship = /^ships\[(\d+)\]/.exec(path)?.[1];
  if (ship !== undefined) return Number(ship);
  const list = /^([a-z]+)\[\d+\]/.exec(path)?.[1];
  return LISTS.find((one) => one === list) ?? null;
}

/** The values of coins in a text, as `1 1 2`; null where it has something else. */
export function coinsOf(text: string): readonly number[] | null {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,2}$/.test(part)) ? parts.map(Number) : null;
}
