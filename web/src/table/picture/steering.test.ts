import { describe, expect, it } from "vitest";
import type { AnyShape, Helm } from "../../lib/wire";
import { tried } from "./pictures";
import { ahead, courseOf, courseTo, endOf, howFar, notationOf, read, snapped, steered, transformOf } from "./steering";

const HELM: Helm = {
  what: "ship-R1",
  x: 300,
  y: 200,
  heading: 900,
  scale: 50,
  measure: "mm",
  reaches: [
    { word: "S", length: 5750 },
    { word: "L", length: 8380 },
  ],
  before: [],
  near: [],
};

const WAY: AnyShape = { shape: "line", id: "way", role: "sea", label: "1.3 cm", decoration: true, glyph: "", move: null, attempt: null, points: [[300, 200], [340, 200]] };

describe("steering", () => {
  it("begins with the longest course that is offered, as straight ahead as may be", () => {
    expect(notationOf(ahead(HELM, []))).toBe("L 90.0 83.80");
    expect(endOf(ahead(HELM, [])).y).toBeCloseTo(200 - 167.6);
    expect(notationOf(ahead(HELM, ["done", "S 90.0 57.50", "L 270.0 83.80", "L 60.0 83.80", "L 60.0 41.90"]))).toBe("L 60.0 83.80");
  });

  it("goes to a point: up is 90 degrees, left 180, down 270", () => {
    expect(notationOf(courseTo(HELM, { x: 300, y: 140 }))).toBe("S 90.0 30.00");
    expect(notationOf(courseTo(HELM, { x: 240, y: 200 }))).toBe("S 180.0 30.00");
    expect(notationOf(courseTo(HELM, { x: 300, y: 330 }))).toBe("L 270.0 65.00");
  });

  it("takes the shortest measure that is long enough, and no more than the longest", () => {
    expect(courseOf(HELM, 0, 5750).word).toBe("S");
    expect(courseOf(HELM, 0, 5751).word).toBe("L");
    expect(courseTo(HELM, { x: 900, y: 200 })).toMatchObject({ word: "L", heading: 0, length: 8380 });
  });

  it("means a whole measure where it is nearly one", () => {
    expect(courseTo(HELM, { x: 300 + 113, y: 200 }).length).toBe(5750);
    expect(courseTo(HELM, { x: 300 + 105, y: 200 }).length).toBe(5250);
  });

  it("keeps the heading where it goes nowhere", () => {
    expect(courseTo(HELM, { x: 300, y: 200 })).toMatchObject({ heading: 900, length: 0 });
  });

  it("turns all the way round, and never goes backwards", () => {
    expect(steered(courseOf(HELM, 10, 100), -50, 0).heading).toBe(3560);
    expect(steered(courseOf(HELM, 3590, 100), 50, -500)).toMatchObject({ heading: 40, length: 0 });
  });

  it("reads moves of its own, with and without a length, and no others", () => {
    expect(read(HELM, "S 45.0 28.75")).toMatchObject({ word: "S", heading: 450, length: 2875 });
    expect(read(HELM, "L 45.0")).toMatchObject({ length: 8380 });
    expect(read(HELM, "fire 2 at G1")).toBeNull();
    expect(read(HELM, "S north")).toBeNull();
    expect(read(HELM, "done")).toBeNull();
  });

  it("snaps to the nearest offered course that ends near by", () => {
    const course = courseOf(HELM, 460, 5600);
    expect(notationOf(snapped(course, ["done", "S 45.0 57.50", "L 45.0 83.80"], 12))).toBe("S 45.0 57.50");
    expect(snapped(course, ["S 90.0 57.50"], 12)).toBe(course);
  });

  it("says how far it goes, and where the server knows what stops it, how far that is", () => {
    const course = courseOf(HELM, 0, 5750);
    const judged = { ...tried("Sail 1.3 cm to Gull Rock."), shapes: [WAY] };
    expect(howFar(course)).toBe("5.8 cm");
    expect(howFar(course, judged)).toBe("1.3 cm");
    expect(howFar(course, { ...judged, problem: { kind: "illegal-move", message: "No.", clause: "PI-7.1" } })).toBe("5.8 cm");
  });

  it("turns and moves a drawing", () => {
    expect(transformOf(courseOf(HELM, 0, 5000))).toBe("translate(100 0) rotate(90 300 200)");
  });
});
