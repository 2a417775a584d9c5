/** The log of classic, turn by turn: who did what, as the server told it. */
import type { GameEvent } from "../net/api";
import type { Deed } from "./types";

/** What was done in one turn, extra cards (a revived one, a seventh one) at the end. */
export type Turn = Deed[];

export const isDeed = (event: GameEvent): event is GameEvent & Deed => event.type === "move";

export function turnsOf(events: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const deed of events.filter(isDeed)) {
    const last = turns[turns.length - 1];
    if (last && last[0]!.age === deed.age && last[0]!.turn === deed.turn) last.push(deed);
    else turns.push([deed]);
  }
  return turns;
}

const BUILDS = ["build", "build_free", "revive"];

/** Cards that each city has built, oldest first. */
export function builtBy(events: readonly GameEvent[], seat: number): string[] {
  return events
    .filter(isDeed)
    .flatMap(({ move }) => (move.seat === seat && BUILDS.includes(move.do) ? [move.card!] : []));
}
