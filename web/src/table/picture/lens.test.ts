import { beforeEach, expect, test, vi } from "vitest";
import { Lens } from "./lens.svelte";

beforeEach(() => {
  // Nothing flies, so that the camera is at once where it goes.
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
});

/** A window of 400 by 200 pixels on a picture of 200 by 100 scene units. */
function lens(): Lens {
  const made = new Lens(() => ({ x: 0, y: 0, width: 200, height: 100 }));
  made.width = 400;
  made.height = 200;
  return made;
}

const NEAR = { scale: 3, x: 50, y: 50 };

test("the whole picture is seen until somebody comes nearer, and again when they have gone away", () => {
  const one = lens();
  expect([one.zoomed, one.unit, one.seen.width]).toEqual([false, 2, 200]);
  one.step(2);
  expect(one.zoomed).toBe(true);
  expect(one.unit).toBeGreaterThan(3);
  one.step(-2);
  expect(one.zoomed).toBe(false);
});

test("it goes by itself where something can be chosen, and home again unless something keeps it", () => {
  const one = lens();
  one.lead(NEAR, false);
  expect(one.camera).toMatchObject(NEAR);
  one.lead(null, true);
  expect(one.camera).toMatchObject(NEAR);
  one.lead(null, false);
  expect(one.zoomed).toBe(false);
});

test("where somebody has moved it, it stays", () => {
  const one = lens();
  one.aim({ scale: 2, x: 150, y: 50 });
  one.lead(NEAR, false);
  one.lead(null, false);
  expect(one.camera).toMatchObject({ scale: 2, x: 150 });
  one.reset();
  one.lead(NEAR, false);
  expect(one.camera).toMatchObject(NEAR);
});

test("a shape beyond the edge is brought into sight, but the whole picture does not move", () => {
  const one = lens();
  one.reveal({ x: 190, y: 0, width: 10, height: 10 });
  expect(one.zoomed).toBe(false);
  one.aim(NEAR);
  one.reveal({ x: 190, y: 40, width: 10, height: 10 });
  expect(one.seen.x + one.seen.width).toBeCloseTo(200);
});
