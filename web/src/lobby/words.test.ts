import { describe, expect, test } from "vitest";
import { tableIn } from "./words";

describe("a pasted link or code", () => {
  test.each([
    ["https://thauma.example/table/e4yxXB0vIfpm", "e4yxXB0vIfpm"],
    ["  https://thauma.example/table/e4yxXB0vIfpm/?seat=1  ", "e4yxXB0vIfpm"],
    ["thauma.example/game/xOXO2yLs1_3H?ply=12", "xOXO2yLs1_3H"],
    ["oDWYbDh_BFf-", "oDWYbDh_BFf-"],
  ])("%s means the table %s", (text, id) => expect(tableIn(text)).toBe(id));
  test.each(["", "zz", "?"])("%j means none", (text) => expect(tableIn(text)).toBeNull());
});
