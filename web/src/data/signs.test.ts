import { describe, expect, test } from "vitest";
import * as classic from "./classic";
import * as duel from "./duel";
import { costSigns, signs, type Sign } from "./signs";
import type { Effect } from "./types";

/** Signs as one would read them aloud. */
const read = (row: Sign[]): string =>
  row
    .map((sign) => {
      if (sign.kind === "icon") return sign.name;
      return sign.kind === "text" ? sign.text : `${sign.n} ${sign.kind}`;
    })
    .join(" ");

test("a cost has its coins first, then every unit by itself", () => {
  expect(read(costSigns({ wood: 2, coins: 3, glass: 1 }))).toBe("3 coins res-wood res-wood res-glass");
  expect(costSigns({})).toEqual([]);
});

describe("what an effect shows", () => {
  test.each<[Effect, string]>([
    [{ type: "produce_choice", options: ["wood", "clay"] }, "res-wood / res-clay"],
    [{ type: "fixed_trade_price", resources: ["stone"], price: 1 }, "res-stone = 1 coins"],
    [{ type: "shields", amount: 2 }, "shield shield"],
    [
      { type: "trade_discount", resources: ["wood", "stone"], price: 1, neighbours: ["left"] },
      "ui-left-seat type-brown 1 coins",
    ],
    [
      { type: "trade_discount", resources: ["glass"], price: 1, neighbours: ["left", "right"] },
      "ui-left-seat type-grey 1 coins ui-right-seat",
    ],
    [{ type: "coins_per", amount: 2, per: "wonder" }, "2 coins × capital"],
    [
      { type: "points_per", amount: 1, per: ["defeat_token"], cities: ["left", "right"] },
      "1 points × −1 ui-left-seat ui-right-seat",
    ],
    [{ type: "points_per", amount: 1, per: ["wonder_stage"], cities: ["self"] }, "1 points × capital"],
    [{ type: "guild_points", amount: 1, per: ["coins_3"] }, "1 points × 3 coins"],
    [{ type: "resource_discount", amount: 2, applies_to: "blue" }, "type-blue −2"],
    [{ type: "opponent_loses_coins", amount: 3 }, "3 loot"],
  ])("%j", (effect, shown) => expect(read(signs([effect]))).toBe(shown));

  test("coins and points for the same count are one row", () => {
    const guild: Effect[] = [
      { type: "guild_coins", amount: 1, per: ["brown", "grey"] },
      { type: "guild_points", amount: 1, per: ["brown", "grey"] },
    ];
    expect(read(signs(guild))).toBe("1 coins 1 points × type-brown type-grey");
    const harbour: Effect[] = [
      { type: "coins_per", amount: 1, per: ["brown"], cities: ["self"] },
      { type: "points_per", amount: 1, per: ["brown"], cities: ["self"] },
    ];
    expect(read(signs(harbour))).toBe("1 coins 1 points × type-brown");
  });

  test("nothing in either box is without a sign", () => {
    const things = [...duel.cards(), ...duel.wonders(), ...duel.tokens(), ...classic.cards()];
    const stages = classic.boards().flatMap(({ A, B }) => [...A, ...B]);
    for (const { effects } of [...things, ...stages])
      for (const effect of effects) expect(signs([effect]), JSON.stringify(effect)).not.toEqual([]);
  });
});
