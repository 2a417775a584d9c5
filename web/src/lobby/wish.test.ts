import { describe, expect, test } from "vitest";
import { Wish } from "./wish.svelte";

const kinds = (wish: Wish): string[] => wish.seats.map((seat) => seat.kind);

describe("seats", () => {
  test("the first is mine, the others are open; at one screen all are mine", () => {
    expect(kinds(new Wish("duel", 2))).toEqual(["me", "open"]);
    const hot = new Wish("duel", 2, true);
    expect([kinds(hot), hot.hot, hot.listed]).toEqual([["me", "me"], true, false]);
  });

  test("who sits there stays when the table changes", () => {
    const wish = new Wish("classic", 3);
    wish.seats[1] = { kind: "bot", level: 5 };
    wish.change("classic", 5);
    expect(kinds(wish)).toEqual(["me", "bot", "open", "open", "open"]);
    wish.change("duel", 2);
    expect([kinds(wish), wish.open]).toEqual([["me", "bot"], 0]);
  });
});

describe("boards", () => {
  test("each city has one, the Free City too; Duel has none", () => {
    expect(new Wish("classic", 2).chosen).toHaveLength(3);
    expect(new Wish("classic", 7).chosen).toHaveLength(7);
    expect(new Wish("duel", 2).chosen).toEqual([]);
  });

  test("whoever had the chosen one takes the other", () => {
    const wish = new Wish("classic", 3);
    const [first, second] = wish.chosen.map((board) => board.wonder);
    wish.pickBoard(0, second!);
    expect(wish.chosen.slice(0, 2).map((board) => board.wonder)).toEqual([second, first]);
    wish.pickBoard(0, "a board of nobody");
    expect(wish.chosen[1]!.wonder).toBe(first);
  });
});

describe("as the server wants it", () => {
  test("only what differs from the usual is said", () => {
    const wish = new Wish("duel", 2);
    expect(wish.table.rules).toEqual({});
    [wish.wonders, wish.pawn] = ["first_game", "last_player_chooses"];
    expect(wish.table.rules).toEqual({ wonders: "first_game", centred_pawn: "last_player_chooses" });
    expect(wish.table.boards).toBeUndefined();
  });

  test("boards are sent if they are chosen", () => {
    const wish = new Wish("classic", 3);
    wish.boards = "chosen";
    expect(wish.table.rules).toEqual({ boards: "chosen" });
    expect(wish.table.boards).toHaveLength(3);
  });

  test("a level is of bots alone, and a table without an open seat is not listed", () => {
    const wish = new Wish("duel", 2);
    wish.seats[1] = { kind: "bot", level: 6 };
    expect(wish.table.seats).toEqual([{ kind: "me" }, { kind: "bot", level: 6 }]);
    expect(wish.table.listed).toBe(false);
    wish.seats[1] = { kind: "open", level: 6 };
    expect(wish.table.listed).toBe(true);
  });

  test("rated is only what may be: different people, against the clock", () => {
    const wish = new Wish("duel", 2);
    wish.rated = true;
    expect(wish.table.rated).toBe(false);
    wish.time = "15";
    expect(wish.table.rated).toBe(true);
    expect(wish.table.time).toEqual({ kind: "bank", seconds: 900, increment: 10 });
    wish.seats[1] = { kind: "bot", level: 3 };
    expect(wish.table.rated).toBe(false);
    wish.seats[1] = { kind: "me", level: 3 };
    expect(wish.table.rated).toBe(false);
  });

  test("bots stand in as was chosen", () => {
    const wish = new Wish("duel", 2);
    wish.absence = "never";
    expect(wish.table.stand_ins?.after_minutes).toBeNull();
    wish.absence = "day";
    expect(wish.table.stand_ins?.after_minutes).toBe(1440);
  });
});
