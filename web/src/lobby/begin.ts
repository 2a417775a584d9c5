/** Making a table and going there. Whoever has no name yet becomes a guest on the way. */
import * as api from "../net/api";
import { notices } from "../state/notices.svelte";
import { me } from "../state/person.svelte";
import { readiness } from "../state/readiness.svelte";
import { route } from "../state/route.svelte";
import { typed } from "./typed.svelte";
import { guestName } from "./words";

const NO_TIME: api.Time = { kind: "none" };

/** Somebody: me, or a new guest with a name that can be changed later. */
export const somebody = (): Promise<api.Person> => me.someone(typed.name.trim() || guestName());

/** Make a table and go there; a refusal is shown. Whether it was made. */
export async function begin(wish: api.NewTable): Promise<boolean> {
  return tried(async () => {
    await somebody();
    const there = readiness.wait(wish.game);
    const table = await api.makeTable(wish).finally(there);
    route.go(`/table/${table.id}`);
  });
}

/** A game against bots that starts at once. Who begins is left to chance. */
export function againstBots(
  game: api.NewTable["game"],
  level: number,
  bots: number,
  rules: api.NewTable["rules"] = {},
): Promise<boolean> {
  const seats: api.NewTable["seats"] = Array.from({ length: bots }, () => ({ kind: "bot", level }));
  seats.splice(Math.floor(Math.random() * (bots + 1)), 0, { kind: "me" });
  return begin({ game, seats, rules, time: NO_TIME, listed: false, rated: false });
}

/** Do something that the server may refuse; the reason is shown in passing. */
export async function tried(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (refused) {
    notices.toast(refused instanceof api.Refusal ? refused.words : String(refused), "bad");
    return false;
  }
}
