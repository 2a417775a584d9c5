import { expect, test } from "vitest";
import { sorted } from "./seal";

test("keys are sorted at every depth, and lists keep their order", () => {
  expect(sorted({ b: [{ z: 1, a: null }, "õ"], a: true })).toBe('{"a":true,"b":[{"a":null,"z":1},"õ"]}');
});
