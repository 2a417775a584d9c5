/** The score of a game that was played at a real table. The only arithmetic of the page; every number is from the box. */
import * as classic from "../data/classic";
import * as duel from "../data/duel";
import type { GameName } from "../data/types";

export interface Player {
  name: string;
  entries: Record<string, number>; // what was counted, by entry; nothing is 0
}
export interface Sheet {
  id: string;
  game: GameName;
  at: number; // when it was begun, in ms
  players: Player[];
  pawn: number; // Duel: spaces from the middle; positive on the second player's side
  science: number | null; // Duel: who has six different symbols
}
export type Score = Record<string, number> & { total: number };
export type Reason = "points" | "civilian" | "coins" | "shared" | "military" | "science";
export interface Verdict {
  winners: number[];
  by: Reason;
}

export const CATEGORIES: Record<GameName, readonly string[]> = {
  duel: ["military", "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury"],
  classic: ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"],
};
/** What is counted for a category of several entries; the others are one number of their own name. */
const ENTRIES: Record<string, readonly string[]> = {
  "classic-military": ["victory1", "victory2", "victory3", "defeat"],
  "classic-science": ["compass", "gear", "tablet", "any"],
  "classic-treasury": ["coins"],
  "duel-treasury": ["coins"],
  "duel-military": [],
};
const VICTORIES = ["victory1", "victory2", "victory3"];

export const entriesOf = (game: GameName, category: string): readonly string[] =>
  ENTRIES[`${game}-${category}`] ?? [category];

const entry = (player: Player, name: string): number => player.entries[name] ?? 0;

/** Each symbol counts the square of its number, each set of different ones 7 more; symbols of choice are the best there are. */
export function sciencePoints(counts: readonly number[], any: number): number {
  if (any > 0)
    return Math.max(
      ...counts.map((_, at) =>
        sciencePoints(
          counts.map((n, i) => (i === at ? n + 1 : n)),
          any - 1,
        ),
      ),
    );
  const squares = counts.reduce((sum, n) => sum + n * n, 0);
  return squares + classic.SCIENCE.points_per_set * Math.min(...counts);
}

/** The points of the tokens from the conflicts of the three ages. */
export function conflictPoints(player: Player): number {
  const won = VICTORIES.reduce((sum, name, age) => sum + entry(player, name) * classic.MILITARY.victory[age]!, 0);
  return won + entry(player, "defeat") * classic.MILITARY.defeat;
}

/** What the pawn is worth at a distance on the other player's side; nothing on the own side. */
export function pawnPoints(distance: number): number {
  const zones = duel.MILITARY.points.filter((zone) => distance >= zone.from);
  return zones[zones.length - 1]?.amount ?? 0;
}

export const treasuryPoints = (game: GameName, coins: number): number =>
  Math.floor(coins / (game === "duel" ? duel.ECONOMY : classic.ECONOMY).coins_per_point);

export function pointsIn(sheet: Sheet, seat: number, category: string): number {
  const player = sheet.players[seat]!;
  if (category === "treasury") return treasuryPoints(sheet.game, entry(player, "coins"));
  if (category === "military")
    return sheet.game === "duel" ? pawnPoints(seat === 0 ? sheet.pawn : -sheet.pawn) : conflictPoints(player);
  if (category === "science" && sheet.game === "classic") {
    return sciencePoints(
      classic.SYMBOLS.map((symbol) => entry(player, symbol)),
      entry(player, "any"),
    );
  }
  return entry(player, category);
}

export function scoreOf(sheet: Sheet, seat: number): Score {
  const points = Object.fromEntries(
    CATEGORIES[sheet.game].map((category) => [category, pointsIn(sheet, seat, category)]),
  );
  return { ...points, total: Object.values(points).reduce((sum, n) => sum + n, 0) };
}

/** Who wins and by what: a supremacy, the points, the tie-break of the game, or together. */
export function verdict(sheet: Sheet): Verdict {
  if (sheet.game === "duel" && Math.abs(sheet.pawn) >= duel.MILITARY.capital)
    return { winners: [sheet.pawn > 0 ? 0 : 1], by: "military" };
  if (sheet.game === "duel" && sheet.science !== null) return { winners: [sheet.science], by: "science" };
  const seats = sheet.players.map((_, seat) => seat);
  const first = best(seats, (seat) => scoreOf(sheet, seat).total);
  if (first.length === 1) return { winners: first, by: "points" };
  const breaker = sheet.game === "duel" ? "civilian" : "coins";
  const second = best(first, (seat) => entry(sheet.players[seat]!, breaker));
  return { winners: second, by: second.length === 1 ? breaker : "shared" };
}

function best(seats: readonly number[], worth: (seat: number) => number): number[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}

/** Whether anything has been counted yet. */
export const isBegun = (sheet: Sheet): boolean =>
  sheet.pawn !== 0 ||
  sheet.science !== null ||
  sheet.players.some((player) => Object.values(player.entries).some((n) => n !== 0));
