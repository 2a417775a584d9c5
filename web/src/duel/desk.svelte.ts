/** What a person has in hand at a Duel table: who sits where, the chosen card, the moves it allows. */
import type { Bill, DuelCity, DuelView, Laid, Move } from "../data/types";
import { play as sound } from "../state/sound";
import type { TableState } from "../state/table.svelte";
import { isDeed } from "./labels";
import { preview } from "./preview";

/** What can be done with the chosen card, as the server allows it. */
export interface Acts {
  build: Move | null;
  discard: Move | null;
  wonders: Move[];
}

/** What tells the options of a draft or choice apart. */
export const keyOf = (move: Move): string => String(move.token ?? move.card ?? move.wonder ?? move["starter"]);

const TAKING: readonly string[] = ["build", "discard", "wonder"]; // acts that take a card from the structure

export class Desk {
  slot = $state<number | null>(null); // the chosen card
  wonder = $state<string | null>(null); // the wonder it would go under
  pick = $state<string | null>(null); // the chosen wonder of a draft, token, or card of a choice
  panel = $state<"me" | "them" | "moves" | "unseen" | null>(null); // what a phone's sheet shows
  asking = $state<"menu" | "resign" | "pile" | null>(null);

  constructor(readonly table: TableState<DuelView>) {}

  /** The position; a move on its way is already shown as done. */
  get view(): DuelView {
    const view = this.table.view!;
    return this.table.sending ? preview(view, this.table.sending) : view;
  }
  /** Left is me; a spectator sees seat 0 there. */
  get me(): number {
    return this.table.seat ?? 0;
  }
  get them(): number {
    return 1 - this.me;
  }
  city(seat: number): DuelCity {
    return this.view.cities[seat]!;
  }
  get mine(): DuelCity {
    return this.city(this.me);
  }
  get theirs(): DuelCity {
    return this.city(this.them);
  }

  /** Whether whoever decides now does so once more, by the wonder just built. */
  get extraTurn(): boolean {
    const deeds = this.table.happenings.map((one) => one.event).filter(isDeed);
    const last = deeds.filter((deed) => TAKING.includes(deed.move.do)).pop();
    return last?.again === true && this.view.pending.includes(last.seat);
  }

  /** The wonders of a seat that have left the game unbuilt. */
  gone(seat: number): string[] {
    const events = this.table.happenings.map((one) => one.event);
    const left = events.filter(isDeed).flatMap((deed) => deed.leaves ?? []);
    const dealt = events.flatMap((event) => (event["cities"] as string[][] | undefined)?.[seat] ?? []);
    const drafted = events.filter(isDeed).flatMap(({ move }) => (move.do === "draft" ? [{ ...move }] : []));
    const owned = [...dealt, ...drafted.filter((move) => move.seat === seat).map((move) => move.wonder)];
    return left.filter((id) => owned.includes(id));
  }

  get laid(): Laid | null {
    return this.view.structure.find((laid) => laid.slot === this.slot) ?? null;
  }
  get bill(): Bill | null {
    return this.laid?.bills?.[this.me] ?? null;
  }
  /** Moves with the chosen card; none of them if it isn't my turn. */
  get acts(): Acts {
    const card = this.laid?.available ? this.laid.card : null;
    const moves = this.table.myTurn ? this.view.legal.filter((move) => move.card === card) : [];
    return {
      build: moves.find((move) => move.do === "build") ?? null,
      discard: moves.find((move) => move.do === "discard") ?? null,
      wonders: moves.filter((move) => move.do === "wonder"),
    };
  }
  /** The wonder that W builds: the chosen one if it can be built, else the cheapest. */
  get wonderMove(): Move | null {
    const { wonders } = this.acts;
    const cheapest = [...wonders].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0];
    return wonders.find((move) => move.wonder === this.wonder) ?? cheapest ?? null;
  }

  /** The move of a draft or choice that the pick stands for. */
  get picked(): Move | null {
    return this.view.legal.find((move) => keyOf(move) === this.pick) ?? null;
  }

  /** Whether something else is asked than which card to take: then cards are only looked at. */
  get asked(): boolean {
    return this.table.myTurn && this.view.phase !== "turn";
  }

  choose(slot: number | null): void {
    if (this.asked) return;
    this.slot = slot === this.slot ? null : slot;
    sound("select");
    this.wonder = null;
    this.panel = null;
    this.table.refused = null;
  }
  putBack(): void {
    this.slot = null;
    this.wonder = null;
    this.pick = null;
    this.panel = null;
    this.table.refused = null;
  }

  async play(move: Move | null): Promise<void> {
    if (!move || !this.table.myTurn) return;
    const slot = this.slot;
    this.putBack();
    const done = await this.table.play(move);
    if (!done) this.slot = slot; // it flies back, and the dock says why
  }
}
