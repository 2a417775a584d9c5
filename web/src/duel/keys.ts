/** The keys of a Duel table: Enter selects by itself, B D W act, B confirms a choice, 1 to 4 pick a wonder, Esc puts back, L and U read. */
import { listing, nameOf, say } from "../language/index.svelte";
import type { Move } from "../data/types";
import { notices } from "../state/notices.svelte";
import type { Desk } from "./desk.svelte";
import { sentence } from "./labels";

export function press(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const act = ACTS[event.key.toLowerCase()];
  if (!act || document.querySelector("dialog[open]")) return;
  act(desk, event);
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);

const wonder =
  (n: number) =>
  (desk: Desk): void => {
    const id = desk.mine.wonders[n - 1];
    if (id && desk.acts.wonders.some((move) => move.wonder === id)) desk.wonder = id;
  };

const ACTS: Record<string, (desk: Desk, event: KeyboardEvent) => void> = {
  b: (desk) => void desk.play(desk.acts.build ?? (desk.view.phase === "turn" ? null : desk.picked)),
  d: (desk) => void desk.play(desk.acts.discard),
  w: (desk) => void desk.play(desk.wonderMove),
  "1": wonder(1),
  "2": wonder(2),
  "3": wonder(3),
  "4": wonder(4),
  escape: (desk) => {
    const slot = desk.slot;
    desk.putBack();
    if (slot !== null) document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
  },
  l: (desk) => {
    const moves = desk.table.happenings.filter(({ event }) => event.type === "move");
    const last = moves[moves.length - 1];
    notices.tell(last ? sentence(desk.table, last.event["move"] as Move, desk.table.seat) : say("no-moves"));
  },
  u: (desk) => {
    const { age, guilds } = desk.view.unseen;
    const cards = [...age, ...(desk.view.age === 3 ? guilds : [])].map((id) => nameOf("duel", id));
    notices.tell(`${say("unseen")}: ${listing(cards) || say("none")}.`);
  },
};
