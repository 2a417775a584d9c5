// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Move } from "../data/types";
import { speak } from "../language/index.svelte";
import { Refusal, type GameEvent, type Seat, type State, type Table } from "../net/api";
import type { Act } from "../net/live";
import { notices } from "./notices.svelte";
import { TableState, type AnyView } from "./table.svelte";

const MOVE: Move = { seat: 0, do: "discard", card: "altar" };

function told(
  serial: number,
  seat: number | null = 0,
  view: Partial<AnyView> = {},
  news: GameEvent[] = [],
): State<AnyView> {
  const seen: AnyView = { game: "duel", seat, phase: "turn", pending: [0], legal: [], age: 1, result: null, ...view };
  const empty = {
    clocks: null,
    offer: null,
    lesson: null,
    can_undo: false,
    can_withdraw: false,
    noted: [],
    outcome: null,
    result: null,
  };
  return { type: "state", serial, ply: serial, seat, view: seen, news, ...empty };
}

const seat = (n: number, sits: Partial<Seat>): Seat =>
  ({ seat: n, kind: "person", name: "", person: null, rating: null, level: null, stand_in: null, ...sits }) as Seat;

let table: TableState;
let acts: [Act, number][];
let answer: () => Promise<unknown>;

beforeAll(() => speak("en"));
beforeEach(() => {
  table = new TableState();
  acts = [];
  answer = () => Promise.resolve();
  table.carry({ act: (act, seen) => (acts.push([act, seen]), answer()), close: () => undefined });
});

describe("news", () => {
  const [begin, first, second]: GameEvent[] = [{ type: "game" }, { type: "move", n: 1 }, { type: "move", n: 2 }];

  test("what happened is kept in order, and only what is new is fresh", () => {
    table.show(told(1, 0, {}, [begin!, first!]));
    expect([table.happenings.length, table.fresh.length]).toEqual([2, 0]);
    table.show(told(2, 0, {}, [second!]));
    expect(table.happenings.map(({ event, at }) => [event["n"], at])).toEqual([
      [undefined, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(table.fresh.map(({ at }) => at)).toEqual([2]);
  });

  test("after a move was taken back the log begins anew", () => {
    table.show(told(1, 0, {}, [begin!, first!, second!]));
    table.show(told(2, 0, {}, [begin!, first!]));
    expect(table.happenings).toHaveLength(2);
  });

  test("a state that is older than the one shown is passed over", () => {
    table.show(told(5, 0, { age: 2 }, [begin!]));
    table.show(told(4, 0, { age: 1 }, [first!]));
    expect([table.view?.age, table.happenings.length]).toEqual([2, 1]);
  });
});

describe("seats", () => {
  test("a spectator who sits down sees from the seat", () => {
    table.show(told(1, null));
    expect(table.spectating).toBe(true);
    table.show(told(2, 1));
    expect([table.seat, table.spectating, table.mine]).toEqual([1, false, [1]]);
  });

  test("at one device the seat that must decide is shown", () => {
    table.show(told(1, 0, { pending: [0] }));
    table.show(told(1, 1, { pending: [0] }));
    expect(table.seat).toBe(0);
    table.show(told(2, 0, { pending: [1] }));
    expect(table.seat).toBe(1);
  });

  test("names: bots have their own, namesakes are counted, an empty seat has its number", () => {
    const seats = [
      seat(0, { name: "Mari" }),
      seat(1, { name: "Mari" }),
      seat(2, { kind: "bot", level: 3 }),
      seat(3, {}),
    ];
    table.table = { seats } as Table;
    expect([table.nameOf(0), table.nameOf(1), table.nameOf(3)]).toEqual([
      "Mari",
      "Mari 2",
      table.nameOf(99).replace("100", "4"),
    ]);
    expect(table.nameOf(2)).not.toBe("");
    expect([table.isBot(0), table.isBot(2)]).toEqual([false, true]);
  });

  test("the bots are waited for only if nobody here must decide", () => {
    table.table = { seats: [seat(0, { name: "Mari" }), seat(1, { kind: "bot" })] } as Table;
    table.show(told(1, 0, { pending: [1] }));
    expect(table.botsTurn).toBe(true);
    table.show(told(2, 0, { pending: [0, 1] }));
    expect(table.botsTurn).toBe(false);
  });
});

describe("a move", () => {
  beforeEach(() => table.show(told(7)));

  test("shows at once, carries what was seen, and is done when the next state comes", async () => {
    expect(table.myTurn).toBe(true);
    const played = table.play(MOVE);
    expect([table.sending, table.myTurn]).toEqual([MOVE, false]);
    await expect(played).resolves.toBe(true);
    expect(acts).toEqual([[{ type: "move", seat: 0, move: MOVE }, 7]]);
    expect(table.sending).toEqual(MOVE);
    table.show(told(8));
    expect(table.sending).toBeNull();
  });

  test("that is refused comes back with the reason, which the next act clears", async () => {
    answer = () => Promise.reject(new Refusal("illegal_move", "That card is not there."));
    await expect(table.play(MOVE)).resolves.toBe(false);
    expect([table.sending, table.refused]).toEqual([null, new Refusal("illegal_move", "").words]);
    expect(notices.polite).toBe(table.refused);
    answer = () => Promise.resolve();
    await table.play(MOVE);
    expect(table.refused).toBeNull();
  });

  test("is said to be on its way when the answer takes long", async () => {
    vi.useFakeTimers();
    let settle = (_: unknown): void => undefined;
    answer = () => new Promise((done) => (settle = done));
    const played = table.play(MOVE);
    vi.advanceTimersByTime(400);
    expect(table.slow).toBe(true);
    settle(null);
    await played;
    expect(table.slow).toBe(false);
    vi.useRealTimers();
  });
});

test("taking back and withdrawing go out as they are", async () => {
  table.show(told(3));
  await table.act({ type: "undo", seat: 0 });
  await table.act({ type: "withdraw", seat: 0 });
  expect(acts).toEqual([
    [{ type: "undo", seat: 0 }, 3],
    [{ type: "withdraw", seat: 0 }, 3],
  ]);
});

test("before anything was shown nothing can be done", async () => {
  await expect(table.act({ type: "undo", seat: 0 })).resolves.toBe(false);
  expect(acts).toEqual([]);
});
