import { describe, expect, test } from "vitest";
import { discounts, made, sold } from "./offers";
import type { ClassicCity, Unit } from "./types";

const unit = (for_sale: boolean, ...options: string[]): Unit => ({ options, for_sale });
const city = (change: Partial<ClassicCity>): ClassicCity =>
  ({
    wonder: "gizah",
    side: "A",
    stages: 0,
    buildings: [],
    production: [],
    prices: { raw: { left: 1, right: 2 }, manufactured: { left: 2, right: 2 } },
    ...change,
  }) as Partial<ClassicCity> as ClassicCity;

const MAKER = city({
  production: [unit(true, "stone"), unit(true, "wood", "clay"), unit(true, "stone"), unit(false, "glass")],
});

describe("what a city makes", () => {
  test("the same together, single resources before choices", () => {
    expect(made(MAKER).map(({ options, units, price }) => [options.join("/"), units, price])).toEqual([
      ["stone", 2, 0],
      ["glass", 1, 0],
      ["wood/clay", 1, 0],
    ]);
  });

  test("only what is for sale is sold, for the buyer's price on that side", () => {
    const sell = (side: "left" | "right"): unknown =>
      sold(MAKER, city({}), side).map((offer) => [offer.units, offer.price]);
    expect(sell("left")).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(sell("right")).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });
});

describe("what makes trade cheaper", () => {
  test("buildings, on the side that they are for", () => {
    const buyer = city({ buildings: ["east_trading_post", "marketplace", "altar"] });
    expect(discounts(buyer, "right")).toEqual([
      { card: "east_trading_post", price: 1, manufactured: false },
      { card: "marketplace", price: 1, manufactured: true },
    ]);
    expect(discounts(buyer, "left")).toEqual([{ card: "marketplace", price: 1, manufactured: true }]);
  });

  test("stages that are built", () => {
    const olympia = { wonder: "olympia", side: "B" } as const;
    expect(discounts(city(olympia), "left")).toEqual([]);
    expect(discounts(city({ ...olympia, stages: 1 }), "left")).toEqual([{ card: null, price: 1, manufactured: false }]);
  });
});
