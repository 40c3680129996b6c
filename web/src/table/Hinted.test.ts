import { cleanup, render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Hinted as Hint } from "../lib/wire";
import { say } from "../lib/words";
import Hinted from "./Hinted.svelte";
import { Hints } from "./store/hints.svelte";
import type { TableStore } from "./store/store.svelte";

afterEach(cleanup);

const HINT: Hint = { type: "hinted", id: 1, revision: 3, seat: 0, moves: ["a1"], steps: ["Place your ship on a1"], planned: false, why: "", rated: "", sentence: "Place your ship on a1." };

test("keys come to the button that does it; when it has gone they are led on", async () => {
  const hints = new Hints({ view: () => null, ask: async () => null });
  const onlost = vi.fn();
  const store = { hints, playing: { sending: null, playAll: vi.fn() } } as unknown as TableStore;
  const { component, getByRole } = render(Hinted, { props: { store, onlost } });
  flushSync(() => void (hints.hint = HINT));
  flushSync(() => hints.forget());
  await tick();
  expect(onlost).not.toHaveBeenCalled();
  flushSync(() => void (hints.hint = HINT));
  component.enter();
  expect(document.activeElement).toBe(getByRole("button", { name: say("table-hint-do") }));
  flushSync(() => hints.forget());
  await tick();
  expect(onlost).toHaveBeenCalledOnce();
});

test("whoever waits at the button that cancels is at the hint when it comes", async () => {
  const hints = new Hints({ view: () => null, ask: async () => null });
  const onlost = vi.fn();
  const { component, getByRole } = render(Hinted, { props: { store: { hints, playing: { sending: null } } as unknown as TableStore, onlost } });
  flushSync(() => void (hints.thinking = true));
  component.enter();
  flushSync(() => {
    hints.thinking = false;
    hints.hint = HINT;
  });
  await tick();
  expect(document.activeElement).toBe(getByRole("button", { name: say("table-hint-do") }));
  expect(onlost).not.toHaveBeenCalled();
});
