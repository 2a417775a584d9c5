// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import type { Bill, DuelView, Laid, Move } from "../data/types";
import { say, speak } from "../language/index.svelte";
import type { GameEvent } from "../net/api";
import { TableState } from "../state/table.svelte";
import * as labels from "./labels";

const bill = (change: Partial<Bill>): Bill => ({
  cost: 0,
  chain: null,
  coins: 0,
  own: {},
  chosen: {},
  waived: {},
  bought: [],
  short: 0,
  ...change,
});
const laid = (slot: number, card: string, change: Partial<Laid> = {}): Laid => ({
  slot,
  row: 1,
  x: slot,
  card,
  available: true,
  covered_by: 0,
  uncovers: [],
  bills: [bill({ cost: 2, coins: 2 }), bill({ cost: 5, short: 1 })],
  ...change,
});
const table = new TableState<DuelView>();

beforeEach(() => speak("en"));

describe("why something costs what it costs", () => {
  test.each<[Partial<Bill>, string]>([
    [{}, "free"],
    [{ chain: "stable" }, "free by chain (Stable)"],
    [{ cost: 2, coins: 2 }, "price 2 coins = 2 coins"],
    [
      { cost: 6, own: { wood: 1 }, bought: [{ resource: "papyrus", units: 2, price: 3 }] as Bill["bought"] },
      "own: 1 wood; 2 papyrus at 3 = 6 coins",
    ],
    [{ cost: 0, chosen: { glass: 1 }, waived: { clay: 2 } }, "by choice: 1 glass; waived: 2 clay = 0 coins"],
  ])("%j", (change, words) => expect(labels.billWords(bill(change)).toLowerCase()).toBe(words.toLowerCase()));
});

test("cards and wonders say what they do, and cards what they open", () => {
  expect(labels.cardWords("stable")).toContain("Horse Breeders");
  expect(labels.cardWords("guard_tower")).toBe("1 shield.");
  expect(labels.wonderWords("sphinx").endsWith(".")).toBe(true);
  const built = labels.wonderLabel("sphinx", null, true);
  expect(built).not.toBe(labels.wonderLabel("sphinx", bill({ cost: 3, coins: 3 }), false));
  expect(labels.wonderLabel("sphinx", null, false).endsWith(". ")).toBe(true);
});

describe("a card of the structure", () => {
  const view = {
    age: 1,
    structure: [laid(0, "altar", { uncovers: [1, 2, 3] }), laid(1, "baths"), laid(2, "?"), laid(3, "?guild")],
  } as Partial<DuelView> as DuelView;

  test("face down it has an age and no name", () => {
    const covered = labels.cardLabel(table, view, laid(2, "?", { covered_by: 2 }), 0);
    expect(covered).toContain("2 cards");
    expect([labels.faceName("?") === labels.faceName("?guild"), labels.isBack("?"), labels.isBack("altar")]).toEqual([
      false,
      true,
      false,
    ]);
    expect(covered.startsWith(labels.faceName("?"))).toBe(true);
  });

  test("it names what it uncovers, and counts what lies face down there", () => {
    expect(labels.uncovered(view, view.structure[0]!)).toEqual(["Baths", "2 face-down cards"]);
  });

  test("its label has my price, theirs, and what I lack", () => {
    const mine = labels.cardLabel(table, view, view.structure[0]!, 0);
    expect(mine.startsWith("Altar, ")).toBe(true);
    expect(mine).toContain("You pay: price 2 coins = 2 coins.");
    expect(mine).toContain("Baths");
    const theirs = labels.cardLabel(table, view, view.structure[0]!, 1);
    expect(theirs.endsWith(`${say("missing", { n: 1 })}.`)).toBe(true);
  });
});

describe("what happened", () => {
  const moves: [Move, string, string][] = [
    [{ seat: 0, do: "build", card: "altar" }, "type-blue", "You built Altar."],
    [{ seat: 0, do: "discard", card: "altar" }, "ui-discard", "You discarded Altar."],
    [{ seat: 0, do: "wonder", card: "altar", wonder: "sphinx" }, "wonder-sphinx", "You built The Sphinx with Altar."],
    [{ seat: 0, do: "draft", wonder: "sphinx" }, "wonder-sphinx", "You took The Sphinx."],
    [{ seat: 0, do: "progress", token: "law" }, "prog-law", "You took the token Law."],
    [{ seat: 0, do: "library", token: "law" }, "prog-law", "You took the token Law."],
    [{ seat: 0, do: "revive", card: "altar" }, "type-blue", ""],
    [{ seat: 0, do: "destroy", card: "press" }, "destroy-grey", ""],
    [{ seat: 0, do: "starter", starter: 0 }, "ui-play", ""],
  ];
  test.each(moves)("%j", (move, icon, told) => {
    expect(labels.drawn(move).icon).toBe(icon);
    const said = labels.sentence(table, move, 0);
    if (told) expect(said).toBe(told);
    expect(said).not.toBe(labels.sentence(table, move, 1));
  });

  test("a line of the log has what a move cost, or the age that begins", () => {
    const move = { seat: 1, do: "build", card: "altar" } as const;
    const logged = (event: GameEvent): labels.Line | undefined => labels.lines({ at: 4, event }, String)[0];
    expect(logged({ type: "move", seat: 1, move, coins: -2, chain: null })).toMatchObject({
      at: 4,
      seat: 1,
      icon: "type-blue",
      text: "Altar",
      coins: -2,
      chain: false,
      age: null,
    });
    expect(logged({ type: "age", age: 2 })).toMatchObject({
      age: 2,
      text: "Age II",
      coins: null,
    });
    expect(logged({ type: "tokens" })).toBeUndefined();
  });
});

test("the pawn stands in the middle, or on somebody's side", () => {
  const at = (pawn: number, me: number): string => labels.pawnWords({ pawn } as DuelView, me, "Ben");
  expect(at(0, 0)).toBe(at(0, 1));
  expect(at(-2, 0)).toBe("Pawn 2 spaces on your side.");
  expect(at(-2, 1)).toBe("Pawn 2 spaces on the side of Ben.");
  expect(at(1, 1)).toBe("Pawn 1 space on your side.");
});
