/** A game on the board for trying things: where one is in it, what is seen there, what may be played, what the engine thinks. */
import type { Move } from "../data/types";
import * as api from "../net/api";
import { Past } from "../pages/replay/past.svelte";
import { Analysis } from "../pages/replay/analysis.svelte";
import { turns } from "../pages/replay/turns";
import type { AnyView } from "../state/table.svelte";
import { line, pathTo, rootOf, same, Tree, type Branch, type Step } from "./tree";

type Position = api.StudyPosition<AnyView>;
const STAYING = 60; // ms after which one is taken to look at a position
const KEPT = "thauma.study."; // and the id of a table: its branches, on this device
const LUCKY = 0.1; // of the chance to win: less than that may be the engine's own doubt

export interface Source {
  record: Record<string, unknown>;
  table: api.Table; // as far as it is known
  id: string | null; // of the table on the server
}

export class Study {
  readonly past = new Past();
  readonly tree: Tree;
  readonly analysis: Analysis;
  readonly last: number;
  here = $state.raw<Step>(null!);
  seat = $state<number | null>(null); // from whose seat: only where there are secrets
  stops = $state.raw<readonly number[]>([]); // plies of the game worth stopping at
  legal = $state.raw<Move[]>([]);
  found = $state.raw<api.Looked | null>(null);
  paused = $state(false);
  playing = $state(false); // by itself
  refused = $state<string | null>(null);
  version = $state(0); // of the tree
  #positions = new Map<string, Promise<Position>>();
  #looks = new Map<string, api.Looked>();
  #shown: api.State<AnyView> | null = null;
  #serial = 0;
  #settled: Step | null = null; // what is known of is this step's
  #asked: AbortController | null = null;

  constructor(readonly source: Source) {
    const moves = (source.record["moves"] as Move[] | undefined) ?? [];
    this.tree = new Tree(moves);
    this.here = this.tree.root;
    this.last = moves.length;
    this.#recall();
    this.past.table = source.table;
    this.analysis = new Analysis(moves.length, source.table.seats.length, (ply) =>
      source.id ? api.judged(source.id, ply) : api.judgedRecord(source.record, ply),
    );
  }

  get game(): "duel" | "classic" {
    return this.source.table.game;
  }
  get over(): boolean {
    return this.legal.length === 0;
  }
  get isLast(): boolean {
    return this.here.after.length === 0;
  }
  /** The game's own steps, in order, from the beginning. */
  get played(): Step[] {
    const found = [this.tree.root];
    for (let one = this.tree.root.after.find((step) => step.played); one; one = one.after.find((step) => step.played))
      found.push(one);
    return found;
  }

