import { expect, test } from "vitest";
import type { Placed, Words } from "../../lib/wire";
import { letteringOf } from "./labels";
import type { NamePlace } from "./names";
import { square } from "./pictures";

const SEA = { x: 0, y: 0, width: 2000, height: 1000 };
const symbol = (id: string, x: number, y: number, size = 40): Placed => ({ ...square(id, 0, 0), shape: "symbol", id, x, y, size, turn: 0, art: id }) as unknown as Placed;
const port = (name: string, x: number, y: number): readonly Placed[] => {
  const words: Words = {
    shape: "words", id: `name-${name}`, role: "label", label: name, decoration: true, glyph: "", move: null, attempt: null,
    x: x + 30, y, size: 36, text: name, anchor: "start", room: 0, names: `port-${name}`, first: false,
  };
  return [symbol(`port-${name}`, x, y), words];
};
const placeOf = (shapes: readonly Placed[], name: string, unit = 0.5, sea = SEA) => letteringOf(shapes, unit, sea).get(`name-${name}`)!;
test("a name stands where the game has put it, if it covers nothing there", () => {
  expect(placeOf(port("Havana", 500, 500), "Havana")).toMatchObject({ height: 36, by: 0, down: 0 });
});

test("a name makes way for a ship that lies beside its port, and stays beside it", () => {
  const { place } = placeOf([...port("Havana", 500, 500), symbol("ship", 590, 500, 94)], "Havana");
  expect(place).toMatchObject({ anchor: "end", y: 500 });
  expect(place!.x).toBeLessThan(480);
  expect(place!.x).toBeGreaterThan(440);
});

test("names keep clear of each other and of the edge, however small the board", () => {
  const ports = ["Tortola", "Philipsburg", "Roseau", "Castries", "Bridgetown"].flatMap((name, k) => port(name, 1900 + 10 * k, 400 + 60 * k));
  const found = [...letteringOf(ports, 0.17, SEA).values()].map(({ place }) => place!.box);
  expect(found).toHaveLength(5);
  for (const [k, one] of found.entries()) {
    expect(one.x + one.width).toBeLessThanOrEqual(2000 - 44);
    for (const other of found.slice(k + 1)) {
      const [across, down] = [Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x), Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)];
      expect(Math.min(across, down)).toBeLessThanOrEqual(0);
    }
  }
});

test("there is room for a ring between a port and its name", () => {
  const { place } = placeOf([...port("Havana", 500, 500), symbol("ship", 590, 500, 94)], "Havana");
  expect(480 - place!.x).toBeGreaterThanOrEqual(15);
});

test("where some names come first, a name has one place wherever all of them are shown", () => {
  const shapes = COAST.map((shape) => ({ ...shape, first: shape.id === "name-Roseau" }) as Placed);
  const [far, near] = [placesOf(shapes, 0.3), placesOf(shapes, 0.6)];
  for (const name of NAMES) expect(near.get(name)!.box).toEqual(far.get(name)!.box);
});

const COAST = ["Tortola", "Philipsburg", "St. John's", "Roseau", "Castries", "Bridgetown"].flatMap((name, k) => port(name, 900 + 14 * k, 300 + 62 * k));
const NAMES = ["Tortola", "Philipsburg", "St. John's", "Roseau", "Castries", "Bridgetown"];
const placesOf = (shapes: readonly Placed[], unit = 0.2) => {
  const found = letteringOf(shapes, unit, SEA, 0.2);
  return new Map(NAMES.map((name) => [name, found.get(`name-${name}`)!.place!]));
};

