/** What the box holds and what the server shows, as it comes in JSON. */

export type GameName = "duel" | "classic";
export type Colour = "brown" | "grey" | "blue" | "green" | "yellow" | "red" | "purple";
export const COLOURS: readonly Colour[] = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];
export type Amounts = Record<string, number>;

/** One effect of either game; `type` says which fields it has. */
export type Effect =
  | { type: "produce"; resources: Amounts; for_sale?: boolean }
  | { type: "produce_choice"; options: string[]; for_sale?: boolean }
  | { type: "fixed_trade_price"; resources: string[]; price: number }
  | { type: "trade_discount"; resources: string[]; price: number; neighbours: ("left" | "right")[] }
  | { type: "shields" | "victory_points" | "coins" | "opponent_loses_coins"; amount: number }
  | { type: "coins_on_chain_build" | "points_per_token" | "extra_shields"; amount: number }
  | { type: "science"; symbol: string }
  | { type: "coins_per"; amount: number; per: string | string[]; cities?: CityName[] }
  | { type: "points_per"; amount: number; per: string[]; cities: CityName[] }
  | { type: "guild_coins" | "guild_points"; amount: number; per: string[] }
  | { type: "destroy"; colour: "brown" | "grey" }
  | { type: "library"; draw: number }
  | { type: "resource_discount"; amount: number; applies_to: "wonder" | "blue" }
  | { type: "play_again" | "revive" | "grant_play_again" | "receive_opponent_trade_coins" }
  | { type: "science_choice" | "build_free" | "play_seventh_card" | "copy_neighbour_guild" };
export type CityName = "left" | "self" | "right";

export interface DuelCard {
  id: string;
  age: 1 | 2 | 3;
  colour: Colour;
  cost: Amounts;
  effects: Effect[];
  free_with: string | null;
  opens: string | null;
}
export interface ClassicCard {
  id: string;
  age: 1 | 2 | 3;
  colour: Colour;
  cost: Amounts;
  effects: Effect[];
  players: number[];
  free_with: string[];
  building: string | null;
}
export interface Wonder {
  id: string;
  cost: Amounts;
  effects: Effect[];
}
export interface Token {
  id: string;
  effects: Effect[];
}
export interface Stage {
  cost: Amounts;
  effects: Effect[];
}
export interface Board {
  id: string;
  resource: string;
  A: Stage[];
  B: Stage[];
}
export interface Slot {
  row: number;
  x: number;
  face_up: boolean;
  covered_by: number[];
}

/** What is drawn of a card, of either game: `banner` is the sign of the chain it opens, `need` of the one it needs. */
export interface Face {
  id: string;
  game: GameName;
  age: number;
  colour: Colour;
  cost: Amounts;
  effects: Effect[];
  banner: string | null;
  need: string | null;
}

/** Names in one language, as a tree: names.duel.cards.baths. */
export interface Names {
  language: string;
  duel: Record<string, Record<string, string>>;
  classic: Record<string, Record<string, string>>;
  resources: Record<string, string>;
  colours: Record<string, string>;
  building_types: Record<string, string>;
  ages: Record<string, string>;
}

export interface Purchase {
  resource: string;
  units: number;
  price: number;
  seller?: number | string; // classic only
}
/** How a cost is met, unit by unit. */
export interface Bill {
  cost: number;
  chain: string | null;
  coins: number;
  own: Amounts;
  chosen: Amounts;
  waived: Amounts;
  bought: Purchase[];
  short: number; // coins that the city lacks
}
/** What is shown of a price at a card. */
export type Price = Pick<Bill, "cost" | "chain" | "short">;
export interface Move {
  seat: number;
  do: string;
  card?: string;
  wonder?: string;
  token?: string;
  cost?: number;
  pay?: [number, number];
  [field: string]: unknown;
}
export type Score = Record<string, number> & { total: number };
export interface Result {
  winners: number[];
  by: string;
  scores: Score[];
}

/** A move of Duel as it was told. */
export interface DuelDeed {
  type: "move";
  seat: number;
  move: Move;
  coins?: number; // paid (below 0) or got for a discarded card
  chain?: string | null;
  again?: boolean;
}
export interface DuelCity {
  coins: number;
  buildings: string[];
  wonders: string[];
  wonders_built: string[];
  progress: string[];
  score: Score;
  production: Amounts;
  choices: { raw: number; manufactured: number };
  prices: Amounts;
  symbols: string[];
  wonder_bills: Record<string, Bill>;
  discard_coins: number;
}
export interface Laid {
  slot: number;
  row: number;
  x: number;
  card: string;
  available: boolean;
  covered_by: number; // cards
  uncovers: number[];
  bills: [Bill, Bill] | null;
}
export interface Loot {
  distance: number;
  coins: number;
}
export interface DuelView {
  game: "duel";
  seat: number | null;
  phase: "draft" | "turn" | "progress" | "library" | "revive" | "destroy" | "starter" | "over";
  pending: number[];
  legal: Move[];
  cities: [DuelCity, DuelCity];
  discard: string[];
  pawn: number;
  progress_board: string[];
  age: 1 | 2 | 3;
  structure: Laid[];
  offer: string[];
  draft: { order: number[][]; picks: number } | null; // by offer, the seats that pick; how many picks were made
  loot: [Loot[], Loot[]];
  unseen: { age: string[]; guilds: string[] };
  again: boolean;
  result: Result | null;
}
