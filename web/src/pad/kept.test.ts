// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Sheet } from "./score";

async function opened(): Promise<typeof import("./kept.svelte")> {
  vi.resetModules();
  return import("./kept.svelte");
}

const begun = (sheet: Sheet, at: number): Sheet => ({
  ...sheet,
  at,
  players: sheet.players.map((player) => ({ ...player, entries: { civilian: 3 } })),
});

beforeEach(() => localStorage.clear());

test("a sheet that was begun is kept, the newest first, and is there again tomorrow", async () => {
  const { kept, blank } = await opened();
  const [old, fresh] = [begun(blank("duel", ["Ann", "Bo"]), 1), begun(blank("classic", ["Ann", "Bo", "Cay"]), 2)];
  kept.keep(old);
  kept.keep(fresh);
  expect(kept.sheets.map((sheet) => sheet.id)).toEqual([fresh.id, old.id]);
  const again = await opened();
  expect(again.kept.sheets.map((sheet) => sheet.id)).toEqual([fresh.id, old.id]);
});

test("an empty sheet is not worth it, and one that was emptied is forgotten", async () => {
  const { kept, blank } = await opened();
  const sheet = blank("duel", ["Ann", "Bo"]);
  kept.keep(begun(sheet, 1));
  kept.keep(sheet);
  expect(kept.sheets).toEqual([]);
});

test("a sheet can be dropped", async () => {
  const { kept, blank } = await opened();
  const sheet = begun(blank("duel", ["Ann", "Bo"]), 1);
  kept.keep(sheet);
  kept.drop(sheet.id);
  expect((await opened()).kept.sheets).toEqual([]);
});

test.each(["no JSON", '{"not": "a list"}', '[null, {"game": "chess"}, 7]'])("%s is no sheet", async (found) => {
  localStorage.setItem("thauma-pad", found);
  expect((await opened()).kept.sheets).toEqual([]);
});
