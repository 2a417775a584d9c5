import { expect, test } from "vitest";
import type { State } from "../../net/api";
import { turns } from "./turns";

const told = (types: string[]): State<unknown> => ({ news: types.map((type) => ({ type })) }) as unknown as State<unknown>;
const THREE_SEATS = ["game", "boards", "hand", "move", "move", "move", "hand", "move", "move", "move", "move"];

test("a replay of classic stops before each new hand and at the end", () => expect(turns(told(THREE_SEATS), 7, 0)).toEqual([0, 3, 7]));
test("a position that somebody linked to is a stop too", () => expect(turns(told(THREE_SEATS), 7, 5)).toEqual([0, 3, 5, 7]));
test("a ply beyond the end is none", () => expect(turns(told(THREE_SEATS), 7, 99)).toEqual([0, 3, 7]));
