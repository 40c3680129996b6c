import { expect, test } from "vitest";
import { Panels } from "./panels.svelte";
import type { Layout } from "./picture/layout";

test("a panel is always open but on a phone: what one looks up where it has a place, else the log", () => {
  const opens = (layout: Layout): string | null => new Panels(() => layout, () => layout === "docked").open;
  expect([opens("whole"), opens("docked"), opens("stacked")]).toEqual(["log", "beside", null]);
});

test("what one looks up has a panel only where regions are docked", () => {
  const panels = new Panels(() => "whole", () => false);
  expect(panels.show("beside")).toBe(false);
  expect(panels.show("chat")).toBe(true);
  expect(panels.open).toBe("chat");
});

test("a sheet on a phone is put away, a panel elsewhere is not", () => {
  const sheet = new Panels(() => "stacked", () => false);
  expect(sheet.putAway()).toBe(false);
  sheet.show("people");
  expect(sheet.putAway()).toBe(true);
  expect(sheet.open).toBeNull();
  const panels = new Panels(() => "whole", () => false);
  panels.show("people");
  expect(panels.putAway()).toBe(false);
  expect(panels.open).toBe("people");
});

test("a clause that is asked for again opens the rules again", () => {
  const panels = new Panels(() => "whole", () => false);
  panels.showClause("X-1");
  panels.show("log");
  panels.showClause("X-1");
  expect(panels.open).toBe("rules");
  expect(panels.clause).toEqual({ id: "X-1", asked: 2 });
});

test("rules that were opened for a clause are closed again, and what was open before comes back", () => {
  const panels = new Panels(() => "docked", () => true);
  panels.show("people");
  panels.showClause("X-1");
  panels.showClause("X-2");
  expect(panels.lookedUp).toBe(true);
  panels.putBack();
  expect([panels.open, panels.lookedUp]).toEqual(["people", false]);
  panels.showClause("X-1");
  panels.show("rules");
  expect(panels.lookedUp).toBe(false);
});
