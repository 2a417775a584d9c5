/** What bots are called at a table: a name for each seat, the same in all languages. */
const NAMES = ["Ariadne", "Daidalos", "Kirke", "Theron", "Kleio", "Sibylla", "Hektor"];

export const botName = (seat: number): string => NAMES[seat % NAMES.length]!;
