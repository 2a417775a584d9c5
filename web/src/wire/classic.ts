/** Made by web/schema.py from games/classic/schema.py: change it there. */

/** Build a card of the hand. */
export type Build = {
  do: "build";
  card: string;
  pay: [number, number]; // coins to the left and to the right neighbour
  seat: number;
  cost?: number;
  by?: number; // who decides for the Free City
};

/** Build the next stage of the wonder, with a card of the hand under it. */
export type BuildStage = {
  do: "stage";
  card: string;
  pay: [number, number]; // coins to the left and to the right neighbour
  seat: number;
  cost?: number;
  by?: number; // who decides for the Free City
};

/** Discard a card of the hand for coins. */
export type Discard = {
  do: "discard";
  card: string;
  seat: number;
  cost?: number;
  by?: number; // who decides for the Free City
};

/** Build a card of the hand for nothing, by a wonder's power. */
export type BuildFree = {
  do: "build_free";
  card: string;
  seat: number;
  cost?: number;
  by?: number; // who decides for the Free City
};

/** Build a card of the discard pile for nothing. */
export type Revive = {
  do: "revive";
  card: string;
  seat: number;
  cost?: number;
  by?: number; // who decides for the Free City
};

/** A stage that was built, as others see it: without the card. */
export type SeenStage = {
  do: "stage";
  pay: [number, number]; // coins to the left and to the right neighbour
  card?: string;
  seat: number;
  cost?: number;
  by?: number; // who decides for the Free City
};

/** A card that was discarded, as others see it: without the card. */
export type SeenDiscard = {
  do: "discard";
  card?: string;
  seat: number;
  cost?: number;
  by?: number; // who decides for the Free City
};

/** What there is one of for each neighbour. */
export type Sides = {
  left: number;
  right: number;
};

export type Board = {
  wonder: string;
  side: "A" | "B";
};

/** Coins that somebody was paid. */
export type Share = {
  seat: number | null; // `null` is the bank
  coins: number;
};

/** every city's board, at the beginning */
export type BoardsDealt = {
  type: "boards";
  boards: Board[];
};

/** the seat's own hand when a turn begins; with the Free City also `drawn`, the card that its holder drew */
export type HandTaken = {
  type: "hand";
  age: 1 | 2 | 3;
  turn: number;
  cards: string[];
  drawn?: string;
};

/** somebody decided. The moves of a turn are told together, when all are in; a seventh and a revived card belong to the turn after which they are played */
export type Moved = {
  type: "move";
  seat: number;
  age: 1 | 2 | 3;
  turn: number;
  move: SeenMove;
  coins: number; // paid (below 0), or got for a discarded card
  paid?: Share[];
  chain?: string | null; // the building that made a card free
  stage?: number; // the number of the stage that was built
};

/** an age has ended: by city, its shields, and the tokens that it took from its `left` and its `right` neighbour */
export type Conflicts = {
  type: "conflicts";
  age: 1 | 2 | 3;
  shields: number[];
  tokens: Sides[];
};

/** the discard pile, to the player who looks through it to revive a card */
export type PileShown = {
  type: "pile";
  cards: string[];
};

/** the last card of the Free City's pile, to its holder, if the Free City may play it */
export type SeventhDrawn = {
  type: "seventh";
  card: string;
};

/** what is left of the hand that the Free City could not use, to the other player */
export type HandShown = {
  type: "shown";
  seat: number;
  cards: string[];
};

export type Purchase = {
  seat: number; // the neighbour who sells
  resource: string;
  units: number;
  price: number; // of one unit
};

/** How a cost is met with one of the legal payments. */
export type Bill = {
  cost: number; // coins that leave the treasury
  pay: [number, number]; // coins to the left and to the right neighbour
  chain: string | null; // the building that makes it free; then nothing else is filled in
  coins: number; // of the cost, those that are printed
  own: Record<string, number>; // units that the city produces
  bought: Purchase[];
};

