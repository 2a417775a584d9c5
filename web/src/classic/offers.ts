/** What a city makes and sells, gathered for the eye. */
import * as box from "../data/classic";
import type { ClassicCity, Side, Unit } from "./types";

/** Units of the same kind together. */
export interface Offer {
  options: string[];
  units: number;
  price: number; // of one unit; 0 for the own city
}

const rank = (options: readonly string[]): number => options.length * 10 + box.RESOURCES.indexOf(options[0]!);
const goods = (resource: string): "raw" | "manufactured" =>
  box.MANUFACTURED.includes(resource) ? "manufactured" : "raw";

function gathered(units: readonly Unit[], price: (resource: string) => number): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { options } of units) {
    const key = options.join("/");
    const known = offers.get(key) ?? { options, units: 0, price: price(options[0]!) };
    offers.set(key, { ...known, units: known.units + 1 });
  }
  return [...offers.values()].sort((a, b) => rank(a.options) - rank(b.options));
}

/** What a neighbour sells a buyer, and for how much. */
export function sold(seller: ClassicCity, buyer: ClassicCity, side: Side): Offer[] {
  return gathered(
    seller.production.filter((unit) => unit.for_sale),
    (resource) => buyer.prices[goods(resource)][side],
  );
}

/** What a city makes for itself. */
export const made = (city: ClassicCity): Offer[] => gathered(city.production, () => 0);

/** Buildings and stages that make trade with a neighbour cheaper. */
export function discounts(
  buyer: ClassicCity,
  side: Side,
): { card: string | null; price: number; manufactured: boolean }[] {
  const stages = box.board(buyer.wonder)[buyer.side].slice(0, buyer.stages);
  const things = [
    ...buyer.buildings.map((id) => ({ card: id, effects: box.card(id).effects })),
    ...stages.map((stage) => ({ card: null, effects: stage.effects })),
  ];
  return things.flatMap(({ card, effects }) =>
    effects.flatMap((effect) =>
      effect.type === "trade_discount" && effect.neighbours.includes(side)
        ? [{ card, price: effect.price, manufactured: goods(effect.resources[0]!) === "manufactured" }]
        : [],
    ),
  );
}
