// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Places } from "./places";

test("an element is found as long as it is there", () => {
  const places = new Places();
  const element = document.createElement("div");
  const leave = places.at("pawn")(element);
  expect(places.find("pawn")).toBe(element);
  if (leave) leave();
  expect(places.find("pawn")).toBeUndefined();
});

test("one that leaves late does not take its successor's name", () => {
  const places = new Places();
  const [before, after] = [document.createElement("div"), document.createElement("div")];
  const leave = places.at("slot 3")(before);
  places.at("slot 3")(after);
  if (leave) leave();
  expect(places.find("slot 3")).toBe(after);
});

test("what can't be seen has no place on the screen", () => {
  const places = new Places();
  places.at("pile")(document.createElement("div"));
  expect(places.rect("pile")).toBeUndefined();
});
