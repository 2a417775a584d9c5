/** What an effect shows: a row of signs for a window, a wonder or a token. */
import type { Amounts, Effect } from "./types";

export type Sign =
  | { kind: "icon"; name: string; mono?: boolean }
  | { kind: "points"; n: number }
  | { kind: "coins"; n: number }
  | { kind: "loot"; n: number }
  | { kind: "text"; text: string };

const icon = (name: string, mono = false): Sign => ({ kind: "icon", name, mono });
const text = (said: string): Sign => ({ kind: "text", text: said });
const points = (n: number): Sign => ({ kind: "points", n });
const coins = (n: number): Sign => ({ kind: "coins", n });
const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

/** Icons of resources, each as often as it is needed; coins first, as one coin with a number. */
export function costSigns(cost: Amounts): Sign[] {
  const { coins: printed = 0, ...rest } = cost;
  const units = Object.entries(rest).flatMap(([name, n]) => times(n, () => icon(`res-${name}`)));
  return printed ? [coins(printed), ...units] : units;
}

/** Signs of all effects in a row. Coins and points for the same count are written as one: 1 coin 1 point × type. */
export function signs(effects: readonly Effect[]): Sign[] {
  const [first, second] = effects;
  if (first?.type === "guild_coins" && second?.type === "guild_points") {
    return [coins(first.amount), points(second.amount), text("×"), ...counted(first.per)];
  }
  if (first?.type === "coins_per" && second?.type === "points_per") {
    return [coins(first.amount), points(second.amount), text("×"), ...counted(first.per)];
  }
  return effects.flatMap(signsOf);
}

function signsOf(effect: Effect): Sign[] {
  switch (effect.type) {
    case "produce":
      return costSigns(effect.resources);
    case "produce_choice":
      return alternatives(effect.options.map((name) => `res-${name}`));
    case "fixed_trade_price":
      return [...effect.resources.map((name) => icon(`res-${name}`)), text("="), coins(effect.price)];
    case "trade_discount":
      return discount(effect.resources, effect.price, effect.neighbours);
    case "shields":
      return times(effect.amount, () => icon("shield"));
    case "science":
      return [icon(`sci-${effect.symbol}`)];
    case "science_choice":
      return alternatives(["sci-compass", "sci-gear", "sci-tablet"]);
    case "victory_points":
      return [points(effect.amount)];
    case "coins":
      return [coins(effect.amount)];
    case "coins_per":
      return [coins(effect.amount), text("×"), ...counted(effect.per), ...where(effect.cities)];
    case "points_per":
      return [points(effect.amount), text("×"), ...counted(effect.per), ...where(effect.cities)];
    case "guild_coins":
      return [coins(effect.amount), text("×"), ...counted(effect.per)];
    case "guild_points":
      return [points(effect.amount), text("×"), ...counted(effect.per)];
    default:
      return rareSigns(effect);
  }
}

function rareSigns(effect: Effect): Sign[] {
  switch (effect.type) {
    case "opponent_loses_coins":
      return [{ kind: "loot", n: effect.amount }];
    case "play_again":
      return [icon("play-again")];
    case "destroy":
      return [icon(`destroy-${effect.colour}`)];
    case "revive":
      return [icon("ui-discard", true)];
    case "library":
      return [icon("prog-any")];
    case "resource_discount":
      return [...counted(effect.applies_to), text(`−${effect.amount}`)];
    case "extra_shields":
      return [icon("type-red"), text("+"), icon("shield")];
    case "grant_play_again":
      return [icon("capital"), icon("play-again")];
    case "receive_opponent_trade_coins":
      return [icon("ui-left-seat", true), icon("coin")];
    case "coins_on_chain_build":
      return [icon("ui-chainlink", true), coins(effect.amount)];
    case "points_per_token":
      return [points(effect.amount), text("×"), icon("prog-any")];
    case "build_free":
      return [text("1×"), icon("ui-check", true)];
    case "play_seventh_card":
      return [text("7.")];
    case "copy_neighbour_guild":
      return [icon("ui-left-seat", true), icon("type-purple"), icon("ui-right-seat", true)];
    default:
      return [];
  }
}

function alternatives(names: readonly string[]): Sign[] {
  return names.flatMap((name, at) => (at ? [text("/"), icon(name)] : [icon(name)]));
}

function discount(resources: readonly string[], price: number, sides: readonly string[]): Sign[] {
  const goods = resources.includes("glass") ? "type-grey" : "type-brown";
  const left: Sign[] = sides.includes("left") ? [icon("ui-left-seat", true)] : [];
  const right: Sign[] = sides.includes("right") ? [icon("ui-right-seat", true)] : [];
  return [...left, icon(goods), coins(price), ...right];
}

const SIGN_OF: Record<string, Sign> = { wonder: icon("capital"), wonder_stage: icon("capital"), coins_3: coins(3) };

function counted(per: string | readonly string[]): Sign[] {
  const kinds = typeof per === "string" ? [per] : per;
  return kinds.map((kind) => SIGN_OF[kind] ?? (kind === "defeat_token" ? text("−1") : icon(`type-${kind}`)));
}

/** Arrows for what lies with the neighbours; the own city needs no sign. */
function where(cities: readonly string[] | undefined): Sign[] {
  return cities?.includes("left") ? [icon("ui-left-seat", true), icon("ui-right-seat", true)] : [];
}
