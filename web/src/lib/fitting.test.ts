import { beforeEach, expect, test, vi } from "vitest";
import { fittingLevel, learnFrom } from "./fitting";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});

test("the first bot is the weakest that thinks, of each game by itself", () => {
  expect(fittingLevel("raft")).toBe(1);
  learnFrom("raft", "first", 1, true);
  expect([fittingLevel("raft"), fittingLevel("cardinal")]).toEqual([2, 1]);
});

test("who wins meets a stronger one, up to the strongest; who loses meets the same again", () => {
  for (const match of ["a", "b", "c", "d", "e"]) learnFrom("raft", match, fittingLevel("raft"), true);
  expect(fittingLevel("raft")).toBe(5);
  learnFrom("raft", "f", 5, false);
  expect(fittingLevel("raft")).toBe(5);
});

test("a game counts once, and one against weaker bots takes nothing away", () => {
  learnFrom("raft", "a", 2, true);
  learnFrom("raft", "a", 3, true);
  expect(fittingLevel("raft")).toBe(3);
  learnFrom("raft", "b", 0, true);
  expect(fittingLevel("raft")).toBe(3);
});

test("what makes no sense on the device is a bot for beginners", () => {
  for (const text of ["strong", "9 a", ""]) {
    stored.set("quarterdeck-level-raft", text);
    expect(fittingLevel("raft")).toBe(1);
  }
});
