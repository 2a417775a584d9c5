/** The chosen language: messages by key, names of things. Only that one language is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameName, Names } from "../data/types";

export const LANGUAGES = ["en", "et", "da", "fi", "cs", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  et: "Eesti",
  da: "Dansk",
  fi: "Suomi",
  cs: "Čeština",
  hu: "Magyar",
};
export type Values = Record<string, FluentVariable>;

const LOAD: Record<Language, () => Promise<{ messages: string; names: Names }>> = {
  en: () => import("virtual:language/en"),
  et: () => import("virtual:language/et"),
  da: () => import("virtual:language/da"),
  fi: () => import("virtual:language/fi"),
  cs: () => import("virtual:language/cs"),
  hu: () => import("virtual:language/hu"),
};

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  names: Names;
}
let spoken = $state.raw<Spoken | null>(null);

/** Load a language and speak it from now on; everything on the page follows. */
export async function speak(language: Language): Promise<void> {
  const { messages, names } = await LOAD[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(messages));
  if (errors.length) console.error(language, errors);
  spoken = { language, bundle, names };
  document.documentElement.lang = language;
}

function now(): Spoken {
  if (!spoken) throw new Error("No language is loaded yet.");
  return spoken;
}

export const language = (): Language => now().language;
export const names = (): Names => now().names;

/** The message under a key, with its variables filled in. */
export function say(key: string, values: Values = {}): string {
  const { bundle, language } = now();
  const message = bundle.getMessage(key);
  if (!message?.value) return missing(language, key);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length) console.error(language, key, errors[0]);
  return text;
}

/** Whether there is such a message: for keys that come from elsewhere, such as codes of the server. */
export const knows = (key: string): boolean => now().bundle.hasMessage(key);

function missing(language: string, key: string): string {
  console.error(`${language}: there is no message ${key}`);
  return key;
}

/** "Baths, Altar and Tavern" in the chosen language. */
export function listing(things: readonly string[]): string {
  if (things.length < 2) return things.join("");
  return say("and", { first: things.slice(0, -1).join(", "), last: things[things.length - 1]! });
}

/** "clay, wood or stone" in the chosen language. */
export function either(things: readonly string[]): string {
  if (things.length < 2) return things.join("");
  return say("or", { first: things.slice(0, -1).join(", "), last: things[things.length - 1]! });
}

/** The name of a card, guild, wonder or token of a game by its id. */
export function nameOf(game: GameName, id: string): string {
  const tree = names()[game];
  for (const kind of ["cards", "guilds", "wonders", "tokens"]) {
    const name = tree[kind]?.[id];
    if (name) return name;
  }
  return id;
}

export const cityName = (board: string): string => names().classic["cities"]?.[board] ?? board;
export const ageName = (age: number): string => names().ages[String(age)] ?? String(age);
export const resourceName = (id: string): string => names().resources[id] ?? id;
export const typeName = (colour: string): string => names().building_types[colour] ?? colour;
export const symbolName = (game: GameName, id: string): string => names()[game]["symbols"]?.[id] ?? id;
export const chainName = (id: string): string => names().duel["chains"]?.[id] ?? id;

/** What somebody is called. Whoever gave no name was given one in their language, and has it here in ours. */
export function personName(name: string): string {
  const [word, n, ...more] = name.split(" ");
  const isGiven = n && !more.length && /^\d{3}$/.test(n) && say("guest-words").split(" ").includes(word!);
  return isGiven ? say("lobby-guest", { n }) : name;
}

/** A message in pieces, so that the values of some variables can be set in bold. */
export function pieces(key: string, values: Values, strong: readonly string[]): { text: string; strong: boolean }[] {
  const marked = { ...values };
  for (const name of strong) marked[name] = `\uE000${String(values[name])}\uE001`;
  const parts = say(key, marked).split(/[\uE000\uE001]/);
  return parts.map((text, at) => ({ text, strong: at % 2 === 1 })).filter((piece) => piece.text !== "");
}

/** The first of the browser's languages that is one of ours, else English. */
export function browserLanguage(): Language {
  const codes = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return (
    LANGUAGES.find((ours) => codes.find((code) => (LANGUAGES as readonly string[]).includes(code!)) === ours) ?? "en"
  );
}
