/** Made by web/schema.py from server/messages.py and acts.py: change it there. */
import type * as duel from "./duel";
import type * as classic from "./classic";

/** a game begins; whatever was told before is void */
export type GameBegins = {
  type: "game";
  protocol: number; // the version of the vocabulary, 1
  game: string;
  rules: Record<string, unknown>; // the options that differ from the default
  seats: number; // how many play
  seat: number | null; // the one that is told, from 0; `null` is a spectator
};

/** What somebody was banned for, and until when; none: for ever. */
export type Ban = {
  reason: string;
  until: number | null;
};

/** Somebody, as everybody may know them. */
export type Person = {
  id: string;
  name: string;
  kind: "account" | "guest";
};

/** Nobody counts. */
export type NoClock = {
  kind: "none";
};

/** When a bot may play for somebody who is away, and how strong it is. */
export type StandIns = {
  after_minutes?: number | null;
  level?: number;
};

export type Me = {
  person: Person | null;
  ban?: Ban | null;
  admin?: boolean;
};

export type NewName = {
  name: string;
};

export type Credentials = {
  name: string;
  password: string;
};

export type NewPassword = {
  old: string;
  new: string;
};

/** A new password for the account of a name, with a code that whoever runs the server has made. */
export type Reset = {
  name: string;
  code: string;
  password: string;
};

export type NewToken = {
  label: string;
};

export type Token = {
  id: string;
  label: string;
  created_at: number;
  used_at?: number | null;
  token?: string | null;
};

export type Tokens = {
  tokens: Token[];
};

export type Rating = {
  game: GameName;
  rating: number;
  games: number;
};

export type Profile = {
  person: Person;
  ratings: Rating[];
  games: number;
};

export type Ranked = {
  person: Person;
  rating: number;
  games: number;
};

export type Ranking = {
  people: Ranked[];
};

export type Found = {
  person: Person;
  ratings: Rating[];
};

export type People = {
  people: Found[];
};

/** A seat for whoever makes the table; several of them are a game at one screen. */
export type MySeat = {
  kind: "me";
};

/** A seat for whoever comes. */
export type OpenSeat = {
  kind: "open";
};

/** A seat for a bot. */
export type BotSeat = {
  kind: "bot";
  level: number;
};

export type Board = {
  wonder: string;
  side: "A" | "B";
};

/** A table as somebody wishes it. */
export type NewTable = {
  game: GameName;
  seats: (MySeat | OpenSeat | BotSeat)[];
  rules?: Record<string, unknown>;
  boards?: Board[] | null;
  time?: TimeControl;
  listed?: boolean;
  rated?: boolean;
  stand_ins?: StandIns;
};

/** A game with a coach. One that was left is gone on with, unless it is to begin anew. */
export type NewLesson = {
  anew?: boolean;
};

export type KeptFor = {
  person: string;
  name: string;
};

export type SeatInfo = {
  seat: number;
  kind: "bot" | "open" | "person";
  person: string | null;
  name: string;
  level: number | null;
  here: boolean;
  away_since: number | null;
  stand_in: number | null;
  kept_for: KeptFor | null;
  rating: number | null;
};

export type OutcomeInfo = {
  winners: number[];
  by: WonBy;
  points: number[] | null;
};

export type Opened = {
  salt: string;
};

export type You = {
  seats: number[];
  host: boolean;
};

/** A table as it is listed and as its visitors see it. */
export type TableInfo = {
  id: string;
  game: GameName;
  rules: Record<string, unknown>;
  time: TimeControl;
  listed: boolean;
  rated: boolean;
  status: "aborted" | "finished" | "open" | "playing";
  host: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  seats: SeatInfo[];
  serial: number;
  ply: number;
  pending: number[];
  age: number;
  turn: number | null;
  commitment: string;
  seal: string | null;
  opened: Opened | null;
  outcome: OutcomeInfo | null;
  rematch: string | null;
  stand_ins: StandIns;
  spectators: number;
  you: You;
  lesson: string | null;
  removed: string | null;
};

export type Tables = {
  tables: TableInfo[];
};

export type Page = {
  tables: TableInfo[];
  next: string | null;
};

export type Lobby = {
  tables: TableInfo[];
  people: number;
  games: number;
  closed: string | null;
};

/** A move that was possible: the chance to win with it, what it brings at once, what may follow. */
export type Option = {
  move: duel.Move | classic.Move;
  chance: number;
  brings: Record<string, number>;
  then: (duel.Move | classic.Move)[];
};

/** How good a move of a finished game was; chances are those of the player who decided. */
export type Judged = {
  ply: number;
  player: number;
  move: duel.Move | classic.Move;
  best: duel.Move | classic.Move;
  choices: number;
  before: number;
  played: number;
  loss: number;
  mark: "blunder" | "inaccuracy" | "mistake" | "none";
  simulations: number;
  exact: boolean;
  options: Option[];
};

/** A move of a game that was played elsewhere. */
export type NewStudy = {
  record: Record<string, unknown>;
  ply: number;
};

/** What the engine thinks of a position that may be studied; chances are those of the player who decides. */
export type Looked = {
  seat: number;
  player: number;
  chance: number;
  lines: Option[];
  depth: number;
  simulations: number;
  seconds: number;
  exact: boolean;
  most: number;
};

