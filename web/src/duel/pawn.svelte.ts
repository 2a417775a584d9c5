/** The pawn hops, a space at a time. */
import type { Attachment } from "svelte/attachments";
import { mayMove } from "../state/settings.svelte";

export const HOP = 180; // ms a space

/** For the pawn: it hops whenever its space changes. A step is as wide as a space. */
export function hops(space: () => number, step: () => number): Attachment<SVGElement> {
  return (pawn) => {
    let from: number | null = null;
    $effect(() => {
      const to = space();
      if (from !== null && from !== to && mayMove()) hop(pawn, from, to, step());
      from = to;
    });
  };
}

function hop(pawn: SVGElement, from: number, to: number, step: number): void {
  const spaces = Math.abs(to - from);
  const here = pawn.style.transform;
  const frames = Array.from({ length: 2 * spaces + 1 }, (_, n) => {
    const back = (from - to) * (1 - n / (2 * spaces)) * step;
    return { transform: `${here} translate(${back}px, ${n % 2 ? -9 : 0}px)` };
  });
  pawn.animate(frames, { duration: HOP * spaces, easing: "linear" });
}
