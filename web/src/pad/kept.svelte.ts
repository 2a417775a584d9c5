/** The sheets that are kept on this device. */
import type { GameName } from "../data/types";
import { isBegun, type Sheet } from "./score";

const KEY = "thauma-pad";
const MOST = 100;

function read(): Sheet[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSheet) : [];
  } catch {
    return [];
  }
}

function isSheet(thing: unknown): thing is Sheet {
  const sheet = thing as Partial<Sheet> | null;
  return (
    !!sheet &&
    (sheet.game === "duel" || sheet.game === "classic") &&
    Array.isArray(sheet.players) &&
    typeof sheet.pawn === "number"
  );
}

export const blank = (game: GameName, names: readonly string[]): Sheet => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
  game,
  at: Date.now(),
  players: names.map((name) => ({ name, entries: {} })),
  pawn: 0,
  science: null,
});

class Kept {
  sheets = $state<Sheet[]>(read());

  /** Put a sheet first in the list and write the list down; a sheet without a number isn't worth it. */
  keep(sheet: Sheet): void {
    const others = this.sheets.filter((one) => one.id !== sheet.id);
    this.sheets = isBegun(sheet) ? [sheet, ...others].sort((a, b) => b.at - a.at).slice(0, MOST) : others;
    this.#write();
  }

  drop(id: string): void {
    this.sheets = this.sheets.filter((sheet) => sheet.id !== id);
    this.#write();
  }

  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.sheets));
    } catch {
      // A browser that keeps nothing still counts.
    }
  }
}

export const kept = new Kept();
