import { describe, expect, test } from "vitest";
import type { Bill, DuelCity, DuelView, Laid } from "../data/types";
import { preview } from "./preview";

const bill = (cost: number): Bill => ({
  cost,
  chain: null,
  coins: cost,
  own: {},
  chosen: {},
  waived: {},
  bought: [],
  short: 0,
});
const laid = (slot: number, card: string, available = true): Laid => ({
  slot,
  row: 1,
  x: slot,
  card,
  available,
  covered_by: 0,
  uncovers: [],
  bills: [bill(2), bill(3)],
});
const city = (): DuelCity =>
  ({
    coins: 7,
    discard_coins: 3,
    buildings: ["press"],
    wonders: ["circus_maximus"],
    wonders_built: [],
    wonder_bills: { circus_maximus: bill(5) },
  }) as Partial<DuelCity> as DuelCity;
const view = (change: Partial<DuelView> = {}): DuelView =>
  ({
    phase: "turn",
    legal: [{ seat: 0, do: "discard" }],
    cities: [city(), city()],
    discard: [],
    structure: [laid(0, "altar"), laid(1, "baths")],
    offer: [],
    draft: null,
    ...change,
  }) as Partial<DuelView> as DuelView;

describe("while a move is on its way", () => {
  test("a card that is built lies in the city and is paid by the seat that moves", () => {
    const shown = preview(view(), { seat: 1, do: "build", card: "altar" });
    expect(shown.structure.map((one) => one.card)).toEqual(["baths"]);
    expect(shown.cities[1]).toMatchObject({ coins: 4, buildings: ["press", "altar"] });
    expect(shown.cities[0]).toMatchObject({ coins: 7, buildings: ["press"] });
  });

  test("a discarded card lies on the pile and brings its coins", () => {
    const shown = preview(view(), { seat: 0, do: "discard", card: "baths" });
    expect([shown.discard, shown.cities[0].coins, shown.structure.length]).toEqual([["baths"], 10, 1]);
  });

  test("a wonder stands, and the card under it is gone", () => {
    const shown = preview(view(), { seat: 0, do: "wonder", card: "altar", wonder: "circus_maximus" });
    expect(shown.cities[0]).toMatchObject({ coins: 2, wonders: [], wonders_built: ["circus_maximus"] });
    expect(shown.structure.map((one) => one.card)).toEqual(["baths"]);
  });

  test("a drafted wonder leaves the offer", () => {
    const offer = ["piraeus", "sphinx"];
    const shown = preview(view({ phase: "draft", offer, draft: { order: [[0, 1, 1, 0]], picks: 2 } }), {
      seat: 1,
      do: "draft",
      wonder: "sphinx",
    });
    expect([shown.offer, shown.draft?.picks, shown.cities[1].wonders]).toEqual([
      ["piraeus"],
      3,
      ["circus_maximus", "sphinx"],
    ]);
  });

  test("what can't be known yet stays, but nothing more can be done", () => {
    const before = view({ phase: "progress" });
    expect(preview(before, { seat: 0, do: "progress", token: "law" })).toEqual({ ...before, legal: [] });
  });

  test("the position itself is left as it was", () => {
    const before = view();
    const copy = structuredClone(before);
    preview(before, { seat: 0, do: "build", card: "altar" });
    expect(before).toEqual(copy);
  });
});
