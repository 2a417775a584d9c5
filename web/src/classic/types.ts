/** What the server shows of a classic game, by the names that the page has for it. */
import type { Score } from "../data/types";
import type * as classic from "../wire/classic";

export type { Bills, Conflicts, PassedHand, Sides, Unit, WhyNot } from "../wire/classic";
export type Sold = classic.Purchase;
export type ClassicBill = classic.Bill;
export type Side = keyof classic.Sides;
export type ClassicCity = Omit<classic.City, "score"> & { score: Score };
/** A move as it was told, with what it cost or brought. */
export type Deed = classic.Moved;
export type ClassicView = Omit<classic.View, "cities"> & { cities: ClassicCity[] };
export type Do = classic.Move["do"];
