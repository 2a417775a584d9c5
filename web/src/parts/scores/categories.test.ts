import { expect, test } from "vitest";
import { leads, written, type Seat } from "./categories";

const seat = (science: number): Seat => ({ name: "", score: { science, total: science } });

test("points below zero have a minus that is read as one", () => {
  expect([3, 0, -2].map(written)).toEqual(["3", "0", "−2"]);
});

test("who has most in a category leads it, together with others who have as much; nothing leads nowhere", () => {
  const seats = [seat(4), seat(4), seat(1)];
  expect(seats.map((one) => leads(seats, one, "science"))).toEqual([true, true, false]);
  expect(leads([seat(0)], seat(0), "science")).toBe(false);
});
