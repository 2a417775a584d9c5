import type { State } from "../../net/api";

/** The plies at which a turn of classic begins, and the end. */
export function turns(told: State<unknown>, last: number, wanted: number): readonly number[] {
  const deeds = told.news.filter((event) => event.type === "move");
  const turnAt = (ply: number): string => `${String(deeds[ply]?.["age"])}.${String(deeds[ply]?.["turn"])}`;
  const begins = deeds.map((_, ply) => ply).filter((ply) => ply === 0 || turnAt(ply) !== turnAt(ply - 1));
  const found = new Set([0, ...begins, deeds.length, last, wanted]); // what was decided and not told yet begins a turn too
  return [...found].filter((ply) => ply >= 0 && ply <= last).sort((a, b) => a - b);
}
