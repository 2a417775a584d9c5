import { describe, expect, test } from "vitest";
import { asCsv, asText } from "./export";
import {
  conflictPoints,
  pawnPoints,
  pointsIn,
  sciencePoints,
  scoreOf,
  treasuryPoints,
  verdict,
  type Sheet,
} from "./score";

const player = (name: string, entries: Record<string, number> = {}) => ({ name, entries });
const sheet = (game: Sheet["game"], players: Sheet["players"], more: Partial<Sheet> = {}): Sheet => ({
  id: "x",
  game,
  at: 0,
  players,
  pawn: 0,
  science: null,
  ...more,
});

describe("science of classic", () => {
  test("the example of the rules: 3, 2 and 1 symbols are 21 points", () =>
    expect(sciencePoints([3, 2, 1], 0)).toBe(21));
  test("a symbol of choice becomes the second tablet: 31 points", () => expect(sciencePoints([3, 2, 1], 1)).toBe(31));
  test("two symbols of choice may complete a set", () => expect(sciencePoints([1, 0, 0], 2)).toBe(10));
  test("many of one kind beat a set", () => expect(sciencePoints([4, 0, 0], 1)).toBe(25));
  test("nothing is nothing", () => expect(sciencePoints([0, 0, 0], 0)).toBe(0));
});

describe("military", () => {
  test.each([
    [0, 0],
    [1, 2],
    [2, 2],
    [3, 5],
    [5, 5],
    [6, 10],
    [8, 10],
    [-4, 0],
  ])("a pawn %i spaces away is worth %i", (distance, points) => expect(pawnPoints(distance)).toBe(points));
  test("conflict tokens count 1, 3, 5 and a defeat takes 1", () =>
    expect(conflictPoints(player("A", { victory1: 2, victory2: 1, victory3: 2, defeat: 3 }))).toBe(12));
  test("only defeats are below zero", () => expect(conflictPoints(player("A", { defeat: 6 }))).toBe(-6));
  test("the pawn counts for the player who has pushed it away", () => {
    const pushed = sheet("duel", [player("A"), player("B")], { pawn: -4 });
    expect([pointsIn(pushed, 0, "military"), pointsIn(pushed, 1, "military")]).toEqual([0, 5]);
  });
});

test("three coins are a point, the rest is nothing", () =>
  expect([0, 2, 3, 11].map((n) => treasuryPoints("duel", n))).toEqual([0, 0, 1, 3]));

test("the total is the sum of all categories", () => {
  const one = sheet("duel", [
    player("A", { civilian: 18, science: 11, commerce: 3, guilds: 3, wonders: 12, progress: 7, coins: 9 }),
    player("B"),
  ]);
  expect(scoreOf(one, 0).total).toBe(57);
});

describe("who wins", () => {
  test("the most points", () =>
    expect(verdict(sheet("classic", [player("A", { wonder: 3 }), player("B", { wonder: 4 })]))).toEqual({
      winners: [1],
      by: "points",
    }));
  test("Duel: more points on blue cards break a tie", () =>
    expect(verdict(sheet("duel", [player("A", { civilian: 5 }), player("B", { science: 5 })]))).toEqual({
      winners: [0],
      by: "civilian",
    }));
  test("Duel: equal there too, the victory is shared", () =>
    expect(verdict(sheet("duel", [player("A", { science: 5 }), player("B", { guilds: 5 })]))).toEqual({
      winners: [0, 1],
      by: "shared",
    }));
  test("classic: more coins break a tie, even without a point more", () =>
    expect(
      verdict(
        sheet("classic", [player("A", { guilds: 4, coins: 4 }), player("B", { guilds: 4, coins: 5 }), player("C")]),
      ),
    ).toEqual({ winners: [1], by: "coins" }));
  test("classic: three may share", () =>
    expect(
      verdict(sheet("classic", [player("A", { guilds: 4 }), player("B", { guilds: 4 }), player("C", { guilds: 4 })]))
        .winners,
    ).toEqual([0, 1, 2]));
  test("the pawn in the capital wins whatever the points say", () =>
    expect(verdict(sheet("duel", [player("A"), player("B", { civilian: 50 })], { pawn: 9 }))).toEqual({
      winners: [0],
      by: "military",
    }));
  test("six symbols win whatever the points say", () =>
    expect(verdict(sheet("duel", [player("A", { civilian: 50 }), player("B")], { science: 1 }))).toEqual({
      winners: [1],
      by: "science",
    }));
});

describe("on paper", () => {
  const words = { category: (name: string) => name, total: "Total", winner: "Winner" };
  const one = sheet("classic", [player('Ann "A", B', { guilds: 4 }), player("=Bo", { coins: 7 })]);
  test("a name with a comma and quotes stays one field", () =>
    expect(asCsv(one, words).split("\r\n")[0]).toBe(',"Ann ""A"", B",\'=Bo'));
  test("the last line is the total", () => expect(asCsv(one, words)).toContain("Total,4,2"));
  test("the text has a line for each category", () => expect(asText(one, words).split("\n").length).toBe(10));
});
