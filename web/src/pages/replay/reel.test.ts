import { expect, test } from "vitest";
import type { State } from "../../net/api";
import { turns } from "./turns";

const told = (moves: number[]): State<unknown> =>
  ({
    news: [
      { type: "game" },
      { type: "hand" },
      ...moves.map((turn) => ({ type: "move", age: 1, turn })),
      { type: "hand" },
    ],
  }) as unknown as State<unknown>;
const THREE_SEATS = told([1, 1, 1, 2, 2, 2, 2]); // on the second turn a card came back

test("a replay of classic stops where turns begin and at the end", () =>
  expect(turns(THREE_SEATS, 7, 0)).toEqual([0, 3, 7]));
test("a position that somebody linked to is a stop too", () => expect(turns(THREE_SEATS, 7, 5)).toEqual([0, 3, 5, 7]));
test("a ply beyond the end is none", () => expect(turns(THREE_SEATS, 7, 99)).toEqual([0, 3, 7]));
test("a turn that is still open is a stop, with what was chosen in it", () =>
  expect(turns(told([1, 1, 1]), 5, 5)).toEqual([0, 3, 5]));
