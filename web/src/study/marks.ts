/** What the engine says of cards, for whoever draws them: the board speaks first. */
import { getContext, setContext } from "svelte";

export interface Mark {
  kind: "best" | "other" | "bad";
  text: string; // the chance to win with it
  label: string; // the same for a screen reader
}
export type Marks = (card: string) => Mark | null;

const KEY = Symbol("marks");
/** For a board, while it is made. */
export const setMarks = (marks: Marks): void => void setContext(KEY, marks);
/** The marks of the board around a card; elsewhere there are none. */
export const marksHere = (): Marks | undefined => getContext<Marks | undefined>(KEY);