/** The position at the end of a record, of a finished table or of elsewhere, to think about. */
export type NewLook = {
  record: Record<string, unknown>;
  seat?: number | null;
  simulations?: number;
  table?: string | null;
};

/** A record from elsewhere, and the moment of it to look at. */
export type NewPosition = {
  record: Record<string, unknown>;
  ply: number;
  seat?: number | null;
};

export type ClockInfo = {
  left_ms: number;
  runs: boolean;
};

export type Clocks = {
  now: number;
  seats: ClockInfo[];
};

export type OfferInfo = {
  by: number;
  waiting: number[];
};

/** Where the game stands in its lesson: the task that is due, and whether somebody has strayed from it. */
export type LessonInfo = {
  task: number;
  strayed: boolean;
};

/** All that a seat (or a spectator: null) may know, and what is new in it. */
export type State = {
  type: "state";
  serial: number;
  ply: number;
  seat: number | null;
  view: Record<string, unknown>;
  news: Record<string, unknown>[];
  clocks: Clocks | null;
  offer: OfferInfo | null;
  lesson: LessonInfo | null;
  can_undo: boolean;
  can_withdraw: boolean;
  noted: string[];
  outcome: OutcomeInfo | null;
  result: Record<string, unknown> | null;
};

/** A position of a study: what everybody sees there, and every legal move of everybody who decides. */
export type StudyPosition = {
  state: State;
  legal: (duel.Move | classic.Move)[];
};

/** The act is on disk. */
export type Ack = {
  type: "ack";
  id: string;
  serial: number;
  ply: number;
};

/** Nothing was changed. `legal` lists what the seat may do instead, where that helps. */
export type RefusalMessage = {
  type: "refusal";
  code: Code;
  sentence: string;
  id?: string | null;
  legal?: (duel.Move | classic.Move)[] | null;
};

export type Hello = {
  type: "hello";
  protocol: number;
  version: string;
  person: Person | null;
  table: TableInfo;
  now: number;
};

export type TableNews = {
  type: "table";
  table: TableInfo;
};

export type Pong = {
  type: "pong";
  now: number;
};

export type Goodbye = {
  type: "goodbye";
  sentence: string;
};

export type Ping = {
  type: "ping";
};

export type SentMove = {
  type: "move";
  id: string; // chosen by the client, new for each act
  seat: number;
  seen: number; // the serial of the state that the decision answers
  move: duel.Move | classic.Move;
};

export type SentWithdraw = {
  type: "withdraw";
  id: string; // chosen by the client, new for each act
  seat: number;
  seen: number; // the serial of the state that the decision answers
};

export type SentAskUndo = {
  type: "undo";
  id: string; // chosen by the client, new for each act
  seat: number;
  seen: number; // the serial of the state that the decision answers
};

export type SentAnswer = {
  type: "answer";
  id: string; // chosen by the client, new for each act
  seat: number;
  seen: number; // the serial of the state that the decision answers
  agree: boolean;
};

export type SentResign = {
  type: "resign";
  id: string; // chosen by the client, new for each act
  seat: number;
  seen: number; // the serial of the state that the decision answers
};

export type DuelState = {
  type: "state";
  serial: number;
  ply: number;
  seat: number | null;
  view: duel.View;
  news: (GameBegins | duel.Event)[];
  clocks: Clocks | null;
  offer: OfferInfo | null;
  lesson: LessonInfo | null;
  can_undo: boolean;
  can_withdraw: boolean;
  noted: string[];
  outcome: OutcomeInfo | null;
  result: duel.Result | null;
};

export type ClassicState = {
  type: "state";
  serial: number;
  ply: number;
  seat: number | null;
  view: classic.View;
  news: (GameBegins | classic.Event)[];
  clocks: Clocks | null;
  offer: OfferInfo | null;
  lesson: LessonInfo | null;
  can_undo: boolean;
  can_withdraw: boolean;
  noted: string[];
  outcome: OutcomeInfo | null;
  result: classic.Result | null;
};

/** So many seconds for the whole game, and some more after each turn. */
export type Bank = {
  kind: "bank";
  seconds: number;
  increment: number;
};

/** So many days for each turn. */
export type Days = {
  kind: "days";
  days: number;
};

export type Code = "bad_move" | "bad_name" | "bad_option" | "bad_password" | "bad_record" | "bad_request" | "conflict" | "damaged_table" | "failed" | "game_over" | "illegal_move" | "lobby_closed" | "name_taken" | "no_offer" | "not_allowed" | "not_found" | "not_signed_in" | "not_started" | "not_your_turn" | "nothing_to_undo" | "nothing_to_withdraw" | "running" | "seat_taken" | "server_busy" | "stale" | "table_full" | "too_large" | "too_many" | "unknown_game" | "unknown_person" | "unknown_ply" | "unknown_seat" | "unknown_table" | "unknown_token" | "unreadable_move" | "wrong_password" | "wrong_seat";

export type TimeControl = NoClock | Bank | Days;

export type GameName = "classic" | "duel";

export type WonBy = "military" | "points" | "resignation" | "science" | "time";

export type AnyState = DuelState | ClassicState;

export type Act = SentMove | SentWithdraw | SentAskUndo | SentAnswer | SentResign;

export type FromClient = Ping | SentMove | SentWithdraw | SentAskUndo | SentAnswer | SentResign;
