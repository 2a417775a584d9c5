import type { State } from "../../net/api";

/** The plies after which a turn of classic is over: before each new hand, and the end. */
export function turns(told: State<unknown>, last: number, wanted: number): readonly number[] {
  const found = new Set([0, last, ...(wanted >= 0 && wanted <= last ? [wanted] : [])]);
  let ply = 0;
  for (const event of told.news) {
    if (event.type === "hand") found.add(ply);
    else if (event.type === "move") ply++;
  }
  return [...found].filter((ply) => ply <= last).sort((a, b) => a - b);
}
