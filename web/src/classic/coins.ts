/** What a turn of classic costs and earns, shown: coins fly from buyers to sellers, and between a city and the bank. */
import { flyCoins, treasury } from "../parts/coins";
import type { Desk } from "./desk.svelte";
import type { Deed } from "./types";

/** Show what somebody's deed does to their coins. The bank lies where the card was turned up. */
export function showCoins(desk: Desk, turn: readonly Deed[], { seat, paid = [] }: Deed, bank: DOMRect): void {
  const root = document.querySelector<HTMLElement>(".classic");
  const before = desk.earlier?.cities[seat];
  if (!root || !before) return;
  const mine = treasury(root, seat);
  for (const share of paid) flyCoins(root, share.coins, mine, share.seat === null ? bank : treasury(root, share.seat));
  const spent = paid.reduce((sum, share) => sum + share.coins, 0);
  const more = desk.view.cities[seat]!.coins - before.coins + spent - soldBy(seat, turn);
  flyCoins(root, more, bank, mine);
}

/** What others have paid to a seat. */
function soldBy(seat: number, turn: readonly Deed[]): number {
  const shares = turn.flatMap((deed) => deed.paid ?? []).filter((share) => share.seat === seat);
  return shares.reduce((sum, share) => sum + share.coins, 0);
}
