import { expect, test } from "vitest";
import { sealed, sorted } from "./seal";

test("keys are sorted at every depth, and lists keep their order", () => {
  expect(sorted({ b: [{ z: 1, a: null }, "õ"], a: true })).toBe('{"a":true,"b":[{"a":null,"z":1},"õ"]}');
});

test("the deal is sealed, and with the players once they sit", () => {
  const record = { game: "duel", players: ["Ann", "Bo"], setup: {}, moves: [] };
  expect(sealed(record, "00")).toBe(
    '{"game":"duel","rules":{},"salt":"00","seats":2,"setup":{},"version":"thauma-deal/1"}',
  );
  expect(sealed(record, "00", true)).toBe(
    '{"game":"duel","players":["Ann","Bo"],"rules":{},"salt":"00","seats":2,"setup":{},"version":"thauma-deal/2"}',
  );
});
