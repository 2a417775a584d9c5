// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import type { Move } from "../data/types";
import { speak } from "../language/index.svelte";
import { Refusal, type State } from "../net/api";
import { TableState } from "../state/table.svelte";
import { Desk } from "./desk.svelte";
import type { ClassicBill, ClassicCity, ClassicView } from "./types";

const bill = (cost: number, pay: [number, number]): ClassicBill => ({
  cost,
  pay,
  chain: null,
  coins: 0,
  own: {},
  bought: [],
});
const LEGAL: Move[] = [
  { seat: 0, do: "build", card: "altar", cost: 4, pay: [4, 0] },
  { seat: 0, do: "build", card: "altar", cost: 2, pay: [0, 2] },
  { seat: 0, do: "stage", card: "altar", cost: 1, pay: [1, 0] },
  { seat: 0, do: "discard", card: "altar" },
  { seat: 0, do: "discard", card: "baths" },
];
const city = (buildings: string[] = []): Partial<ClassicCity> => ({
  coins: 3,
  buildings,
  stages: 0,
  wonder: "gizah",
  side: "A",
});
const BILLS: ClassicView["bills"] = [
  {
    seat: 0,
    cards: { altar: [bill(4, [4, 0]), bill(2, [0, 2])] },
    stage: [bill(1, [1, 0])],
    why_not: { baths: { why: "coins", cost: 5, short: 2, missing: {} } },
    stage_why_not: null,
  },
];
const VIEW = {
  game: "classic",
  seat: 0,
  phase: "turn",
  pending: [0, 1, 2, 3, 4],
  have_chosen: [],
  legal: LEGAL,
  chosen: [],
  age: 1,
  turn: 1,
  pass_to: "left",
  hand: ["altar", "baths"],
  passed: [],
  cities: [city(), city(), city(), city(), city()],
  bills: BILLS,
  discard: null,
  free_city_holder: null,
  result: null,
} as Partial<Omit<ClassicView, "cities">> as ClassicView;

let table: TableState<ClassicView>;
let desk: Desk;
let sent: unknown[];
let refusal: Refusal | null;

function show(change: Partial<ClassicView> = {}, more: Partial<State<ClassicView>> = {}): void {
  const serial = (table.now?.serial ?? 0) + 1;
  const told: Partial<State<ClassicView>> = { serial, seat: 0, view: { ...VIEW, ...change }, news: [], ...more };
  table.show(told as State<ClassicView>);
}

beforeEach(async () => {
  await speak("en");
  table = new TableState<ClassicView>();
  [sent, refusal] = [[], null];
  table.carry({
    act: (act) => (sent.push(act), refusal ? Promise.reject(refusal) : Promise.resolve()),
    close: () => undefined,
  });
  show();
  desk = new Desk(table);
});

test("who sits where, seen from my seat", () => {
  expect([desk.left, desk.right, desk.others, desk.round]).toEqual([1, 4, [2, 3], [1, 2, 3, 4, 0]]);
  expect([desk.sideOf(1), desk.sideOf(4), desk.sideOf(2)]).toEqual(["left", "right", null]);
});

describe("the chosen card", () => {
  test("has the uses that the server allows, each with its payments from cheap to dear", () => {
    desk.choose(0);
    expect(desk.uses.map((use) => use.do)).toEqual(["build", "stage", "discard"]);
    expect(desk.use?.bills.map((one) => one.cost)).toEqual([2, 4]);
  });

  test("bears its cheapest price, or what it lacks", () => {
    expect(desk.tagOf("altar")).toEqual({ cost: 2, chain: null, short: 0 });
    expect(desk.tagOf("baths")).toEqual({ cost: 5, chain: null, short: 2 });
  });

  test("another choice forgets use and payment", () => {
    desk.choose(0);
    desk.toAim("stage");
    desk.way = 1;
    desk.choose(1);
    expect([desk.place, desk.aim, desk.way]).toEqual([1, null, 0]);
  });
});

describe("playing", () => {
  test("the payment that is shown is the one that is made", async () => {
    desk.choose(0);
    desk.way = 1;
    await desk.act("build");
    expect(sent).toEqual([{ type: "move", seat: 0, move: LEGAL[0] }]);
    expect([desk.place, desk.hasChosen(0)]).toEqual([null, true]);
  });

  test("payments of a use that isn't shown yet are shown first", async () => {
    desk.choose(0);
    desk.toAim("discard");
    await desk.act("build");
    expect([sent, desk.use?.do]).toEqual([[], "build"]);
  });

  test("a refused card is chosen again", async () => {
    refusal = new Refusal("illegal_move", "That card is not there.");
    desk.choose(1);
    await desk.act("discard");
    expect([desk.place, table.sending]).toEqual([1, null]);
  });

  test("a choice can be withdrawn while others still choose", async () => {
    await desk.withdraw();
    expect(sent).toEqual([]);
    show({ legal: [], chosen: [{ seat: 0, do: "discard", card: "baths" }] }, { can_withdraw: true });
    expect([desk.canWithdraw, desk.mayDecide]).toEqual([true, false]);
    await desk.withdraw();
    expect(sent).toEqual([{ type: "withdraw", seat: 0 }]);
  });
});

test("while a turn is being shown a city stands as it was until its card has landed", () => {
  const earlier = desk.view;
  show({ cities: [city(["altar"]), city(), city(), city(), city()] as ClassicCity[], turn: 2 });
  desk.earlier = earlier;
  expect(desk.city(0).buildings).toEqual([]);
  desk.landed = new Set([0]);
  expect(desk.city(0).buildings).toEqual(["altar"]);
});
