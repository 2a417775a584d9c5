/** Hands that I have held and passed on, for the eye. */
import type { ClassicView, PassedHand } from "./types";

/** The hands that I know, each as I saw it last. */
export function knownHands({ passed }: ClassicView): PassedHand[] {
  return passed.filter((hand, at) => !passed.slice(at + 1).some((later) => later.holder === hand.holder));
}

/** The cards of a hand, each with whether it is gone: of two alike, the first goes first. */
export function marked({ cards, gone }: PassedHand): { card: string; gone: boolean }[] {
  const left = [...gone];
  return cards.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, gone: at >= 0 };
  });
}

/** The cards that may still be in it. */
export const leftIn = (hand: PassedHand): string[] => marked(hand).flatMap(({ card, gone }) => (gone ? [] : [card]));
