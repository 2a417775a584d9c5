/** Sentences of the classic table: labels, reasons of prices, what happened. */
import * as box from "../data/classic";
import type { Move } from "../data/types";
import { amountWords, inShort } from "../language/effects";
import { ageName, cityName, listing, nameOf, pieces, say, typeName } from "../language/index.svelte";
import type { Desk } from "./desk.svelte";
import { knownHands, leftIn } from "./passed";
import type { ClassicBill, ClassicCity, Deed, WhyNot } from "./types";

export const name = (id: string): string => nameOf("classic", id);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
export const boardName = (city: ClassicCity): string => `${cityName(city.wonder)} ${city.side}`;

/** What a card does and which cards it makes free. */
export function cardWords(id: string): string {
  const opened = box.opened(id).map((card) => name(card.id));
  const words = inShort(box.card(id).effects, "classic");
  return opened.length ? say("classic-opens", { words, cards: listing(opened) }) : `${words}.`;
}

export function stageLabel(city: ClassicCity, at: number): string {
  const stage = box.board(city.wonder)[city.side][at]!;
  const words = inShort(stage.effects, "classic");
  return at < city.stages
    ? say("classic-stage-built", { n: at + 1, words })
    : say("classic-stage-costs", { n: at + 1, words, cost: amountWords(stage.cost).join(", ") });
}

/** Why something costs what it costs, neighbour by neighbour. */
export function billWords(desk: Desk, bill: ClassicBill): string {
  if (bill.chain) return say("bill-chain", { card: name(bill.chain) });
  const parts = [
    ...(bill.coins ? [say("bill-price", { n: bill.coins })] : []),
    ...(Object.keys(bill.own).length ? [say("bill-own", { things: amountWords(bill.own).join(", ") })] : []),
    ...bill.bought.map(({ seat, resource, units, price }) =>
      say("classic-bill-bought", {
        name: sellerName(desk, seat),
        things: amountWords({ [resource]: units })[0]!,
        price,
      }),
    ),
  ];
  return parts.length ? say("bill-sum", { parts: parts.join("; "), n: bill.cost }) : say("free");
}

export const sellerName = (desk: Desk, seat: number): string =>
  seat === desk.table.seat ? say("you") : desk.nameOf(seat);

/** The line under a card's name: what it opens, else what makes it free, else what it does. */
export function cardLine(desk: Desk, id: string): { text: string; strong: boolean }[] {
  const { effects, free_with } = box.card(id);
  const opened = box.opened(id).map((card) => name(card.id));
  const chained = desk.priceOf(id)?.chain;
  if (chained) return pieces("classic-line-free", { card: name(chained) }, ["card"]);
  if (opened.length) return pieces("classic-line-opens", { cards: opened.join(", ") }, ["cards"]);
  if (free_with.length) return pieces("classic-line-with", { card: free_with.map(name).join("/") }, ["card"]);
  return [{ text: inShort(effects, "classic"), strong: false }];
}

/** Who has one of the buildings that make another free: me first, then neighbours and others by name. */
export function ownerWords(desk: Desk, cards: readonly string[]): string {
  const owners = desk.round.filter((seat) => desk.city(seat).buildings.some((id) => cards.includes(id)));
  if (owners.includes(desk.deciding)) return say("classic-owner", { who: "you", names: "" });
  if (!owners.length) return say("classic-owner", { who: "nobody", names: "" });
  return say("classic-owner", {
    who: "them",
    n: owners.length,
    names: listing(owners.map((seat) => sellerName(desk, seat))),
  });
}

/** Who gains by a payment, against the other ways to pay. */
export function payNote(desk: Desk, bill: ClassicBill, all: readonly ClassicBill[]): string {
  const sellers = [...new Set(bill.bought.map((sold) => sold.seat))];
  if (!sellers.length) return "";
  if (desk.isFreeCity(desk.deciding) && sellers.length === 1)
    return say("classic-pay-earns", {
      who: sellers[0] === desk.table.seat ? "you" : "them",
      name: desk.nameOf(sellers[0]!),
      n: bill.cost - bill.coins,
    });
  if (all.length === 1)
    return sellers.length === 1 ? say("classic-pay-only", { name: sellerName(desk, sellers[0]!) }) : "";
  if (sellers.length > 1) return say("classic-pay-shared");
  return say("classic-pay-all", { name: sellerName(desk, sellers[0]!) });
}

