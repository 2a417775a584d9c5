/** What cities excelled in, as far as the log and the scores tell it. */
import { say } from "../language/index.svelte";
import type { Desk } from "./desk.svelte";

export interface Award {
  key: string;
  icon: string;
  seat: number;
  words: string;
}
const MOST = 6;

/** At most six, each person first once; none for the last place, none to a bot alone. */
export function awards(desk: Desk, ranked: readonly number[]): Award[] {
  const last = ranked[ranked.length - 1];
  const found = candidates(desk).filter((one) => one.seat !== last);
  const seen = new Set<number>();
  const first = found.filter((one) => !seen.has(one.seat) && seen.add(one.seat));
  const chosen = [...first, ...found.filter((one) => !first.includes(one))].slice(0, MOST);
  return chosen.some((one) => !desk.isBot(one.seat)) ? chosen : [];
}

function candidates(desk: Desk): Award[] {
  const { cities } = desk.view;
  const deeds = desk.turns.flat();
  const finished = deeds.find((deed) => deed.stage !== undefined && deed.stage === cities[deed.seat]!.stages_of_board);
  const of = (seat: number) => deeds.filter((deed) => deed.seat === seat);
  const earned = (seat: number): number =>
    deeds.flatMap((deed) => deed.paid ?? []).reduce((sum, share) => sum + (share.seat === seat ? share.coins : 0), 0);
  return [
    most(desk, "science", "type-green", (seat) => cities[seat]!.score["science"]!),
    most(desk, "army", "shield", (seat) => cities[seat]!.shields),
    most(desk, "civic", "type-blue", (seat) => cities[seat]!.score["civilian"]!),
    most(desk, "chains", "ui-chainlink", (seat) => of(seat).filter((deed) => deed.chain).length),
    most(desk, "merchant", "coin", earned),
    ...(finished
      ? [
          {
            key: "wonder",
            icon: "capital",
            seat: finished.seat,
            words: say("award-words", { award: "wonder", n: finished.age }),
          },
        ]
      : []),
  ].filter((one) => one !== null);
}

/** Whoever has more of it than all others, if it is anything. */
function most(desk: Desk, key: string, icon: string, count: (seat: number) => number): Award | null {
  const seats = desk.view.cities.map((_, seat) => seat).filter((seat) => !desk.isFreeCity(seat));
  const sorted = [...seats].sort((a, b) => count(b) - count(a));
  const [best, next] = [sorted[0]!, sorted[1]];
  if (count(best) < 1 || (next !== undefined && count(next) === count(best))) return null;
  return { key, icon, seat: best, words: say("award-words", { award: key, n: count(best) }) };
}
