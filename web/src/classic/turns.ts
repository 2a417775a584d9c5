/** The log of classic, turn by turn: who did what, from the events that the server told. */
import type { Move } from "../data/types";
import type { GameEvent } from "../net/api";

/** The moves of one turn, extra ones (a revived card, a seventh one) at the end. */
export type Turn = Move[];

/** Put moves into turns. In a turn each city acts once; what is built on top of that belongs to the turn before. */
export function turnsOf(events: readonly GameEvent[], cities: number): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    if (event.type === "move") place(turns, event["move"] as Move, cities);
  }
  return turns;
}

function place(turns: Turn[], move: Move, cities: number): void {
  const last = turns[turns.length - 1];
  if (move.do === "revive" && last) {
    last.push(move);
  } else if (!last || seatsOf(last).size >= cities) {
    turns.push([move]);
  } else if (seatsOf(last).has(move.seat)) {
    returnExtra(turns, last, move);
  } else {
    last.push(move);
  }
}

/** A city acts twice in a turn that isn't complete: the first time was a seventh card of the turn before. */
function returnExtra(turns: Turn[], last: Turn, move: Move): void {
  const at = last.findIndex((one) => one.seat === move.seat);
  turns[turns.length - 2]?.push(...last.splice(at, 1));
  last.push(move);
}

const seatsOf = (turn: Turn): Set<number> => new Set(turn.filter((move) => move.do !== "revive").map((move) => move.seat));

/** Cards that each city has built, oldest first, as far as the log tells. */
export function builtBy(events: readonly GameEvent[], seat: number): string[] {
  const built: string[] = [];
  for (const event of events) {
    const move = event["move"] as Move | undefined;
    if (event.type === "move" && move?.seat === seat && move.card && ["build", "build_free", "revive"].includes(move.do)) {
      built.push(move.card);
    }
  }
  return built;
}
