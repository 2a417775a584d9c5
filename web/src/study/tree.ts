/** The game and what else could have been played in it: moves that follow on each other and branch. No rule is known here. */
import type { Move } from "../data/types";

export interface Step {
  readonly move: Move | null; // none: the beginning
  readonly before: Step | null;
  readonly ply: number; // how many moves led here
  readonly played: boolean; // in the game
  after: Step[]; // what may follow, the main line first
  comment: string; // of the branch that begins here
}

/** A branch as a record has it. */
export interface Branch {
  ply: number; // before which it leaves its parent line
  moves: Move[];
  comment?: string;
  variations?: Branch[];
}

/** Whether two moves are the same, whatever the order of their fields; prices are no part of a move. */
export function same(one: Move, other: Move): boolean {
  return JSON.stringify(bare(one)) === JSON.stringify(bare(other));
}
/** A move as it stands in a record. */
export function bare(move: Move): Move {
  const fields = Object.entries(move).filter(([name]) => name !== "cost");
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))) as unknown as Move;
}

export class Tree {
  readonly root: Step = { move: null, before: null, ply: 0, played: true, after: [], comment: "" };

  constructor(moves: readonly Move[]) {
    let step = this.root;
    for (const move of moves) step = add(step, move, true);
  }

  /** The step that a move leads to: a new branch, unless it is there already. */
  grow(from: Step, move: Move): Step {
    return from.after.find((one) => same(one.move!, move)) ?? add(from, bare(move), false);
  }
  /** All branches, for a record. */
  write(from: Step = this.root): Branch[] {
    const found: Branch[] = [];
    for (let at: Step | undefined = from; at; at = onwards(at))
      for (const first of at.after.filter((one) => one !== onwards(at))) found.push(this.#branch(first));
    return found;
  }
  #branch(first: Step): Branch {
    const moves = [first, ...line(first)].map((step) => step.move!);
    const [comment, variations] = [first.comment, this.write(first)];
    return {
      ply: first.ply - 1,
      moves,
      ...(comment ? { comment } : {}),
      ...(variations.length ? { variations } : {}),
    };
  }
  /** Let branches of a record grow; what leaves no line that is there is left out. */
  read(branches: readonly Branch[], parent: readonly Step[] = [this.root, ...this.#game()]): void {
    for (const branch of branches) {
      const from = parent.find((step) => step.ply === branch.ply);
      if (!from || !Array.isArray(branch.moves)) continue;
      const steps: Step[] = [];
      for (const move of branch.moves) steps.push(this.grow(steps.at(-1) ?? from, move));
      if (steps[0] && branch.comment) steps[0].comment = branch.comment;
      this.read(branch.variations ?? [], [...parent.filter((step) => step.ply <= branch.ply), ...steps]);
    }
  }
  #game(): Step[] {
    const found: Step[] = [];
    for (let one = this.root.after.find((step) => step.played); one; one = one.after.find((step) => step.played))
      found.push(one);
    return found;
  }
  /** Take a branch away; the game itself stays. The step before it. */
  prune(step: Step): Step {
    if (step.played || !step.before) return step;
    step.before.after = step.before.after.filter((one) => one !== step);
    return step.before;
  }
  /** Let a branch be the line that is followed, from where it leaves the other. */
  promote(step: Step): void {
    for (let one: Step | null = step; one?.before; one = one.before)
      one.before.after = [one, ...one.before.after.filter((other) => other !== one)];
  }
}

/** What follows in a step's own line: in the game what was played, in a branch its first move. */
const onwards = (at: Step): Step | undefined => (at.played ? at.after.find((one) => one.played) : at.after[0]);

function add(before: Step, move: Move, played: boolean): Step {
  const step: Step = { move, before, ply: before.ply + 1, played, after: [], comment: "" };
  before.after.push(step);
  return step;
}

/** The moves that lead to a step. */
export function pathTo(step: Step): Move[] {
  const path: Move[] = [];
  for (let one: Step | null = step; one?.move; one = one.before) path.unshift(one.move);
  return path;
}
/** The line from a step on, as it is followed. */
export function line(from: Step): Step[] {
  const steps: Step[] = [];
  for (let one = from.after[0]; one; one = one.after[0]) steps.push(one);
  return steps;
}
/** The last step of the game on the way to this one: where a branch left it. */
export function rootOf(step: Step): Step {
  let one = step;
  while (!one.played) one = one.before!;
  return one;
}
/** The step beside this one: another answer to the same position, in turn. */
export function beside(step: Step, by: 1 | -1): Step {
  const all = step.before?.after ?? [step];
  return all[(all.indexOf(step) + by + all.length) % all.length]!;
}
/** Branches that leave the line at a step: the first step of each. */
export const branches = (at: Step): Step[] => at.after.slice(1);
