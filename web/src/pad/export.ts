/** A sheet on paper: as a table for a spreadsheet, as text for a message, as data. */
import { CATEGORIES, scoreOf, verdict, type Sheet } from "./score";

export interface PaperWords {
  category: (name: string) => string;
  total: string;
  winner: string;
}

/** One line a category and the total last, one column a player. */
function rows(sheet: Sheet, words: PaperWords): (string | number)[][] {
  const scores = sheet.players.map((_, seat) => scoreOf(sheet, seat));
  const lines = CATEGORIES[sheet.game].map((name) => [words.category(name), ...scores.map((score) => score[name]!)]);
  return [
    ["", ...sheet.players.map((player) => player.name)],
    ...lines,
    [words.total, ...scores.map((score) => score.total)],
  ];
}

/** A spreadsheet takes a leading =, +, - or @ for a formula: names get an apostrophe before it. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const asCsv = (sheet: Sheet, words: PaperWords): string =>
  rows(sheet, words)
    .map((row) => row.map(cell).join(","))
    .join("\r\n");

export function asText(sheet: Sheet, words: PaperWords): string {
  const table = rows(sheet, words).map((row) => row.map(String));
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: string[]): string =>
    row
      .map((text, n) => (n ? text.padStart(widths[n]!) : text.padEnd(widths[n]!)))
      .join("  ")
      .trimEnd();
  const winners = verdict(sheet).winners.map((seat) => sheet.players[seat]!.name);
  return [...table.map(line), `${words.winner}: ${winners.join(", ")}`].join("\n");
}

export function asJson(sheet: Sheet): string {
  const { game, at, players, pawn } = sheet;
  const { winners, by } = verdict(sheet);
  const scores = players.map((_, seat) => scoreOf(sheet, seat));
  const military = game === "duel" ? { pawn } : {};
  const entries = players.map((player) => player.entries);
  return JSON.stringify(
    {
      game,
      at: new Date(at).toISOString(),
      players: players.map((player) => player.name),
      entries,
      ...military,
      result: { winners, by, scores },
    },
    null,
    2,
  );
}
