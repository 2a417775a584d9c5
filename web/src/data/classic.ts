/** The box of classic, by id. Nothing here decides what is allowed: the server says that. */
import box from "./generated/classic.json";
import type { Board, ClassicCard, Face } from "./types";

const CARDS = new Map((box.cards as unknown as ClassicCard[]).map((card) => [card.id, card]));
const BOARDS = new Map((box.boards as unknown as Board[]).map((board) => [board.id, board]));
const OPENERS = new Set([...CARDS.values()].flatMap((one) => one.free_with));

export const RESOURCES: readonly string[] = [...box.resources.raw, ...box.resources.manufactured];
export const MANUFACTURED: readonly string[] = box.resources.manufactured;
export const SYMBOLS: readonly string[] = box.science_symbols;
export const SETUP = box.setup;
export const ECONOMY = box.economy;
export const MILITARY = box.military;
export const SCIENCE = box.science;
export const FREE_CITY = box.free_city;

export const cards = (): ClassicCard[] => [...CARDS.values()];
export const boards = (): Board[] => [...BOARDS.values()];
export const card = (id: string): ClassicCard => found(CARDS, id);
export const board = (id: string): Board => found(BOARDS, id);
/** The cards that a card makes free. */
export const opened = (id: string): ClassicCard[] => cards().filter((one) => one.free_with.includes(id));

export function face(id: string): Face {
  const { age, colour, cost, effects, free_with } = card(id);
  const banner = OPENERS.has(id) ? "ui-chainlink" : null;
  return { id, game: "classic", age, colour, cost, effects, banner, need: free_with.length ? "ui-chainlink" : null };
}

function found<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new Error(`The box of classic has no ${id}.`);
  return thing;
}