  /** Begin at a ply of the game, or in a branch that leaves it there: `way` are places in the lists of legal moves. */
  async begin(ply: number, seat: number | null, way: readonly number[] = []): Promise<void> {
    const secret = this.game === "classic";
    this.seat = secret ? (seat ?? 0) : null;
    this.stops = Array.from({ length: this.last + 1 }, (_, at) => at);
    if (secret) {
      const end = await this.#position(this.played[this.last]!);
      this.stops = turns(end.state, this.last, ply);
    }
    let step = this.played[Math.min(ply, this.last)]!;
    for (const place of way) {
      const move = (await this.#position(step)).legal[place];
      if (move) step = this.tree.grow(step, move);
    }
    this.version++;
    await this.show(step);
  }
  /** The way to what is shown, for a link: where it leaves the game, and which legal moves follow. */
  async way(): Promise<{ ply: number; way: number[] }> {
    const root = rootOf(this.here);
    const moves = pathTo(this.here).slice(root.ply);
    let step = root;
    const way: number[] = [];
    for (const move of moves) {
      way.push((await this.#position(step)).legal.findIndex((one) => same(one, move)));
      step = this.tree.grow(step, move);
    }
    return { ply: root.ply, way };
  }
  /** The record with all branches. */
  get record(): Record<string, unknown> {
    const variations = this.tree.write();
    return { ...this.source.record, ...(variations.length ? { variations } : {}) };
  }
  /** On this device, branches stay with their game. */
  #keep(): void {
    if (!this.source.id) return;
    const [key, variations] = [KEPT + this.source.id, this.tree.write()];
    try {
      if (variations.length) localStorage.setItem(key, JSON.stringify(variations));
      else localStorage.removeItem(key);
    } catch {
      // a browser that keeps nothing
    }
  }
  #recall(): void {
    try {
      const kept = this.source.id ? localStorage.getItem(KEPT + this.source.id) : null;
      this.tree.read([
        ...((this.source.record["variations"] as Branch[] | undefined) ?? []),
        ...((kept ? JSON.parse(kept) : []) as Branch[]),
      ]);
    } catch {
      // what can't be read is not there
    }
  }
  note(step: Step, comment: string): void {
    step.comment = comment;
    this.#keep();
  }

  /** Show a step. One move on, what happened is played; anywhere else the position just stands there. */
  async show(step: Step, again = false): Promise<void> {
    const goesOn = step.before === this.here && !again;
    this.here = step;
    this.found = this.#looks.get(this.#key(step)) ?? null;
    try {
      const found = await this.#position(step);
      if (this.here !== step) return; // somebody was faster
      this.legal = found.legal;
      this.#settled = step;
      this.#turn(found.state, goesOn);
      this.refused = null;
    } catch (refused) {
      this.refused = refused instanceof api.Refusal ? refused.words : String(refused);
      this.playing = false;
      return;
    }
    void this.think();
    if (step.after[0]) void this.#position(step.after[0]).catch(() => undefined);
  }
  toPly(ply: number): void {
    this.playing = false;
    void this.show(this.played[Math.max(0, Math.min(ply, this.last))]!);
  }
  /** A stop on or back: in the game of classic whole turns, else a move. */
  go(by: 1 | -1): void {
    const { here } = this;
    if (here.played && this.game === "classic") {
      const at = this.stops.findLastIndex((ply) => ply <= here.ply);
      const to = this.stops[by > 0 ? at + 1 : this.stops[at]! < here.ply ? at : at - 1];
      if (to !== undefined) this.toPly(to);
      return;
    }
    const next = by > 0 ? here.after[0] : here.before;
    if (next) void this.show(next);
  }
  look(seat: number): void {
    this.seat = seat;
    this.#shown = null;
    void this.show(this.here, true);
  }

  /** Try a move: it becomes a branch, unless it was played there. Where all choose at once, the others choose as they did. */
  play(move: Move): void {
    if (this.#settled !== this.here) return; // it was meant for another position
    let step = this.tree.grow(this.here, move);
    if (this.game === "classic" && this.here.played && !step.played) {
      const turn = this.stops.find((ply) => ply > this.here.ply) ?? this.last;
      const others = this.played.slice(this.here.ply + 1, turn + 1).map((one) => one.move!);
      for (const other of others.filter((one) => one.seat !== move.seat)) step = this.tree.grow(step, other);
    }
    this.version++;
    this.playing = false;
    this.#keep();
    void this.show(step);
  }
  prune(step: Step): void {
    const inside = pathTo(this.here).length >= step.ply && this.#leadsTo(step);
    const left = this.tree.prune(step);
    this.version++;
    this.#keep();
    if (inside) void this.show(left);
  }
  #leadsTo(step: Step): boolean {
    for (let one: Step | null = this.here; one; one = one.before) if (one === step) return true;
    return false;
  }
  promote(step: Step): void {
    this.tree.promote(step);
    this.version++;
  }

  /** Let the engine look at what is shown, longer and longer as one stays. */
  async think(): Promise<void> {
    this.#asked?.abort();
    const [step, key, asked] = [this.here, this.#key(this.here), new AbortController()];
    this.#asked = asked;
    let found = this.#looks.get(key) ?? null;
    this.found = found;
    if (this.paused || this.over) return;
    await new Promise((done) => setTimeout(done, STAYING));
    while (!asked.signal.aborted && (!found || (!found.exact && found.simulations < found.most))) {
      const before: number = found?.simulations ?? 0;
      try {
        found = await api.look(this.#question(step, before + 1), asked.signal);
      } catch (refused) {
        if (!asked.signal.aborted && refused instanceof api.Refusal && refused.code !== "too_many")
          this.refused = refused.words;
        return;
      }
      if (asked.signal.aborted) return;
      if (found.simulations > before || found.exact) this.#looks.set(key, (this.found = found));
      else return;
    }
  }
  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.#asked?.abort();
    else void this.think();
  }
  stop(): void {
    this.playing = false;
    this.#asked?.abort();
    this.analysis.stop();
  }

  #question(step: Step, simulations: number): api.NewLook {
    const pending = this.past.view?.pending ?? [];
    const seat = this.seat !== null && pending.includes(this.seat) ? this.seat : null;
    return { record: this.#recordAt(step), seat, simulations, table: this.source.id };
  }
  #recordAt(step: Step): Record<string, unknown> {
    const { game, rules, players, setup } = this.source.record;
    return { format: "thauma/1", game, rules: rules ?? {}, players, setup, moves: pathTo(step) };
  }
  #key(step: Step): string {
    return `${this.seat} ${step.played ? step.ply : JSON.stringify(pathTo(step))}`;
  }
  #position(step: Step): Promise<Position> {
    const key = this.#key(step);
    const known = this.#positions.get(key);
    if (known) return known;
    const asked = api.studyPosition<AnyView>(this.#recordAt(step), step.ply, this.seat);
    this.#positions.set(key, asked);
    asked.catch(() => this.#positions.delete(key));
    return asked;
  }

  #turn(found: api.State<AnyView>, goesOn: boolean): void {
    const { past } = this;
    const isEnd = this.here.played && this.here.ply === this.last;
    const end = (isEnd ? (this.source.table.outcome ?? found.view.result) : found.view.result) as api.Outcome | null;
    const before = this.#shown?.news ?? [];
    const follows = goesOn && this.#shown?.seat === found.seat && found.news.length > before.length;
    past.table = { ...this.source.table, outcome: end };
    if (!follows) past.states = new Map();
    past.seat = found.seat;
    this.#shown = found;
    past.show({
      ...found,
      view: { ...found.view, legal: [] },
      news: follows ? found.news.slice(before.length) : found.news,
      serial: ++this.#serial,
      outcome: end,
      clocks: null,
      offer: null,
      can_undo: false,
      can_withdraw: false,
    });
  }

