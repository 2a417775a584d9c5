/** What the box holds and what the server shows, as it comes in JSON. */

import type * as classic from "../wire/classic";
import type * as duel from "../wire/duel";
import type { GameName } from "../wire/server";

export type { GameName };
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

/** A move of either game: what any of them has, as far as this one has it. */
type OneOf = duel.Move | classic.SeenMove;
type FieldOf<M> = M extends unknown ? keyof M : never;
type ValueOf<M, Field> = M extends unknown ? (Field extends keyof M ? M[Field] : never) : never;
export type Move = { seat: number; do: OneOf["do"] } & { [Field in FieldOf<OneOf>]?: ValueOf<OneOf, Field> };

export type Score = Record<string, number> & { total: number };
export type Result = { winners: number[]; by: string; scores: Score[] };
/** What is shown of a price at a card. */
export type Price = Pick<duel.Bill, "cost" | "chain" | "short">;

export type { Bill, Loot, Purchase } from "../wire/duel";
export type DuelDeed = duel.Moved;
export type DuelCity = duel.City;
export type Laid = duel.CardLaid;
export type DuelView = Omit<duel.View, "legal"> & { legal: Move[] };
