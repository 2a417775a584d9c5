/** Where a learner is in a lesson, and the ways on: forth, back, around, and back from where they strayed. */
import { getContext, setContext } from "svelte";
import type { Move } from "../data/types";
import type { TableState } from "../state/table.svelte";
import type { Lesson, Task } from "./lessons";

const KEY = Symbol("coaching");
const same = (a: Move, b: Move): boolean =>
  Object.entries(b).every(([field, value]) => JSON.stringify(a[field as keyof Move]) === JSON.stringify(value));

export class Coaching {
  freely = $state<string | null>(null); // the task in which the learner wants to choose without spotlight
  scolded = $state<string | null>(null); // the task in which they tapped what lies in the dark
  returning = $state(false); // on the way back, one decision after the other

  constructor(
    readonly table: TableState,
    readonly lesson: Lesson,
  ) {}

  get #info() {
    return this.table.now?.lesson ?? null;
  }
  get strayed(): boolean {
    return this.#info?.strayed ?? false;
  }
  get over(): boolean {
    return (!!this.#info && !this.strayed && this.#info.task >= this.lesson.tasks.length) || !!this.table.outcome;
  }
  /** What is to be done, or was to be done when the learner strayed. */
  get task(): Task | null {
    return this.#info ? (this.lesson.tasks[this.#info.task] ?? null) : null;
  }
  get steps(): string[] {
    return [...new Set(this.lesson.tasks.map((task) => task.step))];
  }
  get step(): number {
    return this.task ? this.steps.indexOf(this.task.step) : this.steps.length;
  }
  /** The task's move as the server offers it now. */
  get meant(): Move | null {
    const { task } = this;
    return task && this.mayAct && !this.strayed
      ? (this.table.view?.legal.find((move) => same(move, task.move)) ?? null)
      : null;
  }
  get mayAct(): boolean {
    return !this.table.outcome && !this.table.sending && !!this.table.view?.legal.length;
  }
  /** Whether only what belongs to the task can be touched. */
  get led(): boolean {
    return !!this.meant && this.freely !== this.task?.id;
  }
  get canGoBack(): boolean {
    return !!this.table.now?.can_undo && (this.strayed || (this.#info?.task ?? 0) > 0);
  }

  async back(): Promise<void> {
    if (this.canGoBack) await this.table.act({ type: "undo", seat: this.table.seat ?? 0 });
  }
  /** Take back until the game fits the lesson again; to be called inside an effect. */
  lead(): void {
    if (!this.strayed) this.returning = false;
    else if (this.returning && this.mayAct) void this.back();
  }
  async skip(): Promise<void> {
    if (this.meant) await this.table.play(this.meant);
  }
}

export const begin = (coaching: Coaching): Coaching => setContext(KEY, coaching);
export const coachingHere = (): Coaching => getContext<Coaching>(KEY);
