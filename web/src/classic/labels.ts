/** Sentences of the classic table: labels, reasons of prices, what happened. */
import * as box from "../data/classic";
import type { Move } from "../data/types";
import { amountWords, inShort } from "../language/effects";
import { ageName, cityName, listing, nameOf, say, typeName } from "../language/index.svelte";
import type { Desk } from "./desk.svelte";
import type { ClassicBill, ClassicCity } from "./types";

export const name = (id: string): string => nameOf("classic", id);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
export const boardName = (city: ClassicCity): string => `${cityName(city.wonder)} ${city.side}`;

/** The token that a comparison of shields brings at the end of an age. */
export function outcomeOf(mine: number, theirs: number, age: number): number {
  if (mine === theirs) return 0;
  return mine > theirs ? box.MILITARY.victory[age - 1]! : box.MILITARY.defeat;
}

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
      say("classic-bill-bought", { name: sellerName(desk, seat), things: amountWords({ [resource]: units })[0]!, price }),
    ),
  ];
  return parts.length ? say("bill-sum", { parts: parts.join("; "), n: bill.cost }) : say("free");
}

export const sellerName = (desk: Desk, seat: number): string => (seat === desk.table.seat ? say("you") : desk.nameOf(seat));

/** Why a card can't be built, in a few words. */
export function whyNot(desk: Desk, card: string): string {
  const building = (id: string): string => box.card(id).building ?? id;
  const city = desk.view.cities[desk.deciding]!;
  if (city.buildings.some((id) => building(id) === building(card))) return say("why-built");
  return say("classic-unpayable", { things: amountWords(box.card(card).cost).join(", ") });
}

/** All that a reader needs to know of a card in the hand; its state comes last. */
export function cardLabel(desk: Desk, card: string): string {
  const price = desk.priceOf(card);
  const ways = desk.billsFor(card).length;
  const state = desk.chosen.some((move) => move.card === card) ? [say("classic-label-chosen")] : [];
  const cost = price ? say("classic-label-pay", { bill: billWords(desk, price) }) : desk.movesWith(card).length && desk.view.phase !== "revive" ? `${whyNot(desk, card)}.` : "";
  return [
    `${name(card)}, ${typeName(box.card(card).colour)}.`,
    cardWords(card),
    cost,
    ...(price && ways > 1 ? [`${say("ways-to-pay", { n: ways })}.`] : []),
    ...state,
  ].filter(Boolean).join(" ");
}

/** What a city paid to its neighbours and the bank, as far as a move tells. */
function paid(move: Move): string {
  const [left, right] = move.pay ?? [0, 0];
  const printed = move.do === "build" && move.card ? (box.card(move.card).cost["coins"] ?? 0) : 0;
  const n = left + right + (move.do === "build" ? printed : 0);
  return n ? say("coins", { n }) : say("free");
}

/** One sentence for a move of a turn. */
export function sentence(desk: Desk, move: Move): string {
  const who = move.seat === desk.table.seat ? "you" : "them";
  const values = { who, name: desk.nameOf(move.seat), card: move.card ? name(move.card) : "", bill: paid(move) };
  switch (move.do) {
    case "build":
      return say("turn-build", values);
    case "stage":
      return say("turn-stage", { ...values, number: desk.view.cities[move.seat]!.stages });
    case "discard":
      return say("turn-discard", { ...values, n: box.ECONOMY.discard_coins });
    case "build_free":
      return say("turn-free", values);
    default:
      return say("turn-revive", values);
  }
}

/** What a move was, in a word or two under its card. */
export function moveWords(move: Move, stage: number): string {
  if (move.do === "stage") return say("classic-did-stage", { n: stage });
  if (move.do === "discard") return say("classic-did-discard", { n: box.ECONOMY.discard_coins });
  return name(move.card!);
}

/** What a move looks like in a list. */
export function drawn(move: Move, wonder: string): { icon: string; text: string } {
  if (move.do === "stage") return { icon: `city-${wonder}`, text: say("analysis-stage", { card: name(move.card!) }) };
  if (move.do === "discard") return { icon: "ui-discard", text: say("log-discard", { card: name(move.card!) }) };
  return { icon: `type-${box.card(move.card!).colour}`, text: name(move.card!) };
}

export const turnWords = (desk: Desk): string => desk.lastTurn.map((move) => sentence(desk, move)).join(" ");

/** Which hands I know, for the reader: whose, and what was in them. */
export function passedWords(desk: Desk): string {
  const hands = desk.view.passed.map(
    (hand) => `${say("passed-hand", { n: hand.turn, name: desk.nameOf(hand.holder) })}: ${hand.cards.map(name).join(", ")}.`,
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
