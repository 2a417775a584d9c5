import { describe, expect, it } from "vitest";
import type { Judged } from "../../net/api";
import { Analysis, same } from "./analysis.svelte";

const judged = (ply: number, change: Partial<Judged> = {}): Judged => ({
  ply,
  player: ply % 2,
  move: { seat: ply % 2, do: "build", card: "baths" },
  best: { seat: ply % 2, do: "build", card: "baths" },
  choices: 4,
  before: 0.6,
  played: 0.6,
  loss: 0,
  mark: "none",
  simulations: 2000,
  exact: false,
  options: [],
  ...change,
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("an analysis", () => {
  it("asks for every move once, the shown one first", async () => {
    const asked: number[] = [];
    const analysis = new Analysis(6, 2, (ply) => (asked.push(ply), Promise.resolve(judged(ply))));
    analysis.start(4);
    await settled();
    expect(asked).toEqual([4, 5, 0, 1, 2, 3]);
    expect(analysis.done).toBe(true);
  });

  it("stops at a refusal, keeps what it knows and can go on", async () => {
    let ill = true;
    const analysis = new Analysis(4, 2, (ply) =>
      ply === 2 && ill ? Promise.reject(new Error("gone")) : Promise.resolve(judged(ply)),
    );
    analysis.start(0);
    await settled();
    expect(analysis.refused).toContain("gone");
    expect(analysis.judged.has(0)).toBe(true);
    ill = false;
    analysis.start(0);
    await settled();
    expect([analysis.done, analysis.refused]).toEqual([true, null]);
  });

  it("draws the chance of one player from the decisions of both, if there are two", async () => {
    const two = new Analysis(2, 2, (ply) => Promise.resolve(judged(ply, { before: 0.75 })));
    const three = new Analysis(3, 3, (ply) => Promise.resolve(judged(ply, { player: ply, before: 0.5 })));
    two.start(0);
    three.start(0);
    await settled();
    expect(two.curve(0).map((point) => point.chance)).toEqual([0.75, 0.25]);
    expect(three.curve(1)).toEqual([{ ply: 1, chance: 0.5 }]);
  });

  it("counts slips, but not where there was nothing to decide", async () => {
    const marks: Judged[] = [
      judged(0, { mark: "blunder", loss: 0.3 }),
      judged(1),
      judged(2),
      judged(3, { choices: 1 }),
    ];
    const analysis = new Analysis(4, 2, (ply) => Promise.resolve(marks[ply]!));
    analysis.start(0);
    await settled();
    expect(analysis.slips.map((one) => one.ply)).toEqual([0]);
    expect([analysis.accuracy(0), analysis.accuracy(1)]).toEqual([50, 100]);
    expect(analysis.at(0, 2, 1)?.ply).toBe(1);
    expect(analysis.at(0, 1, 1)?.ply).toBe(0);
    expect(analysis.at(9, 10, 0)).toBe(null);
  });

  it("knows a move again", () => {
    expect(same({ seat: 0, do: "build", card: "a" }, { card: "a", do: "build", seat: 0 })).toBe(true);
    expect(same({ seat: 0, do: "build", card: "a" }, { card: "b", do: "build", seat: 0 })).toBe(false);
  });
});
