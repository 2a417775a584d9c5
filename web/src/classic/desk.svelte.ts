/** What a person has in hand at a classic table: who sits where, the chosen card, how to use it, whom to pay. */
import * as box from "../data/classic";
import type { Face, Move, Price } from "../data/types";
import { say } from "../language/index.svelte";
import type { TableState } from "../state/table.svelte";
import { builtBy, turnsOf, type Turn } from "./turns";
import type { Bills, ClassicBill, ClassicCity, ClassicView, Do, Side, WhyNot } from "./types";

/** One use of the chosen card, with every payment that the server allows. */
export interface Use {
  do: Do;
  moves: Move[];
  bills: ClassicBill[]; // one a move; none for what costs nothing
}
export type Panel = { kind: "city"; seat: number } | { kind: "passed" | "moves" };

const ORDER: readonly Do[] = ["build", "build_free", "revive", "stage", "discard"];

const cheapest = (bills: readonly ClassicBill[]): ClassicBill | null =>
  [...bills].sort((a, b) => a.cost - b.cost)[0] ?? null;

function tag(bill: ClassicBill | null, why: WhyNot | null): Price | null {
  if (bill) return { cost: bill.cost, chain: bill.chain, short: 0 };
  return why && why.cost !== null ? { cost: why.cost, chain: null, short: why.short } : null;
}

export class Desk {
  place = $state<number | null>(null); // which of `cards` is chosen
  aim = $state<Do | null>(null); // the use whose payments are shown
  way = $state(0); // which payment
  panel = $state.raw<Panel | null>(null);
  earlier = $state.raw<ClassicView | null>(null); // cities as they were, while a turn is being shown
  landed = $state.raw<ReadonlySet<number>>(new Set()); // cities that already have what they built in it

  constructor(readonly table: TableState<ClassicView>) {}

  get view(): ClassicView {
    return this.table.view!;
  }

  // ---- who sits where

  /** My city; a spectator looks from seat 0. */
  get me(): number {
    return this.table.seat ?? 0;
  }
  get circle(): number {
    return this.view.cities.length;
  }
  /** The city that the table turns to: mine, or the Free City while I decide for it. */
  get centre(): number {
    return this.mayDecide && this.isFreeCity(this.deciding) ? this.deciding : this.me;
  }
  get left(): number {
    return (this.centre + 1) % this.circle;
  }
  get right(): number {
    return (this.centre + this.circle - 1) % this.circle;
  }
  /** Those who are no neighbours of mine, from left to right. */
  get others(): number[] {
    return Array.from({ length: this.circle - 3 }, (_, n) => (this.centre + 2 + n) % this.circle);
  }
  /** All as they sit before me, from left to right, myself last. */
  get round(): number[] {
    return [this.left, ...this.others, this.right, this.centre];
  }
  sideOf(seat: number): Side | null {
    return seat === this.left ? "left" : seat === this.right ? "right" : null;
  }
  isFreeCity(seat: number): boolean {
    return this.view.free_city_holder !== null && seat === box.FREE_CITY.seat;
  }
  nameOf(seat: number): string {
    return this.isFreeCity(seat) ? say("free-city") : this.table.nameOf(seat);
  }
  /** Whether a city's choice of this turn is in. */
  hasChosen(seat: number): boolean {
    return this.view.have_chosen.includes(seat) || this.chosen.some((move) => move.seat === seat);
  }
  isBot(seat: number): boolean {
    return !this.isFreeCity(seat) && this.table.isBot(seat);
  }

  // ---- what stands where

  city(seat: number): ClassicCity {
    const earlier = this.landed.has(seat) ? undefined : this.earlier?.cities[seat];
    return earlier ?? this.view.cities[seat]!;
  }
  /** The buildings of a city, oldest first as far as the log tells. */
  faces(seat: number): Face[] {
    const order = builtBy(
      this.table.happenings.map((one) => one.event),
      seat,
    );
    const rank = (id: string): number => box.card(id).age * 100 + order.indexOf(id);
    return [...this.city(seat).buildings].sort((a, b) => rank(a) - rank(b)).map(box.face);
  }
  get turns(): Turn[] {
    return turnsOf(this.table.happenings.map((one) => one.event));
  }
  get lastTurn(): Turn {
    const turns = this.turns;
    return [...(turns[turns.length - 1] ?? [])].sort((a, b) => this.round.indexOf(a.seat) - this.round.indexOf(b.seat));
  }
  /** The card that the holder of the Free City has drawn from its pile on this turn. */
  get drawn(): string | null {
    const hands = this.table.happenings.filter((one) => one.event.type === "hand");
    return (hands[hands.length - 1]?.event["drawn"] as string | undefined) ?? null;
  }
  /** What a city built last, for the gold edge. */
  freshOf(seat: number): string | null {
    if (this.earlier && !this.landed.has(seat)) return null;
    const built = this.lastTurn.filter(
      ({ move }) => move.seat === seat && move.do !== "stage" && move.do !== "discard",
    );
    return built[built.length - 1]?.move.card ?? null;
  }

