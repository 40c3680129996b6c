// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the lock file names no host that packages came from", () => {
  const lock: { packages: Record<string, { resolved?: string; integrity?: string }> } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"),
  );
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(([, one]) => one.resolved).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, one]) => !one.integrity).map(([path]) => path)).toEqual([]);
});
