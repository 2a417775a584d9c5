import type { GameName } from "../../data/types";

/** The drawing that stands for a game. */
export const signOf = (game: GameName): string => (game === "duel" ? "pawn" : "capital");
