/** The conflicts at the end of an age: who stood against whom, and what each took. */
import { outcomeOf } from "./labels";
import type { ClassicView } from "./types";

export interface Conflict {
  a: number; // a city
  b: number; // its left neighbour
  tokens: [number, number]; // what a and b take; 0 if they are equal
}
export interface Conflicts {
  age: number;
  shields: number[];
  gained: number[]; // by city, as the server counted
  pairs: Conflict[];
}

/** What changed between two views if an age ended in between; null if none did. */
export function conflictsBetween(before: ClassicView, after: ClassicView): Conflicts | null {
  const ended = after.age > before.age || (after.phase === "over" && before.phase !== "over");
  if (!ended || after.cities.length !== before.cities.length) return null;
  const [age, circle] = [before.age, after.cities.length];
  const sum = (tokens: number[]): number => tokens.reduce((all, token) => all + token, 0);
  const shields = after.cities.map((city) => city.shields);
  const pairs = shields.map((mine, a): Conflict => {
    const b = (a + 1) % circle;
    return { a, b, tokens: [outcomeOf(mine, shields[b]!, age), outcomeOf(shields[b]!, mine, age)] };
  });
  return { age, shields, pairs, gained: after.cities.map((city, seat) => sum(city.conflicts) - sum(before.cities[seat]!.conflicts)) };
}