  // -- what is known of the game

  /** The engine's word about what is shown, or what it found when it went through the game. */
  get judged(): api.Judged | null {
    return this.here.played ? (this.analysis.judged.get(this.here.ply) ?? null) : null;
  }
  get lines(): api.Option[] {
    return this.found?.lines ?? (this.game === "duel" ? (this.judged?.options ?? []) : []);
  }
  /** A player's chance to win as it is shown, where it is known. */
  chanceOf(player: number): number | null {
    const result = this.past.outcome;
    if (result && this.over) return result.winners.includes(player) ? 1 / result.winners.length : 0;
    const [chance, whose] = this.found
      ? [this.found.chance, this.found.player]
      : [this.judged?.before ?? null, this.judged?.player];
    if (chance === null) return null;
    return whose === player ? chance : this.analysis.players === 2 ? 1 - chance : null;
  }
  /** The one good move among several that lose much. */
  isOnlyMove(ply: number): boolean {
    const one = this.analysis.judged.get(ply);
    if (!one || one.mark !== "none" || one.choices < 2 || one.options.length < 2) return false;
    return same(one.move, one.best) && one.options[0]!.chance - one.options[1]!.chance >= 0.1;
  }
  /** What turned up with a move was worth so much to whoever made it; null if it was little or isn't known. */
  luckAt(ply: number): number | null {
    const [one, next] = [this.analysis.judged.get(ply), this.analysis.judged.get(ply + 1)];
    if (!one || !next || this.analysis.players !== 2) return null;
    const luck = (next.player === one.player ? next.before : 1 - next.before) - one.played;
    return Math.abs(luck) >= LUCKY ? luck : null;
  }
  /** At most five moments in which the game turned: the worst moves and the greatest luck, in order. */
  get moments(): { ply: number; kind: "bad" | "luck"; change: number }[] {
    const slips = this.analysis.slips.map((one) => ({ ply: one.ply, kind: "bad" as const, change: -one.loss }));
    const luck = this.played.flatMap(({ ply }) => {
      const change = this.luckAt(ply);
      return change === null ? [] : [{ ply, kind: "luck" as const, change }];
    });
    const worst = [...slips.filter((one) => one.change <= -0.1), ...luck].sort(
      (one, other) => Math.abs(other.change) - Math.abs(one.change),
    );
    const chosen = worst.filter((one, n) => worst.findIndex((other) => other.ply === one.ply) === n).slice(0, 5);
    return chosen.sort((one, other) => one.ply - other.ply);
  }
  /** Whatever follows the shown step in its line. */
  get ahead(): Step[] {
    return line(this.here);
  }
}
