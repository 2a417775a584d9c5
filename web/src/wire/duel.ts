/** Made by web/schema.py from games/duel/schema.py: change it there. */

/** Take one of the wonders laid out. */
export type Draft = {
  do: "draft";
  wonder: string;
  seat: number;
  cost?: number;
};

/** Build a card of the structure. */
export type Build = {
  do: "build";
  card: string;
  seat: number;
  cost?: number;
};

/** Discard a card of the structure for coins. */
export type Discard = {
  do: "discard";
  card: string;
  seat: number;
  cost?: number;
};

/** Build a wonder, with a card of the structure under it. */
export type BuildWonder = {
  do: "wonder";
  wonder: string;
  card: string;
  seat: number;
  cost?: number;
};

/** Take a progress token from the board. */
export type TakeToken = {
  do: "progress";
  token: string;
  seat: number;
  cost?: number;
};

/** Keep one of the progress tokens drawn by The Great Library. */
export type KeepToken = {
  do: "library";
  token: string;
  seat: number;
  cost?: number;
};

/** Build a card of the discard pile for nothing. */
export type Revive = {
  do: "revive";
  card: string;
  seat: number;
  cost?: number;
};

/** Choose which card the opponent loses. */
export type Destroy = {
  do: "destroy";
  card: string;
  seat: number;
  cost?: number;
};

/** Choose who begins the age. */
export type ChooseStarter = {
  do: "starter";
  starter: number;
  seat: number;
  cost?: number;
};

/** the progress tokens on the board, at the beginning */
export type TokensLaid = {
  type: "tokens";
  tokens: string[];
};

/** four wonders are laid out to be drafted (`offer`); or, with `"wonders": "first_game"`, those of each seat */
export type WondersLaid = {
  type: "wonders";
  offer?: string[];
  cities?: string[][];
};

/** an age is laid out: by slot, a card, or `"?"` or `"?guild"` where it lies face down */
export type AgeLaid = {
  type: "age";
  age: 1 | 2 | 3;
  structure: string[];
};

/** somebody decided */
export type Moved = {
  type: "move";
  seat: number;
  move: Move;
  coins?: number; // paid (below 0), or got for a discarded card
  chain?: string | null; // the building that made a card free
  again?: boolean; // whether a wonder brings another turn
  leaves?: string; // the wonder that nobody can build any more
};

/** a card is turned up */
export type Revealed = {
  type: "reveal";
  slot: number;
  card: string;
};

/** the tokens that The Great Library drew, to the seat that drew them only */
export type LibraryDrawn = {
  type: "library";
  tokens: string[];
};

export type Purchase = {
  resource: string;
  units: number;
  price: number; // of one unit
};

/** How a cost is met, unit by unit. */
export type Bill = {
  cost: number; // coins that leave the treasury
  chain: string | null; // the building that makes it free; then nothing else is filled in
  coins: number; // of the cost, those that are printed
  own: Record<string, number>; // units that the city produces
  chosen: Record<string, number>; // units from producers of choice
  waived: Record<string, number>; // units that a progress token waives
  bought: Purchase[];
  short: number; // coins that the city lacks
};

/** Points by category, as if the game ended now. */
export type Score = {
  civilian: number;
  science: number;
  commerce: number;
  guilds: number;
  wonders: number;
  progress: number;
  treasury: number;
  military: number;
  total: number;
};

export type Result = {
  winners: number[];
  by: Victory;
  scores: Score[];
};

export type Choices = {
  raw: number;
  manufactured: number;
};

export type City = {
  coins: number;
  buildings: string[];
  wonders: string[]; // those still to be built
  wonders_built: string[];
  progress: string[];
  score: Score;
  production: Record<string, number>; // units by resource
  choices: Choices; // how many units of choice it has
  prices: Record<string, number>; // by resource, what a unit costs it
  symbols: string[];
  discard_coins: number; // what it would get for a card
  wonder_bills: Record<string, Bill>; // of its wonders that are still to be built
};

/** A card of the structure, or its back. */
export type CardLaid = {
  slot: number;
  row: number;
  x: number;
  card: string; // `?` or `?guild` where it lies face down
  available: boolean;
  covered_by: number; // how many cards lie on it
  uncovers: number[]; // the slots that only this card still covers
  bills: [Bill, Bill] | null; // of both seats
};

export type DraftOrder = {
  order: number[][]; // the seats that pick from the first and from the second offer
  picks: number; // how many were made
};

/** A military token. */
export type Loot = {
  distance: number;
  coins: number;
};

export type Unseen = {
  age: string[];
  guilds: string[];
};

/** What a seat of Duel may see, with what it may do and what everything costs. */
export type View = {
  game: "duel";
  seat: number | null; // whose view it is; `null` is a spectator's
  phase: "destroy" | "draft" | "library" | "over" | "progress" | "revive" | "starter" | "turn";
  pending: number[]; // the seats that must decide
  legal: Move[]; // every legal move of the seat, with its `cost`
  cities: [City, City];
  discard: string[]; // the discard pile
  pawn: number; // the conflict pawn, -9 to 9; above 0 when seat 0 is ahead
  progress_board: string[]; // the progress tokens on the board
  age: 1 | 2 | 3;
  structure: CardLaid[]; // for each slot that is not empty, the card or back, whether it is `available`, how many cards it is `covered_by`, the slots it `uncovers`, and the `bills` of both seats
  offer: string[]; // what is laid out to choose from
  draft: DraftOrder | null; // while wonders are chosen: `order`, the seats that pick from the first and from the second offer, and how many `picks` were made
  loot: [Loot[], Loot[]]; // the military tokens still to be taken from each seat
  unseen: Unseen; // the cards that may lie face down
  again: boolean; // whether an extra turn follows
  result: Result | null; // as in a record, after the end
};

export type Victory = "military" | "points" | "science";

export type Move = Draft | Build | Discard | BuildWonder | TakeToken | KeepToken | Revive | Destroy | ChooseStarter;

export type Event = TokensLaid | WondersLaid | AgeLaid | Moved | Revealed | LibraryDrawn;
