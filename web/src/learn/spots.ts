/** What a lesson points to, as places at the table. */
import type { DuelView, Move } from "../data/types";
import type { Places } from "../parts/places";
import type { AnyView } from "../state/table.svelte";

/** The element that a move begins with: a card of the structure or of the hand, or an option of a choice. */
export function targetOf(places: Places, view: AnyView, move: Move): Element | undefined {
  if (move.token) return places.root?.querySelector(`[data-token="${move.token}"]`) ?? undefined;
  if (view.game === "duel") return placeOf(places, view, `card ${move.card}`);
  return places.root?.querySelector(`[data-testid="hand"] [data-card="${move.card}"]`) ?? undefined;
}

/** The element of a spot, if it is there on this screen. */
export function placeOf(places: Places, view: AnyView, spot: string): Element | undefined {
  const [kind, id] = spot.split(" ");
  if (kind !== "card") return places.find(spot);
  const laid = (view as unknown as DuelView).structure.find((one) => one.card === id);
  return laid && places.find(`slot ${laid.slot}`);
}
