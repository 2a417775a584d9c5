/** How the table looks while a move is on its way. Only what is sure is moved; the server's answer replaces it. */
import type { DuelCity, DuelView, Laid, Move } from "../data/types";

export function preview(view: DuelView, move: Move): DuelView {
  const laid = view.structure.find((one) => one.card === move.card && one.available);
  const still: DuelView = { ...view, legal: [] };
  switch (move.do) {
    case "build":
      return taken(still, laid, move.seat, (city) => ({
        ...city,
        coins: city.coins - (laid?.bills?.[move.seat]?.cost ?? 0),
        buildings: [...city.buildings, move.card!],
      }));
    case "discard":
      return taken({ ...still, discard: [...view.discard, move.card!] }, laid, move.seat, (city) => ({
        ...city,
        coins: city.coins + city.discard_coins,
      }));
    case "wonder":
      return taken(still, laid, move.seat, (city) => ({
        ...city,
        coins: city.coins - (city.wonder_bills[move.wonder!]?.cost ?? 0),
        wonders: city.wonders.filter((wonder) => wonder !== move.wonder),
        wonders_built: [...city.wonders_built, move.wonder!],
      }));
    case "draft":
      return withCity(
        { ...still, offer: view.offer.filter((wonder) => wonder !== move.wonder), draft: picked(view) },
        move.seat,
        (city) => ({
          ...city,
          wonders: [...city.wonders, move.wonder!],
        }),
      );
    default:
      return still;
  }
}

const picked = ({ draft }: DuelView): DuelView["draft"] => draft && { ...draft, picks: draft.picks + 1 };

type Change = (city: DuelCity) => DuelCity;

function taken(view: DuelView, laid: Laid | undefined, seat: number, change: Change): DuelView {
  const structure = view.structure.filter((one) => one !== laid);
  return withCity({ ...view, structure }, seat, change);
}

function withCity(view: DuelView, seat: number, change: Change): DuelView {
  const cities = view.cities.map((city, n) => (n === seat ? change(city) : city)) as [DuelCity, DuelCity];
  return { ...view, cities };
}