test("on the whole of a board all names are there, and stand at the same place whichever come first", () => {
  const crowd = ["Tortola", "Philipsburg", "St. John's", "Roseau", "Castries", "Bridgetown"].flatMap((name, k) => port(name, 900 + 14 * k, 300 + 30 * k));
  const found = (first: string) => letteringOf(crowd.map((shape) => ({ ...shape, first: shape.id === first }) as Placed), 0.3, SEA, 0.3);
  const [one, other] = [found("name-Roseau"), found("name-Tortola")];
  for (const name of NAMES) {
    expect(one.get(`name-${name}`)!.height * 0.3).toBeGreaterThanOrEqual(11);
    expect(one.get(`name-${name}`)!.place!.box).toEqual(other.get(`name-${name}`)!.place!.box);
  }
});

test("a ship moves the name that it covers alone, which comes back when she has gone", () => {
  const before = placesOf(COAST);
  const { box } = before.get("Philipsburg")!;
  const ship = symbol("ship", box.x + box.width / 2, box.y + box.height / 2, 30);
  const meanwhile = placesOf([...COAST, ship]);
  expect(NAMES.filter((name) => meanwhile.get(name)!.box !== before.get(name)!.box)).toEqual(["Philipsburg"]);
  expect(placesOf([...COAST, symbol("ship", 300, 800, 90)])).toEqual(before);
});

test("whoever comes nearer finds each name on the same side of its mark", () => {
  const [far, near] = [placesOf(COAST), placesOf(COAST, 0.4)];
  const sideOf = (place: NamePlace) => place.anchor;
  for (const name of NAMES) expect(sideOf(near.get(name)!)).toBe(sideOf(far.get(name)!));
});

test("a long name takes two lines where one has no room; a line leads to it from where it is not plain which it names", () => {
  const { place } = placeOf(port("Santo Tomas de Castilla", 320, 500), "Santo Tomas de Castilla", 0.2, { ...SEA, width: 600 });
  expect(place!.lines).toEqual(["Santo Tomas", "de Castilla"]);
  const ring = [0, 1, 2, 3, 4, 5].map((k) => symbol(`ship-${k}`, 1000 + 70 * Math.cos((k * Math.PI) / 3), 500 + 70 * Math.sin((k * Math.PI) / 3), 94));
  expect(placeOf([...port("Key West", 1000, 500), ...ring], "Key West").place!.lead).not.toBeNull();
});

test("what is written on a plate stays on it, or is left out where the board is small", () => {
  const plate = { ...square("plate", 0, 0), shape: "box", id: "plate", decoration: true, x: 60, y: 60, width: 400, height: 110, round: 8 } as unknown as Placed;
  const line = (id: string, y: number, size: number): Words => ({ ...(port(id, 0, 0)[1] as Words), id, x: 260, y, size, anchor: "middle", names: "" });
  const found = letteringOf([plate, line("Title", 95, 60), line("Subtitle", 140, 30)], 0.17, SEA);
  expect(found.get("Title")).toMatchObject({ height: 60, down: 0 });
  expect(found.get("Subtitle")).toMatchObject({ height: 0 });
});

test("a small board shows the names that matter close to their marks, where they stay whichever others are shown", () => {
  const shown = (...first: readonly string[]) => letteringOf(COAST.map((shape) => ({ ...shape, first: first.includes(shape.id) }) as Placed), 0.2, SEA, 0.2);
  const alone = shown("name-Roseau");
  const found = shown("name-Roseau", "name-Castries", "name-Tortola");
  expect(NAMES.filter((name) => alone.get(`name-${name}`)!.height > 0)).toEqual(["Roseau"]);
  expect(NAMES.filter((name) => found.get(`name-${name}`)!.height > 0)).toEqual(["Tortola", "Roseau", "Castries"]);
  expect(found.get("name-Roseau")!.place!.box).toEqual(alone.get("name-Roseau")!.place!.box);
  expect(found.get("name-Roseau")!.place!.lead).toBeNull();
  expect(letteringOf(COAST.map((shape) => ({ ...shape, first: shape.id === "name-Roseau" }) as Placed), 0.2, SEA, 0.2, "port-Tortola").get("name-Tortola")!.height).toBeGreaterThan(0);
});
