import { cleanup, render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { say } from "../lib/words";
import Skip from "./Skip.svelte";
import { Pictures } from "./store/pictures.svelte";
import type { TableStore } from "./store/store.svelte";

afterEach(cleanup);

/** A table at which so many pictures wait to be shown. */
function show(waiting: number) {
  const pictures = new Pictures(() => undefined, () => undefined);
  const [skip, onlost] = [vi.spyOn(pictures, "skip").mockReturnValue(), vi.fn()];
  const wait = (number: number): void => flushSync(() => void (pictures.waiting = number));
  wait(waiting);
  const { container } = render(Skip, { props: { store: { pictures } as unknown as TableStore, onlost } });
  return { button: () => container.querySelector("button"), wait, skip, onlost };
}

test("as long as pictures wait they can be skipped", () => {
  const { button, skip, wait } = show(3);
  expect(button()!.textContent).toContain(say("table-skip"));
  button()!.click();
  expect(skip).toHaveBeenCalledOnce();
  wait(0);
  expect(button()).toBeNull();
});

test("what others have done can be seen again beside the words, not where there is little room", () => {
  const watchAgain = vi.fn();
  const store = { pictures: { waiting: 0 }, another: true, watchAgain } as unknown as TableStore;
  const { container, rerender } = render(Skip, { props: { store, onlost: vi.fn() } });
  expect(container.querySelector("button")!.textContent).toContain(say("table-again"));
  container.querySelector("button")!.click();
  expect(watchAgain).toHaveBeenCalledOnce();
  void rerender({ small: true });
  flushSync();
  expect(container.querySelector("button")).toBeNull();
});

test("when the button goes with the focus on it, the focus is led elsewhere; else it stays where it is", async () => {
  const { button, wait, onlost } = show(3);
  wait(0);
  await tick();
  expect(onlost).not.toHaveBeenCalled();
  wait(2);
  button()!.focus();
  wait(1);
  expect(onlost).not.toHaveBeenCalled();
  wait(0);
  await tick();
  expect(onlost).toHaveBeenCalledOnce();
});
