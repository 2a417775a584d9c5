// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import type { Bill, DuelCity, DuelView, Laid, Move } from "../data/types";
import { Refusal, type State } from "../net/api";
import { TableState } from "../state/table.svelte";
import { speak } from "../language/index.svelte";
import { Desk } from "./desk.svelte";

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
  covered_by: available ? 0 : 2,
  uncovers: [],
  bills: [bill(2), bill(3)],
});
const LEGAL: Move[] = [
  { seat: 0, do: "build", card: "altar" },
  { seat: 0, do: "discard", card: "altar" },
  { seat: 0, do: "wonder", card: "altar", wonder: "sphinx", cost: 4 },
  { seat: 0, do: "wonder", card: "altar", wonder: "piraeus", cost: 1 },
  { seat: 0, do: "discard", card: "baths" },
];
const city = {
  coins: 7,
  buildings: [],
  wonders: ["sphinx", "piraeus"],
  wonders_built: [],
  wonder_bills: {},
  discard_coins: 2,
} as Partial<DuelCity> as DuelCity;
const VIEW = {
  game: "duel",
  seat: 0,
  phase: "turn",
  pending: [0],
  legal: LEGAL,
  age: 1,
  result: null,
  discard: [],
  offer: [],
  draft: null,
  cities: [city, city],
  structure: [laid(0, "altar"), laid(1, "baths"), laid(2, "press", false)],
} as Partial<DuelView> as DuelView;

let table: TableState<DuelView>;
let desk: Desk;
let sent: unknown[];
let refusal: Refusal | null;

function show(change: Partial<DuelView> = {}, news: State<DuelView>["news"] = []): void {
  const told: Partial<State<DuelView>> = {
    serial: (table.now?.serial ?? 0) + 1,
    seat: 0,
    view: { ...VIEW, ...change },
    news,
  };
  table.show(told as State<DuelView>);
}

beforeEach(async () => {
  await speak("en");
  table = new TableState<DuelView>();
  sent = [];
  refusal = null;
  table.carry({
    act: (act) => (sent.push(act), refusal ? Promise.reject(refusal) : Promise.resolve()),
    close: () => undefined,
  });
  show();
  desk = new Desk(table);
});

describe("the chosen card", () => {
  test("allows what the server allows with it", () => {
    desk.choose(0);
    expect(desk.laid?.card).toBe("altar");
    expect([desk.acts.build?.do, desk.acts.discard?.do, desk.acts.wonders.length]).toEqual(["build", "discard", 2]);
    desk.choose(1);
    expect([desk.acts.build, desk.acts.discard?.card]).toEqual([null, "baths"]);
  });

  test("is put back by choosing it again", () => {
    desk.choose(0);
    desk.choose(0);
    expect(desk.slot).toBeNull();
  });

  test("a covered card, or one on their turn, allows nothing", () => {
    desk.choose(2);
    expect(desk.acts).toEqual({ build: null, discard: null, wonders: [] });
    show({ pending: [1], legal: [] });
    desk.choose(0);
    expect(desk.acts.build).toBeNull();
  });

  test("goes under the chosen wonder, else under the cheapest", () => {
    desk.choose(0);
    expect(desk.wonderMove?.wonder).toBe("piraeus");
    desk.wonder = "sphinx";
    expect(desk.wonderMove?.wonder).toBe("sphinx");
  });
});

describe("playing", () => {
  test("shows the move at once and puts everything back", async () => {
    desk.choose(0);
    const played = desk.play(desk.acts.build);
    expect([desk.slot, desk.view.structure.length, desk.mine.buildings]).toEqual([null, 2, ["altar"]]);
    await played;
    expect(sent).toEqual([{ type: "move", seat: 0, move: LEGAL[0] }]);
  });

  test("a refused card is chosen again, and the position is as before", async () => {
    refusal = new Refusal("illegal_move", "That card is not there.");
    desk.choose(0);
    await desk.play(desk.acts.build);
    expect([desk.slot, desk.view.structure.length]).toEqual([0, 3]);
    expect(table.refused).not.toBeNull();
  });

  test("nothing is sent without a move", async () => {
    await desk.play(null);
    expect(sent).toEqual([]);
  });
});

test("a pick of a choice is found among the legal moves", () => {
  show({ phase: "progress", legal: [{ seat: 0, do: "progress", token: "law" }] });
  desk.pick = "law";
  expect(desk.picked).toEqual({ seat: 0, do: "progress", token: "law" });
  desk.pick = "theology";
  expect(desk.picked).toBeNull();
});

test("a second turn in a row is known by the wonder that gave it", () => {
  const wonder = { type: "move", seat: 0, move: LEGAL[2]!, again: true };
  show({}, [wonder]);
  expect(desk.extraTurn).toBe(true);
  show({ pending: [1] }, []);
  expect(desk.extraTurn).toBe(false);
});
