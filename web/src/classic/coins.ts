/** What a turn of classic costs and earns, shown: coins fly from buyers to sellers, and between a city and the bank. */
import type { Move } from "../data/types";
import { flyCoins, treasury } from "../parts/coins";
import type { Desk } from "./desk.svelte";

/** Show what somebody's move does to their coins. The bank lies where the card was turned up. */
export function showCoins(desk: Desk, turn: readonly Move[], { seat, pay }: Move, bank: DOMRect): void {
  const root = document.querySelector<HTMLElement>(".classic");
  const before = desk.earlier?.cities[seat];
  if (!root || !before) return;
  const [left, right] = pay ?? [0, 0];
  const circle = desk.circle;
  const earned = desk.view.cities[seat]!.coins - before.coins + left + right - soldBy(seat, turn, circle);
  flyCoins(root, left, treasury(root, seat), treasury(root, (seat + 1) % circle));
  flyCoins(root, right, treasury(root, seat), treasury(root, (seat + circle - 1) % circle));
  flyCoins(root, -earned, treasury(root, seat), bank);
  flyCoins(root, earned, bank, treasury(root, seat));
}

/** What both neighbours have paid to a seat: for one of them it is the left one, for the other the right one. */
function soldBy(seat: number, turn: readonly Move[], circle: number): number {
  const paid = turn.map((move) => (move.seat === (seat + circle - 1) % circle ? (move.pay?.[0] ?? 0) : 0) + (move.seat === (seat + 1) % circle ? (move.pay?.[1] ?? 0) : 0));
  return paid.reduce((sum, coins) => sum + coins, 0);
}
