import { expect, test } from "vitest";
import { clockLanguage } from "./time";

test("a clock shows as many hours as is usual where the browser is at home", () => {
  const evening = (...tags: string[]) => new Intl.DateTimeFormat(clockLanguage(tags), { hour: "2-digit", minute: "2-digit", timeZone: "UTC" }).format(new Date("2026-01-01T19:20:00Z"));
  expect(evening("en-GB")).toBe("19:20");
  expect(evening("fr-FR", "en-GB", "en-US")).toBe("19:20");
  expect(evening("en-US", "en-GB")).toContain("07:20");
});
