import type { Bill, Face } from "../data/types";

/** What is told of a thing: the thing itself, large, and answers beside it. */
export interface Told {
  face?: Face; // a card
  icon?: string; // or the drawing of something else
  title: string;
  words: string[];
  payers?: {
    name: string;
    ink: boolean;
    bill: Pick<Bill, "cost" | "coins" | "own" | "bought" | "chain" | "short">;
  }[];
  lines?: { icon: string; text: string; flag?: boolean; good?: boolean }[];
}
