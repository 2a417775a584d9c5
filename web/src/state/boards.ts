/** The table of each game; each is its own download. */
import type { Component } from "svelte";
import type { GameName } from "../data/types";
import type { TableState } from "./table.svelte";

/** Draws a table whose views are of its game: the server sends no others, which no type can know. */
export type Board = Component<{ table: TableState }>;

const BOARDS: Record<GameName, () => Promise<{ default: unknown }>> = {
  duel: () => import("../duel/DuelTable.svelte"),
  classic: () => import("../classic/ClassicTable.svelte"),
};

export const boardOf = async (game: GameName): Promise<Board> => (await BOARDS[game]()).default as Board;
