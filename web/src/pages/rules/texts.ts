/** The text of the rules in a language, loaded when somebody reads it. */
import { parse, type Chapter } from "./parse";

const TEXTS = import.meta.glob<string>("./text/*.md", { query: "?raw", import: "default" });

export const chaptersIn = (language: string): Promise<Chapter[]> => TEXTS[`./text/${language}.md`]!().then(parse);
