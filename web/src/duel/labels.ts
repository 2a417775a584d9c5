/** Sentences of the Duel table: labels of cards, reasons of prices, lines of the log, news for the screen reader. */
import * as box from "../data/duel";
import type { Bill, DuelDeed, DuelView, Laid, Move } from "../data/types";
import { amountWords, inShort } from "../language/effects";
import { ageName, listing, nameOf, say, typeName } from "../language/index.svelte";
import type { GameEvent } from "../net/api";
import type { Happening, TableState } from "../state/table.svelte";

const name = (id: string): string => nameOf("duel", id);
export const isBack = (card: string): boolean => card.startsWith("?");

/** Why something costs what it costs: "own: 1 wood; 2 papyrus at 3 = 6 coins". */
export function billWords(bill: Bill): string {
  if (bill.chain) return say("bill-chain", { card: name(bill.chain) });
  const parts = [
    ...(bill.coins ? [say("bill-price", { n: bill.coins })] : []),
    ...(Object.keys(bill.own).length ? [say("bill-own", { things: amountWords(bill.own).join(", ") })] : []),
    ...(Object.keys(bill.chosen).length ? [say("bill-chosen", { things: amountWords(bill.chosen).join(", ") })] : []),
    ...(Object.keys(bill.waived).length ? [say("bill-waived", { things: amountWords(bill.waived).join(", ") })] : []),
    ...bill.bought.map(({ resource, units, price }) =>
      say("bill-bought", { things: amountWords({ [resource]: units })[0]!, price }),
    ),
  ];
  return parts.length ? say("bill-sum", { parts: parts.join("; "), n: bill.cost }) : say("free");
}

/** What a card does and opens, in a few words. */
export function cardWords(id: string): string {
  const { effects, opens } = box.card(id);
  const words = inShort(effects, "duel");
  return opens ? say("card-opens", { words, card: name(box.opened(opens).id) }) : `${words}.`;
}

export function wonderWords(id: string): string {
  return `${inShort(box.wonder(id).effects, "duel")}.`;
}

export function faceName(card: string): string {
  if (card === "?guild") return say("back-guild");
  return isBack(card) ? say("back-card") : name(card);
}

/** The names of what a card uncovers; several face-down cards are counted. */
export function uncovered(view: DuelView, laid: Laid): string[] {
  const cards = laid.uncovers.map((slot) => view.structure.find((one) => one.slot === slot)?.card ?? "?");
  const backs = cards.filter(isBack).length;
  return [...cards.filter((card) => !isBack(card)).map(name), ...(backs ? [say("backs", { n: backs })] : [])];
}

/** All that a reader needs to know of a card in the structure; its state comes last. */
export function cardLabel(table: TableState<DuelView>, view: DuelView, laid: Laid, me: number): string {
  const state = laid.covered_by ? [say("label-covered", { n: laid.covered_by })] : [];
  if (isBack(laid.card)) return [`${faceName(laid.card)}, ${ageName(view.age)}.`, ...state].join(" ");
  const [mine, theirs] = [laid.bills![me]!, laid.bills![1 - me]!];
  const opens = laid.available ? uncovered(view, laid) : [];
  return [
    `${name(laid.card)}, ${typeName(box.card(laid.card).colour)}.`,
    cardWords(laid.card),
    say("label-you-pay", { bill: billWords(mine) }),
    say("label-they-pay", { name: table.nameOf(1 - me), n: theirs.cost }),
    ...(opens.length ? [say("label-uncovers", { cards: listing(opens) })] : []),
    ...state,
    ...(mine.short ? [`${say("missing", { n: mine.short })}.`] : []),
  ].join(" ");
}

export function wonderLabel(id: string, bill: Bill | null, built: boolean): string {
  const price = built ? `${say("wonder-built")}.` : bill ? say("label-you-pay", { bill: billWords(bill) }) : "";
  return `${name(id)}. ${wonderWords(id)} ${price}`;
}

