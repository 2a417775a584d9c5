// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { speak } from "../../language/index.svelte";
import { addressOf, chains, fits, plain, things, type Wanted } from "./things";

const ANY: Wanted = { text: "", game: "duel", kind: "", age: 0, colour: "", chained: false };
const found = (change: Partial<Wanted>): string[] => {
  const wanted = { ...ANY, ...change };
  return things(wanted.game)
    .filter((thing) => fits(thing, wanted))
    .map((thing) => thing.id);
};

beforeEach(() => speak("en"));

test("both boxes are there as a whole", () => {
  expect(things("duel")).toHaveLength(73 + 12 + 10);
  expect(things("classic").filter((thing) => thing.kind === "board")).toHaveLength(7);
});

describe("a search", () => {
  test("finds by kind, age, colour and chain", () => {
    expect(found({ kind: "wonder" })).toContain("sphinx");
    expect(found({ kind: "wonder" })).toHaveLength(12);
    expect(found({ age: 1, colour: "red" })).toEqual(["guard_tower", "stable", "garrison", "palisade"]);
    expect(found({ age: 1, colour: "red", chained: true })).toEqual(["stable", "garrison", "palisade"]);
  });

  test("finds by words in any order, without accents and with what a thing does", () => {
    expect(plain("Čeština Õhtu")).toBe("cestina ohtu");
    expect(found({ text: "TOWER guard" })).toEqual(["guard_tower"]);
    expect(found({ text: "shield military", age: 1 })).toContain("stable");
    expect(found({ text: "no such thing" })).toEqual([]);
  });
});

test("a chain leads from the card that opens to the card that is free", () => {
  expect(chains("duel", "horse_breeders")).toEqual({ from: ["stable"], to: [] });
  expect(chains("duel", "stable")).toEqual({ from: [], to: ["horse_breeders"] });
  expect(chains("classic", "baths")).toEqual({ from: [], to: ["aqueduct"] });
  expect(chains("classic", "aqueduct").from).toEqual(["baths"]);
  expect(addressOf("classic", "baths")).toBe("/cards/classic/baths");
});
