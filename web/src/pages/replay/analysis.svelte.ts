/** What the computer thinks of a game that is over, move by move, as it finds it out. */
import type { Move } from "../../data/types";
import * as api from "../../net/api";

export type Ask = (ply: number) => Promise<api.Judged>;
const AT_ONCE = 2; // questions on their way
export const MARKS = ["inaccuracy", "mistake", "blunder"] as const;
export const SIGN: Record<api.Judged["mark"], string> = { none: "", inaccuracy: "?!", mistake: "?", blunder: "??" };

export class Analysis {
  judged = $state.raw<ReadonlyMap<number, api.Judged>>(new Map());
  refused = $state<string | null>(null);
  #wanted = 0; // the ply that is shown: it goes first
  #asked = new Set<number>();
  #open = false;

  constructor(
    readonly plies: number,
    readonly players: number,
    private readonly ask: Ask,
  ) {}

  get done(): boolean {
    return this.judged.size === this.plies;
  }

  /** Go on looking until all is known, from the position that is shown. */
  start(ply: number): void {
    this.#wanted = ply;
    if (this.#open) return;
    this.#open = true;
    this.refused = null;
    for (let n = 0; n < AT_ONCE; n++) void this.#work();
  }
  stop(): void {
    this.#open = false;
  }
  want(ply: number): void {
    this.#wanted = ply;
  }

  async #work(): Promise<void> {
    for (let ply = this.#next(); this.#open && ply !== null; ply = this.#next()) {
      this.#asked.add(ply);
      try {
        const found = await this.ask(ply);
        this.judged = new Map(this.judged).set(ply, found);
      } catch (refused) {
        this.#asked.delete(ply);
        this.refused = refused instanceof api.Refusal ? refused.words : String(refused);
        this.#open = false;
      }
    }
  }
  /** The first that nobody has asked for, from the shown position on, then from the beginning. */
  #next(): number | null {
    for (let n = 0; n < this.plies; n++) {
      const ply = (this.#wanted + n) % this.plies;
      if (!this.#asked.has(ply)) return ply;
    }
    return null;
  }

  /** A player's chance to win before each of the moves that tell it, in order. */
  curve(player: number): { ply: number; chance: number }[] {
    const known = [...this.judged.values()].sort((one, other) => one.ply - other.ply);
    return known.flatMap((one) => {
      if (one.player === player) return [{ ply: one.ply, chance: one.before }];
      return this.players === 2 ? [{ ply: one.ply, chance: 1 - one.before }] : [];
    });
  }
  /** Moves that cost something, in the order of the game. */
  get slips(): api.Judged[] {
    return [...this.judged.values()].filter((one) => one.mark !== "none").sort((one, other) => one.ply - other.ply);
  }
  /** The part of a player's decisions that were no slip, in hundredths; null before there was one. */
  accuracy(player: number): number | null {
    const decided = [...this.judged.values()].filter((one) => one.player === player && one.choices > 1);
    return decided.length
      ? Math.round((100 * decided.filter((one) => one.mark === "none").length) / decided.length)
      : null;
  }
  /** The decision of a player among the plies from one stop to the next. */
  at(from: number, end: number, player: number | null): api.Judged | null {
    const found = Array.from({ length: Math.max(0, end - from) }, (_, n) => this.judged.get(from + n)).filter(
      (one) => one !== undefined,
    );
    return found.find((one) => one.player === player) ?? found[0] ?? null;
  }
}

/** Whether two moves are the same, whatever the order of their fields. */
export function same(one: Move, other: Move): boolean {
  const plain = (move: Move): string => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
  return plain(one) === plain(other);
}
