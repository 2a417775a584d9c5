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
/** What the cards and the next stage would cost a city that waits for me. */
export interface Bills {
  seat: number;
  cards: Record<string, ClassicBill[]>;
  stage: ClassicBill[];
}
export interface Unit {
  options: string[];
  for_sale: boolean;
}
export type Side = "left" | "right";
export interface ClassicCity {
  coins: number;
  buildings: string[];
  stages: number;
  conflicts: number[];
  score: Score;
  wonder: string;
  side: "A" | "B";
  production: Unit[];
  prices: Record<"raw" | "manufactured", Record<Side, number>>;
  shields: number;
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
}
export interface ClassicView {
  game: "classic";
  seat: number | null;
  phase: "turn" | "seventh" | "revive" | "over";
  pending: number[];
  legal: Move[];
  chosen: Move[];
  age: 1 | 2 | 3;
  turn: number;
  pass_to: Side;
  hand: string[];
  passed: PassedHand[];
  cities: ClassicCity[];
  bills: Bills[];
  discard: string[] | null;
  discarded: number;
  own_discards: string[];
  free_city_holder: number | null;
  result: Result | null;
}
export type Do = "build" | "stage" | "discard" | "build_free" | "revive";
