/** Chances and moves of a study in words. */
import * as classicLabels from "../classic/labels";
import type { Move } from "../data/types";
import * as duelLabels from "../duel/labels";
import { nameOf, say } from "../language/index.svelte";
import type { Judged, Option } from "../net/api";
import type { Study } from "./study.svelte";

export const SIGN: Record<Judged["mark"], string> = { none: "", inaccuracy: "?!", mistake: "?", blunder: "??" };
export const points = (share: number): number => Math.round(100 * share);

/** Never 0 or 100 unless it is so. */
export function percent(share: number, exact = false): string {
  const n = points(share);
  if (exact || share === 0 || share === 1) return `${n} %`;
  return n < 1 ? say("study-under") : n > 99 ? say("study-over") : `${n} %`;
}
export const signed = (n: number): string => (n < 0 ? `−${Math.abs(n)}` : `+${n}`);

/** How a move is drawn and named. */
export function drawn(study: Study, move: Move): { icon: string; text: string } {
  if (study.game === "duel") {
    const found = duelLabels.drawn(move);
    if (move.do !== "wonder") return found;
    return { ...found, text: say("study-into", { card: nameOf("duel", move.card!), wonder: found.text }) };
  }
  const view = study.past.view as { cities?: { wonder?: string }[] } | null;
  return classicLabels.drawn(move, view?.cities?.[move.seat]?.wonder ?? "");
}

/** What a move brings at once, in a few words. */
export function brings(found: Option["brings"]): string {
  const words = Object.entries(found).map(([what, n]) => {
    if (what === "coins") return `${n < 0 ? "−" : "+"}${say("coins", { n: Math.abs(n) })}`;
    if (what === "points") return `${n < 0 ? "−" : "+"}${say("points", { n: Math.abs(n) })}`;
    if (what === "steps") return say("analysis-steps", { n: signed(n) });
    return what === "opens" ? say("analysis-opens", { n }) : say("seat-again");
  });
  return words.join(", ");
}