/** Why something can't be built, in a few words. */
export function whyNotWords({ why, short, missing }: WhyNot): string {
  if (why === "built") return say("why-built");
  return why === "coins"
    ? say("missing", { n: short })
    : say("classic-not-sold", { things: amountWords(missing).join(", ") });
}

/** All that a reader needs to know of a card in the hand; its state comes last. */
export function cardLabel(desk: Desk, card: string): string {
  const { free_with } = box.card(card);
  const price = desk.priceOf(card);
  const ways = desk.billsFor(card).length;
  const state = desk.chosen.some((move) => move.card === card) ? [say("classic-label-chosen")] : [];
  const why = desk.whyNot(card);
  return [
    `${name(card)}, ${typeName(box.card(card).colour)}.`,
    cardWords(card),
    ...(price ? [say("classic-label-pay", { bill: billWords(desk, price) })] : []),
    ...(price && ways > 1 ? [`${say("ways-to-pay", { n: ways })}.`] : []),
    ...(free_with.length
      ? [say("classic-free-with", { cards: listing(free_with.map(name)) }), ownerWords(desk, free_with)]
      : []),
    ...(why ? [`${whyNotWords(why)}.`] : []),
    ...state,
  ].join(" ");
}

/** The neighbours that were paid, each with what they got: "Lotte +2". */
export function earners(desk: Desk, { paid = [] }: Deed): string[] {
  return paid.flatMap(({ seat, coins }) => (seat === null ? [] : [`${sellerName(desk, seat)} ${signed(coins)}`]));
}

/** What a move cost, and whom it was paid to. */
function priceWords(desk: Desk, deed: Deed): string {
  if (deed.chain) return say("bill-chain", { card: name(deed.chain) });
  return deed.coins ? [say("coins", { n: -deed.coins }), ...earners(desk, deed)].join(", ") : say("free");
}

/** One sentence for a move of a turn. */
export function sentence(desk: Desk, deed: Deed): string {
  const { move } = deed;
  const who = move.seat === desk.table.seat ? "you" : "them";
  const values = {
    who,
    name: desk.nameOf(move.seat),
    card: move.card ? name(move.card) : "",
    bill: priceWords(desk, deed),
  };
  switch (move.do) {
    case "build":
      return say("turn-build", values);
    case "stage":
      return say("turn-stage", { ...values, number: deed.stage! });
    case "discard":
      return say("turn-discard", { ...values, n: deed.coins });
    case "build_free":
      return say("turn-free", values);
    default:
      return say("turn-revive", values);
  }
}

/** What a move was, in a word or two under its card. */
export function moveWords({ move, stage, coins }: Deed): string {
  if (move.do === "stage") return say("classic-did-stage", { n: stage! });
  if (move.do === "discard") return say("classic-did-discard", { n: coins });
  return name(move.card);
}

/** What a move looks like in a list. */
export function drawn(move: Move, wonder: string): { icon: string; text: string } {
  if (move.do === "stage") return { icon: `city-${wonder}`, text: say("analysis-stage", { card: name(move.card!) }) };
  if (move.do === "discard") return { icon: "ui-discard", text: say("log-discard", { card: name(move.card!) }) };
  return { icon: `type-${box.card(move.card!).colour}`, text: name(move.card!) };
}

export const turnWords = (desk: Desk): string => desk.lastTurn.map((deed) => sentence(desk, deed)).join(" ");

/** Which hands I know, for the reader: whose, and what may still be in them. */
export function passedWords(desk: Desk): string {
  const hands = knownHands(desk.view).map(
    (hand) =>
      `${say("passed-hand", { n: hand.turn, name: desk.nameOf(hand.holder) })}: ${leftIn(hand).map(name).join(", ")}.`,
  );
  return hands.length ? hands.join(" ") : say("classic-no-passed");
}

export const ageAndTurn = (desk: Desk): string =>
  `${ageName(desk.view.age)}, ${say("turn-of", { n: desk.view.turn, all: box.SETUP.turns_per_age })}`;

/** Who won, for the reader. */
export function outcomeWords(desk: Desk): string {
  const winners = desk.table.outcome?.winners ?? [];
  return winners.length === 1 ? say("end-title", { name: desk.nameOf(winners[0]!) }) : say("end-title-shared");
}
