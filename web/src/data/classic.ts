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

/** Each building that makes another free has a sign of its own, as in Duel; both trading posts share one. */
const SIGNS: Record<string, string> = {
  baths: "water_drop",
  altar: "moon",
  temple: "sun",
  theater: "mask",
  statue: "column",
  east_trading_post: "barrel",
  west_trading_post: "barrel",
  forum: "anchor",
  marketplace: "amphora",
  caravansery: "oil_lamp",
  apothecary: "horseshoe",
  dispensary: "sword",
  workshop: "target",
  laboratory: "gear",
  scriptorium: "book",
  library: "temple_front",
  school: "lyre",
  walls: "tower",
  training_ground: "helmet",
};
/** The sign of a building's chain; one of an added set has the link. */
export const chainSign = (id: string): string => (SIGNS[id] ? `chain-${SIGNS[id]}` : "ui-chainlink");

export function face(id: string): Face {
  const { age, colour, cost, effects, free_with } = card(id);
  const banner = OPENERS.has(id) ? chainSign(id) : null;
  const need = free_with[0] ? chainSign(free_with[0]) : null;
  return { id, game: "classic", age, colour, cost, effects, banner, need };
}

function found<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new Error(`The box of classic has no ${id}.`);
  return thing;
}