/** Why something can't be built. */
export type WhyNot = {
  why: "built" | "coins" | "resources"; // it stands already; coins are short; nobody sells what is missing
  cost: number | null; // with "coins": the least
  short: number; // coins that are lacking for that
  missing: Record<string, number>; // with "resources": units that nobody has
};

/** What the cards and the next stage would cost a city, or why they can't be built. */
export type Bills = {
  seat: number;
  cards: Record<string, Bill[]>; // by card, a bill for every legal payment
  stage: Bill[];
  why_not: Record<string, WhyNot>;
  stage_why_not: WhyNot | null;
};

/** Points by category, as if the game ended now. */
export type Score = {
  military: number;
  treasury: number;
  wonder: number;
  civilian: number;
  science: number;
  commerce: number;
  guilds: number;
  total: number;
};

export type Result = {
  winners: number[];
  by: "points";
  scores: Score[]; // of all cities, the Free City's too
};

/** A unit of production. */
export type Unit = {
  options: string[];
  for_sale: boolean; // whether neighbours can buy it
};

export type Prices = {
  raw: Sides;
  manufactured: Sides;
};

export type City = {
  coins: number;
  buildings: string[];
  stages: number; // how many are built
  conflicts: number[]; // its tokens, by age, the left neighbour's before the right one's
  score: Score;
  wonder: string;
  side: "A" | "B";
  production: Unit[];
  prices: Prices; // what a unit costs it at each neighbour
  discard_coins: number; // what it would get for a card
  shields: number;
  conflicts_by_age: Sides[]; // tokens of the ages that are over
  conflicts_now: Sides | null; // tokens if this age ended now; `null` after the last
  symbols: Record<string, number>; // how many of each
  symbols_of_choice: number;
  cards: number; // how many are in its hand
  buried: string[] | null; // the cards under its board, as far as the seat knows them
  stages_of_board: number;
};

/** A hand that the seat has held in this age. */
export type PassedHand = {
  turn: number;
  cards: string[]; // as the seat saw them
  holder: number; // who holds it now
  gone: string[]; // those that have left it, as far as the seat knows which
  unseen: number; // how many more have left it
  next: boolean; // it comes to the seat on the next turn
};

/** What a seat of classic may see, with what it may do and what everything costs. */
export type View = {
  game: "classic";
  seat: number | null; // whose view it is; `null` is a spectator's
  phase: "over" | "revive" | "seventh" | "turn";
  pending: number[]; // the cities that must decide
  have_chosen: number[]; // the cities whose choice of this turn is in
  legal: Move[]; // every legal move of the seat, with its `cost`
  chosen: Move[]; // the seat's own choices of this turn
  age: 1 | 2 | 3;
  turn: number;
  pass_to: "left" | "right"; // where the hands go in this age
  hand: string[]; // the seat's own
  passed: PassedHand[]; // the hands that it has held in this age: the `turn`, the `cards` as it saw them, the present `holder`; the cards that the seat knows to be `gone` since (built, its own, or missing when it saw the hand again), how many more have left it `unseen`, and whether the hand comes `next`
  next_from: number | null; // who holds the hand that comes next; `null` on the last turn of an age
  cities: City[];
  bills: Bills[]; // what can be built, for each city that the seat must decide for (see below)
  discard: string[] | null; // the discard pile while the seat looks through it
  discarded: number; // how many cards lie in the discard pile
  own_discards: string[]; // those of the seat
  free_city_holder: number | null; // who plays for the Free City on this turn, if there is one
  result: Result | null; // as in a record, after the end
};

export type Move = Build | BuildStage | Discard | BuildFree | Revive;

export type SeenMove = Build | BuildFree | Revive | SeenStage | SeenDiscard;

export type Event = BoardsDealt | HandTaken | Moved | Conflicts | PileShown | SeventhDrawn | HandShown;
