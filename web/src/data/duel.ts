/** The box of Duel, by id. Nothing here decides what is allowed: the server says that. */
import box from "./generated/duel.json";
import type { DuelCard, Face, Slot, Token, Wonder } from "./types";

const CARDS = new Map((box.cards as unknown as DuelCard[]).map((card) => [card.id, card]));
const WONDERS = new Map((box.wonders as unknown as Wonder[]).map((wonder) => [wonder.id, wonder]));
const TOKENS = new Map((box.tokens as unknown as Token[]).map((token) => [token.id, token]));

export const RESOURCES: readonly string[] = ["wood", "stone", "clay", "glass", "papyrus"];
export const RAW: readonly string[] = box.resources.raw;
export const MANUFACTURED: readonly string[] = box.resources.manufactured;
export const SYMBOLS: readonly string[] = box.science_symbols;
export const SYMBOLS_TO_WIN = box.science.symbols_to_win;
export const CARDS_PER_AGE = box.setup.cards_per_age;
export const WONDERS_PER_CITY = box.setup.wonders_per_city;
export const MILITARY = box.military;
export const ECONOMY = box.economy;

export const cards = (): DuelCard[] => [...CARDS.values()];
export const wonders = (): Wonder[] => [...WONDERS.values()];
export const tokens = (): Token[] => [...TOKENS.values()];
export const card = (id: string): DuelCard => found(CARDS, id);
export const wonder = (id: string): Wonder => found(WONDERS, id);
export const token = (id: string): Token => found(TOKENS, id);
export const slots = (age: number): Slot[] => box.structures[age - 1]!.slots;

/** The card that a chain sign comes from, and the one that it makes free. */
export const opener = (sign: string): DuelCard => cards().find((one) => one.opens === sign)!;
export const opened = (sign: string): DuelCard => cards().find((one) => one.free_with === sign)!;

export function face(id: string): Face {
  const { age, colour, cost, effects, opens, free_with } = card(id);
  return { id, game: "duel", age, colour, cost, effects, banner: chain(opens), need: chain(free_with) };
}

const chain = (sign: string | null): string | null => sign && `chain-${sign}`;

function found<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new Error(`The box of Duel has no ${id}.`);
  return thing;
}
