/** What is shown after a turn, in order: the cards turn and fly home, then the conflicts of an age. And what is told. */
import { say } from "../language/index.svelte";
import { notices } from "../state/notices.svelte";
import { mayMove } from "../state/settings.svelte";
import type { Desk } from "./desk.svelte";
import { ageAndTurn, outcomeWords, sentence } from "./labels";
import { isDeed } from "./turns";
import type { ClassicView, Conflicts, Deed } from "./types";

export class Show {
  turn = $state.raw<readonly Deed[] | null>(null); // being turned over
  conflicts = $state.raw<Conflicts | null>(null); // shown once the cards are home
  #seen = new Map<number | null, ClassicView>(); // by seat: several may be mine
  #shown = -1; // the last move that was turned over, by its place in the log
  #told = -1;
  #asked = "";

  constructor(readonly desk: Desk) {}

  /** Notice a new view; to be called inside an effect. */
  follow(): void {
    this.#forget();
    const now = this.desk.view;
    const before = this.#seen.get(now.seat);
    const fresh = this.desk.table.fresh.filter(({ at }) => at > this.#shown);
    const deeds = fresh.map(({ event }) => event).filter(isDeed);
    this.#seen.set(now.seat, now);
    if (!before || before === now || !deeds.length) return;
    this.#shown = fresh[fresh.length - 1]!.at;
    this.conflicts = (fresh.find(({ event }) => event.type === "conflicts")?.event as Conflicts | undefined) ?? null;
    if (mayMove() && document.visibilityState === "visible") this.#reveal(deeds, before);
  }

  /** Moves were taken back: the log is shorter than what was shown of it. */
  #forget(): void {
    const { length } = this.desk.table.happenings;
    this.#shown = this.#shown < length ? this.#shown : -1;
    this.#told = this.#told < length ? this.#told : -1;
  }

  #reveal(deeds: Deed[], before: ClassicView): void {
    const { round } = this.desk;
    this.desk.earlier = before;
    this.desk.landed = new Set();
    this.turn = [...deeds].sort((a, b) => round.indexOf(a.seat) - round.indexOf(b.seat));
  }

  /** Go on to what comes next: after the cards the conflicts, then the table. */
  next(): void {
    if (!this.turn) this.conflicts = null;
    this.turn = null;
    this.desk.earlier = null;
  }

  /** Read out what happened, and what is asked of me; to be called inside an effect. */
  tell(): void {
    const { desk } = this;
    const fresh = desk.table.fresh.filter(({ at }) => at > this.#told);
    const deeds = fresh.map(({ event }) => event).filter(isDeed);
    if (deeds.length) {
      this.#told = fresh[fresh.length - 1]!.at;
      notices.tell(deeds.map((deed) => sentence(desk, deed)).join(" "));
    }
    this.#ask();
  }

  #ask(): void {
    const { desk } = this;
    const { age, turn, phase } = desk.view;
    const asked = desk.table.outcome ? "over" : desk.mayDecide ? `${age}.${turn}.${phase}.${desk.deciding}` : "";
    if (asked && asked !== this.#asked)
      notices.alert(asked === "over" ? outcomeWords(desk) : `${ageAndTurn(desk)}. ${this.#question()}.`);
    this.#asked = asked;
  }

  #question(): string {
    const { desk } = this;
    if (desk.view.phase === "revive") return say("choice-revive");
    if (desk.view.phase === "seventh") return say("choice-seventh");
    return desk.isFreeCity(desk.deciding) ? say("choice-free-city") : say("choice-yours");
  }
}
