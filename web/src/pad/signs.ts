/** The drawing that stands for a category, and for what is counted in it. */
const SIGNS: Record<string, string> = {
  military: "shield",
  civilian: "type-blue",
  science: "type-green",
  commerce: "type-yellow",
  guilds: "type-purple",
  wonder: "capital",
  wonders: "capital",
  progress: "prog-any",
  treasury: "coin",
  coins: "coin",
  compass: "sci-compass",
  gear: "sci-gear",
  tablet: "sci-tablet",
  any: "type-green",
};

export const signOf = (name: string): string => SIGNS[name] ?? "vp";
