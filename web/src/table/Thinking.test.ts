import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Thinking from "./Thinking.svelte";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("a bot that takes long says for how long, then that it is slow; the next move begins anew", async () => {
  const { container, rerender } = render(Thinking, { since: 1 });
  const after = async (seconds: number): Promise<string> => {
    vi.advanceTimersByTime(seconds * 1000);
    await tick();
    return container.textContent!.trim();
  };
  expect(await after(10)).toBe("");
  expect(await after(10)).toBe("The bot has been thinking for 20 seconds.");
  expect(await after(45)).toMatch(/thinking for a minute\. It is slow/);
  expect(await after(60)).toContain("2 minutes");
  await rerender({ since: 2 });
  expect(await after(5)).toBe("");
});
