// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as classic from "../data/classic";
import * as duel from "../data/duel";
import type { Effect, GameName } from "../data/types";
import { amountWords, full, inFull, inShort, short } from "./effects";
import { LANGUAGES, speak } from "./index.svelte";

const BOXES: [GameName, Effect[]][] = [
  ["duel", [...duel.cards(), ...duel.wonders(), ...duel.tokens()].flatMap(({ effects }) => effects)],
  [
    "classic",
    [...classic.cards(), ...classic.boards().flatMap(({ A, B }) => [...A, ...B])].flatMap(({ effects }) => effects),
  ],
];

describe.each(LANGUAGES)("in %s", (language) => {
  test("every effect of both boxes has words, short and in full, and no message is missing", async () => {
    await speak(language);
    const complaint = vi.spyOn(console, "error");
    for (const [game, effects] of BOXES) {
      for (const effect of effects) {
        expect(short(effect, game), JSON.stringify(effect)).not.toBe("");
        expect(full(effect, game), JSON.stringify(effect)).not.toBe("");
      }
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe("the words", () => {
  beforeEach(() => speak("en"));

  test("amounts are counted, coins too", () => {
    expect(amountWords({ wood: 2, coins: 1 })).toEqual(["2 wood", "1 coin"]);
  });

  test("all effects in a few words begin with a large letter", () => {
    const effects: Effect[] = [
      { type: "shields", amount: 1 },
      { type: "coins", amount: 3 },
    ];
    expect(inShort(effects, "duel")).toBe("1 shield, 3 coins");
    expect(inShort([{ type: "produce_choice", options: ["wood", "clay"] }], "duel")).toBe("Wood/clay");
  });

  test("what is made is said to be for sale or not, where that can be", () => {
    const made = { type: "produce", resources: { ore: 1 } } as const;
    const [own, sold] = [full({ ...made, for_sale: false }, "classic"), full({ ...made, for_sale: true }, "classic")];
    expect(own).not.toBe(sold);
    expect(sold.startsWith(full(made, "duel"))).toBe(true);
  });

  test("the same effect is told as each game knows it", () => {
    const shields: Effect[] = [{ type: "shields", amount: 2 }];
    expect(inFull(shields, "duel")).not.toEqual(inFull(shields, "classic"));
  });
});
