import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as classic from "../../data/classic";
import * as duel from "../../data/duel";
import { inline, parse, type Chapter } from "./parse";

const text = (language: string): Chapter[] =>
  parse(readFileSync(new URL(`./text/${language}.md`, import.meta.url), "utf8"));
const shape = (chapters: Chapter[]) =>
  chapters.map((chapter) =>
    chapter.sections.map((section) => section.blocks.map((block) => `${block.kind} ${block.items.length}`)),
  );
const things = (chapters: Chapter[]) =>
  chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        block.items.flat().flatMap((part) => (part.kind === "thing" ? [`${part.game}:${part.id}`] : [])),
      ),
    ),
  );

test("bold words and things are found within a line", () =>
  expect(inline("**Build** {duel:baths} now")).toEqual([
    { kind: "bold", text: "Build" },
    { kind: "text", text: " " },
    { kind: "thing", game: "duel", id: "baths" },
    { kind: "text", text: " now" },
  ]));

test("items that follow each other are one list, a blank line begins another", () => {
  const [chapter] = parse("# A\n- one\n- two\n\n- three");
  expect(chapter!.sections[0]!.blocks.map((block) => block.items.length)).toEqual([2, 1]);
});

test("a text without a chapter is refused", () => expect(() => parse("lost")).toThrow("must begin with a chapter"));

describe.each(["et", "da", "fi", "cs", "hu"])("the rules in %s", (language) => {
  test("have the same parts as in English", () => expect(shape(text(language))).toEqual(shape(text("en"))));
  test("name the same things", () => expect(things(text(language)).sort()).toEqual(things(text("en")).sort()));
});

test("every thing that the rules name is in the box", () => {
  const boxes: Record<string, Set<string>> = {
    duel: new Set([...duel.cards(), ...duel.wonders(), ...duel.tokens()].map((one) => one.id)),
    classic: new Set([...classic.cards(), ...classic.boards()].map((one) => one.id)),
  };
  const lost = things(text("en")).filter((name) => !boxes[name.split(":")[0]!]!.has(name.split(":")[1]!));
  expect(lost).toEqual([]);
});
