import { afterEach, expect, test, vi } from "vitest";
import { cutBelow, edgesOf, fitted, keepsHeight, risen, uncovering } from "./scrolling";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const list = (scrollTop: number, clientHeight: number, scrollHeight: number) => ({ scrollTop, clientHeight, scrollHeight });

test("a list that fits has no edges", () => {
  expect(edgesOf(list(0, 200, 200))).toBe("");
  expect(edgesOf(list(0, 200, 201))).toBe("");
});

test("a longer list says on which sides it goes on", () => {
  expect(edgesOf(list(0, 200, 500))).toBe("below");
  expect(edgesOf(list(100, 200, 500))).toBe("above below");
  expect(edgesOf(list(300, 200, 500))).toBe("above");
});

test("below the edge of a list things are counted, and a sliver of them is told, but not what can be read", () => {
  const thing = (top: number, bottom: number) => ({ top, bottom });
  expect(cutBelow(600, [thing(0, 80), thing(90, 600)])).toEqual({ below: 0, sliver: 0 });
  expect(cutBelow(600, [thing(0, 80), thing(590, 630), thing(640, 680)])).toEqual({ below: 2, sliver: 10 });
  expect(cutBelow(600, [thing(0, 80), thing(620, 660)])).toEqual({ below: 1, sliver: 0 });
  expect(cutBelow(600, [thing(0, 80), thing(500, 700)])).toEqual({ below: 1, sliver: 0 });
});

test("the page scrolls as far as a card is covered from below, and never so far that it is covered from above", () => {
  expect(uncovering({ top: 400, bottom: 600 }, 150, 640)).toBe(0);
  expect(uncovering({ top: 480, bottom: 700 }, 150, 620)).toBe(88);
  expect(uncovering({ top: 200, bottom: 700 }, 150, 620)).toBe(42);
});

test("a panel rises above what it covers, if there is room for it", () => {
  expect(risen({ top: 400, bottom: 600 }, 150, { top: 620, bottom: 800 })).toBe(0);
  expect(risen({ top: 600, bottom: 650 }, 150, { top: 620, bottom: 800 })).toBe(208);
  expect(risen({ top: 300, bottom: 650 }, 150, { top: 620, bottom: 800 })).toBe(0);
});

/** A row of cards whose height is set, and what is told when it has another one. */
function row() {
  const style = { minHeight: "" };
  const size = { width: 900, height: 0 };
  let told = (): void => undefined;
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(look: () => void) {
        told = look;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const high = (height: number): void => {
    size.height = Math.max(height, Number.parseFloat(style.minHeight) || 0);
    told();
  };
  const element = { style, getBoundingClientRect: () => size, addEventListener: () => undefined, removeEventListener: () => undefined };
  const leave = keepsHeight(element as unknown as HTMLElement);
  /** The height is another one, and that is not told yet. */
  const drawn = (height: number): void => {
    size.height = height;
  };
  return { style, high, drawn, leave };
}

test("a row of cards stays as high as it was for a while", () => {
  const { style, high, leave } = row();
  high(106);
  vi.advanceTimersByTime(1000);
  expect(style.minHeight).toBe("106px");
  high(119);
  vi.advanceTimersByTime(1000);
  high(90);
  expect(style.minHeight).toBe("119px");
  leave();
});

test("a moment that nobody was told of yet does not count either", () => {
  const { style, high, drawn, leave } = row();
  high(106);
  vi.advanceTimersByTime(790);
  drawn(180);
  vi.advanceTimersByTime(20);
  expect(style.minHeight).toBe("");
  high(106);
  vi.advanceTimersByTime(1000);
  expect(style.minHeight).toBe("106px");
  leave();
});

test("a row of cards does not stay as high as it was for a moment", () => {
  const { style, high, leave } = row();
  high(106);
  vi.advanceTimersByTime(700);
  high(180);
  vi.advanceTimersByTime(220);
  high(106);
  vi.advanceTimersByTime(1000);
  expect(style.minHeight).toBe("106px");
  high(180);
  vi.advanceTimersByTime(220);
  high(106);
  vi.advanceTimersByTime(1000);
  expect(style.minHeight).toBe("106px");
  leave();
});

test("a list is tight as long as not all that it could show fits its place", () => {
  let look = (): void => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        look = told;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const dataset: Record<string, string> = {};
  let whole = 700;
  const high = (): number => ("tight" in dataset ? whole - 150 : whole);
  const child = {
    get clientHeight() {
      return high();
    },
  };
  const element = {
    dataset,
    children: [child],
    clientHeight: 600,
    get scrollHeight() {
      return Math.max(600, high());
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const leave = fitted(element as unknown as HTMLElement);
  look();
  expect(dataset).toEqual({ tight: "" });
  look();
  expect(dataset).toEqual({ tight: "" });
  whole = 590;
  look();
  expect(dataset).toEqual({});
  leave();
});