  // ---- what I may do

  get mayDecide(): boolean {
    return this.table.seat !== null && this.view.legal.length > 0 && !this.table.sending && !this.table.outcome;
  }
  /** The city for which I decide now: mine, or the Free City. */
  get deciding(): number {
    return this.view.legal[0]?.seat ?? this.me;
  }
  /** Choices of this turn that wait for the others; the one on its way too. */
  get chosen(): Move[] {
    const { sending } = this.table;
    return sending && sending.do !== "revive" ? [...this.view.chosen, sending] : this.view.chosen;
  }
  /** What I choose from. */
  get cards(): string[] {
    return this.view.phase === "revive" ? [...new Set(this.view.discard ?? [])] : this.view.hand;
  }
  get card(): string | null {
    return this.place === null ? null : (this.cards[this.place] ?? null);
  }
  movesWith(card: string): Move[] {
    return this.mayDecide ? this.view.legal.filter((move) => move.card === card) : [];
  }
  /** Prices for the city that I decide for. */
  get bills(): Bills | null {
    return this.view.bills.find((bills) => bills.seat === this.deciding) ?? null;
  }
  billsFor(card: string): ClassicBill[] {
    return this.bills?.cards[card] ?? [];
  }
  /** Why a card can't be built; null if it can, or if nothing is asked of me. */
  whyNot(card: string): WhyNot | null {
    return this.mayDecide ? (this.bills?.why_not[card] ?? null) : null;
  }
  get stageWhyNot(): WhyNot | null {
    return this.mayDecide ? (this.bills?.stage_why_not ?? null) : null;
  }
  /** The cheapest way to build a card, if it can be built at all. */
  priceOf(card: string): ClassicBill | null {
    if (!this.movesWith(card).some((move) => move.do === "build")) return null;
    return cheapest(this.billsFor(card));
  }
  /** What is written at a card: its price, even if that is too dear. */
  tagOf(card: string): Price | null {
    return tag(this.priceOf(card), this.whyNot(card));
  }
  /** The uses of the chosen card, as the server allows them. */
  get uses(): Use[] {
    const { card } = this;
    if (card === null) return [];
    const moves = this.movesWith(card);
    return ORDER.map((act) =>
      this.#use(
        act,
        moves.filter((move) => move.do === act),
        card,
      ),
    ).filter((use) => use.moves.length);
  }
  #use(act: Do, moves: Move[], card: string): Use {
    const known = act === "build" ? this.billsFor(card) : act === "stage" ? this.bills?.stage : undefined;
    const found = moves.map((move) => known?.find((bill) => String(bill.pay) === String(move.pay)));
    const priced = moves
      .map((move, at) => ({ move, bill: found[at] }))
      .sort((a, b) => (a.move.cost ?? 0) - (b.move.cost ?? 0));
    return { do: act, moves: priced.map((one) => one.move), bills: priced.flatMap((one) => one.bill ?? []) };
  }
  /** The use whose payments are shown. */
  get use(): Use | null {
    const { uses } = this;
    return uses.find((use) => use.do === this.aim) ?? uses[0] ?? null;
  }
  get bill(): ClassicBill | null {
    return this.use?.bills[this.way] ?? null;
  }
  /** Whom the payment that is picked would pay, and how much. */
  get paid(): ReadonlyMap<number, number> {
    const paid = new Map<number, number>();
    for (const { seat, units, price } of this.bill?.bought ?? []) paid.set(seat, (paid.get(seat) ?? 0) + units * price);
    return paid;
  }
  get canWithdraw(): boolean {
    return !!this.table.now?.can_withdraw && this.view.chosen.length > 0 && !this.table.outcome;
  }

  // ---- choosing

  choose(place: number | null): void {
    this.putBack();
    this.place = place;
  }
  putBack(): void {
    this.place = null;
    this.aim = null;
    this.way = 0;
    this.table.refused = null;
  }
  toAim(act: Do): void {
    this.aim = act;
    this.way = 0;
  }
  /** Use the chosen card. With several payments of a use that isn't shown yet, show them first. */
  async act(act: Do): Promise<void> {
    const use = this.uses.find((one) => one.do === act);
    if (!use) return;
    if (use.moves.length > 1 && this.use?.do !== act) return this.toAim(act);
    await this.#play(use.moves[this.use?.do === act ? this.way : 0]!);
  }
  async #play(move: Move): Promise<void> {
    const place = this.place;
    this.putBack();
    if (!(await this.table.play(move))) this.place = place; // it flies back, and the dock says why
  }
  /** Take my choice back while others still choose. */
  async withdraw(): Promise<void> {
    if (this.canWithdraw && this.table.seat !== null) await this.table.act({ type: "withdraw", seat: this.table.seat });
  }
}
