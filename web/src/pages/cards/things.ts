/** Everything in both boxes as one list that can be searched. */
import * as classic from "../../data/classic";
import * as duel from "../../data/duel";
import type { Colour, Face, GameName } from "../../data/types";
import { amountWords, inShort } from "../../language/effects";
import { cityName, nameOf, resourceName, typeName } from "../../language/index.svelte";

export type Kind = "card" | "wonder" | "token" | "board";
export interface Thing {
  game: GameName;
  kind: Kind;
  id: string;
  name: string;
  age: number; // 0 if it belongs to none
  colour: Colour | null;
  chained: boolean; // opens a card or is opened by one
  words: string; // what a search looks through
}
export interface Wanted {
  text: string;
  game: GameName;
  kind: Kind | "";
  age: number;
  colour: Colour | "";
  chained: boolean;
}

/** Letters without their accents, so that a search need not type them. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function cards(game: GameName): Thing[] {
  const faces: Face[] =
    game === "duel" ? duel.cards().map((one) => duel.face(one.id)) : classic.cards().map((one) => classic.face(one.id));
  return faces.map(({ id, age, colour, effects, banner, need, cost }) => {
    const name = nameOf(game, id);
    const words = plain([name, typeName(colour), inShort(effects, game), ...amountWords(cost)].join(" "));
    return { game, kind: "card", id, name, age, colour, chained: banner !== null || need !== null, words };
  });
}

const bare = (game: GameName, kind: Kind, id: string, name: string, words: string): Thing => ({
  game,
  kind,
  id,
  name,
  age: 0,
  colour: null,
  chained: false,
  words: plain(`${name} ${words}`),
});

const wonders = (): Thing[] =>
  duel.wonders().map(({ id, effects }) => bare("duel", "wonder", id, nameOf("duel", id), inShort(effects, "duel")));
const tokens = (): Thing[] =>
  duel.tokens().map(({ id, effects }) => bare("duel", "token", id, nameOf("duel", id), inShort(effects, "duel")));
const boards = (): Thing[] =>
  classic.boards().map(({ id, resource, A, B }) => {
    const stages = [...A, ...B].map((stage) => inShort(stage.effects, "classic")).join(" ");
    return bare("classic", "board", id, cityName(id), `${nameOf("classic", id)} ${resourceName(resource)} ${stages}`);
  });

/** All things of a game in the chosen language: cards by age and colour, then the rest. */
export const things = (game: GameName): Thing[] =>
  game === "duel" ? [...cards("duel"), ...wonders(), ...tokens()] : [...cards("classic"), ...boards()];

export function fits(thing: Thing, wanted: Wanted): boolean {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  return (
    (!wanted.kind || thing.kind === wanted.kind) &&
    (!wanted.age || thing.age === wanted.age) &&
    (!wanted.colour || thing.colour === wanted.colour) &&
    (!wanted.chained || thing.chained) &&
    words.every((word) => thing.words.includes(word))
  );
}

export const addressOf = (game: GameName, id: string): string => `/cards/${game}/${id}`;

/** What a card needs to be free, and what it makes free: ids. */
export function chains(game: GameName, id: string): { from: string[]; to: string[] } {
  if (game === "classic") return { from: classic.card(id).free_with, to: classic.opened(id).map((one) => one.id) };
  const { free_with, opens } = duel.card(id);
  return { from: free_with ? [duel.opener(free_with).id] : [], to: opens ? [duel.opened(opens).id] : [] };
}
