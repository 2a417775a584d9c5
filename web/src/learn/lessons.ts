/** The lessons as data: what each task asks for and points to. Made from the server's own by web/export.py. */
import type { GameName, Move } from "../data/types";
import lessons from "../data/generated/lessons.json";

export interface Task {
  id: string;
  step: string;
  move: Move;
  spots: string[];
  lines: string[];
}
export interface Lesson {
  name: string;
  game: GameName;
  tasks: Task[];
}

export const LESSONS = lessons as unknown as Lesson[];
export const lessonOf = (name: string): Lesson | undefined => LESSONS.find((one) => one.name === name);

const KEY = "thauma-learnt";
/** The lessons that were finished in this browser. */
export const learnt = (): string[] => (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
export const noteLearnt = (name: string): void =>
  localStorage.setItem(KEY, [...new Set([...learnt(), name])].join(" "));
