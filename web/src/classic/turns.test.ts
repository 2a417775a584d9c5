import { describe, expect, test } from "vitest";
import type { Move } from "../data/types";
import type { GameEvent } from "../net/api";
import { builtBy, turnsOf } from "./turns";

const move = (seat: number, act = "build", card = `card_${seat}`): GameEvent => ({ type: "move", seat, move: { seat, do: act, card } });
const seats = (turn: Move[]): number[] => turn.map((one) => one.seat);

describe("the log, turn by turn", () => {
  test("a turn holds one move of every city, in any order", () => {
    expect(turnsOf([move(2), move(0), move(1), move(1), move(2)], 3).map(seats)).toEqual([[2, 0, 1], [1, 2]]);
  });

  test("a revived card belongs to the turn before it", () => {
    const turns = turnsOf([move(0), move(1), move(2), move(1, "revive"), move(0), move(1), move(2)], 3);
    expect(turns.map(seats)).toEqual([[0, 1, 2, 1], [0, 1, 2]]);
  });

  test("a seventh card belongs to the last turn of its age", () => {
    const turns = turnsOf([move(0), move(1), move(2), move(1, "build", "seventh"), move(0), move(1), move(2)], 3);
    expect(turns.map(seats)).toEqual([[0, 1, 2, 1], [0, 1, 2]]);
    expect(turns[0]![3]!.card).toBe("seventh");
  });

  test("what is not a move is passed over", () => {
    expect(turnsOf([{ type: "game" }, move(0), { type: "hand" }], 3).map(seats)).toEqual([[0]]);
  });
});

test("a city's buildings come in the order of the log; stages and discards are none", () => {
  const events = [move(0, "build", "baths"), move(0, "stage", "altar"), move(1, "build", "tavern"), move(0, "revive", "forum"), move(0, "discard", "press_1")];
  expect(builtBy(events, 0)).toEqual(["baths", "forum"]);
});