/** A line of the log: what is drawn, who, what it cost. */
export interface Line {
  at: number;
  seat: number;
  icon: string;
  text: string;
  coins: number | null; // gained (above 0) or paid; null if it has no price
  chain: boolean;
  again: boolean;
  age: number | null; // an age begins
  note: boolean; // it happened by itself
  thing: { card?: string; wonder?: string; token?: string } | null; // what it is about
}

export const isDeed = (event: GameEvent): event is GameEvent & DuelDeed => event.type === "move";

/** What the log says of something that happened, if anything: who did what, and what follows by itself. */
export function lines({ event, at }: Happening, nameOf: (seat: number) => string): Line[] {
  if (event.type === "age")
    return [{ ...blank(at), age: event["age"] as number, text: ageName(event["age"] as number) }];
  if (!isDeed(event)) return [];
  const { seat, move, coins = null, chain = null, again = false, leaves } = event;
  const text = move.do === "starter" ? say("starter-name", { name: nameOf(move.starter) }) : drawn(move).text;
  const deed = { ...blank(at), seat, ...drawn(move), text, coins, chain: chain !== null, again, thing: thingOf(move) };
  if (!leaves) return [deed];
  return [
    deed,
    { ...blank(at + 0.5), note: true, icon: `wonder-${leaves}`, text: say("log-leaves", { wonder: name(leaves) }) },
  ];
}

const blank = (at: number): Line => ({
  at,
  seat: 0,
  icon: "",
  text: "",
  coins: null,
  chain: false,
  again: false,
  age: null,
  note: false,
  thing: null,
});

/** What a move is about: the wonder rather than the card under it. */
function thingOf({ wonder, token, card }: Move): Line["thing"] {
  if (wonder) return { wonder };
  if (token) return { token };
  return card ? { card } : null;
}

/** What a move looks like in a list. */
export function drawn(move: Move): { icon: string; text: string } {
  switch (move.do) {
    case "wonder":
      return {
        icon: `wonder-${move.wonder!}`,
        text: say("log-wonder", { wonder: name(move.wonder!), card: name(move.card!) }),
      };
    case "draft":
      return { icon: `wonder-${move.wonder!}`, text: name(move.wonder!) };
    case "discard":
      return { icon: "ui-discard", text: say("log-discard", { card: name(move.card!) }) };
    case "progress":
    case "library":
      return { icon: `prog-${move.token!}`, text: name(move.token!) };
    case "destroy":
      return { icon: `destroy-${box.card(move.card!).colour}`, text: say("log-destroy", { card: name(move.card!) }) };
    case "starter":
      return { icon: "ui-play", text: say("log-starter") };
    default:
      return { icon: `type-${box.card(move.card!).colour}`, text: name(move.card!) };
  }
}

/** One sentence for the live region: who did what. */
export function sentence(table: TableState<DuelView>, move: Move, me: number | null): string {
  const who = move.seat === me ? "you" : "them";
  const values = { who, name: table.nameOf(move.seat), card: move.card ? name(move.card) : "" };
  switch (move.do) {
    case "build":
      return say("told-build", values);
    case "discard":
      return say("told-discard", values);
    case "wonder":
      return say("told-wonder", { ...values, wonder: name(move.wonder!) });
    case "draft":
      return say("told-draft", { ...values, wonder: name(move.wonder!) });
    case "progress":
    case "library":
      return say("told-token", { ...values, token: name(move.token!) });
    case "revive":
      return say("told-revive", values);
    case "destroy":
      return say("told-destroy", values);
    default:
      return say("told-starter", {
        who: move["starter"] === me ? "you" : "them",
        name: table.nameOf(move["starter"] as number),
      });
  }
}

/** Where the pawn stands, from this seat. */
export function pawnWords(view: DuelView, me: number, theirName: string): string {
  const mine = me === 0 ? view.pawn : -view.pawn; // above 0: towards seat 1
  if (mine === 0) return say("pawn-centre");
  return say("pawn-stands", { who: mine < 0 ? "you" : "them", name: theirName, n: Math.abs(mine) });
}
