// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { calledAt, type Form, Schema } from "./schema";
import { learnWords } from "../lib/words";

beforeAll(() => learnWords("editor"));

const GAMES = ["bremerhaven", "bruise-cruise", "cardinal", "kraken", "pirates"];
const schemaOf = (game: string): Schema => new Schema(JSON.parse(readFileSync(new URL(`../../../docs/games/${game}.schema.json`, import.meta.url), "utf8")));
const fieldsOf = (form: Form): ReadonlyMap<string, Form> => (form.kind.is === "record" ? form.kind.fields : new Map());

test.each(GAMES)("the file of %s becomes a form", (game) => {
  const form = schemaOf(game).form({ game });
  expect(fieldsOf(form).size).toBeGreaterThan(4);
  expect(fieldsOf(form).get("game")?.kind).toEqual({ is: "choice", values: [game], words: [game] });
});

test("choices, numbers with their bounds, lists and records are told apart", () => {
  const schema = schemaOf("kraken");
  const fields = fieldsOf(schema.form({ game: "kraken", ships: { A: { at: "N1", hand: ["Full Sail"] } }, round: 3, rounds: 4, played: [] }));
  expect(fields.get("front")?.kind).toEqual({ is: "choice", values: ["E", "N", "S", "W"], words: ["E", "N", "S", "W"] });
  expect(fields.get("round")?.kind).toEqual({ is: "number", least: 1, most: 1_000_000_000 });
  expect(fields.get("rounds")?.help).toContain("rounds after which the game ends");
  const ship = fieldsOf(fieldsOf(fields.get("ships")!).get("A")!);
  expect(ship.get("damage")?.kind).toEqual({ is: "number", least: 0, most: 3 });
  expect(ship.get("hand")?.kind).toMatchObject({ is: "list", item: { kind: { is: "text" } } });
});

test("a field that may be of several kinds is of the one that it has", () => {
  const fields = fieldsOf(schemaOf("kraken").form({ ships: { A: { hand: 3 } } }));
  expect(fieldsOf(fieldsOf(fields.get("ships")!).get("A")!).get("hand")?.kind).toEqual({ is: "number", least: 0, most: 3 });
});

test("a new field begins with all that it needs", () => {
  const schema = schemaOf("kraken");
  const fields = fieldsOf(schema.form({ ships: {} }));
  expect(schema.fresh(fields.get("front")!)).toBe("E");
  expect(schema.fresh(fields.get("round")!)).toBe(1);
  expect(schema.fresh(fields.get("played")!)).toEqual([]);
  expect(schema.fresh(fields.get("ships")!)).toEqual({ A: {}, B: {} });
});

const WORDED = {
  $ref: "#/$defs/File",
  $defs: {
    File: { title: "File", type: "object", properties: { ships: { title: "Ships", type: "array", items: { $ref: "#/$defs/Ship" } }, front: { title: "It faces", enum: ["N", "E"], words: ["North", "East"] } } },
    Ship: { title: "Ship", description: "One ship.", type: "object", properties: { at: { title: "Place", description: "Where.", type: "string" } } },
  },
};

test("fields and values have words for people", () => {
  const form = new Schema(WORDED).form({ ships: [{ at: "N1" }] });
  const fields = fieldsOf(form);
  expect([...fields.values()].map(({ label }) => label)).toEqual(["Ships", "It faces"]);
  expect(fields.get("front")?.kind).toMatchObject({ words: ["North", "East"] });
  const ship = fields.get("ships")?.kind;
  expect(ship?.is === "list" && ship.item.label).toBe("");
});

test("a path is told by the words of its fields", () => {
  const form = new Schema(WORDED).form({ ships: [{ at: "N1" }] });
  expect(calledAt(form, "ships[0].at")).toBe("Ships · 1. · Place");
  expect(calledAt(form, "ships[0].nonsense")).toBe("Ships · 1. · nonsense");
  expect(calledAt(form, "front")).toBe("It faces");
});
