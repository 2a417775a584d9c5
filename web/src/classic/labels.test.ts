// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { speak } from "../language/index.svelte";
import { TableState } from "../state/table.svelte";
import type { State } from "../net/api";
import { Desk } from "./desk.svelte";
import * as labels from "./labels";
import type { ClassicBill, ClassicCity, ClassicView, Deed } from "./types";

const bill = (change: Partial<ClassicBill>): ClassicBill => ({
  cost: 0,
  pay: [0, 0],
  chain: null,
  coins: 0,
  own: {},
  bought: [],
  ...change,
});
const city = { coins: 3, buildings: [], stages: 1, wonder: "gizah", side: "A" } as Partial<ClassicCity> as ClassicCity;
const VIEW = {
  game: "classic",
  seat: 0,
  phase: "turn",
  pending: [0],
  have_chosen: [],
  legal: [{ seat: 0, do: "build", card: "altar", cost: 2, pay: [0, 2] }],
  chosen: [],
  age: 2,
  turn: 3,
  pass_to: "left",
  hand: ["altar", "baths"],
  passed: [],
  cities: [city, city, city],
  bills: [
    {
      seat: 0,
      cards: {
        altar: [bill({ cost: 2, bought: [{ seat: 1, resource: "stone", units: 1, price: 2 }] }), bill({ cost: 4 })],
      },
      stage: [],
      why_not: { baths: { why: "coins", cost: 5, short: 2, missing: {} } },
      stage_why_not: null,
    },
  ],
  discard: null,
  free_city_holder: null,
  result: null,
} as Partial<ClassicView> as ClassicView;

let desk: Desk;

beforeEach(async () => {
  await speak("en");
  const table = new TableState<ClassicView>();
  table.show({ serial: 1, seat: 0, view: VIEW, news: [] } as Partial<State<ClassicView>> as State<ClassicView>);
  desk = new Desk(table);
});

test("numbers have their sign", () => {
  expect([2, -3, 0].map(labels.signed)).toEqual(["+2", "−3", "0"]);
});

describe("a card", () => {
  test("says what it does and makes free", () => {
    expect(labels.cardWords("baths")).toBe("3 points. Makes Aqueduct free.");
    expect(labels.cardWords("stockade")).toBe("1 shield.");
  });

  test("in the hand has its price and the ways to pay it, or why it can't be built", () => {
    const altar = labels.cardLabel(desk, "altar");
    expect(altar.startsWith("Altar, ")).toBe(true);
    expect(altar).toContain("1 stone");
    expect(altar).toContain("2 ways to pay");
    expect(labels.cardLabel(desk, "baths").endsWith(`${labels.whyNotWords(desk.whyNot("baths")!)}.`)).toBe(true);
  });

  test("that can't be built lacks coins or goods, or stands there already", () => {
    const words = (["built", "coins", "goods"] as const).map((why) =>
      labels.whyNotWords({ why, cost: 3, short: 2, missing: { ore: 1 } } as Parameters<typeof labels.whyNotWords>[0]),
    );
    expect(new Set(words).size).toBe(3);
    expect(words[1]).toContain("2");
    expect(words[2]).toContain("1 ore");
  });
});

test("a stage is built, or costs something", () => {
  expect(labels.stageLabel(city, 0)).not.toContain("2 stone");
  expect(labels.stageLabel(city, 1)).toContain("3 wood");
  expect(labels.boardName(city)).toBe("Gizah A");
});

describe("a deed", () => {
  const deed = (change: Partial<Omit<Deed, "move">> & { move: object }): Deed =>
    ({ seat: 0, coins: 0, ...change }) as Deed;
  const build = { seat: 0, do: "build", card: "altar", pay: [0, 2] };

  test("is told with what it cost and who earned it", () => {
    const paid = deed({ move: build, coins: -2, paid: [{ seat: 1, coins: 2 }] });
    expect(labels.earners(desk, paid)).toEqual([`${desk.nameOf(1)} +2`]);
    expect(labels.sentence(desk, paid)).toContain(`2 coins, ${desk.nameOf(1)} +2`);
    expect(labels.sentence(desk, deed({ move: build, chain: "baths" }))).toContain("Baths");
  });

  test("of every kind has a sentence, and another one for somebody else", () => {
    const kinds = [
      build,
      { ...build, do: "stage" },
      { seat: 0, do: "discard", card: "altar" },
      { seat: 0, do: "build_free", card: "altar" },
      { seat: 0, do: "revive", card: "altar" },
    ];
    const mine = kinds.map((move) => labels.sentence(desk, deed({ move, stage: 2, coins: 3 })));
    const theirs = kinds.map((move) =>
      labels.sentence(desk, deed({ move: { ...move, seat: 1 }, seat: 1, stage: 2, coins: 3 })),
    );
    expect(new Set([...mine, ...theirs]).size).toBe(10);
  });

  test("in a word or two, and in a list", () => {
    expect(labels.moveWords(deed({ move: build }))).toBe("Altar");
    expect(labels.moveWords(deed({ move: { ...build, do: "stage" }, stage: 2 }))).toContain("2");
    expect(labels.moveWords(deed({ move: { seat: 0, do: "discard" }, coins: 3 }))).toContain("3");
    expect(labels.drawn({ seat: 0, do: "stage", card: "altar" }, "gizah").icon).toBe("city-gizah");
    expect(labels.drawn({ seat: 0, do: "discard", card: "altar" }, "gizah").icon).toBe("ui-discard");
    expect(labels.drawn({ seat: 0, do: "build", card: "altar" }, "gizah")).toEqual({
      icon: "type-blue",
      text: "Altar",
    });
  });
});

test("where the game stands", () => {
  expect(labels.ageAndTurn(desk)).toBe("Age II, turn 3 of 6");
  expect(labels.passedWords(desk).length).toBeGreaterThan(0);
  expect(labels.turnWords(desk)).toBe("");
});
