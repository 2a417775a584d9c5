/** Where a card of the box is while a game goes on, as far as everybody at this seat may know. */
import { card as duelCard } from "../data/duel";
import type { DuelDeed, DuelView } from "../data/types";
import type { ClassicView } from "../classic/types";
import { listing, say } from "../language/index.svelte";
import type { AnyView, TableState } from "../state/table.svelte";

export interface Whereabouts {
  icon: string;
  words: string;
  open: boolean; // it can be had now
}

const at = (where: string, icon: string, open = false): Whereabouts => ({
  icon,
  words: say("book-where", { where }),
  open,
});

/** For the cards of a table's game: a city, the structure, a hand, the pile; null if nobody knows. */
export function whereabouts(table: TableState): (card: string) => Whereabouts | null {
  const { view } = table;
  if (!view) return () => null;
  return (card) => {
    const cities = (view as AnyView & { cities: { buildings: string[] }[] }).cities;
    const owners = cities.flatMap((city, seat) => (city.buildings.includes(card) ? [seat] : []));
    const names = owners.map((seat) => (seat === table.seat ? say("you") : table.nameOf(seat)));
    if (names.length) return { icon: "ui-player", words: listing(names), open: false };
    return view.game === "duel" ? inDuel(table, view as never, card) : inClassic(view as never, card);
  };
}

function inDuel(table: TableState, view: DuelView, card: string): Whereabouts | null {
  const laid = view.structure.find((one) => one.card === card);
  if (laid) return laid.available ? at("open", "ui-eye", true) : at("covered", "ui-lock");
  if (view.discard.includes(card)) return at("discarded", "ui-discard");
  const deeds = table.happenings.map(({ event }) => event as unknown as DuelDeed & { type: string });
  if (deeds.some(({ type, move }) => type === "move" && move.do === "wonder" && move.card === card))
    return at("buried", "capital");
  return duelCard(card).age >= view.age ? at("unseen", "ui-eye-off") : at("box", "ui-close");
}

function inClassic(view: ClassicView, card: string): Whereabouts | null {
  if (view.hand.includes(card)) return at("hand", "ui-eye", true);
  return view.own_discards.includes(card) ? at("discarded", "ui-discard") : null;
}
