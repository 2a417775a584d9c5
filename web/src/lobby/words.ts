/** How a table is described in a line: its game, its time, its options, who sits there. */
import { botName } from "../data/bots";
import { ageName, personName, say } from "../language/index.svelte";
import type { Outcome, Seat, Table, Time } from "../net/api";

export const gameName = (game: string): string => say("lobby-game", { game });

/** The name of what is played; classic for two is the Free City. */
export const titleOf = (table: Pick<Table, "game" | "seats">): string =>
  table.game === "classic" && table.seats.length === 2 ? say("lobby-free-city") : gameName(table.game);

export function timeWords(time: Time): string {
  if (time.kind === "bank") return say("lobby-time-bank", { minutes: time.seconds / 60, increment: time.increment });
  return time.kind === "days" ? say("lobby-time-days", { days: time.days }) : say("lobby-time-none");
}

/** The options that differ from the usual ones. */
export function optionWords(table: Pick<Table, "rules">): string[] {
  const { wonders, centred_pawn: pawn, boards } = table.rules as Record<string, string | undefined>;
  return [
    ...(wonders === "first_game" ? [say("lobby-wonders", { wonders })] : []),
    ...(pawn === "last_player_chooses" ? [say("lobby-pawn", { pawn })] : []),
    ...(boards && boards !== "random" ? [say("lobby-boards", { boards })] : []),
  ];
}

export const inBrief = (table: Table): string =>
  [...optionWords(table), timeWords(table.time), ...(table.rated ? [say("lobby-rated")] : [])].join(", ");

const DELETED = "deleted"; // the server's name for somebody who is gone

export function seatName(seat: Seat): string {
  if (seat.kind === "bot") return botName(seat.seat);
  if (seat.name === DELETED) return say("lobby-deleted");
  if (seat.name) return personName(seat.name);
  return say("seat-number", { n: seat.seat + 1 });
}

/** Whether a game is worth a stranger's look: people meet in it. */
export const isAmongPeople = (table: Table): boolean =>
  table.you.seats.length > 0 || table.seats.filter((seat) => seat.kind === "person").length > 1;

/** Everybody but me; with a hot seat everybody. */
export function othersAt(table: Table): string[] {
  const others = table.seats.filter((seat) => seat.kind !== "open" && !table.you.seats.includes(seat.seat));
  return (others.length ? others : table.seats).map(seatName);
}

/** "Duel, age II" or "7 Wonders, age III, turn 4". */
export const whereItStands = (table: Table): string =>
  [
    titleOf(table),
    ...(table.age ? [ageName(table.age)] : []),
    ...(table.turn ? [say("lobby-turn", { n: table.turn })] : []),
  ].join(" · ");

export const isMyTurn = (table: Table): boolean =>
  table.status === "playing" && table.pending.some((seat) => table.you.seats.includes(seat));

export const waitingFor = (table: Table): string[] =>
  table.pending.flatMap((seat) => (table.seats[seat] ? [seatName(table.seats[seat])] : []));

/** How a game ended: who and by what. */
export function outcomeWords(table: Table, outcome: Outcome): string {
  const names = outcome.winners.map((seat) => (table.seats[seat] ? seatName(table.seats[seat]) : say("free-city")));
  return say("lobby-outcome", { names: names.join(", "), n: names.length, by: outcome.by });
}

/** A name for somebody who has not given one; it can be changed at any time. */
export const guestName = (): string => say("lobby-guest", { n: 100 + Math.floor(Math.random() * 900) });

/** The table that a pasted link or code means, if it looks like one. */
export function tableIn(text: string): string | null {
  const found = /(?:\/(?:table|game)\/)?([\w-]{4,64})\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
