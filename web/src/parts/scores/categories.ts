/** The lines of a score sheet: what stands beside each, and how points are written. */
import type { Score } from "../../data/types";

export interface Seat {
  name: string;
  score: Score;
  bot?: boolean;
  won?: boolean;
  note?: string; // the wonder, for classic
}

export const ICONS: Record<string, string> = {
  military: "shield",
  civilian: "type-blue",
  science: "type-green",
  commerce: "type-yellow",
  guilds: "type-purple",
  wonder: "capital",
  wonders: "capital",
  progress: "prog-philosophy",
  treasury: "coin",
};

export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** Whether nobody has more in a category, and there is something to have. */
export const leads = (seats: readonly Seat[], seat: Seat, category: string): boolean =>
  seat.score[category]! > 0 && seats.every(({ score }) => score[category]! <= seat.score[category]!);
