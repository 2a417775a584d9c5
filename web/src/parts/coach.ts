/** A coach at a table: what stands around the dock in a lesson. Tables know only that there may be one. */
import { getContext, setContext, type Component, type Snippet } from "svelte";

const KEY = Symbol("coach");

/** Stands where decisions are made; `chosen`: whether a card is, so that its dock belongs inside. */
export type Coach = Component<{ chosen: boolean; children: Snippet }>;

export const bringCoach = (coach: Coach): Coach => setContext(KEY, coach);
export const coachHere = (): Coach | undefined => getContext<Coach | undefined>(KEY);
