/** One table as it is seen from here: the seats, the position, the log, and what is on its way to the server. */
import { botName } from "../data/bots";
import type { Move, Result } from "../data/types";
import { personName, say } from "../language/index.svelte";
import { Refusal, type Clocks, type GameEvent, type Outcome, type State, type Table } from "../net/api";
import { Live, type Act, type Connection, type Listener } from "../net/live";
import { rememberSeal } from "../net/seal";
import { notices } from "./notices.svelte";

const PATIENCE = 400; // ms after which a move is said to be on its way

/** What both games' views have in common. */
export interface AnyView {
  game: "duel" | "classic";
  seat: number | null;
  phase: string;
  pending: number[];
  legal: Move[];
  age: number;
  result: Result | null;
}

/** Something that happened. */
export interface Happening {
  event: GameEvent;
  at: number; // its place in the log, from 0
}

/** Whoever carries acts to a server; the replay and the dev page have none. */
export interface Carrier {
  act(act: Act, seen: number): Promise<unknown>;
  again?(): void;
  close(): void;
}

export class TableState<View extends AnyView = AnyView> {
  table = $state.raw<Table | null>(null);
  states = $state.raw<ReadonlyMap<number | null, State<View>>>(new Map());
  happenings = $state.raw<readonly Happening[]>([]);
  fresh = $state.raw<readonly Happening[]>([]); // what the last State brought, for motion and the live region
  connection = $state<Connection>("connecting");
  sending = $state.raw<Move | null>(null); // shown as done, not yet answered
  slow = $state(false); // the answer takes long enough to be mentioned
  refused = $state<string | null>(null); // why the last act was refused, until the next one
  ratingsBefore = $state.raw<readonly (number | null)[]>([]); // of the seats, as long as the game ran
  clockOffset = 0; // server time minus ours
  #knownAs = $state<string | null | undefined>(); // who I am to the socket
  #introduced = ""; // as whom I have connected anew: once is enough
  #seat = $state<number | null>(null);
  #carrier: Carrier | null = null;

  /** Sit at (or watch) a table of the server. */
  connect(id: string): void {
    this.#carrier = new Live(id, this.#listener());
  }

  /** Let something else carry the acts. */
  carry(carrier: Carrier): void {
    this.#carrier = carrier;
    this.connection = "open";
  }

  close(): void {
    this.#carrier?.close();
  }

  /** Whoever came as nobody and then took a name must be known by it; to be called inside an effect. */
  introduce(person: string | undefined): void {
    if (!person || this.#knownAs === undefined || this.#knownAs === person || this.#introduced === person) return;
    this.#introduced = person;
    this.#carrier?.again?.();
  }

  #listener(): Listener {
    return {
      hello: (table, person, now) => {
        this.#take(table);
        this.#knownAs = person?.id ?? null;
        rememberSeal(table);
        this.clockOffset = now - Date.now();
      },
      table: (table) => this.#take(table),
      state: (state) => this.show(state as State<View>),
      connection: (now) => this.#connected(now),
    };
  }

  #take(table: Table): void {
    this.table = table;
    if (table.status === "playing") this.ratingsBefore = table.seats.map((seat) => seat.rating);
  }

  #connected(now: Connection): void {
    if (now === "lost" && this.connection === "open") notices.alert(say("connection-lost"));
    if (now === "open" && this.connection === "lost") notices.tell(say("connection-back"));
    this.connection = now;
  }

  /** The server's word about the position; with it, what happened since. */
  show(told: State<View>): void {
    const before = this.states.get(told.seat) ?? null;
    if (before && told.serial < before.serial) return;
    const known = new Map(this.states);
    if (told.seat !== null) known.delete(null); // whoever watched has sat down
    this.states = known.set(told.seat, told);
    this.sending = null;
    if (this.mine.length < 2 || told.seat === this.mine[0]) this.#remember(told);
    this.#turnTo(told);
  }

  #remember(told: State<View>): void {
    const anew = told.news[0]?.type === "game";
    const kept = anew ? [] : this.happenings;
    const fresh = told.news.map((event, n) => ({ event, at: kept.length + n }));
    this.happenings = [...kept, ...fresh];
    this.fresh = anew ? [] : fresh;
  }

  /** With several seats of mine (hot seat) the one that must decide is shown. */
  #turnTo(told: State<View>): void {
    if (!this.states.has(this.#seat)) this.#seat = told.seat;
    const mine = [...this.states.keys()].filter((seat) => seat !== null);
    const next =
      mine.find((seat) => told.view.pending.includes(seat)) ?? (told.view.legal.length ? told.seat! : undefined); // the latter for the Free City
    if (mine.length > 1 && next !== undefined) this.#seat = next;
  }

  /** The seat that is shown as mine; null for a spectator. */
  get seat(): number | null {
    return this.#seat;
  }
  set seat(seat: number | null) {
    this.#seat = seat;
  }
  get now(): State<View> | null {
    return this.states.get(this.#seat) ?? null;
  }
  get view(): View | null {
    return this.now?.view ?? null;
  }
  get mine(): number[] {
    return [...this.states.keys()].filter((seat) => seat !== null);
  }
  get clocks(): Clocks | null {
    return this.now?.clocks ?? null;
  }
  get outcome(): Outcome | null {
    return this.now?.outcome ?? this.table?.outcome ?? null;
  }
  get myTurn(): boolean {
    return this.#seat !== null && !!this.view?.pending.includes(this.#seat) && this.sending === null && !this.outcome;
  }
  /** Whether nothing goes on before some bot has decided. */
  get botsTurn(): boolean {
    const deciding = this.outcome ? [] : (this.view?.pending ?? []);
    return deciding.some((seat) => this.isBot(seat)) && !deciding.some((seat) => this.mine.includes(seat));
  }
  get spectating(): boolean {
    return this.#seat === null;
  }

  nameOf(seat: number): string {
    const sits = this.table?.seats[seat];
    if (!sits) return say("seat-number", { n: seat + 1 });
    if (sits.kind === "bot") return botName(seat);
    const namesakes = this.table!.seats.filter((other) => other.seat < seat && other.name === sits.name).length; // hot seat
    if (!sits.name) return say("seat-number", { n: seat + 1 });
    return namesakes ? `${personName(sits.name)} ${namesakes + 1}` : personName(sits.name);
  }
  isBot(seat: number): boolean {
    const sits = this.table?.seats[seat];
    return sits?.kind === "bot" || (sits?.stand_in ?? null) !== null;
  }

  /** Play a move: it shows at once, and comes back with a reason if the server refuses. */
  async play(move: Move): Promise<boolean> {
    this.sending = move;
    const patience = setTimeout(() => (this.slow = true), PATIENCE);
    const seat = this.#seat ?? move.seat; // the Free City moves too, but its holder acts
    const done = await this.act({ type: "move", seat, move });
    clearTimeout(patience);
    this.slow = false;
    if (!done) this.sending = null;
    return done;
  }

  /** Send an act; whether the server took it. A refusal is kept as `refused`. */
  async act(act: Act): Promise<boolean> {
    this.refused = null;
    if (!this.#carrier || !this.now) return false;
    try {
      await this.#carrier.act(act, this.now.serial);
      return true;
    } catch (refused) {
      this.refused = refused instanceof Refusal ? refused.words : String(refused);
      notices.tell(this.refused);
      return false;
    }
  }
}
