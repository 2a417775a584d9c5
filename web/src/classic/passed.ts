/** Hands that I have held and passed on: what must still be in them. */
import { SETUP } from "../data/classic";
import type { Desk } from "./desk.svelte";
import type { PassedHand } from "./types";

export interface KnownHand extends PassedHand {
  gone: number[]; // places in `cards` that were built since
  lost: number; // cards that left it face down, we don't know which
  next: boolean; // comes to me on the next turn
}

/** Who holds the hand that comes to me next. */
export function giver(desk: Desk): number {
  const players = desk.view.free_city_holder === null ? desk.circle : desk.circle - 1;
  const step = desk.view.pass_to === "left" ? 1 : -1;
  return (desk.me - step + players) % players;
}

/** Follow each hand from turn to turn: the ones who held it after me played one card of it each. */
export function knownHands(desk: Desk): KnownHand[] {
  const { view, circle } = desk;
  const players = view.free_city_holder === null ? circle : circle - 1;
  const step = view.pass_to === "left" ? 1 : -1;
  const turns = desk.turns.slice(turnsBefore(desk));
  const known = view.passed.map((hand) => {
    const gone: number[] = [];
    let lost = 0;
    for (let turn = hand.turn; turn < view.turn; turn++) {
      const holder = (desk.me + step * (turn - hand.turn) + players * 7) % players;
      for (const move of (turns[turn - 1] ?? []).filter((one) => one.do !== "revive" && (one.seat === holder || one["by"] === holder))) {
        const at = hand.cards.findIndex((card, place) => card === move.card && !gone.includes(place));
        if (at >= 0) gone.push(at);
        else lost++;
      }
    }
    return { ...hand, gone, lost, next: hand.holder === giver(desk) && view.turn < SETUP.turns_per_age };
  });
  return known.filter((hand, at) => !known.slice(at + 1).some((later) => later.holder === hand.holder)); // the latest sight of each
}

/** How many turns of earlier ages the log holds. */
function turnsBefore(desk: Desk): number {
  return (desk.view.age - 1) * SETUP.turns_per_age;
}
