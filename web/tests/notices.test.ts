import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import NoticeSettings from "../src/components/NoticeSettings.svelte";
import Notice from "../src/pages/Notice.svelte";
import { pretend } from "./server";
import { learnWords } from "../src/lib/words";

beforeAll(() => learnWords("people"));

// A busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const CHANNEL = { id: "c1", kind: "mail", address: "a@b.test", state: "asked", quiet_from: 0, quiet_until: 0, zone: "UTC", pause: 0, secret: "" };

test("an address is asked, and can be stopped", async () => {
  const asked = pretend({
    "GET /api/notices": { kinds: ["mail", "webhook"], channels: [], push_key: "K" },
    "POST /api/notices": { kinds: ["mail", "webhook"], channels: [CHANNEL] },
    "POST /api/notices/c1/off": { kinds: ["mail", "webhook"], channels: [] },
  });
  render(NoticeSettings);
  await fireEvent.input(await screen.findByLabelText("E-mail address"), { target: { value: "a@b.test" } });
  await fireEvent.click(screen.getByRole("checkbox", { name: "Nothing at night" }));
  await fireEvent.click(screen.getByRole("button", { name: "Ask this address" }));
  await screen.findByText(/Was asked/);
  expect(asked.at(-1)?.body).toMatchObject({ kind: "mail", address: "a@b.test", quiet_from: 1320, quiet_until: 480, pause: 0 });
  await fireEvent.click(screen.getByRole("button", { name: "Stop notices to a@b.test" }));
  await waitFor(() => expect(screen.queryByText(/Was asked/)).toBeNull());
});

test("a server that sends none says so", async () => {
  pretend({ "GET /api/notices": { kinds: [], channels: [] } });
  render(NoticeSettings);
  await screen.findByText("This server sends no notices.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a link does nothing before somebody clicks, and does not stay in the address", async () => {
  history.replaceState(null, "", "/notices/off?token=abc-def");
  const asked = pretend({ "POST /notices/off?token=abc-def": { on: false } });
  render(Notice, { what: "off", token: "abc-def" });
  expect(location.search).toBe("");
  expect(asked).toEqual([]);
  await fireEvent.click(await screen.findByRole("button", { name: "No more notices" }));
  await screen.findByText("This address gets no more notices.");
});
