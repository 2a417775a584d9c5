import { expect, test } from "vitest";
import { knownHands, leftIn, marked } from "./passed";
import type { ClassicView, PassedHand } from "./types";

const hand = (turn: number, holder: number, cards: string[] = [], gone: string[] = []): PassedHand => ({
  turn,
  holder,
  cards,
  gone,
  unseen: 0,
  next: false,
});

test("of a hand that came by twice the later sight counts", () => {
  const view = { passed: [hand(1, 2), hand(2, 1), hand(4, 2)] } as unknown as ClassicView;
  expect(knownHands(view).map(({ turn }) => turn)).toEqual([2, 4]);
});

test("of two cards alike one may be gone", () => {
  const seen = hand(1, 2, ["altar", "loom_1", "loom_1"], ["loom_1"]);
  expect(marked(seen).map(({ gone }) => gone)).toEqual([false, true, false]);
  expect(leftIn(seen)).toEqual(["altar", "loom_1"]);
});
