import { describe, expect, test } from "vitest";
import type { GameEvent } from "../net/api";
import { builtBy, turnsOf, type Turn } from "./turns";

const deed = (turn: number, seat: number, act = "build", card = `card_${seat}`, age = 1): GameEvent => ({
  type: "move",
  seat,
  age,
  turn,
  coins: 0,
  move: { seat, do: act, card },
});
const seats = (turn: Turn): number[] => turn.map((one) => one.seat);

describe("the log, turn by turn", () => {
  test("a turn holds what was told of it, in the same order", () => {
    expect(turnsOf([deed(1, 2), deed(1, 0), deed(1, 1), deed(2, 1), deed(2, 2)]).map(seats)).toEqual([
      [2, 0, 1],
      [1, 2],
    ]);
  });

  test("a revived card and a seventh one belong to their turn", () => {
    const turns = turnsOf([
      deed(6, 0),
      deed(6, 1),
      deed(6, 1, "build", "seventh"),
      deed(6, 0, "revive"),
      deed(1, 0, "build", "x", 2),
    ]);
    expect(turns.map(seats)).toEqual([[0, 1, 1, 0], [0]]);
  });

  test("the same turn of another age is another", () => {
    expect(turnsOf([deed(1, 0), deed(1, 0, "build", "x", 2)])).toHaveLength(2);
  });

  test("what is not a move is passed over", () => {
    expect(turnsOf([{ type: "game" }, deed(1, 0), { type: "hand" }]).map(seats)).toEqual([[0]]);
  });
});

test("a city's buildings come in the order of the log; stages and discards are none", () => {
  const events = [
    deed(1, 0, "build", "baths"),
    deed(2, 0, "stage", "altar"),
    deed(2, 1, "build", "tavern"),
    deed(3, 0, "revive", "forum"),
    deed(4, 0, "discard", "press_1"),
  ];
  expect(builtBy(events, 0)).toEqual(["baths", "forum"]);
});
