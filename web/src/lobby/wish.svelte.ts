/** What somebody wishes for a new table, while it is being filled in. */
import { boards as allBoards } from "../data/classic";
import type { GameName } from "../data/types";
import type { NewTable, Time } from "../net/api";

export type SeatKind = "me" | "open" | "bot";
export interface SeatWish {
  kind: SeatKind;
  level: number;
}
export interface BoardWish {
  wonder: string;
  side: string;
}
export const FEWEST = 2;
export const MOST = 7;
export const TIMES: Record<string, Time> = {
  none: { kind: "none" },
  "5": { kind: "bank", seconds: 300, increment: 5 },
  "15": { kind: "bank", seconds: 900, increment: 10 },
  "30": { kind: "bank", seconds: 1800, increment: 15 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
};
const USUAL_LEVEL = 3;
/** After how many minutes a bot may play for somebody who stays away, as one can choose it. */
export const ABSENCES = { never: null, minute: 1, minutes: 10, day: 24 * 60 };
export type Absence = keyof typeof ABSENCES;
const STAND_IN_LEVEL = 4;

export class Wish {
  game = $state<GameName>("duel");
  seats = $state<SeatWish[]>([]);
  wonders = $state("draft");
  pawn = $state("last_player_begins");
  boards = $state("random");
  chosen = $state<BoardWish[]>([]);
  time = $state("none");
  absence = $state<Absence>("minute");
  listed = $state(true);
  rated = $state(false);

  constructor(game: GameName, seats: number, hot = false) {
    this.game = game;
    this.listed = !hot;
    this.resize(seats, hot);
  }

  /** Another game or another number of seats; who sits there already stays. */
  change(game: GameName, seats: number): void {
    const hot = this.hot;
    this.game = game;
    this.resize(seats, hot);
  }

  resize(count: number, hot = false): void {
    const added: SeatWish = { kind: hot ? "me" : "open", level: USUAL_LEVEL };
    const first: SeatWish = { kind: "me", level: USUAL_LEVEL };
    this.seats = Array.from({ length: count }, (_, n) => this.seats[n] ?? { ...(n ? added : first) });
    const cities = this.game === "classic" ? Math.max(3, count) : 0; // with two the Free City has a board too
    const order = allBoards();
    this.chosen = Array.from({ length: cities }, (_, n) => this.chosen[n] ?? { wonder: order[n]!.id, side: "A" });
  }

  /** Everybody sits at this device. */
  get hot(): boolean {
    return this.seats.length > 1 && this.seats.every((seat) => seat.kind === "me");
  }
  get open(): number {
    return this.seats.filter((seat) => seat.kind === "open").length;
  }
  /** Rated games are between different people, and against the clock. */
  get mayBeRated(): boolean {
    const mine = this.seats.filter((seat) => seat.kind === "me").length;
    return this.time !== "none" && mine < 2 && this.seats.every((seat) => seat.kind !== "bot");
  }
  /** Choose a board for a city; whoever had it takes the other one. */
  pickBoard(at: number, wonder: string): void {
    const before = this.chosen[at]!.wonder;
    const other = this.chosen.find((board) => board.wonder === wonder);
    if (other) other.wonder = before;
    this.chosen[at]!.wonder = wonder;
  }

  get rules(): Record<string, unknown> {
    const pairs: [string, string, string][] =
      this.game === "duel"
        ? [
            ["wonders", this.wonders, "draft"],
            ["centred_pawn", this.pawn, "last_player_begins"],
          ]
        : [["boards", this.boards, "random"]];
    return Object.fromEntries(
      pairs.filter(([, value, usual]) => value !== usual).map(([name, value]) => [name, value]),
    );
  }

  /** As the server wants it. */
  get table(): NewTable {
    const seats = this.seats.map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind }));
    const boards = this.rules["boards"] === "chosen" ? { boards: this.chosen.map((board) => ({ ...board })) } : {};
    const rated = this.rated && this.mayBeRated;
    return {
      game: this.game,
      seats,
      rules: this.rules,
      ...boards,
      time: TIMES[this.time]!,
      listed: this.listed && this.open > 0,
      rated,
      stand_ins: { after_minutes: ABSENCES[this.absence], level: STAND_IN_LEVEL },
    };
  }
}
