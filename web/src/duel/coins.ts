/** What is paid and earned by a move, shown: coins fly between the treasuries and the card that was taken; a military
 *  token that the pawn has reached falls, and the coins that it costs go with it. */
import type { DuelView } from "../data/types";
import { drawing, flyCoins, leave, middle, treasury } from "../parts/coins";
import { HOP, type Before } from "./motion";

const FALL = 320; // ms
const LOOT = 28; // px

interface Lost {
  seat: number;
  coins: number;
  place: DOMRect;
  delay: number; // until the pawn is there
}

export function showCoins(root: HTMLElement, before: Before, now: DuelView, taken: DOMRect | undefined): void {
  const lost = lostBetween(before, now);
  const bank = taken ?? root.querySelector(".struct")?.getBoundingClientRect();
  const change = now.cities.map((city, seat) => {
    const more = city.coins - before.view.cities[seat]!.coins;
    return more + Math.min(Math.max(0, -more), sum(lost.filter((one) => one.seat === seat)));
  });
  const mover = before.view.pending[0] ?? 0;
  const handed = Math.max(0, Math.min(-change[mover]!, change[1 - mover]!)); // to the owner of Economy
  flyCoins(root, handed, treasury(root, mover), treasury(root, 1 - mover));
  change[mover]! += handed;
  change[1 - mover]! -= handed;
  change.forEach((coins, seat) => {
    flyCoins(root, -coins, treasury(root, seat), bank);
    flyCoins(root, coins, bank, treasury(root, seat));
  });
  for (const one of lost) {
    fall(root, one);
    flyCoins(root, one.coins, treasury(root, one.seat), one.place, one.delay);
  }
}

const sum = (lost: Lost[]): number => lost.reduce((coins, one) => coins + one.coins, 0);

/** The tokens that were on the track before and are not there now. */
function lostBetween(before: Before, now: DuelView): Lost[] {
  return before.loot.flatMap(({ seat, space, coins, place }) => {
    const stays = now.loot[seat]!.some(({ distance }) => distance === Math.abs(space));
    return stays ? [] : [{ seat, coins, place, delay: HOP * Math.abs(space - (before.pawn ?? space)) }];
  });
}

function fall(root: HTMLElement, { place, delay }: Lost): void {
  const token = drawing("loot", middle(place), LOOT);
  root.append(token);
  const path = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(34px) rotate(24deg)", opacity: 0 },
  ];
  leave(token, token.animate(path, { duration: FALL, delay, easing: "ease-in", fill: "backwards" }));
}
