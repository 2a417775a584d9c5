// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Table } from "./api";
import { matchesSeal, rememberSeal, sealed } from "./seal";

const RECORD = { game: "duel", players: ["Ann", "Bo"], setup: { wonders: [] }, moves: [] };
const SALT = "00ff";

const sha256 = async (text: string): Promise<string> => {
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
const table = async (change: Partial<Table> = {}): Promise<Table> =>
  ({
    id: "t",
    commitment: await sha256(sealed(RECORD, SALT)),
    seal: await sha256(sealed(RECORD, SALT, true)),
    opened: { salt: SALT },
    ...change,
  }) as Table;

let record: unknown = RECORD;
beforeEach(() => {
  record = RECORD;
  sessionStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(record), { status: record ? 200 : 404 })));
});
afterEach(() => vi.unstubAllGlobals());

describe("a game that is over", () => {
  test("was dealt as it was sealed, to those who sat there", async () => {
    expect(await matchesSeal(await table())).toBe(true);
  });

  test("is not believed if the deal or a player is another", async () => {
    record = { ...RECORD, setup: { wonders: ["sphinx"] } };
    expect(await matchesSeal(await table())).toBe(false);
    record = { ...RECORD, players: ["Ann", "Eve"] };
    expect(await matchesSeal(await table())).toBe(false);
  });

  test("is believed by its deal alone if somebody is gone", async () => {
    record = { ...RECORD, players: ["Ann", "deleted"] };
    expect(await matchesSeal(await table())).toBe(true);
  });

  test("can't be judged before the end, or without its record", async () => {
    expect(await matchesSeal(await table({ opened: null }))).toBeNull();
    record = null;
    expect(await matchesSeal(await table())).toBeNull();
  });
});

test("the seal that was seen first counts, whatever the server says later", async () => {
  rememberSeal(await table({ opened: null, commitment: "what it promised", seal: null }));
  rememberSeal(await table({ opened: null }));
  expect(await matchesSeal(await table())).toBe(false);
});
