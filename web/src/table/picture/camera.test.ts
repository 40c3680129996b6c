import { expect, test } from "vitest";
import { approach, between, clamp, FINGER, fit, home, over, pan, reveal, sight, TOUCHED, whole, zoom } from "./camera";
import { within } from "./names";

const base = { x: 0, y: 0, width: 1000, height: 500 };

test("the window shows the whole picture in its own proportions", () => {
  expect(fit({ x: 0, y: 0, width: 100, height: 100 }, 2)).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  expect(fit({ x: 0, y: 0, width: 100, height: 100 }, 0.5)).toEqual({ x: 0, y: -50, width: 100, height: 200 });
  expect(fit(base, Number.NaN)).toEqual(base);
});

test("zooming keeps the point under the finger where it is", () => {
  const still = { x: 300, y: 100 };
  const before = sight(base, home(base));
  const after = sight(base, zoom(base, home(base), 2, still));
  expect((still.x - after.x) / after.width).toBeCloseTo((still.x - before.x) / before.width);
  expect((still.y - after.y) / after.height).toBeCloseTo((still.y - before.y) / before.height);
});

test("nobody gets lost: no smaller than fitting, no farther than the edge, no larger than makes sense", () => {
  expect(zoom(base, home(base), 0.1, { x: 0, y: 0 })).toEqual(home(base));
  const close = zoom(base, home(base), 2, home(base));
  expect(sight(base, pan(base, close, 9999, -9999))).toEqual({ x: 500, y: 0, width: 500, height: 250 });
  expect(zoom(base, home(base), 1000, home(base)).scale).toBe(6);
  expect(clamp(base, { scale: 1, x: 77, y: 77 })).toEqual(home(base));
});

test("what the keys lead to comes into sight", () => {
  const close = zoom(base, home(base), 4, { x: 0, y: 0 });
  const target = { x: 900, y: 400, width: 50, height: 50 };
  const now = sight(base, reveal(base, close, target));
  expect(now.x + now.width).toBeGreaterThanOrEqual(950);
  expect(now.y + now.height).toBeGreaterThanOrEqual(450);
  expect(reveal(base, home(base), target)).toEqual(home(base));
});

test("the ground, which is larger than the window, is seen already", () => {
  const close = zoom(base, home(base), 4, { x: 600, y: 300 });
  expect(reveal(base, close, base)).toEqual(close);
  const half = { x: 0, y: 0, width: 500, height: 500 };
  const now = sight(base, reveal(base, zoom(base, home(base), 4, { x: 900, y: 300 }), half));
  expect(now.x + now.width).toBeCloseTo(500);
});

const hexagon = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

test("small things to choose from come near, all of them, no nearer than a finger needs", () => {
  const near = approach(base, [hexagon(500, 200), hexagon(540, 200)], 0.5)!;
  expect(near.scale).toBeCloseTo(FINGER / 10);
  expect(near).toMatchObject({ x: 530, y: 210 });
  const wide = approach(base, [hexagon(100, 0), hexagon(560, 480)], 0.5);
  expect(wide).toBeNull();
  const some = approach(base, [hexagon(100, 200), hexagon(560, 200)], 0.5)!;
  const seen = sight(base, some);
  expect(some.scale).toBe(2);
  expect(seen.x).toBeLessThanOrEqual(100);
  expect(seen.x + seen.width).toBeGreaterThanOrEqual(580);
});

test("spaces beside each other are large enough to touch, though a few lie outside then, but no larger", () => {
  const spaces = [hexagon(300, 200), hexagon(600, 200)];
  const all = approach(base, spaces, 0.5)!;
  const least = spaces[0]!.height * 0.5;
  expect(approach(base, spaces, 0.5, FINGER, 1.2, [], least * all.scale * 1.25)!.scale).toBeCloseTo(all.scale * 1.25);
  expect(approach(base, spaces, 0.5, FINGER, 1.2, [], 9999)!.scale).toBeLessThan(all.scale * 2);
});

test("things that lie far apart are all shown, though each is small", () => {
  const corner = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
  const base = { x: 0, y: 0, width: 1000, height: 800 };
  expect(approach(base, [corner(50, 50), corner(900, 50), corner(50, 700), corner(900, 700)], 0.4, FINGER, 1.2, [], TOUCHED)).toBeNull();
});

test("what would be laid is shown whole around the points that offer it, and makes none of them smaller", () => {
  const points = [hexagon(300, 200), hexagon(500, 200)];
  const islands = points.map(({ x, y }) => ({ x: x - 90, y: y - 40, width: 200, height: 100 }));
  const seen = sight(base, approach(base, points, 0.5, FINGER, 1.2, islands)!);
  expect(seen.x).toBeLessThanOrEqual(210);
  expect(seen.x + seen.width).toBeGreaterThanOrEqual(610);
  expect(approach(base, points, 0.5)!.scale).toBeGreaterThan(base.width / seen.width);
  expect(approach(base, points, 0.5, FINGER, 1.2, [{ ...islands[0]!, x: 0 }, { ...islands[1]!, x: 800 }])).toBeNull();
});

test("a window that would cut through things shows them whole from a little further away", () => {
  const camera = { scale: 2, x: 500, y: 250 };
  const edge = sight(base, camera);
  const island = { x: edge.x + edge.width - 20, y: edge.y + 40, width: 60, height: 60 };
  const seen = sight(base, whole(base, camera, [island]));
  expect(within(island, seen)).toBe(true);
  expect(within(edge, seen)).toBe(true);
  expect(whole(base, camera, [{ ...island, x: edge.x + 40 }, { ...island, x: edge.x + edge.width + 40 }])).toBe(camera);
  expect(whole(base, camera, [{ ...island, width: 300 }])).toBe(camera);
});

test("a window shows nothing beside the picture while some of the picture is cut off", () => {
  const picture = { x: 200, y: 0, width: 600, height: 500 };
  const left = { scale: 2, x: 300, y: 100 };
  expect(sight(base, over(base, picture, left))).toEqual({ x: 200, y: 0, width: 500, height: 250 });
  const broad = { scale: 1.25, x: 400, y: 200 };
  expect(sight(base, over(base, picture, broad))).toEqual({ x: 100, y: 0, width: 800, height: 400 });
  const within = { scale: 4, x: 500, y: 250 };
  expect(over(base, picture, within)).toEqual(within);
});

test("nothing comes near that is large enough, is not there, or is not shown yet", () => {
  expect(approach(base, [hexagon(500, 200)], 3)).toBeNull();
  expect(approach(base, [], 0.5)).toBeNull();
  expect(approach(base, [hexagon(500, 200)], Number.NaN)).toBeNull();
});

test("the way from one camera to another begins and ends with them, and grows evenly", () => {
  const far = home(base);
  const near = { scale: 4, x: 200, y: 100 };
  expect(between(far, near, 0)).toEqual(far);
  expect(between(far, near, 1)).toEqual(near);
  expect(between(far, near, 0.5).scale).toBeCloseTo(2);
  expect(between(far, { ...far, x: 700 }, 0.5)).toEqual({ ...far, x: 600 });
});
