import { expect, test } from "vitest";
import type { Placed } from "../../lib/wire";
import { beyond, cornerFor, covers, placeOf } from "./beyond";

const SEEN = { x: 100, y: 100, width: 200, height: 100 };
const thing = (id: string, x: number, y: number): Placed => ({ shape: "box", id, x, y, width: 10, height: 10 }) as unknown as Placed;
const name = (text: string, id: string, x: number, y: number, names = ""): Placed => ({ shape: "words", id, text, x, y, size: 10, anchor: "middle", names }) as unknown as Placed;

test("what lies outside the window is told on its side, the nearest first", () => {
  const shapes = [
    name("Far", "isle-1-name", 900, 150), name("Near", "name-G1", 400, 160), name("Within", "isle-2-name", 200, 150),
    name("North", "isle-3-name", 200, -50), name("5 cm", "scale-S-words", 400, 150),
  ];
  expect(beyond(shapes, SEEN)).toMatchObject([{ side: "right", names: ["Near", "Far"] }, { side: "up", names: ["North"] }]);
});

test("a name whose thing is in the window is not told, and one thing out of sight is", () => {
  expect(beyond([thing("port", 200, 150), name("Port", "p", 500, 150, "port")], SEEN)).toEqual([]);
  expect(beyond([thing("port", 500, 150), name("Port", "p", 500, 160, "port")], SEEN)).toMatchObject([{ side: "right", names: ["Port"] }]);
});

test("a name in the window of which the outline lies outside is told, too", () => {
  const isle = { shape: "polygon", id: "isle", points: [[500, 150], [520, 150], [510, 170]] } as unknown as Placed;
  expect(beyond([isle, name("Isle", "isle-name", 290, 160, "isle")], SEEN)).toMatchObject([{ side: "right", names: ["Isle"] }]);
});

test("a sign stands where it covers least, all of it in the window, and so does the map", () => {
  const sign = { side: "right", names: ["Port"], along: 0.5 } as const;
  expect(placeOf(sign, SEEN, { width: 50, height: 10 }, [])).toEqual({ x: 250, y: 145, width: 50, height: 10 });
  const taken = [{ x: 250, y: 145, width: 50, height: 10 }];
  expect(covers(placeOf(sign, SEEN, { width: 50, height: 10 }, taken), taken)).toBe(0);
  expect(placeOf({ side: "up", along: 0 }, SEEN, { width: 50, height: 10 }, [])).toEqual({ x: 100, y: 100, width: 50, height: 10 });
  expect(cornerFor(SEEN, { width: 40, height: 30 }, [])).toEqual(["left", "bottom"]);
  expect(cornerFor(SEEN, { width: 40, height: 30 }, [{ x: 105, y: 180, width: 10, height: 10 }])).toEqual(["right", "bottom"]);
  const [low, high] = [SEEN, { ...SEEN, height: 50 }].map((one) => ({ ...one, y: one === SEEN ? 180 : 100, height: 10 }));
  expect(cornerFor(SEEN, { width: 40, height: 30 }, [low!], [high!, high!])).toEqual(["left", "top"]);
});
