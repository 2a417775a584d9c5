/** What a card, a storey or a stage at a classic table says when somebody asks it. */
import * as box from "../data/classic";
import { inFull } from "../language/effects";
import { cityName, listing, say } from "../language/index.svelte";
import type { Told } from "../parts/told";
import type { Desk } from "./desk.svelte";
import { name, ownerWords, stageLabel, whyNotWords } from "./labels";

export const THINGS =
  "[data-testid='hand'] [data-card], .city [data-card], .one [data-card], .sg[data-stage], [data-testid='moves'] li[data-card]";

export function told(desk: Desk, thing: HTMLElement): Told | null {
  const { card, stage } = thing.dataset;
  if (stage) return ofStage(desk, thing, Number(stage) - 1);
  if (!card || (desk.card === card && thing.matches("button.sel"))) return null;
  return ofCard(desk, card, !!thing.closest("[data-testid='hand']"));
}

function ofCard(desk: Desk, id: string, inHand: boolean): Told {
  const { effects, free_with } = box.card(id);
  const opened = box.opened(id).map((one) => name(one.id));
  const bill = inHand ? desk.priceOf(id) : null;
  const why = inHand ? desk.whyNot(id) : null;
  return {
    face: box.face(id),
    title: name(id),
    words: inFull(effects, "classic"),
    payers: bill ? [{ name: desk.nameOf(desk.deciding), ink: false, bill: { ...bill, own: bill.own, short: 0 } }] : [],
    lines: [
      ...(why ? [{ icon: "ui-close", text: whyNotWords(why) }] : []),
      ...(free_with.length
        ? [
            {
              icon: box.chainSign(free_with[0]!),
              flag: true,
              text: `${say("classic-free-with", { cards: listing(free_with.map(name)) })} ${ownerWords(desk, free_with)}`,
            },
          ]
        : []),
      ...(opened.length
        ? [{ icon: box.chainSign(id), flag: true, text: say("peek-opens", { cards: listing(opened) }) }]
        : []),
    ],
  };
}

/** A stage of the city whose plate or board it stands on. */
function ofStage(desk: Desk, thing: HTMLElement, at: number): Told | null {
  const seat = thing.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  if (seat === undefined) return null;
  const city = desk.city(Number(seat));
  const stage = box.board(city.wonder)[city.side][at];
  if (!stage) return null;
  return {
    icon: `city-${city.wonder}`,
    title: `${cityName(city.wonder)} ${city.side}`,
    words: [stageLabel(city, at), ...inFull(stage.effects, "classic")],
  };
}
