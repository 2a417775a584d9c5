/** A table at which nobody decides any more: whoever sits on the left is only looked at. */
import * as api from "../../net/api";
import type { Table } from "../../net/api";
import { TableState, type AnyView } from "../../state/table.svelte";

export class Past extends TableState<AnyView> {
  constructor() {
    super();
    this.carry({
      act: () => Promise.reject(new api.Refusal("game_over", "This is the past.")),
      close: () => undefined,
    });
  }
  override get myTurn(): boolean {
    return false;
  }
  override get spectating(): boolean {
    return true;
  }
}

/** Back then everybody was there. */
export const atTheTable = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, here: true, away_since: null })),
});

/** A record from elsewhere: the names are all that is known of the table. */
export function tableOf(record: Record<string, unknown>): Table {
  const players = (record["players"] as string[] | undefined) ?? [];
  const moves = (record["moves"] as unknown[] | undefined) ?? [];
  const result = (record["result"] as Table["outcome"]) ?? null;
  const seats = players.map((name, seat) => ({
    seat,
    kind: "person" as const,
    person: null,
    name: String(name),
    level: null,
    here: false,
    away_since: null,
    stand_in: null,
    rating: null,
  }));
  return {
    id: "",
    game: record["game"],
    rules: record["rules"] ?? {},
    time: { kind: "none" },
    listed: false,
    rated: false,
    status: "finished",
    host: "",
    created_at: 0,
    started_at: 0,
    ended_at: 0,
    seats,
    serial: 0,
    ply: moves.length,
    pending: [],
    age: 1,
    turn: null,
    commitment: "",
    opened: null,
    outcome: result,
    rematch: null,
    spectators: 0,
    you: { seats: [], host: false },
  } as unknown as Table;
}
