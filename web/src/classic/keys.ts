/** The keys of a classic table: 1 to 7 pick a card, B S D F use it, Esc puts back; the arrows walk the hand, and the payments once one has the focus. */
import { isForTable } from "../parts/dialogs";
import { notices } from "../state/notices.svelte";
import { say } from "../language/index.svelte";
import type { Desk } from "./desk.svelte";
import { passedWords, turnWords } from "./labels";

interface Cards {
  focus(): void;
  pick(place: number): void;
}

export function press(event: KeyboardEvent, desk: Desk, hand: Cards | undefined): void {
  if (!isForTable(event)) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return hand?.pick(Number(key) - 1);
  if (key.startsWith("arrow") && document.activeElement === document.body) return hand?.focus();
  ACTS[key]?.(desk, () => hand?.focus());
}

const ACTS: Record<string, (desk: Desk, focusHand: () => void) => void> = {
  b: (desk) => void desk.act(desk.view.phase === "revive" ? "revive" : "build"),
  s: (desk) => void desk.act("stage"),
  d: (desk) => void desk.act("discard"),
  f: (desk) => void desk.act("build_free"),
  escape: (desk, focusHand) => {
    if (desk.place === null) return void desk.withdraw();
    desk.putBack();
    focusHand();
  },
  l: (desk) => notices.tell(turnWords(desk) || say("no-moves")),
  u: (desk) => notices.tell(passedWords(desk)),
};
