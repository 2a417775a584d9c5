/** What effects say: in a few words for a dock or a label, in full for the reference. */
import type { Amounts, Effect, GameName } from "../data/types";
import { either, listing, resourceName, say, symbolName } from "./index.svelte";

export const amountWords = (amounts: Amounts): string[] =>
  Object.entries(amounts).map(([resource, n]) =>
    resource === "coins" ? say("coins", { n }) : say("amount", { resource, n }),
  );

const choice = (options: readonly string[]): string => options.map(resourceName).join("/");

/** What is counted, as the messages call it. */
function thing(per: string | readonly string[]): string {
  const kinds = typeof per === "string" ? [per] : per;
  if (kinds[0] === "coins_3") return "coins3";
  return kinds.length === 1 ? kinds[0]! : "goods";
}
const counted = (per: string | readonly string[]): string => {
  const kinds = typeof per === "string" ? [per] : per;
  return kinds.length > 1 ? "shipowners" : kinds[0]!;
};
function citiesWord(cities: readonly string[]): string {
  if (cities.length === 3) return "all";
  return cities.includes("self") ? "self" : "neighbours";
}
const sides = (neighbours: readonly string[]): string => (neighbours.length > 1 ? "both" : neighbours[0]!);

export function short(effect: Effect, game: GameName): string {
  switch (effect.type) {
    case "produce":
      return amountWords(effect.resources).join(", ");
    case "produce_choice":
      return choice(effect.options);
    case "fixed_trade_price":
      return say("short-fixed", { resource: choice(effect.resources), price: effect.price });
    case "trade_discount":
      return say("short-fixed", { resource: choice(effect.resources), price: effect.price });
    case "shields":
      return say("shields", { n: effect.amount });
    case "science":
      return symbolName(game, effect.symbol);
    case "victory_points":
      return say("points", { n: effect.amount });
    case "coins":
      return say("coins", { n: effect.amount });
    case "coins_per":
      return effect.cities
        ? say("short-city-coins", { n: effect.amount, counted: counted(effect.per), cities: citiesWord(effect.cities) })
        : say("short-coins-per", { n: effect.amount, thing: thing(effect.per) });
    case "points_per":
      return say("short-city-points", {
        n: effect.amount,
        counted: counted(effect.per),
        cities: citiesWord(effect.cities),
      });
    case "guild_coins":
      return say("short-guild-coins", { n: effect.amount, thing: thing(effect.per) });
    case "guild_points":
      return say("short-guild-points", { n: effect.amount, thing: thing(effect.per) });
    default:
      return rareShort(effect);
  }
}

function rareShort(effect: Effect): string {
  switch (effect.type) {
    case "opponent_loses_coins":
      return say("short-opponent-loses", { n: effect.amount });
    case "play_again":
      return say("short-again");
    case "destroy":
      return say("short-destroy", { colour: effect.colour });
    case "revive":
      return say("short-revive");
    case "library":
      return say("short-library", { n: effect.draw });
    case "resource_discount":
      return say("short-discount", { n: effect.amount, thing: effect.applies_to });
    case "extra_shields":
      return say("short-extra-shields", { n: effect.amount });
    case "grant_play_again":
      return say("short-grant-again");
    case "receive_opponent_trade_coins":
      return say("short-trade");
    case "coins_on_chain_build":
      return say("short-chain-coins", { n: effect.amount });
    case "points_per_token":
      return say("short-per-token", { n: effect.amount });
    case "science_choice":
      return say("short-any-symbol");
    case "build_free":
      return say("short-build-free");
    case "play_seventh_card":
      return say("short-seventh");
    case "copy_neighbour_guild":
      return say("short-copy-guild");
    default:
      return "";
  }
}

export function full(effect: Effect, game: GameName): string {
  switch (effect.type) {
    case "produce": {
      const made = say("full-produce", { things: amountWords(effect.resources).join(", ") });
      return made + forSale(effect.for_sale);
    }
    case "produce_choice":
      return say("full-choice", { things: either(effect.options.map(resourceName)) }) + forSale(effect.for_sale);
    case "fixed_trade_price":
      return say("full-fixed", { things: listing(effect.resources.map(resourceName)), n: effect.price });
    case "trade_discount": {
      const things = listing(effect.resources.map(resourceName));
      return say("full-neighbour-price", { things, n: effect.price, neighbours: sides(effect.neighbours) });
    }
    case "shields":
      return game === "duel"
        ? say("full-shields", { n: effect.amount })
        : say("full-conflict-shields", { n: effect.amount });
    case "science": {
      const symbol = symbolName(game, effect.symbol);
      return game === "duel" ? say("full-science", { symbol }) : say("full-city-science", { symbol });
    }
    case "victory_points":
      return say("full-points", { n: effect.amount });
    case "coins":
      return say("full-coins", { n: effect.amount });
    case "coins_per":
      return effect.cities
        ? say("full-city-coins", { n: effect.amount, counted: counted(effect.per), cities: citiesWord(effect.cities) })
        : say("full-coins-per", { n: effect.amount, thing: thing(effect.per) });
    case "points_per":
      return say("full-city-points", {
        n: effect.amount,
        counted: counted(effect.per),
        cities: citiesWord(effect.cities),
      });
    default:
      return rareFull(effect, game);
  }
}

const forSale = (sold: boolean | undefined): string =>
  sold === undefined ? "" : ` ${sold ? say("full-for-sale") : say("full-not-for-sale")}`;

function rareFull(effect: Effect, game: GameName): string {
  switch (effect.type) {
    case "guild_coins":
      return say("full-guild-coins", { n: effect.amount, thing: thing(effect.per) });
    case "guild_points":
      return say("full-guild-points", { n: effect.amount, thing: thing(effect.per) });
    case "opponent_loses_coins":
      return say("full-opponent-loses", { n: effect.amount });
    case "play_again":
      return say("full-again");
    case "destroy":
      return say("full-destroy", { colour: effect.colour });
    case "revive":
      return game === "duel" ? say("full-revive") : say("full-city-revive");
    case "library":
      return say("full-library", { n: effect.draw });
    case "resource_discount":
      return say("full-discount", { n: effect.amount, thing: effect.applies_to });
    case "extra_shields":
      return say("full-extra-shields", { n: effect.amount });
    case "grant_play_again":
      return say("full-grant-again");
    case "receive_opponent_trade_coins":
      return say("full-trade");
    case "coins_on_chain_build":
      return say("full-chain-coins", { n: effect.amount });
    case "points_per_token":
      return say("full-per-token", { n: effect.amount });
    case "science_choice":
      return say("full-any-symbol");
    case "build_free":
      return say("full-build-free");
    case "play_seventh_card":
      return say("full-seventh");
    case "copy_neighbour_guild":
      return say("full-copy-guild");
    default:
      return "";
  }
}

/** All effects in a few words, first letter large. */
export function inShort(effects: readonly Effect[], game: GameName): string {
  const words = effects
    .map((effect) => short(effect, game))
    .filter(Boolean)
    .join(", ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export const inFull = (effects: readonly Effect[], game: GameName): string[] =>
  effects.map((effect) => full(effect, game)).filter(Boolean);
