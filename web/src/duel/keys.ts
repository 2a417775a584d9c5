/** The keys of a Duel table: Enter selects by itself, B D W act, B confirms a choice, 1 to 4 pick a wonder, Esc puts back, L and U read. */
import { listing, nameOf, say } from "../language/index.svelte";
import { isForTable } from "../parts/dialogs";
import type { Places } from "../parts/places";
import { notices } from "../state/notices.svelte";
import type { Desk } from "./desk.svelte";
import { isDeed, sentence } from "./labels";
import { slotAt } from "./motion";

export function press(event: KeyboardEvent, desk: Desk, places: Places): void {
  if (isForTable(event)) ACTS[event.key.toLowerCase()]?.(desk, places);
}

const wonder =
  (n: number) =>
  (desk: Desk): void => {
    const id = desk.mine.wonders[n - 1];
    if (id && desk.acts.wonders.some((move) => move.wonder === id)) desk.wonder = id;
  };

const ACTS: Record<string, (desk: Desk, places: Places) => void> = {
  b: (desk) => void desk.play(desk.acts.build ?? (desk.view.phase === "turn" ? null : desk.picked)),
  d: (desk) => void desk.play(desk.acts.discard),
  w: (desk) => void desk.play(desk.wonderMove),
  "1": wonder(1),
  "2": wonder(2),
  "3": wonder(3),
  "4": wonder(4),
  escape: (desk, places) => {
    const slot = desk.slot;
    desk.putBack();
    if (slot !== null) places.focus(slotAt(slot));
  },
  l: (desk) => {
    const last = desk.table.happenings
      .map(({ event }) => event)
      .filter(isDeed)
      .pop();
    notices.tell(last ? sentence(desk.table, last.move, desk.table.seat) : say("no-moves"));
  },
  u: (desk) => {
    const { age, guilds } = desk.view.unseen;
    const cards = [...age, ...(desk.view.age === 3 ? guilds : [])].map((id) => nameOf("duel", id));
    notices.tell(`${say("unseen")}: ${listing(cards) || say("none")}.`);
  },
};
