import { expect, test } from "vitest";
import type { Move } from "../data/types";
import { beside, branches, line, pathTo, rootOf, same, Tree } from "./tree";

const move = (card: string, more = {}): Move => ({ seat: 0, do: "build", card, ...more });
const game = (): Tree => new Tree([move("baths"), move("altar"), move("tavern")]);

test("a game is a line without branches", () => {
  const tree = game();
  expect(line(tree.root).map((step) => step.ply)).toEqual([1, 2, 3]);
  expect(branches(tree.root)).toEqual([]);
});

test("another move becomes a branch, the same move again does not", () => {
  const tree = game();
  const at = tree.root.after[0]!;
  const other = tree.grow(at, move("forum", { cost: 3 }));
  expect(tree.grow(at, move("forum"))).toBe(other);
  expect(tree.grow(at, move("altar"))).toBe(at.after[0]);
  expect(pathTo(other)).toEqual([move("baths"), move("forum")]);
  expect(branches(at)).toEqual([other]);
});

test("branches nest, and one steps sideways between them", () => {
  const tree = game();
  const one = tree.grow(tree.root, move("forum"));
  const inner = tree.grow(one, move("altar"));
  const other = tree.grow(one, move("tavern"));
  expect(rootOf(other)).toBe(tree.root);
  expect(beside(inner, 1)).toBe(other);
  expect(beside(other, 1)).toBe(inner);
});

test("a branch can be followed instead, and taken away; the game stays", () => {
  const tree = game();
  const other = tree.grow(tree.root, move("forum"));
  tree.promote(other);
  expect(line(tree.root)).toEqual([other]);
  expect(tree.prune(other)).toBe(tree.root);
  expect(line(tree.root).length).toBe(3);
  const played = tree.root.after[0]!;
  expect(tree.prune(played)).toBe(played);
  expect(line(tree.root).length).toBe(3);
});

test("a move is known again, whatever the order of its fields and whatever it costs", () => {
  expect(same(move("a", { cost: 2 }), { card: "a", do: "build", seat: 0 })).toBe(true);
  expect(same(move("a"), move("b"))).toBe(false);
});

test("branches of branches are written into a record and read again", () => {
  const tree = game();
  const one = tree.grow(tree.root.after[0]!, move("forum"));
  const two = tree.grow(one, move("tavern"));
  tree.grow(one, move("altar"));
  one.comment = "earlier";
  const written = tree.write();
  expect(written).toEqual([
    {
      ply: 1,
      moves: [move("forum"), move("tavern")],
      comment: "earlier",
      variations: [{ ply: 2, moves: [move("altar")] }],
    },
  ]);
  const again = game();
  again.read(written);
  expect(again.write()).toEqual(written);
  expect(pathTo(two)).toEqual([move("baths"), move("forum"), move("tavern")]);
});
