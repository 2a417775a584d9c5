/** The keys of a classic table: Enter chooses a card by itself, B S D F use it, 1 to 9 pick a payment, Esc puts back. */
import { isForTable } from "../parts/dialogs";
import { notices } from "../state/notices.svelte";
import { say } from "../language/index.svelte";
import type { Desk } from "./desk.svelte";
import { passedWords, turnWords } from "./labels";

export function press(event: KeyboardEvent, desk: Desk, focusHand: () => void): void {
  if (!isForTable(event)) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return pay(desk, Number(key) - 1);
  if (key.startsWith("arrow") && document.activeElement === document.body) return focusHand();
  ACTS[key]?.(desk, focusHand);
}

function pay(desk: Desk, way: number): void {
  if (desk.use && way < desk.use.bills.length) desk.way = way;
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
