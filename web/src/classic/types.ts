/** What the server shows of a classic game: the shape of `Game.observe`. */
import type { Amounts, Move, Result, Score } from "../data/types";

export interface Sold {
  seat: number; // the neighbour who sells
  resource: string;
  units: number;
  price: number; // of one unit
}
export interface ClassicBill {
  cost: number;
  pay: [number, number]; // to the left and to the right neighbour
  chain: string | null;
  coins: number;
  own: Amounts;
  bought: Sold[];
}
/** Why something can't be built. */
export interface WhyNot {
  why: "built" | "coins" | "resources";
  cost: number | null; // with "coins": the least
  short: number; // coins that are lacking for that
  missing: Amounts; // with "resources": what nobody sells
}
/** What the cards and the next stage would cost a city that waits for me, or why they can't be built. */
export interface Bills {
  seat: number;
  cards: Record<string, ClassicBill[]>;
  stage: ClassicBill[];
  why_not: Record<string, WhyNot>;
  stage_why_not: WhyNot | null;
}
export interface Unit {
  options: string[];
  for_sale: boolean;
}
export type Side = "left" | "right";
export type Sides = Record<Side, number>;
export interface ClassicCity {
  coins: number;
  buildings: string[];
  stages: number;
  conflicts: number[];
  score: Score;
  wonder: string;
  side: "A" | "B";
  production: Unit[];
  prices: Record<"raw" | "manufactured", Sides>;
  discard_coins: number;
  shields: number;
  conflicts_by_age: Sides[]; // tokens of the ages that are over
  conflicts_now: Sides | null; // tokens if this one ended now
  symbols: Record<string, number>;
  symbols_of_choice: number;
  cards: number;
  buried: string[] | null;
  stages_of_board: number;
}
export interface PassedHand {
  turn: number;
  cards: string[];
  holder: number;
  gone: string[]; // those of the cards that left it, as far as I know which
  unseen: number; // how many more left it
  next: boolean; // it comes to me on the next turn
}
/** A move as it was told, with what it cost or brought. */
export interface Deed {
  type: "move";
  seat: number;
  age: number;
  turn: number;
  move: Move;
  coins: number; // paid (below 0) or got for a discarded card
  paid?: { seat: number | null; coins: number }[]; // null is the bank
  chain?: string | null;
  stage?: number; // the number of the stage that was built
}
/** The end of an age: by city, its shields and what it took from each neighbour. */
export interface Conflicts {
  type: "conflicts";
  age: number;
  shields: number[];
  tokens: Sides[];
}
export interface ClassicView {
  game: "classic";
  seat: number | null;
  phase: "turn" | "seventh" | "revive" | "over";
  pending: number[];
  have_chosen: number[];
  legal: Move[];
  chosen: Move[];
  age: 1 | 2 | 3;
  turn: number;
  pass_to: Side;
  hand: string[];
  passed: PassedHand[];
  next_from: number | null; // who holds the hand that comes next
  cities: ClassicCity[];
  bills: Bills[];
  discard: string[] | null;
  discarded: number;
  own_discards: string[];
  free_city_holder: number | null;
  result: Result | null;
}
export type Do = "build" | "stage" | "discard" | "build_free" | "revive";
