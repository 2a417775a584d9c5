/** What a card, wonder, storey, token or line of the log at a Duel table says when somebody asks it. */
import * as box from "../data/duel";
import { inFull } from "../language/effects";
import { listing, nameOf, say } from "../language/index.svelte";
import type { Told } from "../parts/told";
import type { Desk } from "./desk.svelte";
import { isBack, uncovered } from "./labels";

export const THINGS =
  ".struct [data-slot], .wonder[data-wonder], .city [data-card], .tk[data-token], .log li[data-card], .log li[data-wonder], .log li[data-token]";
export const AT_ONCE = ".tk.look";

const name = (id: string): string => nameOf("duel", id);

export function told(desk: Desk, { dataset }: HTMLElement): Told | null {
  const { slot, wonder, token, card } = dataset;
  if (slot) return laid(desk, Number(slot));
  if (wonder) return ofWonder(desk, wonder);
  if (token) return ofToken(desk, token);
  return card ? ofCard(desk, card) : null;
}

function ofCard(desk: Desk, id: string): Told {
  return { face: box.face(id), title: name(id), words: inFull(box.card(id).effects, "duel"), lines: chains(desk, id) };
}

/** What makes a card free, what it makes free, and who has the one or could take the other. */
function chains(desk: Desk, id: string): NonNullable<Told["lines"]> {
  const { free_with, opens } = box.card(id);
  return [
    ...(free_with ? [{ icon: `chain-${free_with}`, flag: true, text: freeWith(desk, box.opener(free_with).id) }] : []),
    ...(opens ? [{ icon: `chain-${opens}`, flag: true, text: makesFree(desk, box.opened(opens).id) }] : []),
  ];
}
function freeWith(desk: Desk, from: string): string {
  const owner = [desk.me, desk.them].find((seat) => desk.city(seat).buildings.includes(from));
  return `${say("peek-free-with", { card: name(from) })} ${ownerWords(desk, owner)}`;
}
function ownerWords(desk: Desk, owner: number | undefined): string {
  const who = owner === undefined ? "nobody" : owner === desk.table.seat ? "you" : "them";
  return say("peek-has", { who, name: owner === undefined ? "" : desk.table.nameOf(owner) });
}
function makesFree(desk: Desk, to: string): string {
  const open = desk.view.structure.some((one) => one.card === to && one.available);
  return say("peek-makes-free", { card: name(to), open: open ? "yes" : "no" });
}

function laid(desk: Desk, slot: number): Told | null {
  const found = desk.view.structure.find((one) => one.slot === slot);
  if (!found?.bills || isBack(found.card) || slot === desk.slot) return null;
  const opens = found.available ? uncovered(desk.view, found) : [];
  const payers = [desk.me, desk.them].map((seat) => ({
    name: desk.table.nameOf(seat),
    ink: seat === desk.them,
    bill: found.bills![seat]!,
  }));
  return {
    ...ofCard(desk, found.card),
    payers,
    lines: [
      ...chains(desk, found.card),
      ...(opens.length ? [{ icon: "ui-eye", text: say("label-uncovers", { cards: listing(opens) }) }] : []),
      ...(found.covered_by ? [{ icon: "ui-lock", text: say("label-covered", { n: found.covered_by }) }] : []),
    ],
  };
}

function ofWonder(desk: Desk, id: string): Told {
  const seat = [desk.me, desk.them].find((one) => desk.city(one).wonder_bills[id]);
  const payers =
    seat === undefined
      ? []
      : [{ name: desk.table.nameOf(seat), ink: seat === desk.them, bill: desk.city(seat).wonder_bills[id]! }];
  return { icon: `wonder-${id}`, title: name(id), words: inFull(box.wonder(id).effects, "duel"), payers };
}

function ofToken(desk: Desk, id: string): Told {
  const owner = [desk.me, desk.them].find((seat) => desk.city(seat).progress.includes(id));
  const state = desk.view.progress_board.includes(id)
    ? say("peek-token-how")
    : owner === undefined
      ? ""
      : ownerWords(desk, owner);
  return {
    icon: `prog-${id}`,
    title: name(id),
    words: inFull(box.token(id).effects, "duel"),
    lines: state ? [{ icon: "sci-wheel", text: state }] : [],
  };
}
