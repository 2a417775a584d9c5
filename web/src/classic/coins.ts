/** What a turn of classic costs and earns, shown: coins fly from buyers to sellers, and between a city and the bank. */
import { flyCoins, treasury } from "../parts/coins";
import type { Places } from "../parts/places";
import type { Desk } from "./desk.svelte";
import type { Deed } from "./types";

/** Show what somebody's deed does to their coins. The bank lies where the card was turned up. */
export function showCoins(places: Places, desk: Desk, turn: readonly Deed[], deed: Deed, bank: DOMRect): void {
  const { seat, paid = [] } = deed;
  const before = desk.earlier?.cities[seat];
  if (!before) return;
  const at = (whose: number): DOMRect | undefined => places.rect(treasury(whose));
  for (const share of paid) flyCoins(places, share.coins, at(seat), share.seat === null ? bank : at(share.seat));
  const spent = paid.reduce((sum, share) => sum + share.coins, 0);
  const more = desk.view.cities[seat]!.coins - before.coins + spent - soldBy(seat, turn);
  flyCoins(places, more, bank, at(seat));
}

/** What others have paid to a seat. */
function soldBy(seat: number, turn: readonly Deed[]): number {
  const shares = turn.flatMap((deed) => deed.paid ?? []).filter((share) => share.seat === seat);
  return shares.reduce((sum, share) => sum + share.coins, 0);
}
