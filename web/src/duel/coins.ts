/** What is paid and earned by a move, shown: coins fly between the treasuries and the card that was taken; a military
 *  token that the pawn has reached falls, and the coins that it costs go with it. */
import type { DuelView } from "../data/types";
import { drawing, flyCoins, leave, treasury } from "../parts/coins";
import { middle, type Places } from "../parts/places";
import type { Before } from "./motion";
import { HOP } from "./pawn.svelte";

const FALL = 320; // ms
const LOOT = 28; // px

interface Lost {
  seat: number;
  coins: number;
  place: DOMRect;
  delay: number; // until the pawn is there
}

export function showCoins(places: Places, before: Before, now: DuelView, taken: DOMRect | undefined): void {
  const lost = lostBetween(before, now);
  const bank = taken ?? places.rect("structure");
  const at = (seat: number): DOMRect | undefined => places.rect(treasury(seat));
  const change = now.cities.map((city, seat) => {
    const more = city.coins - before.view.cities[seat]!.coins;
    return more + Math.min(Math.max(0, -more), sum(lost.filter((one) => one.seat === seat)));
  });
  const mover = before.view.pending[0] ?? 0;
  const handed = Math.max(0, Math.min(-change[mover]!, change[1 - mover]!)); // to the owner of Economy
  flyCoins(places, handed, at(mover), at(1 - mover));
  change[mover]! += handed;
  change[1 - mover]! -= handed;
  change.forEach((coins, seat) => {
    flyCoins(places, -coins, at(seat), bank);
    flyCoins(places, coins, bank, at(seat));
  });
  for (const one of lost) {
    fall(places, one);
    flyCoins(places, one.coins, at(one.seat), one.place, one.delay);
  }
}

const sum = (lost: Lost[]): number => lost.reduce((coins, one) => coins + one.coins, 0);

/** The tokens that were on the track before and are not there now. */
function lostBetween({ view, loot }: Before, now: DuelView): Lost[] {
  return loot.flatMap(({ seat, distance, coins, place }) => {
    const stays = now.loot[seat]!.some((token) => token.distance === distance);
    const way = Math.abs((seat === 0 ? -distance : distance) - view.pawn); // tokens that cost seat 0 lie on its side
    return stays ? [] : [{ seat, coins, place, delay: HOP * way }];
  });
}

function fall({ root }: Places, { place, delay }: Lost): void {
  const token = drawing("loot", middle(place), LOOT);
  root?.append(token);
  const path = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(34px) rotate(24deg)", opacity: 0 },
  ];
  leave(token, token.animate(path, { duration: FALL, delay, easing: "ease-in", fill: "backwards" }));
}
