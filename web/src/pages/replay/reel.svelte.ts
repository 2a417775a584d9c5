/** A game of the past, position by position, for the same table that is played at. Nothing can be done there. */
import type { State, Table } from "../../net/api";
import * as api from "../../net/api";
import type { AnyView } from "../../state/table.svelte";
import { atTheTable, Past } from "./past.svelte";
import { turns } from "./turns";

/** Where the positions come from: a table of the server, or a record from elsewhere. */
export interface Source {
  table: Table;
  last: number; // the ply of the last position
  at: (ply: number, seat: number | null) => Promise<State<AnyView>>;
}

const AHEAD = 2; // positions asked for beforehand

export class Reel {
  readonly past = new Past();
  seat = $state<number | null>(null); // from whose seat
  stop = $state(0); // the shown one of `stops`
  stops = $state.raw<readonly number[]>([]); // plies worth stopping at: in classic whole turns
  playing = $state(false);
  refused = $state<string | null>(null);
  #positions = new Map<string, Promise<State<AnyView>>>();
  #shown: State<AnyView> | null = null;
  #serial = 0;

  constructor(readonly source: Source) {
    this.past.table = source.table;
  }

  get ply(): number {
    return this.stops[this.stop] ?? 0;
  }
  get isLast(): boolean {
    return this.stop >= this.stops.length - 1;
  }

  /** The stop at which the position of a ply is shown, or the last before it. */
  stopAt(ply: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((one) => one <= ply),
    );
  }

  /** Find where to stop, then show the position of a ply. */
  async begin(ply: number, seat: number | null): Promise<void> {
    this.seat = seat;
    this.stops = await this.#findStops(ply);
    await this.show(Math.max(0, this.stops.indexOf(ply)));
  }

  async #findStops(wanted: number): Promise<readonly number[]> {
    const { table, last } = this.source;
    const every = Array.from({ length: last + 1 }, (_, ply) => ply);
    if (table.game === "duel") return every;
    const told = await this.#position(last, this.seat).catch(() => null);
    return told ? turns(told, last, wanted) : every;
  }

  /** Show a stop. One step on, what happened is played; anywhere else the position just stands there. */
  async show(stop: number, again = false): Promise<void> {
    const to = Math.max(0, Math.min(stop, this.stops.length - 1));
    const step = to - this.stop;
    this.stop = to;
    try {
      const found = await this.#position(this.ply, this.seat);
      if (this.stop !== to) return; // somebody was faster
      this.#turn(found, step === 1 && !again);
      this.refused = null;
    } catch (refused) {
      this.refused = refused instanceof api.Refusal ? refused.words : String(refused);
      this.playing = false;
    }
    for (let ahead = 1; ahead <= AHEAD; ahead++) this.#fetchAhead(to + ahead);
    this.#fetchAhead(to - 1);
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.#shown = null;
    void this.show(this.stop, true);
  }

  #turn(found: State<AnyView>, goesOn: boolean): void {
    const { past } = this;
    const end = this.isLast ? (this.source.table.outcome ?? found.view.result) : null;
    const before = this.#shown?.news ?? [];
    const follows = goesOn && this.#shown?.seat === found.seat && found.news.length > before.length;
    const news = follows ? found.news.slice(before.length) : found.news;
    past.table = { ...this.source.table, outcome: end as Table["outcome"] };
    if (!follows) past.states = new Map();
    past.seat = found.seat;
    this.#shown = found;
    past.show({
      ...found,
      view: { ...found.view, legal: [] },
      news,
      serial: ++this.#serial,
      outcome: end as State<AnyView>["outcome"],
      clocks: null,
      offer: null,
      can_undo: false,
      can_withdraw: false,
    });
  }

  #position(ply: number, seat: number | null): Promise<State<AnyView>> {
    const key = `${ply}.${seat}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const asked = this.source.at(ply, seat);
    this.#positions.set(key, asked);
    asked.catch(() => this.#positions.delete(key));
    return asked;
  }

  #fetchAhead(stop: number): void {
    const ply = this.stops[stop];
    if (ply !== undefined) void this.#position(ply, this.seat).catch(() => undefined);
  }
}

/** A table of the server. */
export const ofTable = (table: Table): Source => ({
  table: atTheTable(table),
  last: table.ply,
  at: (ply, seat) => api.ply<AnyView>(table.id, ply, seat),
});
